package locales

import (
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"simplesimon/engine"
)

// pageSamples is what the messages of the pages are filled in with.
func pageSamples() map[ID]any {
	words := CardWords{Bare: "bare", Subject: "subject", Object: "object", Opening: "Opening"}
	move := moveData{
		Count: "12 cards", Range: "range", First: words, Last: words, Target: words, Under: words,
		From: "1", To: "2", Moves: "3 moves", Score: "4 points", Removed: "none",
	}
	cursor := cursorData{"3", "5", "7", words}
	holding := holdingData{"held", "5"}
	pair := pairData{"head", "last"}
	shown := figures{}
	fill(&shown)
	all := map[ID]any{
		NothingFound:     QueryData{"query"},
		ReplayTitle:      CodeData{ExampleCode},
		MoveOf:           MoveOfData{"27", "49"},
		TimePlayed:       TimeData{"1:02"},
		DealOfTheDayText: DateData{"date"},

		PictureAllowed: toldData{"told"},
		PictureRefused: toldData{"told"},
		SourcesArticle: nameData{"name"},
		SourcesDesktop: nameData{"name"},
		SourcesAndroid: nameData{"name"},
		SourcesGo:      nameData{"name"},

		ListPair: pair, ListLast: pair, PositionPair: pair,
		RankNumber: rankData{8},
		GroupRange: rangeData{"high", "low", "suit"},
		GroupPair:  rangeData{"high", "low", "suit"},

		PositionWords:       positionData{"removed", "columns"},
		PositionRemoved:     removedData{"count", "suits"},
		PositionFirstColumn: columnData{"1", "cards"},
		PositionColumn:      columnData{"2", "cards"},

		MoveCompleting: toldData{"told"},
		MoveNumbered:   numberedData{"27", "told"},
		HoldingColumn:  cursor,
		HeldCards:      move,
		DateWords:      dateData{5, "month", 2026},
	}
	for _, id := range IDs() {
		name := string(id)
		switch first, _, _ := strings.Cut(name, "-"); {
		case all[id] != nil:
		case slices.Contains([]string{"glance", "layout", "suits", "placing", "groups", "empty", "removed", "end", "variants", "scoring", "app", "spider"}, first):
			all[id] = shown
		case first == "note":
			all[id] = noteData{move, shown}
		case first == "move" || first == "split" || first == "column" || first == "undone":
			all[id] = move
		case first == "cursor":
			all[id] = cursor
		case first == "holding":
			all[id] = holding
		}
	}
	return all
}

// fill gives every field of figures a text of its own.
func fill(f *figures) {
	v := reflect.ValueOf(f).Elem()
	for i := range v.NumField() {
		v.Field(i).SetString(v.Type().Field(i).Name)
	}
}

// shape is a page without its words.
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

// words are all texts of a section.
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

// pages are the pages of a language by name.
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

// Every block has what its kind needs, and no text has a hole in it.
func TestBlocks(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		for name, sections := range pages(l) {
			seen := map[string]bool{}
			for _, s := range sections {
				if s.ID == "" || seen[s.ID] {
					t.Errorf("%s: section %q is nameless or there twice", name, s.ID)
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

// faulty tells what a block lacks or has too much.
func faulty(b Block) string {
	has := []bool{b.Text != "", b.Items != nil, b.Rows != nil, b.Picture != "", b.URL != ""}
	want := map[BlockKind][]bool{
		Heading:    {true, false, false, false, false},
		Paragraph:  {true, false, false, false, false},
		List:       {false, true, false, false, false},
		TableBlock: {false, false, true, false, false},
		Picture:    {true, false, false, true, false},
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

// numbers are the numbers that occur in a section, each once.
func numbers(s Section) []string {
	found := map[string]bool{}
	for _, text := range words(s) {
		for _, n := range digits.FindAllString(text, -1) {
			found[n] = true
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// The same numbers occur in each section in every language.
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

// No text has a number of the engine typed into it: what stands in the bundles besides the
// placeholders is an example or the name of a thing.
func TestNumbersAreNotTyped(t *testing.T) {
	allowed := map[ID][]string{
		PlacingCard: {"3", "4"},      // cards
		GroupsMove:  {"6", "7", "8"}, // ranks
		AppWords:    {"1", "2"},      // columns of the sample
		KeyDigits:   {"0", "1", "9"}, // keys
		KeysColumn:  {"1", "10"},     // what the keys stand for
	}
	strict(t)
	braces := regexp.MustCompile(`\{\{[^}]*\}\}`)
	for _, lang := range Languages() {
		messages := messagesOf(t, lang)
		for name, id := range constants(t, "ruleids.go", "pageids.go") {
			for _, text := range formsIn(messages[string(id)]) {
				found := digits.FindAllString(braces.ReplaceAllString(text, ""), -1)
				slices.Sort(found)
				if found = slices.Compact(found); !slices.Equal(found, allowed[id]) {
					t.Errorf("%s: %s has the numbers %v typed into it, want %v", lang, name, found, allowed[id])
				}
			}
		}
	}
}

// Every reason leads to a section that there is, and one that tells about it.
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
				t.Errorf("reason %v leads to %q, which is no section", engine.Reason(r), got)
			}
			if want := want[engine.Reason(r)]; want != "" && got != want {
				t.Errorf("reason %v leads to %q, want %q", engine.Reason(r), got, want)
			}
			if r > 0 && r < count && got == SectionGlance {
				t.Errorf("reason %v leads nowhere in particular", engine.Reason(r))
			}
		}
	})
}
