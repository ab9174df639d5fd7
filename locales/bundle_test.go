package locales

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"text/template/parse"

	"simplesimon/locales/internal/seam"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

// Every language has the same messages.
func TestSameMessages(t *testing.T) {
	strict(t)
	for _, a := range Languages() {
		for _, b := range Languages() {
			there := messagesOf(t, b)
			for id := range messagesOf(t, a) {
				if there[id] == nil {
					t.Errorf("%q is in %s but not in %s", id, a, b)
				}
			}
		}
	}
}

// pluralForms returns the plural forms the library uses for whole numbers in a language: a message
// whose forms are their own names returns the form used.
func pluralForms(t *testing.T, lang string) []string {
	t.Helper()
	bundle := i18n.NewBundle(language.Make(lang))
	bundle.MustAddMessages(language.Make(lang), &i18n.Message{
		ID: "form", Zero: "zero", One: "one", Two: "two", Few: "few", Many: "many", Other: "other",
	})
	asked := i18n.NewLocalizer(bundle, lang)
	forms := map[string]bool{}
	for _, start := range []int{-1000, 0, 9_900, 999_900, 1_999_900, 999_999_900} {
		for n := range 1200 {
			form, err := asked.Localize(&i18n.LocalizeConfig{MessageID: "form", PluralCount: start + n})
			if err != nil {
				t.Fatal(err)
			}
			forms[form] = true
		}
	}
	return slices.Sorted(maps.Keys(forms))
}

// A message with a plural has exactly the forms its language needs, and has a plural in every
// language.
func TestPluralForms(t *testing.T) {
	strict(t)
	for _, lang := range Languages() {
		need := pluralForms(t, lang)
		if len(need) < 2 {
			t.Errorf("%s: plural forms %v", lang, need)
		}
		plurals := 0
		for id, m := range messagesOf(t, lang) {
			forms := slices.Sorted(maps.Keys(formsIn(m)))
			english := len(formsIn(messagesOf(t, fallback)[id])) > 1
			switch {
			case english && !slices.Equal(forms, need):
				t.Errorf("%s: %q has the forms %v, want %v", lang, id, forms, need)
			case !english && !slices.Equal(forms, []string{"other"}):
				t.Errorf("%s: %q has the forms %v, but none in English", lang, id, forms)
			}
			if english {
				plurals++
			}
		}
		if plurals < 5 {
			t.Errorf("%s: only %d messages with a plural", lang, plurals)
		}
	}
}

// A message for 0 is plain and belongs to a message with a plural.
func TestZeroForms(t *testing.T) {
	strict(t)
	messages := messagesOf(t, fallback)
	for plural, zero := range zeroForms {
		if len(formsIn(messages[string(plural)])) < 2 || len(formsIn(messages[string(zero)])) != 1 {
			t.Errorf("%q and %q are no pair", plural, zero)
		}
		delete(messages, string(zero))
	}
	for id := range messages {
		if strings.HasSuffix(id, "-none") {
			t.Errorf("%q is never used", id)
		}
	}
}

// placeholders returns the fields a text shows. The grammatical form of a card or rank is up to
// the language.
func placeholders(t *testing.T, text string) []string {
	t.Helper()
	trees, err := parse.Parse("message", text, "", "", map[string]any{"eq": strings.EqualFold})
	if err != nil {
		t.Errorf("%q: %v", text, err)
		return nil
	}
	found := map[string]bool{}
	var walk func(parse.Node)
	walk = func(node parse.Node) {
		switch n := node.(type) {
		case *parse.ListNode:
			if n != nil {
				for _, child := range n.Nodes {
					walk(child)
				}
			}
		case *parse.ActionNode:
			walk(n.Pipe)
		case *parse.IfNode:
			walk(n.Pipe)
			walk(n.List)
			walk(n.ElseList)
		case *parse.PipeNode:
			for _, command := range n.Cmds {
				for _, arg := range command.Args {
					walk(arg)
				}
			}
		case *parse.FieldNode:
			path := n.Ident
			if last := path[len(path)-1]; slices.Contains([]string{"Bare", "Subject", "Object", "Opening"}, last) {
				path = path[:len(path)-1]
			}
			found[strings.Join(path, ".")] = true
		case *parse.TextNode, *parse.NumberNode, *parse.StringNode, *parse.IdentifierNode:
		default:
			t.Errorf("%q: %s is more than a message should do", text, n)
		}
	}
	for _, tree := range trees {
		walk(tree.Root)
	}
	return slices.Sorted(maps.Keys(found))
}

// A message shows the same fields in all languages and plural forms.
func TestSamePlaceholders(t *testing.T) {
	strict(t)
	filled := 0
	for id, m := range messagesOf(t, fallback) {
		want := placeholders(t, m.Other)
		if len(want) > 0 {
			filled++
		}
		for _, lang := range Languages() {
			for form, text := range formsIn(messagesOf(t, lang)[id]) {
				got := placeholders(t, text)
				// The form for one need not show its number.
				if form == "one" && len(got) < len(want) && !slices.ContainsFunc(got, func(p string) bool { return !slices.Contains(want, p) }) {
					continue
				}
				if !slices.Equal(got, want) {
					t.Errorf("%s: %q (%s) shows %v, want %v", lang, id, form, got, want)
				}
			}
		}
	}
	if filled == 0 {
		t.Error("no message has placeholders")
	}
}

// samples returns the data for the messages with placeholders.
func samples() map[ID]any {
	words := CardWords{Bare: "bare", Subject: "subject", Object: "object", Opening: "Opening"}
	rank := RankWords{Subject: "rank", Object: "a rank"}
	refusal := refusalData{words, words, words, words, rank, rank, rank, "gap", "7"}
	totals := totalsData{"code", "moves", "points"}
	won := wonData{totals, "level", "date"}
	fault := codeData{Found: "found", Position: "5"}
	suit := suitData{"suit", "9"}
	file := FileData{"file", "reason"}
	all := map[ID]any{
		Score:             ScoreData{"500"},
		CodeCopied:        CodeData{ExampleCode},
		NoCodeOnClipboard: CodeData{ExampleCode},
		LanguageSystem:    LanguageData{"language"},
		GameSetAside:      PathData{"path"},
		GameLater:         PathData{"path"},
		SettingsLater:     PathData{"path"},
		HistoryLater:      PathData{"path"},
		SettingsStrange:   PathData{"path"},
		SettingsUnknown:   SettingsUnknownData{"settings", "path"},
		HistorySetAside:   PathData{"path"},
		SettingsSetAside:  PathData{"path"},
		NotKept:           NotKeptData{"reason", "path"},
		SettingsNotKept:   NotKeptData{"reason", "path"},
		HistoryNotKept:    NotKeptData{"reason", "path"},
		FoundGameText:     foundGameData{totals, totals},
		DisplaySilent:     ValueData{"value"},
		DisplayRefused:    ValueData{"value"},
		UnknownOption:     ValueData{"value"},
		OptionElsewhere:   OptionData{"--option", "command"},
		OptionNoValue:     ValueData{"value"},
		CannotPrint:       ReasonData{"reason"},
		MenuDeal:          LevelCodeData{"level", ExampleCode},
		CodeFound:         CodeFoundData{"level", "A B C"},
		HintKeys:          HintKeysData{"hint", "keys"},
		LibraryLicence:    LibraryData{"library", "licence"},
		MissingValue:      ValueData{"value"},
		TooManyArguments:  ValueData{"value"},
		UnknownLanguage:   ChoiceData{"value", "choices"},
		BadCode:           badCodeData{"value", "reason"},
		CannotRead:        file,
		CannotOpenTrace:   file,
		NotARecord:        file,
		IllegalRecord:     illegalData{"file", "7", "5-1-9", "reminder"},
		FileErrorCode:     errnoData{"5"},
		CodeFault:         faultData{"fault", ExampleCode},
		FoundText:         foundData{"text"},
		FoundCharacter:    foundData{"U+0000"},
		RecordFault:       lineData{"3", "fault"},
		RecordBadCode:     tokenData{"text", "reason"},
		RecordBadMove:     tokenData{Text: "text"},
		RecordRepeated:    tokenData{Text: "text"},
		KindOtherGame:     kindData{Name: "name"},
		KindOtherUTF:      kindData{Name: "name"},
		KindOnlyCode:      kindData{Code: ExampleCode},
		OnlyCodeText:      RecordData{"file", ExampleCode},

		RecordTooManyMoves: limitData{"20,000"},
		UndoReach:          limitData{"100"},
		RecordTooLong:      lengthData{"20,001", "20,000"},
		Won:                totalsData{"", "49 moves", "851 points"},
		RecordOf:           RecordData{"file", ExampleCode},
		CannotWrite:        file,
		RestoreText:        file,
		NoBackup:           file,
		LaterBackup:        file,
		NotRestored:        file,
		CannotMakeFolder:   file,
		NotAFile:           file,
		FileSaved:          PathData{"path"},
		FileSavedHere:      PathData{"path"},
		OverwriteText:      PathData{"path"},
		NameCharacter:      ValueData{"?"},
		NameReserved:       ValueData{"NUL"},
		FileReading:        PathData{"path"},
		FileSaving:         PathData{"path"},
		FolderMaking:       PathData{"path"},
		DroppedText:        file,
		ReplaceByDeal:      CodeData{ExampleCode},
		ReplaceByOwn:       CodeData{ExampleCode},
		PresentLost:        MovesData{"5 moves"},
		PresentUncounted:   MovesData{"5 moves"},
		BehindPresent:      BehindData{"32 moves", "10 moves"},
		BehindMoves:        BehindData{"32 moves", "10 moves"},
		LevelBest:          PointsData{"812 points"},
		ResultLine:         won,
		ResultLineDay:      won,
		WonBefore:          totals,
	}
	for _, id := range []ID{CodeFormat, CodeFirstSeparator, CodeSecondSeparator, CodeSuits, CodeLetter, CodeExtra} {
		all[id] = fault
	}
	for _, forms := range []rankForms{aceForms, numberForms, jackForms, queenForms, kingForms} {
		all[forms.bare], all[forms.subject], all[forms.object] = suit, suit, suit
		all[forms.rankSubject], all[forms.rankObject] = rankData{8}, rankData{8}
	}
	for _, id := range IDs() {
		if strings.HasPrefix(string(id), "refusal-") {
			all[id] = refusal
		}
	}
	maps.Copy(all, pageSamples())
	for plural, data := range counted() {
		if zero, ok := zeroForms[plural]; ok {
			all[zero] = countData{"0", data}
		}
	}
	return all
}

// counted returns the data for the messages with a plural.
func counted() map[ID]any {
	return map[ID]any{
		MovesCount:       nil,
		PointsCount:      nil,
		SequencesRemoved: nil,
		NotWon:           totalsData{"", "5 moves", "495 points"},
		RestartText:      nil,
		RestartUndone:    nil,
		RankGap:          gapData{"two"},
		CodeLength:       nil,

		GamesCount: nil, DaysCount: nil, WonCount: nil, LostCount: nil, ResetText: nil,

		CardsCount:  nil,
		SuitsCount:  nil,
		CursorGroup: cursorData{"3", "5", "7", CardWords{Bare: "bare"}},
		WonOfPlayed: WonData{"3"},
	}
}

// Every message can be formatted with the data declared for it, and shows all of it.
func TestEveryMessage(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		samples, counted := samples(), counted()
		for _, m := range messagesOf(t, l.Language()) {
			id := ID(m.ID)
			data, filled := samples[id]
			switch {
			case len(formsIn(m)) > 1:
				data, ok := counted[id]
				if !ok {
					t.Errorf("%q has a plural unknown to this test", id)
				}
				for _, n := range []int{-1, 0, 1, 2, 5, 100, 1234, 1_000_000, 2_000_000} {
					whole(t, l.Count(id, n, data))
				}
			case filled:
				whole(t, l.Format(id, data))
			case len(placeholders(t, m.Other)) > 0:
				t.Errorf("%q has data unknown to this test", id)
			case id == Usage:
				if text := l.Text(id); strings.TrimSpace(text) != text || text == "" {
					t.Errorf("usage %q", text)
				}
			default:
				whole(t, l.Text(id))
			}
		}
	})
}

// Missing or broken messages fall back to English or to the ID and are reported; nothing panics.
func TestFaults(t *testing.T) {
	strict(t)
	var reported []error
	seam.Report = func(err error) { reported = append(reported, err) }
	for _, lang := range Languages() {
		l := New(lang)
		for name, tell := range map[string]func() string{
			"no message":  func() string { return l.Text("no-such-message") },
			"no data":     func() string { return l.Format(Score, nil) },
			"wrong data":  func() string { return l.Format(Score, CodeData{"x"}) },
			"empty map":   func() string { return l.Format(Score, map[string]string{}) },
			"no plural":   func() string { return l.Count(Score, 3, nil) },
			"text of one": func() string { return l.Text(CodeCopied) },
			"plural data": func() string { return l.Count(NotWon, 3, nil) },
		} {
			reported = nil
			text := tell()
			if text == "" || strings.Contains(text, "<no value>") {
				t.Errorf("%s, %s: %q", lang, name, text)
			}
			if len(reported) == 0 {
				t.Errorf("%s, %s: nothing reported, got %q", lang, name, text)
			}
		}
	}
	if got := New("de").Text("no-such-message"); got != "no-such-message" {
		t.Errorf("a missing message is %q", got)
	}
}
