package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/ui/uitest"
)

// message returns the text of the open message.
func (s *sitting) message() string {
	s.T.Helper()
	s.WantOpened("message")
	return strings.Join(uitest.Texts(s.stack.Shown().Body), " ")
}

// TestBadRecordAtTheStart checks that the window shows the same message as when the file is dropped on it, in
// every language, whatever the current game.
func TestBadRecordAtTheStart(t *testing.T) {
	files := map[string]string{"none.simon": filepath.Join(t.TempDir(), "none.simon")}
	for name, c := range badFiles {
		if len(c.text) < 1<<16 {
			files[name] = filepath.Join(t.TempDir(), "bad.simon")
			if err := os.WriteFile(files[name], []byte(c.text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	for name, path := range files {
		for _, lang := range locales.Languages() {
			t.Run(name+"/"+lang, func(t *testing.T) {
				s := sitAt(t, 9, Options{Language: lang, BadRecord: path})
				said := s.message()
				s.Press(fyne.KeyReturn)
				s.WantOpened("")
				s.drop(path)
				if dropped := s.message(); said != dropped {
					t.Errorf("at the start: %q, dropped: %q", said, dropped)
				}
				s.Press(fyne.KeyReturn)
				s.wantGame(gametest.Code, 9, 0)
			})
		}
	}
}

func TestBadCodeAtTheStart(t *testing.T) {
	for _, lang := range locales.Languages() {
		for _, text := range []string{"SS1-S3-AAAAABD", "", "\x1b[31mred", strings.Repeat("x", 1000)} {
			s := sitAt(t, 9, Options{Language: lang, BadCode: text})
			if text == "" { // no code was given
				s.WantOpened("")
				continue
			}
			_, err := engine.ParseCode(text)
			if want := s.words.BadCode(text, err.(*engine.CodeError)); s.message() != want {
				t.Errorf("%q: %q, want %q", text, s.message(), want)
			}
			s.Press(fyne.KeyReturn)
			s.wantGame(gametest.Code, 9, 0)
		}
	}
}

// TestBadRecordOverAWonGame checks that the win message follows the one about the record.
func TestBadRecordOverAWonGame(t *testing.T) {
	s := sitAt(t, 49, Options{BadRecord: filepath.Join(t.TempDir(), "none.simon")})
	s.message()
	s.Press(fyne.KeyReturn)
	s.WantOpened("win")
}

// TestShow checks that the window exists before anything in the folder is accessed, and is the one that is
// filled.
func TestShow(t *testing.T) {
	path := filepath.Join(t.TempDir(), "data")
	o := Options{Folder: store.At(path), Language: "en"}
	app := test.NewTempApp(t)
	if err := o.Show(app); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(path); !os.IsNotExist(err) {
		t.Errorf("the folder was created: %v", err)
	}
	w := Open(app, o)
	t.Cleanup(func() { w.keeper.Close() })
	if w.win == nil || w.win != o.shown {
		t.Error("another window was filled")
	}
}

// noWindows is an app whose toolkit panics when creating a window.
type noWindows struct{ fyne.App }

func (noWindows) NewWindow(string) fyne.Window { panic("NotInitialized: no library") }

func TestShowWithoutWindows(t *testing.T) {
	o := Options{Folder: store.At(t.TempDir())}
	if err := o.Show(noWindows{test.NewTempApp(t)}); err == nil {
		t.Error("no error")
	}
}
