//go:build !js

package files

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/locales"
	"simplesimon/store/storetest"
	"simplesimon/ui/controls"
	"simplesimon/ui/uitest"
)

const (
	ctrl   = fyne.KeyModifierShortcutDefault
	ending = ".simon"
	saved  = "what is saved"
)

// sitting is a player using file dialogs and nothing else.
type sitting struct {
	*uitest.Desk
	files  *Files
	folder string
	opened []string // contents of the files opened
}

// sitDown lets file dialogs start in a folder with some files. Names with a trailing slash are folders.
func sitDown(t *testing.T, lang string, files map[string]string) *sitting {
	t.Helper()
	s := &sitting{Desk: uitest.NewDesk(t, fyne.NewSize(640, 480), lang), folder: storetest.Folder(t).Path()}
	for name, text := range files {
		path := filepath.Join(s.folder, name)
		if strings.HasSuffix(name, "/") {
			if err := os.MkdirAll(path, 0o700); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, []byte(text), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	s.files = New(s.Stack, s.Say, s.Time)
	s.files.Last, s.files.Access.Patience = s.folder, time.Hour
	return s
}

// sitBeforeDeadDrive is sitDown with a drive that answers only when the clock is released.
func sitBeforeDeadDrive(t *testing.T, files map[string]string) *sitting {
	t.Helper()
	s := sitDown(t, "en", files)
	s.Clock.Held = true
	s.files.Access.Patience = System().Patience
	return s
}

// answered lets the drive answer until no requests are left.
func (s *sitting) answered() {
	for range 50 { // one request leads to the next
		s.Clock.Release()
	}
}

// open shows the dialog for opening a file.
func (s *sitting) open() {
	s.files.Open("a title", ending, func(_ string, from io.Reader) (then func(), wrong string) {
		data, err := io.ReadAll(from)
		if err != nil {
			return nil, err.Error()
		}
		return func() { s.opened = append(s.opened, string(data)) }, ""
	})
}

// save shows the dialog for saving a file.
func (s *sitting) save() { s.saveText(saved) }

func (s *sitting) saveText(text string) {
	s.files.Save("game"+ending, "a title", func(to io.Writer) error {
		_, err := io.WriteString(to, text)
		return err
	})
}

// wantOpenedFiles checks the contents of the files opened since the last call.
func (s *sitting) wantOpenedFiles(when string, want ...string) {
	s.T.Helper()
	if !slices.Equal(s.opened, want) {
		s.T.Errorf("%s: opened files with %q, want %q", when, s.opened, want)
	}
	s.opened = nil
}

// wantFile checks the contents of a file in the folder.
func (s *sitting) wantFile(name, want string) {
	s.T.Helper()
	if data, err := os.ReadFile(filepath.Join(s.folder, name)); err != nil || string(data) != want {
		s.T.Errorf("%s contains %q, %v; want %q", name, data, err, want)
	}
}

// text returns a text in the player's language.
func (s *sitting) text(id locales.ID) string { return s.Stack.Words().Text(id) }

// list returns the list of the open dialog.
func (s *sitting) list() *list {
	s.T.Helper()
	return s.Control("list").(*list)
}

// listed returns the entries listed in the open dialog.
func (s *sitting) listed() (names []string) {
	s.T.Helper()
	for _, row := range s.list().rows {
		names = append(names, row.Name)
	}
	return names
}

// listedFolder returns the folder listed last.
func (s *sitting) listedFolder() string {
	s.T.Helper()
	events := s.Traced("files")
	if len(events) == 0 {
		s.T.Fatal("no folder was listed")
	}
	return events[len(events)-1]["folder"].(string)
}

// entry returns the entry of the open dialog.
func (s *sitting) entry() *controls.Entry {
	s.T.Helper()
	return s.Control("name").(*controls.Entry)
}

// wantEntry checks the text in the entry.
func (s *sitting) wantEntry(want string) {
	s.T.Helper()
	if got := s.entry().Text; got != want {
		s.T.Errorf("the entry contains %q, want %q", got, want)
	}
}

// typed replaces the text in the entry.
func (s *sitting) typed(text string) {
	s.T.Helper()
	s.Focus("name")
	s.Chord(fyne.KeyA, ctrl)
	s.Type(text)
}

// enter replaces the text in the entry, and submits it.
func (s *sitting) enter(text string) {
	s.T.Helper()
	s.typed(text)
	s.Press(fyne.KeyReturn)
}

// faultShown returns the error shown in the open dialog; "" for none.
func (s *sitting) faultShown() string {
	s.T.Helper()
	return strings.Join(uitest.Texts(s.Stack.Top().(*dialog).fault.Label), "\n")
}

// seen returns all visible texts of the open dialog.
func (s *sitting) seen() string { return strings.Join(uitest.Texts(uitest.Top(s.Canvas)), "\n") }
