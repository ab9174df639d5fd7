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

// TestFolderKeys navigates folders with the keyboard.
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
	s.Repeat(fyne.KeySpace) // a held key does not count as pressed again
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
		t.Errorf("going up shows %v", got)
	}
	s.Press(fyne.KeyEscape)
	s.WantOpened("")
	s.wantOpenedFiles("after Escape")
}

// TestFolderMouse checks that a click selects and a double click opens.
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
		t.Errorf("cursor on row %d", list.at)
	}
	click(0, time.Millisecond) // two clicks on different rows
	click(0, time.Minute)      // two slow clicks
	if s.listedFolder() != s.folder {
		t.Fatal("a single click opened a folder")
	}
	click(0, time.Millisecond)
	if got := s.listed(); !slices.Equal(got, []string{"a.simon"}) {
		t.Fatalf("listed %q", got)
	}
	click(0, time.Millisecond) // another click where there is no row any more
	s.WantOpened("open-file")
	click(0, time.Millisecond)
	s.WantOpened("")
	s.wantOpenedFiles("by two clicks", "a text")
}

// TestTypedPaths checks that typed paths may be relative, absolute, or start at the home folder.
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
			t.Errorf("%q opens %q", text, got)
		}
		s.enter("..")
	}
}

// TestOddNames checks that files with any name are listed, opened, and shown without harmful characters.
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
					t.Errorf("shown unsafely: %q", text)
				}
			}
			s.Press(fyne.KeyReturn)
			s.WantOpened("")
			s.open()
			s.Focus("open-file") // the name exactly as in the entry
			s.Press(fyne.KeyReturn)
			s.WantOpened("")
			s.wantOpenedFiles("twice", "a text", "a text")
		})
	}
}

// TestPlacesThatCannotBeOpened checks that the dialog reports them and stays unchanged.
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
				t.Errorf("%.20q: the typed text is lost", text)
			}
		}
		s.files.Access.List = func(string, string, string) ([]Entry, error) { return nil, syscall.EACCES }
		s.enter(s.folder)
		if got := s.faultShown(); !strings.Contains(got, s.text(locales.FileForbidden)) {
			t.Errorf("%s, folder without read permission: %q", lang, got)
		}
		s.Press(fyne.KeyEscape)
		s.WantOpened("")
		s.wantOpenedFiles("after Escape")
	}
}

// TestLastFolder checks that the next dialog starts in the folder of the last file.
func TestLastFolder(t *testing.T) {
	s := sitDown(t, "en", map[string]string{"in/x": ""})
	s.save()
	s.enter("in/mine")
	s.WantOpened("")
	s.open()
	if got := s.listedFolder(); got != filepath.Join(s.folder, "in") {
		t.Errorf("starts in %v", got)
	}
	s.Press(fyne.KeyEscape)
	if err := os.RemoveAll(filepath.Join(s.folder, "in")); err != nil {
		t.Fatal(err)
	}
	s.open() // it is gone: another one is used
	s.WantOpened("open-file")
	if got := s.listedFolder(); got == filepath.Join(s.folder, "in") {
		t.Error("starts in a folder that does not exist")
	}
}

// TestDialogStaysInTheWindow checks that a dialog whose size changes with its error message stays inside the
// window, and that everything above the message keeps its position if there is room.
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
