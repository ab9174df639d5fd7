package locales

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"simplesimon/engine"
)

// shape returns the structure of a page without its text.
func shape(sections []Section) []string {
	var lines []string
	for _, s := range sections {
		lines = append(lines, "section "+s.ID)
		for _, b := range s.Blocks {
			line := strings.Repeat("|", len(b.Items)) + " " + b.Picture + " " + b.URL
			for _, row := range b.Rows {
				line += strings.Repeat("+", len(row)) + "/"
			}
			lines = append(lines, "  "+string(rune('0'+int(b.Kind)))+line)
		}
	}
	return lines
}

// words returns all text of a section.
func words(s Section) []string {
	texts := []string{s.Title}
	for _, b := range s.Blocks {
		texts = append(texts, b.Items...)
		for _, row := range b.Rows {
			texts = append(texts, row...)
		}
		if b.Text != "" {
			texts = append(texts, b.Text)
		}
	}
	return texts
}

// pages returns the pages of a language by name.
func pages(l *Localizer) map[string][]Section {
	return map[string][]Section{"rules": l.Rules(), "sources": l.Sources()}
}

// The pages have the same sections, blocks, tables and pictures in all languages.
func TestSameShape(t *testing.T) {
	strict(t)
	for name, english := range pages(New(fallback)) {
		want := shape(english)
		if len(want) < 6 {
			t.Errorf("%s: only %d lines", name, len(want))
		}
		for _, lang := range Languages() {
			if got := shape(pages(New(lang))[name]); !slices.Equal(got, want) {
				t.Errorf("%s in %s:\n%s\nwant\n%s", name, lang, strings.Join(got, "\n"), strings.Join(want, "\n"))
			}
		}
	}
}

// Every block has the fields its kind requires, and no text has a gap.
func TestBlocks(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		for name, sections := range pages(l) {
			seen := map[string]bool{}
			for _, s := range sections {
				if s.ID == "" || seen[s.ID] {
					t.Errorf("%s: section %q is unnamed or duplicated", name, s.ID)
				}
				seen[s.ID] = true
				for _, text := range words(s) {
					whole(t, text)
				}
				for i, b := range s.Blocks {
					if fault := faulty(b); fault != "" {
						t.Errorf("%s, %s, block %d: %s: %+v", name, s.ID, i, fault, b)
					}
				}
			}
		}
	})
}

// faulty returns what is missing or superfluous in a block.
func faulty(b Block) string {
	has := []bool{b.Text != "", b.Items != nil, b.Rows != nil, b.Picture != "", b.URL != ""}
	want := map[BlockKind][]bool{
		Heading:    {true, false, false, false, false},
		Paragraph:  {true, false, false, false, false},
		List:       {false, true, false, false, false},
		TableBlock: {false, false, true, false, false},
		Picture:    {true, false, false, true, false},
		InWords:    {true, false, false, false, false},
		Link:       {true, false, false, false, true},
	}[b.Kind]
	if !slices.Equal(has, want) {
		return "wrong fields"
	}
	for _, row := range b.Rows {
		if len(row) != len(b.Rows[0]) || len(row) < 2 || len(b.Rows) < 3 {
			return "crooked table"
		}
	}
	if _, ok := FindScene(b.Picture); b.Kind == Picture && !ok {
		return "no such scene"
	}
	if b.Kind == Link && !strings.HasPrefix(b.URL, "https://") {
		return "not an address"
	}
	return ""
}

var digits = regexp.MustCompile(`\d+`)

// numbers returns the distinct numbers in a section.
func numbers(s Section) []string {
	found := map[string]bool{}
	for _, text := range words(s) {
		for _, n := range digits.FindAllString(text, -1) {
			found[n] = true
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// Each section contains the same numbers in every language.
func TestSameNumbers(t *testing.T) {
	strict(t)
	all := 0
	for name, english := range pages(New(fallback)) {
		for _, lang := range Languages() {
			for i, s := range pages(New(lang))[name] {
				want := numbers(english[i])
				all += len(want)
				if got := numbers(s); !slices.Equal(got, want) {
					t.Errorf("%s, %s, %s: numbers %v, want %v", lang, name, s.ID, got, want)
				}
			}
		}
	}
	if all < 100 {
		t.Errorf("only %d numbers", all)
	}
}

// No text hard-codes a number of the engine: numbers in the bundles outside placeholders are
// examples or names.
func TestNumbersAreNotHardCoded(t *testing.T) {
	allowed := map[ID][]string{
		PlacingCard:   {"3", "4"},       // cards
		PlacingLimits: {"2", "10"},      // ranks
		GroupsMove:    {"6", "7", "8"},  // ranks
		ScoringLimit:  {"0"},            // the score can be lower
		AppWords:      {"1", "2"},       // columns of the sample
		KeyDigits:     {"0", "1", "9"},  // keys
		KeysColumn:    {"0", "1", "10"}, // the column selected by a key

		KeysNoteDigits: {"0", "10"}, // likewise
		LicenceApache:  {"0", "2"},  // its version
	}
	strict(t)
	braces := regexp.MustCompile(`\{\{[^}]*\}\}`)
	for _, lang := range Languages() {
		for _, m := range pageMessages(t, lang) {
			for _, text := range formsIn(m) {
				found := digits.FindAllString(braces.ReplaceAllString(text, ""), -1)
				for _, number := range found {
					if !slices.Contains(allowed[ID(m.ID)], number) {
						t.Errorf("%s: %s has the number %s typed into it", lang, m.ID, number)
					}
				}
			}
		}
	}
}

// Every reason leads to an existing section that covers it.
func TestRulesSection(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		var ids []string
		for _, s := range l.Rules() {
			ids = append(ids, s.ID)
		}
		want := map[engine.Reason]string{
			engine.NotASequence:   SectionGroups,
			engine.MixedSuits:     SectionGroups,
			engine.OntoAce:        SectionPlacing,
			engine.KingNeedsEmpty: SectionPlacing,
			engine.WrongRank:      SectionPlacing,
			engine.NoTarget:       SectionApp,
		}
		_, count := enumeration(t, "Reason")
		for r := range count + 5 {
			got := l.RulesSection(engine.Reason(r))
			if !slices.Contains(ids, got) {
				t.Errorf("reason %v leads to %q, which is not a section", engine.Reason(r), got)
			}
			if want := want[engine.Reason(r)]; want != "" && got != want {
				t.Errorf("reason %v leads to %q, want %q", engine.Reason(r), got, want)
			}
			if r > 0 && r < count && got == SectionGlance {
				t.Errorf("reason %v leads to no particular section", engine.Reason(r))
			}
		}
	})
}

// tablesOf returns the tables of a section.
func tablesOf(sections []Section, id string) [][][]string {
	var tables [][][]string
	for _, s := range sections {
		for _, b := range s.Blocks {
			if s.ID == id && b.Kind == TableBlock {
				tables = append(tables, b.Rows)
			}
		}
	}
	return tables
}

// The tables have the engine's numbers in the right rows.
func TestTables(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		rules := l.Rules()
		suits, scoring := tablesOf(rules, SectionSuits), tablesOf(rules, SectionScoring)
		if len(suits) != 1 || len(scoring) != 1 {
			t.Fatalf("%d and %d tables", len(suits), len(scoring))
		}
		for i, level := range []ID{Easy, Medium, Hard} {
			row := suits[0][i+1]
			want := []engine.Suits{engine.One, engine.Two, engine.Four}[i]
			if row[0] != l.Number(int(want)) || row[1] != l.Text(level) || strings.Count(row[2], "+") != int(want)-1 {
				t.Errorf("%q is the row of %d suits", row, want)
			}
		}
		game := engine.NewGame(exampleGame().record.Code)
		if _, err := game.Play(exampleGame().moves[0]); err != nil {
			t.Fatal(err)
		}
		cost := l.Number(game.Score() - engine.StartScore)
		var points []string
		for _, row := range scoring[0][1:] {
			points = append(points, row[1])
		}
		if want := []string{l.Number(engine.StartScore), cost, "+" + l.Number(engine.SequenceBonus)}; !slices.Equal(points, want) {
			t.Errorf("points %q, want %q", points, want)
		}
	})
}

// Text on buttons and in the contents is short.
func TestShortPageWords(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		for id, most := range map[ID]int{
			PageRules: 10, PageExamples: 10, PageSources: 10, PageKeys: 10, OpenRule: 7,
			PlayerFirst: 17, PlayerPrevious: 17, PlayerPlay: 12, PlayerPause: 12, PlayerNext: 17, PlayerLast: 17,
			PlayFromHere: 22, PasteCodeButton: 16, DealOfTheDay: 20, DayWonMark: 22, Describe: 24, SearchRules: 20,
		} {
			if n := utf8.RuneCountInString(l.Text(id)); n > most {
				t.Errorf("%q: %q has %d letters, more than %d", id, l.Text(id), n, most)
			}
		}
		for _, sections := range pages(l) {
			for _, s := range sections {
				if n := utf8.RuneCountInString(s.Title); n > 33 {
					t.Errorf("the title %q has %d letters", s.Title, n)
				}
			}
		}
	})
}
