//go:build !js

package files

import (
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/overlay"
	"simplesimon/ui/uitest"
)

// TestSave suggests a name, writes the file, and reports where it is.
func TestSave(t *testing.T) {
	for _, lang := range uitest.Languages() {
		s := sitDown(t, lang, nil)
		s.save()
		s.WantOpened("save-file")
		entry := s.entry()
		if entry.Text != "game.simon" || entry.SelectedText() != entry.Text || s.Canvas.Focused() != fyne.Focusable(entry) {
			t.Errorf("suggested: %q, selected %q", entry.Text, entry.SelectedText())
		}
		s.Type("mine")
		s.Press(fyne.KeyReturn)
		s.WantOpened("")
		s.wantFile("mine.simon", saved)
		path := filepath.Join(s.folder, "mine.simon")
		want := s.Stack.Words().Format(locales.FileSaved, locales.PathData{Path: controls.LastPart(path, controls.LongestPath())})
		if !slices.Equal(s.Said, []string{want}) {
			t.Errorf("said %q, want %q", s.Said, want)
		}
	}
}

// TestSaveAsksBeforeItReplaces checks that going back loses nothing.
func TestSaveAsksBeforeItReplaces(t *testing.T) {
	s := sitDown(t, "en", map[string]string{"mine.simon": "old", "sub/": ""})
	s.save()
	s.Type("mine")
	for _, back := range []string{"", "back", "Escape"} { // "" is the default answer
		s.Press(fyne.KeyReturn)
		s.WantOpened("overwrite")
		if !strings.Contains(s.seen(), filepath.Join(s.folder, "mine.simon")) {
			t.Errorf("the question is %q", s.seen())
		}
		if back == "Escape" {
			s.Press(fyne.KeyEscape)
		} else {
			if back != "" {
				s.Focus(back)
			}
			s.Press(fyne.KeyReturn)
		}
		s.WantOpened("save-file")
		s.wantEntry("mine")
		s.wantFile("mine.simon", "old")
	}
	s.Press(fyne.KeyReturn)
	s.Focus("overwrite")
	s.Press(fyne.KeyReturn)
	s.WantOpened("")
	s.wantFile("mine.simon", saved)
}

// TestSavedNames checks that saved files are listed.
func TestSavedNames(t *testing.T) {
	s := sitDown(t, "en", nil)
	if runtime.GOOS == "windows" {
		t.Skip("some of the names are invalid on this system")
	}
	for typed, want := range map[string]string{
		"plain": "plain.simon", "mine.simon": "mine.simon", "loud.SIMON": "loud.SIMON", "other.txt": "other.txt.simon", "old.simon2": "old.simon2.simon",
		"J.Smith": "J.Smith.simon", "a.b.c": "a.b.c.simon", "x.csv": "x.csv.simon", "a.simon.": "a.simon..simon", "simon": "simon.simon",
		"mine.SiMoN": "mine.SiMoN", "blank ": "blank .simon", "CON": "CON.simon", "what?": "what?.simon", "…": "….simon", "名前": "名前.simon",
		"30.11.2026": "30.11.2026.simon", "version 1.5": "version 1.5.simon", "no. 2": "no. 2.simon", "so.": "so..simon", "a. b": "a. b.simon",
	} {
		s.save()
		s.enter(typed)
		s.WantOpened("")
		if _, err := os.Stat(filepath.Join(s.folder, want)); err != nil {
			t.Errorf("%q: %v", typed, err)
		}
		s.open()
		if got := s.listed(); !slices.Contains(got, want) {
			t.Errorf("%q: listed %q", typed, got)
		}
		s.Press(fyne.KeyEscape)
	}
}

// TestExportedNames checks that other kinds of files get their extension as records do.
func TestExportedNames(t *testing.T) {
	s := sitDown(t, "en", nil)
	for typed, want := range map[string]string{"J.Smith": "J.Smith.csv", "table.CSV": "table.CSV", "games.simon": "games.simon.csv"} {
		s.files.Save("games.csv", "a title", func(to io.Writer) error { _, err := io.WriteString(to, "x"); return err })
		s.enter(typed)
		s.wantFile(want, "x")
	}
}

// TestSaveThatFails checks that the dialog shows why saving failed and lets the player type another name;
// existing files are not changed.
func TestSaveThatFails(t *testing.T) {
	for _, lang := range uitest.Languages() {
		s := sitDown(t, lang, map[string]string{"mine.simon": "old", "file": "x", "folder.simon/": ""})
		s.save()
		for text, want := range map[string]locales.ID{
			" ": locales.NameMissing, ".simon": locales.NameMissing, "sub/.SIMON": locales.NameMissing, ".mine": locales.NameHidden, ".mine.simon": locales.NameHidden,
			"...": locales.NameHidden, ".J.Smith": locales.NameHidden, "a\x00b": locales.NameInvisible, "a\tb": locales.NameInvisible, strings.Repeat("ü", 127): locales.FileNameLength, "none/x": locales.FileMissing, "file/x": locales.FileNoFolder, strings.Repeat("x", 300): locales.FileNameLength,
		} {
			s.enter(text)
			s.WantOpened("save-file")
			if got := s.faultShown(); !strings.Contains(got, s.text(want)) {
				t.Errorf("%s, %.20q: %q, want %q", lang, text, got, s.text(want))
			}
		}
		s.enter("folder.simon") // opens the folder
		s.WantOpened("save-file")
		s.Focus("list")
		s.Press(fyne.KeyBackspace)
		s.wantDiskFull()
		s.enter("new")
		s.WantOpened("")
		s.wantFile("new.simon", saved)
	}
}

// wantDiskFull tries in vain to save a new and an existing file in the open dialog.
func (s *sitting) wantDiskFull() {
	s.T.Helper()
	replace := s.files.Access.Replace
	s.files.Access.Replace = func(path string, _ func(io.Writer) error) error {
		return &fs.PathError{Op: "write", Path: path, Err: syscall.ENOSPC}
	}
	for _, name := range []string{"new", "mine"} {
		s.enter(name)
		if name == "mine" {
			s.Focus("overwrite")
			s.Press(fyne.KeyReturn)
		}
		s.WantOpened("save-file")
		want := s.Stack.Words().Format(locales.CannotWrite, locales.FileData{File: filepath.Join(s.folder, name+".simon"), Reason: s.text(locales.FileDiskFull)})
		if got := s.faultShown(); got != want {
			s.T.Errorf("%s: %q, want %q", s.Language, got, want)
		}
		s.wantEntry(name)
	}
	s.wantFile("mine.simon", "old")
	s.files.Access.Replace = replace
}

// page is an empty page that counts how often it is shown.
type page struct{ shown int }

// Show implements [overlay.Layer].
func (p *page) Show(s *overlay.Stack) {
	p.shown++
	s.ShowPage(overlay.View{Name: "page", Content: controls.Paragraph("a page")})
}

// TestSaveOverAPage checks that the page returns after a message that says where the file is.
func TestSaveOverAPage(t *testing.T) {
	s := sitDown(t, "en", nil)
	below := &page{}
	s.Stack.Open(below)
	s.save()
	s.WantOpened("save-file")
	s.Press(fyne.KeyEscape)
	s.WantOpened("page")
	s.save()
	s.Type("won")
	s.Press(fyne.KeyReturn)
	s.WantOpened("message")
	if shown := uitest.Texts(s.Stack.Shown().Body); !slices.Contains(shown, filepath.Join(s.folder, "won.simon")) {
		t.Errorf("shown %q", shown)
	}
	s.Press(fyne.KeyReturn)
	s.WantOpened("page")
	s.wantFile("won.simon", saved)
	if s.Stack.Top() != overlay.Layer(below) || below.shown != 3 || len(s.Said) > 0 {
		t.Errorf("the page was shown %d times; message line: %q", below.shown, s.Said)
	}
}
