//go:build !js

package ui

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/timing"
	"simplesimon/ui/controls"
	"simplesimon/ui/keyboard"
	"simplesimon/ui/uitest"
)

// heldFiles is filesIn with a drive that answers only when the clock is released.
func heldFiles(t *testing.T, clock *timing.Manual, files map[string]string) (*sitting, string) {
	t.Helper()
	folder := t.TempDir()
	for name, text := range files {
		path := filepath.Join(folder, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, []byte(text), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	s := sitAt(t, 9, Options{Clock: clock})
	s.files.Last = folder
	return s, folder
}

// answered lets the drive answer until nothing is asked any more.
func (s *sitting) answered() {
	for range 50 { // one question leads to the next
		s.Clock.Release()
	}
}

// TestDeadDrive: whatever the dialog waits for, it says so, can be left, and a late answer changes nothing.
func TestDeadDrive(t *testing.T) {
	texts := func(s *sitting) string { return strings.Join(uitest.Texts(s.stack.Shown().Body), "\n") }
	for _, key := range []fyne.KeyName{fyne.KeyO, fyne.KeyS} {
		clock := &timing.Manual{Held: true}
		s, folder := heldFiles(t, clock, map[string]string{"a.simon": recordText(t, 7), "b.simon": recordText(t, 8), "sub/c.simon": ""})
		name := map[fyne.KeyName]string{fyne.KeyO: "open-file", fyne.KeyS: "save-file"}[key]
		s.Chord(key, keyboard.Ctrl)
		s.WantOpened(name)
		clock.Advance(time.Second)
		if !strings.Contains(texts(s), s.words.Text(locales.FolderReading)) {
			t.Errorf("%s: it does not say that it reads the folder: %q", name, texts(s))
		}
		s.Press(fyne.KeyEscape) // while the folder is read
		s.answered()
		s.WantOpened("")

		s.Chord(key, keyboard.Ctrl)
		s.answered()
		if got := s.listed(); !slices.Equal(got, []string{"sub", "a.simon", "b.simon"}) {
			t.Fatalf("%s: listed %q", name, got)
		}
		s.typed("a.simon")
		s.Press(fyne.KeyReturn)
		clock.Advance(time.Second)
		s.WantOpened(name)
		if !strings.Contains(texts(s), s.words.Format(locales.FileReading, locales.PathData{Path: controls.LastPart(filepath.Join(folder, "a.simon"), controls.LongestPath)})) {
			t.Errorf("%s: it does not say that it reads the file: %q", name, texts(s))
		}
		s.Focus("list") // another folder meanwhile
		s.Press(fyne.KeyHome)
		s.Press(fyne.KeyReturn)
		s.answered()
		s.WantOpened(name)
		if got := s.listed(); !slices.Equal(got, []string{"c.simon"}) {
			t.Fatalf("%s: listed %q", name, got)
		}
		s.Press(fyne.KeyBackspace)
		s.answered()
		s.typed("b.simon")
		s.Press(fyne.KeyReturn)
		s.Press(fyne.KeyReturn) // impatience
		s.Focus("cancel")
		s.Press(fyne.KeyReturn)
		s.WantOpened("")
		s.answered()
		s.WantOpened("")
		if s.said() != "" {
			t.Errorf("%s: a late answer tells %q", name, s.said())
		}
		s.wantGame(gametest.Code, 9, 0)
		for file, moves := range map[string]int{"a.simon": 7, "b.simon": 8} {
			if data, err := os.ReadFile(filepath.Join(folder, file)); err != nil || string(data) != recordText(t, moves) {
				t.Errorf("%s: %s holds %q, %v", name, file, data, err)
			}
		}
	}
}

// TestNothingIsReadAtOnce: nothing of the dialog, and nothing that is dropped, is read on the main
// goroutine.
func TestNothingIsReadAtOnce(t *testing.T) {
	clock := &timing.Manual{Held: true}
	s, folder := heldFiles(t, clock, map[string]string{"a.simon": recordText(t, 7)})
	released := false
	asked := func(what string) {
		if !released {
			t.Errorf("%s is asked at once", what)
		}
	}
	access := newFileAccess()
	s.files.Access.Open = func(path string) ([]byte, error) { asked("open"); return access.open(path) }
	s.files.Access.Stat = func(path string) (fs.FileInfo, error) { asked("stat"); return access.stat(path) }
	s.files.Access.Replace = func(path string, write func(io.Writer) error) error {
		asked("replace")
		return access.replace(path, write)
	}
	s.files.Access.List = func(folder, ending, lang string) ([]fileEntry, error) {
		asked("list")
		rows, err := access.list(folder, ending, lang)
		for i := range rows {
			date := rows[i].date
			rows[i].date = func() (time.Time, bool) { asked("a date"); return date() }
		}
		return rows, err
	}
	let := func() {
		for range 20 {
			released = true
			clock.Release()
			released = false
		}
	}
	s.Chord(fyne.KeyO, keyboard.Ctrl)
	let()
	for _, text := range []string{"none", "none/", "..", folder, "a.simon"} {
		s.typed(text)
		s.Press(fyne.KeyReturn)
		let()
	}
	s.WantOpened("replace")
	s.Press(fyne.KeyEscape)
	s.Chord(fyne.KeyS, keyboard.Ctrl)
	let()
	for _, text := range []string{"none/x", "..", folder, "a"} {
		s.typed(text)
		s.Press(fyne.KeyReturn)
		let()
	}
	s.WantOpened("overwrite")
	s.Focus("overwrite")
	s.Press(fyne.KeyReturn)
	let()
	s.WantOpened("")
	s.dropped(fyne.Position{}, []fyne.URI{droppedText(filepath.Join(folder, "a.simon"))})
	let()
	s.WantOpened("replace")
}

// TestSaveUnderWay: a save that has begun is done once, and giving it up leaves the old file or the
// whole new one.
func TestSaveUnderWay(t *testing.T) {
	clock := &timing.Manual{Held: true}
	s, folder := heldFiles(t, clock, nil)
	saved := 0
	s.files.Access.Replace = func(path string, write func(io.Writer) error) error {
		err := store.Replace(path, write)
		if err == nil {
			saved++
		}
		return err
	}
	path := filepath.Join(folder, "mine.simon")
	s.Chord(fyne.KeyS, keyboard.Ctrl)
	s.answered()
	s.typed("mine")
	for range 3 {
		s.Press(fyne.KeyReturn) // impatience, at each step of it
		clock.Release()
	}
	clock.Advance(time.Second)
	s.Press(fyne.KeyReturn)
	s.answered()
	s.WantOpened("")
	if data, err := os.ReadFile(path); saved != 1 || err != nil || string(data) != recordText(t, 9) {
		t.Errorf("saved %d times: %q, %v", saved, data, err)
	}

	// It is given up before it is written.
	s.Chord(fyne.KeyZ, keyboard.Ctrl)
	s.Chord(fyne.KeyS, keyboard.Ctrl)
	s.answered()
	s.typed("other")
	s.Press(fyne.KeyReturn)
	for range 2 {
		clock.Release()
	}
	s.Press(fyne.KeyEscape)
	s.WantOpened("")
	s.answered()
	if entries, err := os.ReadDir(folder); err != nil || len(entries) != 1 {
		t.Errorf("there are %v, %v", entries, err)
	}

	// It is given up too late: the file is there, and the player is told.
	s.files.Access.Replace = func(path string, write func(io.Writer) error) error {
		err := store.Replace(path, write)
		s.Press(fyne.KeyEscape)
		return err
	}
	s.Chord(fyne.KeyS, keyboard.Ctrl)
	s.answered()
	s.typed("late")
	s.Press(fyne.KeyReturn)
	s.answered()
	s.WantOpened("")
	late := filepath.Join(folder, "late.simon")
	if data, err := os.ReadFile(late); err != nil || string(data) != recordText(t, 8) || !strings.Contains(s.said(), "late.simon") {
		t.Errorf("%q, %v; told %q", data, err, s.said())
	}
}

// TestEndWhileSaving: the end of the program waits for a file that is being written, and not for ever.
func TestEndWhileSaving(t *testing.T) {
	var saves saves
	done := saves.begin()
	ended := make(chan bool)
	go func() {
		saves.wait(time.Hour)
		close(ended)
	}()
	select {
	case <-ended:
		t.Fatal("it does not wait")
	default:
	}
	done()
	<-ended
	saves.begin()
	saves.wait(time.Millisecond)
}

// TestTypedWhileReading: what the player types before the folder has been read is not lost.
func TestTypedWhileReading(t *testing.T) {
	clock := &timing.Manual{Held: true}
	s, folder := heldFiles(t, clock, map[string]string{"a.simon": recordText(t, 7), "b.simon": recordText(t, 8)})
	s.Chord(fyne.KeyO, keyboard.Ctrl)
	s.typed("b.simon")
	s.answered()
	if got := s.Control("name").(*controls.Entry).Text; got != "b.simon" {
		t.Errorf("the entry has %q", got)
	}
	s.Press(fyne.KeyEscape)
	s.Chord(fyne.KeyS, keyboard.Ctrl)
	s.typed("early")
	s.Press(fyne.KeyReturn)
	s.answered()
	if _, err := os.Stat(filepath.Join(folder, "early.simon")); err != nil {
		t.Error(err)
	}
	s.WantOpened("")
}

// TestDatesAreFresh: the list shows the date that a file has now.
func TestDatesAreFresh(t *testing.T) {
	s, folder := filesIn(t, 3, "en", map[string]string{"a.simon": ""})
	path := filepath.Join(folder, "a.simon")
	s.Chord(fyne.KeyO, keyboard.Ctrl)
	for _, year := range []int{2001, 2019} {
		at := time.Date(year, 5, 6, 12, 0, 0, 0, time.Local)
		if err := os.Chtimes(path, at, at); err != nil {
			t.Fatal(err)
		}
		s.typed(".") // the same folder once more
		s.Press(fyne.KeyReturn)
		if shown := uitest.Texts(s.win.Canvas().Overlays().Top()); !contains(shown, s.words.Date(year, 5, 6)) {
			t.Errorf("%d is not shown: %q", year, shown)
		}
	}
}

// TestListOfDrives: a name that is typed where no folder is shown is not meant for the working folder.
func TestListOfDrives(t *testing.T) {
	for _, lang := range languages() {
		t.Run(lang, func(t *testing.T) {
			s, folder := filesIn(t, 9, lang, nil)
			here := t.TempDir()
			if err := os.WriteFile(filepath.Join(here, "here.simon"), []byte(recordText(t, 7)), 0o600); err != nil {
				t.Fatal(err)
			}
			t.Chdir(here)
			for name, save := range map[string]bool{"open-file": false, "save-file": true} {
				d := &fileDialog{w: s.Window, name: name, button: locales.OpenButton, ending: recordEnding, save: save}
				d.chosen = func(path string) { t.Errorf("%s: %s is chosen", name, path) }
				d.begin()
				s.files.Access.List = func(string, string, string) ([]fileEntry, error) {
					return []fileEntry{{name: folder, folder: true, date: noDate}}, nil
				}
				d.show("", "")
				for _, text := range []string{"here.simon", "new", "sub/new"} {
					s.typed(text)
					s.Press(fyne.KeyReturn)
					if got := s.faultShown(); got != s.words.Text(locales.NameNoFolder) {
						t.Errorf("%q tells %q", text, got)
					}
				}
				s.files.Access.List = readFolder
				s.Focus("list")
				s.Press(fyne.KeyReturn) // the drive
				if events := s.Traced("files"); events[len(events)-1]["folder"] != folder {
					t.Errorf("the drive leads to %v", events[len(events)-1]["folder"])
				}
				s.Press(fyne.KeyEscape)
			}
			if entries, err := os.ReadDir("."); err != nil || len(entries) != 1 {
				t.Errorf("there are %v, %v", entries, err)
			}
		})
	}
}

// TestNamesOnWindows checks names as on Windows, wherever the test runs.
func TestNamesOnWindows(t *testing.T) {
	words := locales.New("en")
	for name, ok := range map[string]bool{
		"mine": true, "J.Smith": true, "a.b.c": true, "so.": true, "blank ": true, "console": true, "COM": true, "COM10": true, "LPTX": true, "名前": true, strings.Repeat("ü", 249): true,
		"CON": false, "con": false, "nul.simon": false, "Aux.x.y": false, "COM1": false, "lpt9.simon": false, "COM²": false, "PRN .simon": false, "CONIN$": false,
		"a<b": false, "a>b": false, "a:b": false, `a"b`: false, "a|b": false, "what?": false, "*": false, "a\x1fb": false, "a\x00": false, ".mine": false, "...": false, " ": false, ".simon": false, ".SIMON": false,
		strings.Repeat("ü", 256): false,
	} {
		if f := checkNameOn(true, words, name, recordEnding); (f == "") != ok {
			t.Errorf("%q: %q", name, f)
		}
	}
	for _, lang := range languages() {
		if f := checkNameOn(true, locales.New(lang), "nul.txt", recordEnding); !strings.Contains(string(f), "nul") {
			t.Errorf("%s: %q", lang, f)
		}
	}
}

// TestExportedNames: a table of games gets its ending like a record.
func TestExportedNames(t *testing.T) {
	s, folder := filesIn(t, 9, "en", nil)
	for typed, want := range map[string]string{"J.Smith": "J.Smith.csv", "table.CSV": "table.CSV", "games.simon": "games.simon.csv"} {
		s.saveFile("games"+csvEnding, "a title", func(to io.Writer) error { _, err := io.WriteString(to, "x"); return err })
		s.typed(typed)
		s.Press(fyne.KeyReturn)
		if _, err := os.Stat(filepath.Join(folder, want)); err != nil {
			t.Errorf("%q: %v", typed, err)
		}
	}
}
