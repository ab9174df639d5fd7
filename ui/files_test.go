package ui

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/keyboard"
	"simplesimon/ui/uitest"
)

// filesIn sits down at the example after some moves; file dialogs begin in a folder, which is
// answered, with some files. Names that end with a slash are folders.
func filesIn(t *testing.T, moves int, lang string, files map[string]string) (*sitting, string) {
	t.Helper()
	folder := t.TempDir()
	for name, text := range files {
		path := filepath.Join(folder, name)
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
	s := sitAt(t, moves, Options{Language: lang})
	s.files.Last, s.files.Access.Patience = folder, time.Hour
	return s, folder
}

// recordText is a record of the first moves of the example.
func recordText(t *testing.T, moves int) string {
	g := gametest.Example(t, moves)
	return engine.FormatRecord(g.Code(), g.Played())
}

// shown is what the open file dialog lists.
func (s *sitting) listed() (names []string) {
	for _, row := range s.Control("list").(*fileList).rows {
		names = append(names, row.name)
	}
	return names
}

// typed replaces what is in the entry of the file dialog.
func (s *sitting) typed(text string) {
	s.T.Helper()
	s.Focus("name")
	s.Chord(fyne.KeyA, keyboard.Ctrl)
	s.Type(text)
}

// faultShown is what the open dialog says to be wrong; "" for nothing.
func (s *sitting) faultShown() string {
	for _, o := range s.stack.Shown().Body.(*fyne.Container).Objects {
		if texts := uitest.Texts(o); o == s.stack.Shown().Body.(*fyne.Container).Objects[3] && len(texts) > 0 {
			return texts[0]
		}
	}
	return ""
}

func TestFolderIsListed(t *testing.T) {
	s, folder := filesIn(t, 3, "de", map[string]string{
		"b.simon": "", "Ä.simon": "", "a10.simon": "", "a9.SIMON": "", "a0.simon": "", "a1.simon": "", "text.txt": "", ".hidden.simon": "", ".hidden/": "",
		"zebra/": "", "Ärger/": "", "folder.simon/": "",
	})
	if err := errors.Join(os.Symlink(folder, filepath.Join(folder, "link")), os.Symlink("b.simon", filepath.Join(folder, "link.simon")),
		os.Symlink("nowhere", filepath.Join(folder, "lost.simon"))); err != nil {
		t.Skip(err) // the system has no links
	}
	s.Chord(fyne.KeyO, keyboard.Ctrl)
	s.WantOpened("open-file")
	want := []string{"Ärger", "folder.simon", "link", "zebra", "Ä.simon", "a0.simon", "a1.simon", "a9.SIMON", "a10.simon", "b.simon", "link.simon"}
	if got := s.listed(); !slices.Equal(got, want) {
		t.Errorf("listed %q, want %q", got, want)
	}
}

// TestFolderKeys walks through folders with the keys of the list.
func TestFolderKeys(t *testing.T) {
	s, folder := filesIn(t, 3, "en", map[string]string{"in/deep/x.simon": "", "in/a.simon": "", "z.simon": "", "y/": ""})
	s.Chord(fyne.KeyO, keyboard.Ctrl)
	list := s.Control("list").(*fileList)
	want := func(at string, cursor string) {
		t.Helper()
		events := s.Traced("files")
		if got := events[len(events)-1]["folder"]; got != filepath.Join(folder, at) {
			t.Fatalf("in %v, want %s", got, at)
		}
		if list.at < len(list.rows) && list.rows[list.at].name != cursor {
			t.Errorf("the cursor is on %q, want %q", list.rows[list.at].name, cursor)
		}
		if s.win.Canvas().Focused() != fyne.Focusable(list) {
			t.Error("the list has not got the keys")
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
	if got := s.Control("name").(*controls.Entry).Text; got != "z.simon" {
		t.Errorf("the entry has %q", got)
	}
	s.Press(fyne.KeyDown)
	s.Press(fyne.KeyPageUp)
	want("", "in")
	s.Press(fyne.KeyPageDown)
	want("", "z.simon")
	s.Press(fyne.KeyHome)
	want("", "in")
	s.Focus("up")
	s.Press(fyne.KeyReturn)
	events := s.Traced("files")
	if got := events[len(events)-1]["folder"]; got != filepath.Dir(folder) {
		t.Errorf("up leads to %v", got)
	}
	s.Press(fyne.KeyEscape)
	s.WantOpened("")
	s.wantGame(gametest.Code, 3, 0)
	s.wantTableKeys()
}

// TestFolderMouse: a click selects, two soon after each other open.
func TestFolderMouse(t *testing.T) {
	s, folder := filesIn(t, 0, "en", map[string]string{"in/a.simon": recordText(t, 49), "b.simon": ""})
	now := time.Now()
	s.Window.now = func() time.Time { return now }
	s.Chord(fyne.KeyO, keyboard.Ctrl)
	list := s.Control("list").(*fileList)
	entry := s.Control("name").(*controls.Entry)
	click := func(i int, after time.Duration) {
		now = now.Add(after)
		row := newFileRow(list)
		row.set(i)
		test.Tap(row)
	}
	click(1, 0)
	if entry.Text != "b.simon" || list.at != 1 {
		t.Errorf("the entry has %q", entry.Text)
	}
	click(0, time.Millisecond) // two clicks on two rows
	click(0, time.Minute)      // and two at leisure
	if events := s.Traced("files"); events[len(events)-1]["folder"] != folder {
		t.Fatal("a single click opens")
	}
	click(0, time.Millisecond)
	if got := s.listed(); !slices.Equal(got, []string{"a.simon"}) {
		t.Fatalf("listed %q", got)
	}
	click(0, time.Millisecond) // the second click of a third has no row any more
	s.WantOpened("open-file")
	click(0, time.Millisecond)
	s.WantOpened("record")
}

// TestTypedPaths: what is typed may be relative, absolute, or begin at home.
func TestTypedPaths(t *testing.T) {
	t.Setenv("HOME", t.TempDir())
	t.Setenv("USERPROFILE", os.Getenv("HOME"))
	if err := os.WriteFile(filepath.Join(os.Getenv("HOME"), "home.simon"), []byte(recordText(t, 2)), 0o600); err != nil {
		t.Fatal(err)
	}
	s, folder := filesIn(t, 0, "en", map[string]string{"in/a.simon": recordText(t, 7), "other.txt": recordText(t, 5), "odd  name.simon": recordText(t, 3)})
	for text, moves := range map[string]int{
		"in/a.simon": 7, "other.txt": 5, "./in/../odd  name.simon": 3, filepath.Join(folder, "in", "a.simon"): 7, "~/home.simon": 2,
	} {
		s.files.Last = folder
		s.Chord(fyne.KeyO, keyboard.Ctrl)
		s.typed(text)
		s.Press(fyne.KeyReturn)
		s.WantOpened("record")
		shown := strings.Join(uitest.Texts(s.stack.Shown().Body), " ")
		if want := s.words.Standing(moves, gametest.Example(t, moves).Score(), 0); !strings.Contains(shown, want) {
			t.Errorf("%q opens %q, want %q", text, shown, want)
		}
		s.Press(fyne.KeyEscape)
	}
	s.files.Last = folder
	s.Chord(fyne.KeyO, keyboard.Ctrl)
	for _, text := range []string{"in", filepath.Join(folder, "in") + string(filepath.Separator)} {
		s.typed(text)
		s.Press(fyne.KeyReturn)
		s.WantOpened("open-file")
		if got := s.listed(); !slices.Equal(got, []string{"a.simon"}) {
			t.Errorf("%q leads to %q", text, got)
		}
		s.typed("..")
		s.Press(fyne.KeyReturn)
	}
}

// TestOddNames: a file of any name is listed, opened, and shown without what would harm.
func TestOddNames(t *testing.T) {
	names := []string{"two\nlines.simon", "\u202egnp.simon", "Müller & Söhne.simon", "…simon.simon", strings.Repeat("ü", 120) + ".simon", "a\xffb.simon", "-rf.simon", "100%s.simon"}
	for _, name := range names {
		t.Run(fmt.Sprintf("%.20q", name), func(t *testing.T) {
			s, folder := filesIn(t, 0, "en", nil)
			if err := os.WriteFile(filepath.Join(folder, name), []byte(recordText(t, 4)), 0o600); err != nil {
				t.Skip(err)
			}
			s.Chord(fyne.KeyO, keyboard.Ctrl)
			if got := s.listed(); !slices.Equal(got, []string{name}) {
				t.Fatalf("listed %q", got)
			}
			for _, text := range append(uitest.Texts(s.win.Canvas().Overlays().Top()), s.Control("name").(*controls.Entry).Text) {
				if strings.ContainsAny(text, "\n\u202e") {
					t.Errorf("shown: %q", text)
				}
			}
			s.Press(fyne.KeyReturn)
			s.WantOpened("record")
			s.Press(fyne.KeyEscape)
			s.Chord(fyne.KeyO, keyboard.Ctrl)
			s.Focus("open-file") // the name as it stands in the entry
			s.Press(fyne.KeyReturn)
			s.WantOpened("record")
		})
	}
}

// TestPlacesThatCannotBeOpened says so in the dialog, which stays as it is.
func TestPlacesThatCannotBeOpened(t *testing.T) {
	for _, lang := range languages() {
		s, folder := filesIn(t, 3, lang, map[string]string{"file": "x", "a.simon": "x"})
		s.Chord(fyne.KeyO, keyboard.Ctrl)
		for text, want := range map[string]locales.ID{
			"none": locales.FileMissing, "none/": locales.FileMissing, "none/x.simon": locales.FileMissing,
			"file/x.simon": locales.FileNoFolder, strings.Repeat("x", 300): locales.FileNameLength,
		} {
			s.typed(text)
			s.Press(fyne.KeyReturn)
			s.WantOpened("open-file")
			if got := s.faultShown(); !strings.Contains(got, s.words.Text(want)) || !strings.Contains(got, filepath.Base(text)) {
				t.Errorf("%s, %.20q: %q, want %q", lang, text, got, s.words.Text(want))
			}
			if s.Control("name").(*controls.Entry).Text != text || !slices.Equal(s.listed(), []string{"a.simon"}) {
				t.Errorf("%.20q: what was typed is lost", text)
			}
		}
		s.files.Access.List = func(string, string, string) ([]fileEntry, error) { return nil, syscall.EACCES }
		s.typed(folder)
		s.Press(fyne.KeyReturn)
		if got := s.faultShown(); !strings.Contains(got, s.words.Text(locales.FileForbidden)) {
			t.Errorf("%s, a folder without the right to read: %q", lang, got)
		}
		s.Press(fyne.KeyEscape)
		s.wantGame(gametest.Code, 3, 0)
	}
}

// TestManyFiles: ten thousand files are listed, and only those that are seen have rows or are
// asked for their dates.
func TestManyFiles(t *testing.T) {
	s, folder := filesIn(t, 0, "en", nil)
	for i := range 10_000 {
		if err := os.WriteFile(filepath.Join(folder, fmt.Sprintf("game %d.simon", i+1)), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	asked := 0
	s.files.Access.List = func(folder, ending, lang string) ([]fileEntry, error) {
		rows, err := readFolder(folder, ending, lang)
		for i := range rows {
			date := rows[i].date
			rows[i].date = func() (time.Time, bool) { asked++; return date() }
		}
		return rows, err
	}
	s.Chord(fyne.KeyO, keyboard.Ctrl)
	list := s.Control("list").(*fileList)
	if len(list.rows) != 10_000 || list.rows[1].name != "game 2.simon" || list.rows[9999].name != "game 10000.simon" {
		t.Fatalf("%d rows, the second %q", len(list.rows), list.rows[1].name)
	}
	s.Press(fyne.KeyEnd)
	s.Press(fyne.KeyHome)
	if asked == 0 || asked > 200 {
		t.Errorf("%d dates are asked for", asked)
	}
}

// TestSave writes the moves up to the present position, and tells where.
func TestSave(t *testing.T) {
	for _, lang := range languages() {
		s, folder := filesIn(t, 12, lang, nil)
		s.Chord(fyne.KeyZ, keyboard.Ctrl)
		s.Chord(fyne.KeyZ, keyboard.Ctrl)
		s.Chord(fyne.KeyS, keyboard.Ctrl)
		s.WantOpened("save-file")
		entry := s.Control("name").(*controls.Entry)
		if entry.Text != gametest.Code+".simon" || entry.SelectedText() != entry.Text || s.win.Canvas().Focused() != fyne.Focusable(entry) {
			t.Errorf("suggested: %q, selected %q", entry.Text, entry.SelectedText())
		}
		s.Type("mine")
		s.Press(fyne.KeyReturn)
		s.WantOpened("")
		path := filepath.Join(folder, "mine.simon")
		if data, err := os.ReadFile(path); err != nil || string(data) != recordText(t, 10) {
			t.Errorf("written: %q, %v", data, err)
		}
		if want := s.words.Format(locales.FileSaved, locales.PathData{Path: controls.LastPart(path, controls.LongestPath)}); s.said() != want {
			t.Errorf("told %q, want %q", s.said(), want)
		}
		s.wantGame(gametest.Code, 10, 2)
		s.wantTableKeys()
	}
}

// TestSaveAsksBeforeItReplaces: going back loses nothing.
func TestSaveAsksBeforeItReplaces(t *testing.T) {
	s, folder := filesIn(t, 9, "en", map[string]string{"mine.simon": "old", "sub/": ""})
	path := filepath.Join(folder, "mine.simon")
	old := func(text string) {
		t.Helper()
		if data, err := os.ReadFile(path); err != nil || string(data) != text {
			t.Errorf("the file holds %q, %v", data, err)
		}
	}
	s.Chord(fyne.KeyS, keyboard.Ctrl)
	s.Type("mine")
	for _, back := range []string{"", "back", "Escape"} { // "" is the answer at hand
		s.Press(fyne.KeyReturn)
		s.WantOpened("overwrite")
		if shown := strings.Join(uitest.Texts(s.stack.Shown().Body), " "); !strings.Contains(shown, path) {
			t.Errorf("the question is %q", shown)
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
		if got := s.Control("name").(*controls.Entry).Text; got != "mine" {
			t.Errorf("the entry has %q", got)
		}
		old("old")
	}
	s.Press(fyne.KeyReturn)
	s.Focus("overwrite")
	s.Press(fyne.KeyReturn)
	s.WantOpened("")
	old(recordText(t, 9))
}

// TestSavedNames: what is saved is listed.
func TestSavedNames(t *testing.T) {
	s, folder := filesIn(t, 9, "en", nil)
	if runtime.GOOS == "windows" {
		t.Skip("some of the names are impossible")
	}
	for typed, want := range map[string]string{
		"plain": "plain.simon", "mine.simon": "mine.simon", "loud.SIMON": "loud.SIMON", "other.txt": "other.txt.simon", "old.simon2": "old.simon2.simon",
		"J.Smith": "J.Smith.simon", "a.b.c": "a.b.c.simon", "x.csv": "x.csv.simon", "a.simon.": "a.simon..simon", "simon": "simon.simon",
		"mine.SiMoN": "mine.SiMoN", "blank ": "blank .simon", "CON": "CON.simon", "what?": "what?.simon", "…": "….simon", "名前": "名前.simon",
		"30.11.2026": "30.11.2026.simon", "version 1.5": "version 1.5.simon", "no. 2": "no. 2.simon", "so.": "so..simon", "a. b": "a. b.simon",
	} {
		s.Chord(fyne.KeyS, keyboard.Ctrl)
		s.typed(typed)
		s.Press(fyne.KeyReturn)
		s.WantOpened("")
		if _, err := os.Stat(filepath.Join(folder, want)); err != nil {
			t.Errorf("%q: %v", typed, err)
		}
		s.Chord(fyne.KeyO, keyboard.Ctrl)
		if got := s.listed(); !slices.Contains(got, want) {
			t.Errorf("%q: listed are %q", typed, got)
		}
		s.Press(fyne.KeyEscape)
	}
}

// TestSaveThatFails says why in the dialog, where another name can be typed; what was there
// stays.
func TestSaveThatFails(t *testing.T) {
	for _, lang := range languages() {
		s, folder := filesIn(t, 9, lang, map[string]string{"mine.simon": "old", "file": "x", "folder.simon/": ""})
		s.Chord(fyne.KeyS, keyboard.Ctrl)
		for text, want := range map[string]locales.ID{
			" ": locales.NameMissing, ".simon": locales.NameMissing, "sub/.SIMON": locales.NameMissing, ".mine": locales.NameHidden, ".mine.simon": locales.NameHidden,
			"...": locales.NameHidden, ".J.Smith": locales.NameHidden, "a\x00b": locales.NameInvisible, "a\tb": locales.NameInvisible, strings.Repeat("ü", 127): locales.FileNameLength, "none/x": locales.FileMissing, "file/x": locales.FileNoFolder, strings.Repeat("x", 300): locales.FileNameLength,
		} {
			s.typed(text)
			s.Press(fyne.KeyReturn)
			s.WantOpened("save-file")
			if got := s.faultShown(); !strings.Contains(got, s.words.Text(want)) {
				t.Errorf("%s, %.20q: %q, want %q", lang, text, got, s.words.Text(want))
			}
		}
		s.typed("folder.simon") // goes there
		s.Press(fyne.KeyReturn)
		s.WantOpened("save-file")
		s.Focus("list")
		s.Press(fyne.KeyBackspace)
		full := true
		replace := s.files.Access.Replace
		s.files.Access.Replace = func(path string, write func(io.Writer) error) error {
			if full {
				return &fs.PathError{Op: "write", Path: path, Err: syscall.ENOSPC}
			}
			return replace(path, write)
		}
		for _, name := range []string{"new", "mine"} {
			s.typed(name)
			s.Press(fyne.KeyReturn)
			if name == "mine" {
				s.Focus("overwrite")
				s.Press(fyne.KeyReturn)
			}
			s.WantOpened("save-file")
			want := s.words.Format(locales.CannotWrite, locales.FileData{File: filepath.Join(folder, name+".simon"), Reason: s.words.Text(locales.FileDiskFull)})
			if got := s.faultShown(); got != want {
				t.Errorf("%s: %q, want %q", lang, got, want)
			}
			if got := s.Control("name").(*controls.Entry).Text; got != name {
				t.Errorf("the entry has %q", got)
			}
		}
		if data, err := os.ReadFile(filepath.Join(folder, "mine.simon")); err != nil || string(data) != "old" {
			t.Errorf("%q, %v", data, err)
		}
		full = false
		s.typed("new")
		s.Press(fyne.KeyReturn)
		s.WantOpened("")
		if _, err := os.Stat(filepath.Join(folder, "new.simon")); err != nil {
			t.Error(err)
		}
	}
}

// TestSaveOverAPage: the page comes back, after a message that says where the file is.
func TestSaveOverAPage(t *testing.T) {
	s, folder := filesIn(t, 3, "en", nil)
	won := gametest.Example(t, 49)
	open := func() {
		s.openRecordReplay(named("a game"), won.Code(), won.Played(), nil)
		s.Press(fyne.KeyRight)
		s.saveRecordOf(won.Code(), won.Played())
		s.WantOpened("save-file")
	}
	open()
	s.Press(fyne.KeyEscape)
	s.WantOpened("replay")
	s.wantStep(1, 49, 499, 0)
	open()
	s.Type("won")
	s.Press(fyne.KeyReturn)
	s.WantOpened("message")
	path := filepath.Join(folder, "won.simon")
	if shown := uitest.Texts(s.stack.Shown().Body); !contains(shown, path) {
		t.Errorf("told %q", shown)
	}
	s.Press(fyne.KeyReturn)
	s.WantOpened("replay")
	s.wantStep(1, 49, 499, 0)
	if data, err := os.ReadFile(path); err != nil || string(data) != recordText(t, 49) {
		t.Errorf("%q, %v", data, err)
	}
}

// TestLastFolder: the next dialog begins where the last file was.
func TestLastFolder(t *testing.T) {
	s, folder := filesIn(t, 3, "en", map[string]string{"in/x": ""})
	s.Chord(fyne.KeyS, keyboard.Ctrl)
	s.typed("in/mine")
	s.Press(fyne.KeyReturn)
	s.WantOpened("")
	s.Chord(fyne.KeyO, keyboard.Ctrl)
	if events := s.Traced("files"); events[len(events)-1]["folder"] != filepath.Join(folder, "in") {
		t.Errorf("it begins in %v", events[len(events)-1]["folder"])
	}
	s.Press(fyne.KeyEscape)
	if err := os.RemoveAll(filepath.Join(folder, "in")); err != nil {
		t.Fatal(err)
	}
	s.Chord(fyne.KeyO, keyboard.Ctrl) // it is gone: there is another one
	s.WantOpened("open-file")
	if events := s.Traced("files"); events[len(events)-1]["folder"] == filepath.Join(folder, "in") {
		t.Error("it begins in a folder that is not there")
	}
}
