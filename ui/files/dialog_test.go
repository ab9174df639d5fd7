//go:build !js

package files

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"simplesimon/locales"
	"simplesimon/ui/uitest"
)

// TestFolderKeys walks through folders with the keys of the list.
func TestFolderKeys(t *testing.T) {
	s := sitDown(t, "en", map[string]string{"in/deep/x.simon": "", "in/a.simon": "", "z.simon": "", "y/": ""})
	s.open()
	list := s.list()
	want := func(at string, cursor string) {
		t.Helper()
		if got := s.listedFolder(); got != filepath.Join(s.folder, at) {
			t.Fatalf("in %v, want %s", got, at)
		}
		if list.at < len(list.rows) && list.rows[list.at].Name != cursor {
			t.Errorf("the cursor is on %q, want %q", list.rows[list.at].Name, cursor)
		}
		if s.Canvas.Focused() != fyne.Focusable(list) {
			t.Error("the list does not have the focus")
		}
	}
	want("", "in")
	s.Press(fyne.KeyReturn)
	want("in", "deep")
	s.Press(fyne.KeyDown)
	want("in", "a.simon")
	s.Press(fyne.KeyUp)
	s.Press(fyne.KeySpace)
	want("in/deep", "x.simon")
	s.Repeat(fyne.KeySpace) // a held key is not pressed again
	want("in/deep", "x.simon")
	s.Press(fyne.KeyBackspace)
	want("in", "deep")
	s.Press(fyne.KeyBackspace)
	want("", "in")
	s.Press(fyne.KeyEnd)
	want("", "z.simon")
	s.wantEntry("z.simon")
	s.Press(fyne.KeyDown)
	s.Press(fyne.KeyPageUp)
	want("", "in")
	s.Press(fyne.KeyPageDown)
	want("", "z.simon")
	s.Press(fyne.KeyHome)
	want("", "in")
	s.Focus("up")
	s.Press(fyne.KeyReturn)
	if got := s.listedFolder(); got != filepath.Dir(s.folder) {
		t.Errorf("up leads to %v", got)
	}
	s.Press(fyne.KeyEscape)
	s.WantOpened("")
	s.wantOpenedFiles("after Escape")
}

// TestFolderMouse checks that a click selects, two soon after each other open.
func TestFolderMouse(t *testing.T) {
	s := sitDown(t, "en", map[string]string{"in/a.simon": "a text", "b.simon": ""})
	s.open()
	list := s.list()
	click := func(i int, after time.Duration) {
		s.Now = s.Now.Add(after)
		row := newRow(list)
		row.set(i)
		test.Tap(row)
	}
	click(1, 0)
	s.wantEntry("b.simon")
	if list.at != 1 {
		t.Errorf("the cursor is on row %d", list.at)
	}
	click(0, time.Millisecond) // two clicks on two rows
	click(0, time.Minute)      // and two at leisure
	if s.listedFolder() != s.folder {
		t.Fatal("a single click opens")
	}
	click(0, time.Millisecond)
	if got := s.listed(); !slices.Equal(got, []string{"a.simon"}) {
		t.Fatalf("listed %q", got)
	}
	click(0, time.Millisecond) // the second click of a third has no row any more
	s.WantOpened("open-file")
	click(0, time.Millisecond)
	s.WantOpened("")
	s.wantOpenedFiles("by two clicks", "a text")
}

// TestTypedPaths checks that what is typed may be relative, absolute, or begin at home.
func TestTypedPaths(t *testing.T) {
	t.Setenv("HOME", t.TempDir())
	t.Setenv("USERPROFILE", os.Getenv("HOME"))
	if err := os.WriteFile(filepath.Join(os.Getenv("HOME"), "home.simon"), []byte("at home"), 0o600); err != nil {
		t.Fatal(err)
	}
	s := sitDown(t, "en", map[string]string{"in/a.simon": "within", "other.txt": "of no kind", "odd  name.simon": "odd"})
	for text, want := range map[string]string{
		"in/a.simon": "within", "other.txt": "of no kind", "./in/../odd  name.simon": "odd", filepath.Join(s.folder, "in", "a.simon"): "within", "~/home.simon": "at home",
	} {
		s.files.Last = s.folder
		s.open()
		s.enter(text)
		s.WantOpened("")
		s.wantOpenedFiles(text, want)
	}
	s.files.Last = s.folder
	s.open()
	for _, text := range []string{"in", filepath.Join(s.folder, "in") + string(filepath.Separator)} {
		s.enter(text)
		s.WantOpened("open-file")
		if got := s.listed(); !slices.Equal(got, []string{"a.simon"}) {
			t.Errorf("%q leads to %q", text, got)
		}
		s.enter("..")
	}
}

// TestOddNames checks that a file of any name is listed, opened, and shown without what would harm.
func TestOddNames(t *testing.T) {
	names := []string{"two\nlines.simon", "\u202egnp.simon", "Müller & Söhne.simon", "…simon.simon", strings.Repeat("ü", 120) + ".simon", "a\xffb.simon", "-rf.simon", "100%s.simon"}
	for _, name := range names {
		t.Run(fmt.Sprintf("%.20q", name), func(t *testing.T) {
			s := sitDown(t, "en", nil)
			if err := os.WriteFile(filepath.Join(s.folder, name), []byte("a text"), 0o600); err != nil {
				t.Skip(err)
			}
			s.open()
			if got := s.listed(); !slices.Equal(got, []string{name}) {
				t.Fatalf("listed %q", got)
			}
			for _, text := range append(uitest.Texts(uitest.Top(s.Canvas)), s.entry().Text) {
				if strings.ContainsAny(text, "\n\u202e") {
					t.Errorf("shown: %q", text)
				}
			}
			s.Press(fyne.KeyReturn)
			s.WantOpened("")
			s.open()
			s.Focus("open-file") // the name as it stands in the entry
			s.Press(fyne.KeyReturn)
			s.WantOpened("")
			s.wantOpenedFiles("twice", "a text", "a text")
		})
	}
}

// TestPlacesThatCannotBeOpened says so in the dialog, which stays as it is.
func TestPlacesThatCannotBeOpened(t *testing.T) {
	for _, lang := range uitest.Languages() {
		s := sitDown(t, lang, map[string]string{"file": "x", "a.simon": "x"})
		s.open()
		for text, want := range map[string]locales.ID{
			"none": locales.FileMissing, "none/": locales.FileMissing, "none/x.simon": locales.FileMissing,
			"file/x.simon": locales.FileNoFolder, strings.Repeat("x", 300): locales.FileNameLength,
		} {
			s.enter(text)
			s.WantOpened("open-file")
			if got := s.faultShown(); !strings.Contains(got, s.text(want)) || !strings.Contains(got, filepath.Base(text)) {
				t.Errorf("%s, %.20q: %q, want %q", lang, text, got, s.text(want))
			}
			if s.entry().Text != text || !slices.Equal(s.listed(), []string{"a.simon"}) {
				t.Errorf("%.20q: what was typed is lost", text)
			}
		}
		s.files.Access.List = func(string, string, string) ([]Entry, error) { return nil, syscall.EACCES }
		s.enter(s.folder)
		if got := s.faultShown(); !strings.Contains(got, s.text(locales.FileForbidden)) {
			t.Errorf("%s, a folder without the right to read: %q", lang, got)
		}
		s.Press(fyne.KeyEscape)
		s.WantOpened("")
		s.wantOpenedFiles("after Escape")
	}
}

// TestLastFolder checks that the next dialog begins where the last file was.
func TestLastFolder(t *testing.T) {
	s := sitDown(t, "en", map[string]string{"in/x": ""})
	s.save()
	s.enter("in/mine")
	s.WantOpened("")
	s.open()
	if got := s.listedFolder(); got != filepath.Join(s.folder, "in") {
		t.Errorf("it begins in %v", got)
	}
	s.Press(fyne.KeyEscape)
	if err := os.RemoveAll(filepath.Join(s.folder, "in")); err != nil {
		t.Fatal(err)
	}
	s.open() // it is gone: there is another one
	s.WantOpened("open-file")
	if got := s.listedFolder(); got == filepath.Join(s.folder, "in") {
		t.Error("it begins in a folder that is not there")
	}
}

// TestDialogStaysInTheWindow checks that a dialog that grows or shrinks because of what is wrong stays whole in the
// window, and what is above stays where it is, if there is room.
func TestDialogStaysInTheWindow(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 640, Height: 480}, {Width: 800, Height: 620}, {Width: 1120, Height: 700}, {Width: 1366, Height: 400}, {Width: 700, Height: 1100}} {
		s := sitDown(t, "en", nil)
		s.Window.Resize(size)
		for _, open := range []func(){s.open, s.save} {
			open()
			s.WantCentred("without a fault")
			top := s.Top("without a fault")
			fault := s.Stack.Top().(*dialog).fault
			for _, words := range []int{1, 40, 150, 5} {
				fault.Say(strings.Repeat("wrong ", words))
				s.WantTop("with a fault", top)
			}
			fault.Clear()
			s.WantTop("without a fault any more", top)
			s.Stack.Close()
		}
	}
}
