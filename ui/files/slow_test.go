//go:build !js

package files

import (
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/ui/controls"
)

// TestDeadDrive checks that the dialog shows that it is waiting, can be closed meanwhile, and ignores late
// answers.
func TestDeadDrive(t *testing.T) {
	for _, name := range []string{"open-file", "save-file"} {
		s := sitBeforeDeadDrive(t, map[string]string{"a.simon": "a", "b.simon": "b", "sub/c.simon": ""})
		open := map[string]func(){"open-file": s.open, "save-file": s.save}[name]
		open()
		s.WantOpened(name)
		s.Clock.Advance(time.Second)
		if !strings.Contains(s.seen(), s.text(locales.FolderReading)) {
			t.Errorf("%s: does not show that it is reading the folder: %q", name, s.seen())
		}
		s.Press(fyne.KeyEscape) // while reading the folder
		s.answered()
		s.WantOpened("")
		if events := s.Traced("files"); len(events) > 0 {
			t.Errorf("%s: listed a folder after closing: %v", name, events)
		}

		open()
		s.answered()
		if got := s.listed(); !slices.Equal(got, []string{"sub", "a.simon", "b.simon"}) {
			t.Fatalf("%s: listed %q", name, got)
		}
		s.enter("a.simon")
		s.Clock.Advance(time.Second)
		s.WantOpened(name)
		reads := locales.PathData{Path: controls.LastPart(filepath.Join(s.folder, "a.simon"), controls.LongestPath())}
		if !strings.Contains(s.seen(), s.Stack.Words().Format(locales.FileReading, reads)) {
			t.Errorf("%s: does not show that it is reading the file: %q", name, s.seen())
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
		s.enter("b.simon")
		s.Press(fyne.KeyReturn) // an impatient player
		s.Focus("cancel")
		s.Press(fyne.KeyReturn)
		s.WantOpened("")
		s.answered()
		s.WantOpened("")
		if len(s.Said) > 0 {
			t.Errorf("%s: a late answer shows %q", name, s.Said)
		}
		s.wantOpenedFiles(name)
		s.wantFile("a.simon", "a")
		s.wantFile("b.simon", "b")
	}
}

// TestLateFolder checks that only the last of several folders opened in quick succession is listed.
func TestLateFolder(t *testing.T) {
	s := sitBeforeDeadDrive(t, map[string]string{"sub/c.simon": ""})
	s.open()
	s.answered()
	s.Trace.Reset()
	s.Press(fyne.KeyReturn) // into the first folder
	s.Focus("up")
	s.Press(fyne.KeyReturn)
	s.answered()
	if events := s.Traced("files"); len(events) != 1 || events[0]["folder"] != filepath.Dir(s.folder) {
		t.Errorf("listed %v", events)
	}
}

// TestNothingIsReadAtOnce checks that the dialog accesses no files on the main goroutine.
func TestNothingIsReadAtOnce(t *testing.T) {
	s := sitBeforeDeadDrive(t, map[string]string{"a.simon": "a"})
	released := false
	s.watchAccess(func(what string) {
		if !released {
			t.Errorf("%s is called on the main goroutine", what)
		}
	})
	let := func() {
		for range 20 {
			released = true
			s.Clock.Release()
			released = false
		}
	}
	s.open()
	let()
	for _, text := range []string{"none", "none/", "..", s.folder, "a.simon"} {
		s.enter(text)
		let()
	}
	s.WantOpened("")
	s.wantOpenedFiles("at last", "a")
	s.save()
	let()
	for _, text := range []string{"none/x", "..", s.folder, "a"} {
		s.enter(text)
		let()
	}
	s.WantOpened("overwrite")
	s.Focus("overwrite")
	s.Press(fyne.KeyReturn)
	let()
	s.WantOpened("")
	s.wantFile("a.simon", saved)
}

// watchAccess calls asked on every file system access.
func (s *sitting) watchAccess(asked func(what string)) {
	access, system := &s.files.Access, s.files.Access
	access.Open = func(path string) ([]byte, error) { asked("open"); return system.Open(path) }
	access.Stat = func(path string) (fs.FileInfo, error) { asked("stat"); return system.Stat(path) }
	access.Replace = func(path string, write func(io.Writer) error) error {
		asked("replace")
		return system.Replace(path, write)
	}
	access.List = func(folder, ending, lang string) ([]Entry, error) {
		asked("list")
		rows, err := system.List(folder, ending, lang)
		for i := range rows {
			date := rows[i].Date
			rows[i].Date = func() (time.Time, bool) { asked("a date"); return date() }
		}
		return rows, err
	}
}

// TestSaveUnderWay checks that a save in progress is done once, and cancelling it leaves either the old file or
// the complete new one.
func TestSaveUnderWay(t *testing.T) {
	s := sitBeforeDeadDrive(t, nil)
	replaced := 0
	s.files.Access.Replace = func(path string, write func(io.Writer) error) error {
		err := store.Replace(path, write)
		if err == nil {
			replaced++
		}
		return err
	}
	s.save()
	s.answered()
	s.typed("mine")
	for range 3 {
		s.Press(fyne.KeyReturn) // an impatient player, at each step
		s.Clock.Release()
	}
	s.Clock.Advance(time.Second)
	s.Press(fyne.KeyReturn)
	s.answered()
	s.WantOpened("")
	s.wantFile("mine.simon", saved)
	if replaced != 1 {
		t.Errorf("saved %d times", replaced)
	}

	// It is cancelled before writing, at each step.
	for steps := range 4 {
		s.saveText("another text")
		s.answered()
		s.enter("other")
		for range steps {
			s.Clock.Release()
		}
		s.Press(fyne.KeyEscape)
		s.WantOpened("")
		s.answered()
		if entries, err := os.ReadDir(s.folder); err != nil || len(entries) != 1 {
			t.Errorf("cancelled after %d steps: found %v, %v", steps, entries, err)
		}
	}

	// It is cancelled too late: the file exists, and the player is told so.
	s.files.Access.Replace = func(path string, write func(io.Writer) error) error {
		err := store.Replace(path, write)
		s.Press(fyne.KeyEscape)
		return err
	}
	s.Said = nil
	s.saveText("another text")
	s.answered()
	s.enter("late")
	s.answered()
	s.WantOpened("")
	s.wantFile("late.simon", "another text")
	if told := strings.Join(s.Said, "\n"); !strings.Contains(told, "late.simon") {
		t.Errorf("said %q", told)
	}
}

// TestEndWhileSaving checks that the program waits for a file being written before it ends, but not forever.
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
		t.Fatal("does not wait")
	default:
	}
	done()
	<-ended
	saves.begin()
	saves.wait(time.Millisecond)
}

// TestTypedWhileReading checks that input typed before the folder has been read is not lost.
func TestTypedWhileReading(t *testing.T) {
	s := sitBeforeDeadDrive(t, map[string]string{"a.simon": "a", "b.simon": "b"})
	s.open()
	s.typed("b.simon")
	s.answered()
	s.wantEntry("b.simon")
	s.Press(fyne.KeyEscape)
	s.save()
	s.enter("early")
	s.answered()
	s.wantFile("early.simon", saved)
	s.WantOpened("")
}

// TestEntryFocusedWhileReading checks that the name of a file that is listed late does not mix with what
// the player types in the entry from then on.
func TestEntryFocusedWhileReading(t *testing.T) {
	s := sitBeforeDeadDrive(t, map[string]string{"a.simon": "a", "b.simon": "b"})
	s.open()
	s.Focus("name")
	s.answered()
	s.wantEntry("a.simon")
	s.Type("b.simon")
	s.wantEntry("b.simon")
}
