package ui

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"simplesimon/engine"
	"simplesimon/filekind"
	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/ui/keyboard"
	"simplesimon/ui/uitest"
)

// badFiles are files that are not records, with the expected messages.
var badFiles = map[string]struct {
	text string
	want func(*locales.Localizer) string
}{
	"nothing":        {"", isKind(filekind.Found{Kind: filekind.Empty})},
	"another text":   {"dear diary\n", reason(locales.RecordNoHeader, 1)},
	"a program":      {"\x7fELF\x02\x01\x01\x00", isKind(filekind.Found{Kind: filekind.Binary})},
	"a later format": {"# a\n\nSimple Simon record 2\n", isKind(filekind.Found{Kind: filekind.NewerGame})},
	"UTF-16":         {"\xff\xfeS\x00i\x00", isKind(filekind.Found{Kind: filekind.OtherUTF, Name: "UTF-16"})},
	"KPatience":      {`<?xml version="1.0"?><kpat-game game-type="7" deal="12345"/>`, isKind(filekind.Found{Kind: filekind.OtherGame, Name: "KPatience"})},
	"not UTF-8":      {"Simple Simon record 1\n# \xe9\n", reason(locales.RecordNotUTF8, 2)},
	"no code":        {"Simple Simon record 1\nmoves:\n", reason(locales.RecordNoCode, 2)},
	"no moves":       {"Simple Simon record 1\ncode: SS1-S1-AAAAABD\n", reason(locales.RecordNoMoves, 2)},
	"a bad code": {"Simple Simon record 1\ncode: SS1-S3-AAAAABD\nmoves:", func(w *locales.Localizer) string {
		_, err := engine.ParseRecord([]byte("Simple Simon record 1\ncode: SS1-S3-AAAAABD\nmoves:"))
		return w.RecordError(err.(*engine.RecordError))
	}},
	"a word": {"Simple Simon record 1\ncode: SS1-S1-AAAAABD\nmoves: 2-1-3\n hello\n", func(w *locales.Localizer) string {
		return w.RecordError(&engine.RecordError{Line: 4, Fault: engine.BadMove, Text: "hello"})
	}},
	"an illegal move": {"Simple Simon record 1\ncode: SS1-S1-AAAAABD\nmoves: 2-1-3 2-1-11\n", func(w *locales.Localizer) string {
		return w.Text(locales.RefusalBadColumn)
	}},
	"a path for a code": {"Simple Simon record 1\ncode: ../../etc/passwd\nmoves:", func(w *locales.Localizer) string {
		_, err := engine.ParseRecord([]byte("Simple Simon record 1\ncode: ../../etc/passwd\nmoves:"))
		return w.RecordError(err.(*engine.RecordError))
	}},
	"too many moves": {"Simple Simon record 1\ncode: SS1-S1-AAAAABD\nmoves: 1-1-6" + strings.Repeat(" 6-1-7 7-1-6", engine.MaxRecordMoves/2), func(w *locales.Localizer) string {
		return w.RecordError(&engine.RecordError{Line: 3, Fault: engine.TooManyMoves})
	}},
	"too many bytes": {"Simple Simon record 1\n#" + strings.Repeat("x", engine.MaxRecordSize), func(w *locales.Localizer) string {
		return w.FileError(engine.ErrRecordSize)
	}},
}

// isKind returns the expected message about a kind of file.
func isKind(found filekind.Found) func(*locales.Localizer) string {
	return func(w *locales.Localizer) string { return w.FileKind(found) }
}

// reason returns the expected message about a fault in a line.
func reason(id locales.ID, line int) func(*locales.Localizer) string {
	return func(w *locales.Localizer) string {
		kinds := map[locales.ID]engine.RecordFault{
			locales.RecordNoHeader: engine.NoHeader, locales.RecordNotUTF8: engine.NotUTF8,
			locales.RecordNoCode: engine.NoCode, locales.RecordNoMoves: engine.NoMoves,
		}
		return w.RecordError(&engine.RecordError{Line: line, Fault: kinds[id]})
	}
}

// drop drops things on the window.
func (s *sitting) drop(addresses ...string) {
	var files []fyne.URI
	for _, a := range addresses {
		if strings.Contains(a, "://") {
			u, err := storage.ParseURI(a)
			if err != nil {
				s.T.Fatal(err)
			}
			files = append(files, u)
			continue
		}
		files = append(files, storage.NewFileURI(a))
	}
	s.dropped(fyne.NewPos(1, 1), files)
}

// TestBadRecords checks that a file that is not a record is reported with line and reason, in the dialog and
// when dropped; the current game is unchanged.
func TestBadRecords(t *testing.T) {
	for name, c := range badFiles {
		langs := locales.Languages()
		if len(c.text) > 1<<20 {
			langs = langs[:1]
		}
		for _, lang := range langs {
			t.Run(name+"/"+lang, func(t *testing.T) {
				s, folder := filesIn(t, 9, lang, map[string]string{"bad.simon": c.text})
				want := c.want(s.words)
				check := func(how, got string) {
					t.Helper()
					if !strings.Contains(got, want) || !strings.Contains(got, "bad.simon") {
						t.Errorf("%s: %q, want %q", how, got, want)
					}
					if strings.ContainsFunc(got, func(r rune) bool { return !unicode.IsPrint(r) && r != '\u00a0' }) {
						t.Errorf("%s: unsafe to display: %q", how, got)
					}
				}
				s.Chord(fyne.KeyO, keyboard.Ctrl)
				s.Press(fyne.KeyReturn)
				s.WantOpened("open-file")
				check("opened", s.faultShown())
				s.Press(fyne.KeyEscape)
				s.drop(filepath.Join(folder, "bad.simon"))
				s.WantOpened("message")
				check("dropped", strings.Join(uitest.Texts(s.stack.Shown().Body), " "))
				s.Press(fyne.KeyReturn)
				s.WantOpened("")
				s.wantGame(gametest.Code, 9, 0)
			})
		}
	}
}

// FuzzOpenRecord checks that any file is either offered as a record or rejected with a reason.
func FuzzOpenRecord(f *testing.F) {
	for _, c := range badFiles {
		if len(c.text) < 1<<16 {
			f.Add([]byte(c.text))
		}
	}
	f.Add([]byte("Simple Simon record 1\ncode: SS1-S1-AAAAABD\nmoves: 2-1-3 5-1-2"))
	words := map[string]*locales.Localizer{}
	for _, lang := range languages() {
		words[lang] = locales.New(lang)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		for lang, l := range words {
			w := &Window{words: l}
			then, fault := w.readRecord("a.simon", strings.NewReader(string(data)))
			record, err := engine.ParseRecord(data)
			legal := err == nil
			if legal {
				_, illegal := record.Replay()
				legal = illegal == nil
			} else {
				legal = filekind.Of(data).Kind == filekind.OnlyCode // then it offers the code
			}
			if legal != (fault == "") || legal != (then != nil) {
				t.Fatalf("%s: legal %v, message %q", lang, legal, fault)
			}
			if strings.ContainsFunc(string(fault), func(r rune) bool { return !unicode.IsPrint(r) && r != '\u00a0' }) {
				t.Errorf("%s: unsafe to display: %q", lang, fault)
			}
		}
	})
}

// TestOfferedRecord checks that a record can be played on, watched, or left; a game that would be lost is
// mentioned.
func TestOfferedRecord(t *testing.T) {
	cases := []struct {
		name          string
		present, file int // moves
		dialog        string
		buttons       []string
	}{
		{"into a new game", 0, 12, "record", []string{"play-on", "replay", "cancel"}},
		{"into a game", 5, 12, "replace", []string{"replace", "replay", "keep-mine"}},
		{"into a won game", 49, 12, "record", []string{"play-on", "replay", "cancel"}},
		{"won, into a game", 5, 49, "record", []string{"replay", "cancel"}},
		{"without a move", 0, 0, "record", []string{"play-on", "replay", "cancel"}},
	}
	for _, lang := range languages() {
		for _, c := range cases {
			for _, button := range append(c.buttons, "Escape") {
				s, _ := filesIn(t, c.present, lang, map[string]string{"a game.simon": recordText(t, c.file)})
				s.stack.Close() // the win message
				s.Chord(fyne.KeyO, keyboard.Ctrl)
				s.Press(fyne.KeyReturn)
				s.WantOpened(c.dialog)
				if len(s.stack.Shown().Controls) != len(c.buttons) {
					t.Errorf("%s: %d buttons", c.name, len(s.stack.Shown().Controls))
				}
				if s.win.Canvas().Focused() != s.Control(c.buttons[0]).(fyne.Focusable) {
					t.Errorf("%s: the default answer does not have the focus", c.name)
				}
				game := gametest.Example(t, c.file)
				shown := strings.Join(uitest.Texts(s.stack.Shown().Body), " ")
				for _, want := range []string{"a game.simon", gametest.Code, s.words.Standing(c.file, game.Score(), game.Removed())} {
					if !strings.Contains(shown, want) {
						t.Errorf("%s, %s: %q does not contain %q", lang, c.name, shown, want)
					}
				}
				if button == "Escape" {
					s.Press(fyne.KeyEscape)
				} else {
					s.Focus(button)
					s.Press(fyne.KeyReturn)
				}
				switch button {
				case "play-on", "replace":
					s.WantOpened("")
					s.wantGame(gametest.Code, c.file, 0)
					if s.session.Counted() {
						t.Errorf("%s: a record counts in the statistics", c.name)
					}
				case "replay":
					s.WantOpened("replay")
					s.wantStep(0, c.file, 500, 0)
					s.Press(fyne.KeyEscape)
					s.WantOpened("")
					s.wantGame(gametest.Code, c.present, 0)
				default:
					s.WantOpened("")
					s.wantGame(gametest.Code, c.present, 0)
				}
			}
		}
	}
}

// TestDropped checks that the first record counts, and a file that is not one is reported.
func TestDropped(t *testing.T) {
	for _, lang := range languages() {
		s, folder := filesIn(t, 0, lang, map[string]string{
			"two\nlines.simon": recordText(t, 7), "other.txt": "x", "last.simon": recordText(t, 49), "sub/": "",
		})
		in := func(name string) string { return filepath.Join(folder, name) }
		s.drop(in("other.txt"), in("sub"), in("two\nlines.simon"), in("last.simon"))
		s.WantOpened("record")
		if shown := strings.Join(uitest.Texts(s.stack.Shown().Body), " "); !strings.Contains(shown, "two\uFFFDlines.simon") {
			t.Errorf("offered: %q", shown)
		}
		s.drop(in("last.simon")) // ignored under a dialog
		s.WantOpened("record")
		s.Press(fyne.KeyEscape)
		for what, want := range map[string]string{
			in("sub"):                         s.words.Text(locales.FileIsFolder),
			in("none.simon"):                  s.words.Text(locales.FileMissing),
			"https://example.org/mine.simon":  s.words.Format(locales.NotAFile, locales.FileData{File: "https://example.org/mine.simon"}),
			"content://somewhere/a/b/c.simon": s.words.Format(locales.NotAFile, locales.FileData{File: "content://somewhere/a/b/c.simon"}),
		} {
			s.drop(what)
			s.WantOpened("message")
			if shown := strings.Join(uitest.Texts(s.stack.Shown().Body), " "); !strings.Contains(shown, want) {
				t.Errorf("%s: %q, want %q", what, shown, want)
			}
			s.Press(fyne.KeyReturn)
		}
		s.drop()
		s.WantOpened("")
		s.wantGame(gametest.Code, 0, 0)
	}
}

// TestSavedIsOpened checks that a record written at any step is read back as the same game.
func TestSavedIsOpened(t *testing.T) {
	for moves := range 49 {
		s, folder := filesIn(t, moves, "en", nil)
		s.Chord(fyne.KeyS, keyboard.Ctrl)
		s.Type(fmt.Sprint("after ", moves))
		s.Press(fyne.KeyReturn)
		entries, err := os.ReadDir(folder)
		if err != nil || len(entries) != 1 || entries[0].Name() != fmt.Sprintf("after %d.simon", moves) {
			t.Fatalf("%v, %v", entries, err)
		}
		s.session.Deal(engine.Code{Suits: 4, Number: 1})
		s.Chord(fyne.KeyO, keyboard.Ctrl)
		s.Press(fyne.KeyReturn)
		s.Focus("play-on")
		s.Press(fyne.KeyReturn)
		s.wantGame(gametest.Code, moves, 0)
	}
}

// TestOnlyACode checks that a file that contains a code but no record offers the code, however it is opened; an
// unfinished game requires confirmation as usual.
func TestOnlyACode(t *testing.T) {
	const text, code = "Try this one: ss1-s4-helloab\n", "SS1-S4-HELLOAB"
	for name, come := range map[string]func(s *sitting, folder string){
		"opened":  func(s *sitting, _ string) { s.Chord(fyne.KeyO, keyboard.Ctrl); s.Press(fyne.KeyReturn) },
		"dropped": func(s *sitting, folder string) { s.drop(filepath.Join(folder, "code.simon")) },
	} {
		for _, moves := range []int{0, 9} {
			s, folder := filesIn(t, moves, "en", map[string]string{"code.simon": text})
			come(s, folder)
			s.WantOpened("only-code")
			if shown := strings.Join(uitest.Texts(s.stack.Shown().Body), " "); !strings.Contains(shown, code) || !strings.Contains(shown, "code.simon") {
				t.Errorf("%s: %q", name, shown)
			}
			s.Press(fyne.KeyEscape)
			s.WantOpened("")
			s.wantGame(gametest.Code, moves, 0)
			come(s, folder)
			s.Press(fyne.KeyReturn)
			if moves > 0 {
				s.WantOpened("replace")
				s.Press(fyne.KeyReturn)
			}
			s.WantOpened("")
			s.wantGame(code, 0, 0)
		}
	}
}

// TestRecordBeforeCode checks that of several files a record takes precedence over a code, and a code over
// errors in the others.
func TestRecordBeforeCode(t *testing.T) {
	s, folder := filesIn(t, 0, "en", map[string]string{
		"a.simon": "dear diary", "b.simon": "SS1-S4-HELLOAB", "c.simon": recordText(t, 12),
	})
	in := func(name string) string { return filepath.Join(folder, name) }
	s.drop(in("a.simon"), in("b.simon"), in("c.simon"))
	s.WantOpened("record")
	s.Press(fyne.KeyEscape)
	s.drop(in("a.simon"), in("b.simon"))
	s.WantOpened("only-code")
	s.Press(fyne.KeyEscape)
	s.drop(in("a.simon"))
	s.WantOpened("message")
}
