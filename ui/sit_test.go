package ui

import (
	"bytes"
	"encoding/json"
	"slices"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
	"simplesimon/store"
	"simplesimon/timing"
	"simplesimon/trace"
)

// quietApp is the toolkit's app for tests; the test says when the app has started.
type quietApp struct {
	fyne.App
	driver  *quietDriver
	life    *quietLife
	quitted int
}

func (a *quietApp) Driver() fyne.Driver       { return a.driver }
func (a *quietApp) Lifecycle() fyne.Lifecycle { return a.life }
func (a *quietApp) Quit()                     { a.quitted++ }

// NewWindow makes a window that opens small: it is drawn faster.
func (a *quietApp) NewWindow(title string) fyne.Window {
	return &smallWindow{Window: a.App.NewWindow(title)}
}

type smallWindow struct {
	fyne.Window
	resized bool
}

func (w *smallWindow) Resize(size fyne.Size) {
	if !w.resized {
		w.resized, size = true, fyne.NewSize(640, 480)
	}
	w.Window.Resize(size)
}

type quietDriver struct {
	fyne.Driver
	lock    sync.Mutex
	waiting int
}

func (d *quietDriver) DoFromGoroutine(func(), bool) {
	d.lock.Lock()
	defer d.lock.Unlock()
	d.waiting++
}

type quietLife struct {
	fyne.Lifecycle
	started, left func()
}

func (l *quietLife) SetOnStarted(f func())          { l.started = f }
func (l *quietLife) SetOnExitedForeground(f func()) { l.left = f }

// sitting is a player before the window.
type sitting struct {
	*Window
	t     *testing.T
	app   *quietApp
	trace *bytes.Buffer
	clock *timing.Manual
	left  bool
	heard []string // shortcuts that the window listens to while nothing has the keys
}

// sittings are the windows that were opened last on each folder, by its path.
var sittings = map[string]*Window{}

// sitDown opens the window as the program does. Without a language it is
// English.
func sitDown(t *testing.T, o Options) *sitting {
	t.Helper()
	inner := test.NewTempApp(t)
	app := &quietApp{App: inner, driver: &quietDriver{Driver: inner.Driver()}, life: &quietLife{Lifecycle: inner.Lifecycle()}}
	fyne.SetCurrentApp(app)
	s := &sitting{t: t, app: app, trace: &bytes.Buffer{}}
	if o.Folder == (store.Folder{}) {
		o.Folder = quickFolder(t)
	}
	if o.Language == "" {
		o.Language = "en"
	}
	o.Log = trace.New(s.trace)
	if o.Clock == nil {
		o.Clock = &timing.Manual{}
	}
	s.clock = o.Clock.(*timing.Manual)
	if before := sittings[o.Folder.Path()]; before != nil { // the end of a program gives its lock back
		if err := before.keeper.Close(); err != nil {
			t.Fatal(err)
		}
	}
	s.Window = Open(app, o)
	sittings[o.Folder.Path()] = s.Window
	if app.life.started == nil {
		t.Fatal("nobody waits for the start")
	}
	app.life.started()
	h := &hearing{Canvas: s.win.Canvas()}
	s.keys.listen(h)
	s.heard = h.names
	t.Cleanup(s.leave)
	return s
}

// leave closes the window, once.
func (s *sitting) leave() {
	if s.left {
		return
	}
	s.left = true
	s.timers.Stop()
	s.win.Close()
	if path := s.folder.Path(); sittings[path] == s.Window {
		delete(sittings, path)
		if err := s.keeper.Close(); err != nil {
			s.t.Error(err)
		}
	}
}

// sitAt opens the window on the example game after some moves.
func sitAt(t *testing.T, moves int, o Options) *sitting {
	t.Helper()
	if o.Folder == (store.Folder{}) {
		o.Folder = quickFolder(t)
	}
	if err := o.Folder.SaveGame(*store.NewRunning(exampleGame(t, moves), true, time.Now())); err != nil {
		t.Fatal(err)
	}
	return sitDown(t, o)
}

// exampleGame is the example after some moves.
func exampleGame(t *testing.T, moves int) *engine.Game {
	t.Helper()
	return enginetest.Example().Game(moves)
}

// press types a key: the toolkit tells of the press first, then what it means.
func (s *sitting) press(key fyne.KeyName) {
	e := &fyne.KeyEvent{Name: key}
	if k, ok := s.win.Canvas().Focused().(desktop.Keyable); ok {
		k.KeyDown(e)
	} else if s.win.Canvas().Focused() == nil {
		s.keys.KeyDown(e)
	}
	s.repeat(key)
}

// repeat is what comes of a key that is held: no press, only what it means.
func (s *sitting) repeat(key fyne.KeyName) {
	e := &fyne.KeyEvent{Name: key}
	if key == fyne.KeyTab {
		s.win.Canvas().FocusNext()
		return
	}
	if f := s.win.Canvas().Focused(); f != nil {
		f.TypedKey(e)
	} else {
		s.win.Canvas().OnTypedKey()(e)
	}
	if key == fyne.KeySpace {
		s.repeatRune(' ') // to what has the focus now
	}
}

// digit types a character key.
func (s *sitting) digit(r rune) {
	if r == ' ' {
		s.press(fyne.KeySpace)
		return
	}
	s.press(fyne.KeyName(string(r)))
	s.repeatRune(r)
}

func (s *sitting) repeatRune(r rune) {
	if f := s.win.Canvas().Focused(); f != nil {
		f.TypedRune(r)
	} else {
		s.win.Canvas().OnTypedRune()(r)
	}
}

// chord types a key with others held down.
func (s *sitting) chord(key fyne.KeyName, mod fyne.KeyModifier) {
	for _, k := range []fyne.KeyName{desktop.KeyControlLeft, key} {
		if f, ok := s.win.Canvas().Focused().(desktop.Keyable); ok {
			f.KeyDown(&fyne.KeyEvent{Name: k})
		} else if s.win.Canvas().Focused() == nil {
			s.keys.KeyDown(&fyne.KeyEvent{Name: k})
		}
	}
	s.repeatChord(key, mod)
}

// repeatChord is what comes of a chord that is held.
func (s *sitting) repeatChord(key fyne.KeyName, mod fyne.KeyModifier) {
	var shortcut fyne.Shortcut = &desktop.CustomShortcut{KeyName: key, Modifier: mod}
	if mod == ctrl {
		clipboard := s.app.Clipboard()
		switch key {
		case fyne.KeyZ:
			shortcut = &fyne.ShortcutUndo{}
		case fyne.KeyY:
			shortcut = &fyne.ShortcutRedo{}
		case fyne.KeyC:
			shortcut = &fyne.ShortcutCopy{Clipboard: clipboard}
		case fyne.KeyV:
			shortcut = &fyne.ShortcutPaste{Clipboard: clipboard}
		case fyne.KeyX:
			shortcut = &fyne.ShortcutCut{Clipboard: clipboard}
		case fyne.KeyA:
			shortcut = &fyne.ShortcutSelectAll{}
		}
	}
	if f, ok := s.win.Canvas().Focused().(fyne.Shortcutable); ok {
		f.TypedShortcut(shortcut)
	} else if slices.Contains(s.heard, shortcut.ShortcutName()) {
		s.keys.TypedShortcut(shortcut)
	}
}

// hearing is a canvas that only notes what it shall listen to; the toolkit's
// canvas for tests can't be given a shortcut from outside.
type hearing struct {
	fyne.Canvas
	names []string
}

func (h *hearing) AddShortcut(s fyne.Shortcut, _ func(fyne.Shortcut)) {
	h.names = append(h.names, s.ShortcutName())
}

// opened is the name of the open dialog, "" if none is.
func (s *sitting) opened() string {
	s.t.Helper()
	if s.covered() != (s.modal != nil) {
		s.t.Fatalf("covered %v, dialog %v", s.covered(), s.modal != nil)
	}
	if s.modal == nil {
		return ""
	}
	return s.modal.name
}

func (s *sitting) wantOpened(name string) {
	s.t.Helper()
	if got := s.opened(); got != name {
		s.t.Fatalf("dialog %q is open, want %q", got, name)
	}
	s.rest()
}

// showWon opens the message at the win and lets it take answers.
func (s *sitting) showWon() {
	s.Window.showWon()
	s.rest()
}

// rest lets keys and pointer rest until a dialog that has opened by itself takes answers.
func (s *sitting) rest() {
	if s.resting.Waiting() {
		s.clock.Advance(restTime)
	}
}

// control is a control of the open dialog.
func (s *sitting) control(name string) fyne.CanvasObject {
	s.t.Helper()
	if s.modal != nil {
		for _, c := range s.modal.controls {
			if c.name == name {
				return c.object
			}
		}
	}
	s.t.Fatalf("dialog %q has no control %q", s.opened(), name)
	return nil
}

// focus walks to a control of the open dialog with Tab, as a player without a
// mouse does.
func (s *sitting) focus(name string) {
	s.t.Helper()
	want := s.control(name).(fyne.Focusable)
	for range 60 {
		if s.win.Canvas().Focused() == want {
			return
		}
		s.press(fyne.KeyTab)
	}
	s.t.Fatalf("Tab does not lead to %q", name)
}

// typeText types into what has the focus.
func (s *sitting) typeText(text string) {
	for _, r := range text {
		s.digit(r)
	}
}

// said is what the line at the lower edge shows.
func (s *sitting) said() string { return s.line.label.Text }

// onDisk is the game on the disk.
func (s *sitting) onDisk() *engine.Game {
	s.t.Helper()
	run, aside, err := s.folder.LoadGame()
	if err != nil || aside != nil {
		s.t.Fatalf("the game on the disk: %v, %v", aside, err)
	}
	return run.Game
}

// wantGame checks the running game, and that it is safe.
func (s *sitting) wantGame(code string, moves, redo int) {
	s.t.Helper()
	g := s.session.Game()
	if g.Code().String() != code || g.Moves() != moves || g.Redoable() != redo {
		s.t.Fatalf("game %v, %d moves, %d undone; want %s, %d, %d", g.Code(), g.Moves(), g.Redoable(), code, moves, redo)
	}
	disk := s.onDisk()
	if disk.Position() != g.Position() || disk.Moves() != moves || disk.Redoable() != redo || disk.Undoable() != g.Undoable() {
		s.t.Fatalf("on the disk are %d moves, %d undone; want %d, %d", disk.Moves(), disk.Redoable(), moves, redo)
	}
}

const exampleCode = "SS1-S1-AAAAABD"

// traced are the events of some names in the trace, in order.
func (s *sitting) traced(names ...string) (events []map[string]any) {
	s.t.Helper()
	for line := range bytes.Lines(s.trace.Bytes()) {
		var e map[string]any
		if err := json.Unmarshal(line, &e); err != nil {
			s.t.Fatalf("%s: %v", line, err)
		}
		if name, _ := e["event"].(string); slices.Contains(names, name) {
			events = append(events, e)
		}
	}
	return events
}

// wantTableKeys: the keys are the table's again.
func (s *sitting) wantTableKeys() {
	s.t.Helper()
	if s.win.Canvas().Focused() != fyne.Focusable(s.table) {
		s.t.Error("the table has not got the keys")
	}
}
