//go:build !js

package files

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/ui/uitest"
)

func TestFolderIsListed(t *testing.T) {
	s := sitDown(t, "de", map[string]string{
		"b.simon": "", "Ä.simon": "", "a10.simon": "", "a9.SIMON": "", "a0.simon": "", "a1.simon": "", "text.txt": "", ".hidden.simon": "", ".hidden/": "",
		"zebra/": "", "Ärger/": "", "folder.simon/": "",
	})
	if err := errors.Join(os.Symlink(s.folder, filepath.Join(s.folder, "link")), os.Symlink("b.simon", filepath.Join(s.folder, "link.simon")),
		os.Symlink("nowhere", filepath.Join(s.folder, "lost.simon"))); err != nil {
		t.Skip(err) // no symbolic links on this system
	}
	s.open()
	s.WantOpened("open-file")
	want := []string{"Ärger", "folder.simon", "link", "zebra", "Ä.simon", "a0.simon", "a1.simon", "a9.SIMON", "a10.simon", "b.simon", "link.simon"}
	if got := s.listed(); !slices.Equal(got, want) {
		t.Errorf("listed %q, want %q", got, want)
	}
}

// TestManyFiles checks that ten thousand files are listed, and only visible ones have rows or their dates read.
func TestManyFiles(t *testing.T) {
	s := sitDown(t, "en", nil)
	for i := range 10_000 {
		if err := os.WriteFile(filepath.Join(s.folder, fmt.Sprintf("game %d.simon", i+1)), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	asked := 0
	s.files.Access.List = func(folder, ending, lang string) ([]Entry, error) {
		rows, err := readFolder(folder, ending, lang)
		for i := range rows {
			date := rows[i].Date
			rows[i].Date = func() (time.Time, bool) { asked++; return date() }
		}
		return rows, err
	}
	s.open()
	list := s.list()
	if len(list.rows) != 10_000 || list.rows[1].Name != "game 2.simon" || list.rows[9999].Name != "game 10000.simon" {
		t.Fatalf("%d rows, second %q", len(list.rows), list.rows[1].Name)
	}
	s.Press(fyne.KeyEnd)
	s.Press(fyne.KeyHome)
	if asked == 0 || asked > 200 {
		t.Errorf("%d dates were read", asked)
	}
}

// TestDatesAreFresh checks that the list shows the current date of a file.
func TestDatesAreFresh(t *testing.T) {
	s := sitDown(t, "en", map[string]string{"a.simon": ""})
	path := filepath.Join(s.folder, "a.simon")
	s.open()
	for _, year := range []int{2001, 2019} {
		at := time.Date(year, 5, 6, 12, 0, 0, 0, time.Local)
		if err := os.Chtimes(path, at, at); err != nil {
			t.Fatal(err)
		}
		s.enter(".") // the same folder again
		if shown := uitest.Texts(uitest.Top(s.Canvas)); !slices.Contains(shown, s.Stack.Words().Date(year, 5, 6)) {
			t.Errorf("%d is missing from %q", year, shown)
		}
	}
}

// TestWheelGoesByFiles checks that one notch scrolls by three files.
func TestWheelGoesByFiles(t *testing.T) {
	files := map[string]string{}
	for i := range 60 {
		files[fmt.Sprintf("game %d.simon", i)] = ""
	}
	s := sitDown(t, "en", files)
	s.open()
	list := s.list()
	s.Notch(list, 1)
	if got := list.GetScrollOffset() / 3; got < rowHeight || got > 1.5*rowHeight {
		t.Errorf("a notch scrolls %.1f", 3*got)
	}
}

// TestTypedNames checks that letters typed in the list select the name that begins with them, that repeating a
// letter cycles through its names, and that a path started there continues in the entry.
func TestTypedNames(t *testing.T) {
	s := sitDown(t, "en", map[string]string{"bird/": "", "game 1.simon": "", "Game 2.simon": "", "Über.simon": "", "zebra.simon": ""})
	s.open()
	want := func(name string) {
		t.Helper()
		if got := s.list().rows[s.list().at].Name; got != name {
			t.Errorf("the cursor is on %q, want %q", got, name)
		}
	}
	for _, step := range []struct{ typed, name string }{
		{"z", "zebra.simon"}, {"g", "game 1.simon"}, {"g", "Game 2.simon"}, {"g", "game 1.simon"}, {"ü", "Über.simon"}, {"GAM", "game 1.simon"}, {"x", "game 1.simon"},
	} {
		s.Type(step.typed)
		want(step.name)
		s.Now = s.Now.Add(2 * typingPause)
	}
	s.Type("zeb")
	s.Type("x")
	want("zebra.simon")
	s.wantEntry("zebra.simon")
	s.Now = s.Now.Add(2 * typingPause)
	s.Rune('g')
	s.RepeatRune('g')
	s.RepeatRune('g')
	want("game 1.simon")
	s.Now = s.Now.Add(2 * typingPause)
	s.Type(s.folder + string(filepath.Separator) + "Game 2.simon")
	s.wantEntry(s.folder + string(filepath.Separator) + "Game 2.simon")
	s.Press(fyne.KeyReturn)
	s.WantOpened("")
	if len(s.opened) != 1 {
		t.Errorf("%d files were opened", len(s.opened))
	}
}
