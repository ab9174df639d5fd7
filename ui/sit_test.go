package ui

import (
	"bytes"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/session"
	"simplesimon/store"
	"simplesimon/store/storetest"
	"simplesimon/timing"
	"simplesimon/trace"
	"simplesimon/ui/controls"
	"simplesimon/ui/uitest"
)

// sitting is a player at the window.
type sitting struct {
	*Window
	*uitest.Player
	app   *uitest.App
	left  bool
	heard []string // shortcuts that the window handles while nothing is focused
}

// sittings maps the paths of folders to the windows last opened on them.
var sittings = map[string]*Window{}

// sitDown opens the window as the program does. The default language is English.
func sitDown(t *testing.T, o Options) *sitting {
	t.Helper()
	app := uitest.NewApp(t)
	app.Small = true
	s := &sitting{app: app, Player: &uitest.Player{T: t, Trace: &bytes.Buffer{}, Copied: app.Clipboard()}}
	if o.Folder == (store.Folder{}) {
		o.Folder = storetest.Folder(t)
	}
	if o.Language == "" {
		o.Language = "en"
	}
	o.Log = trace.New(s.Trace)
	if o.Clock == nil {
		o.Clock = &timing.Manual{}
	}
	s.Clock = o.Clock.(*timing.Manual)
	if before := sittings[o.Folder.Path()]; before != nil { // the end of a program releases its lock
		if err := before.keeper.Close(); err != nil {
			t.Fatal(err)
		}
	}
	s.Window = Open(app, o)
	sittings[o.Folder.Path()] = s.Window
	if app.Started == nil {
		t.Fatal("nothing waits for the start")
	}
	app.Started()
	h := &hearing{Canvas: s.win.Canvas()}
	s.keyboard.Listen(h)
	s.heard = h.names
	s.play(s.Window)
	s.Hears = func(name string) bool { return slices.Contains(s.heard, name) }
	t.Cleanup(s.leave)
	return s
}

// play connects the player of a sitting to a window.
func (s *sitting) play(w *Window) { sitBefore(s.Player, w) }

// sitBefore connects a player to a window.
func sitBefore(p *uitest.Player, w *Window) {
	p.Canvas, p.Stack, p.KeyDown, p.Shortcut = w.win.Canvas(), w.stack, w.keyboard.KeyDown, w.keyboard.TypedShortcut
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
			s.T.Error(err)
		}
	}
}

// sitAt opens the window on the example game after some moves.
func sitAt(t *testing.T, moves int, o Options) *sitting {
	t.Helper()
	if o.Folder == (store.Folder{}) {
		o.Folder = storetest.Folder(t)
	}
	if err := o.Folder.SaveGame(*store.NewRunning(gametest.Example(t, moves), true, time.Now())); err != nil {
		t.Fatal(err)
	}
	return sitDown(t, o)
}

// keepWith continues with a session that uses another keeper; nil saves nothing.
func (s *sitting) keepWith(keeper session.Keeper) {
	before := s.session
	s.session = session.New(store.NewRunning(before.Game(), true, time.Now()), keeper, nil, time.Now, s.timers)
	s.session.Changed, s.session.Refused, s.session.Kept = before.Changed, before.Refused, before.Kept
	before.Kept = nil
	before.Close()
}

// hearing is a canvas that only records the shortcuts it should handle; the toolkit's test canvas
// can't receive a shortcut from outside.
type hearing struct {
	fyne.Canvas
	names []string
}

func (h *hearing) AddShortcut(s fyne.Shortcut, _ func(fyne.Shortcut)) {
	h.names = append(h.names, s.ShortcutName())
}

// showWon opens the win message and waits until it accepts input.
func (s *sitting) showWon() {
	s.Window.showWon()
	s.Rest()
}

// said returns the text of the line.
func (s *sitting) said() string { return s.line.Text() }

// onDisk returns the game on disk.
func (s *sitting) onDisk() *engine.Game {
	s.T.Helper()
	run, aside, err := s.folder.LoadGame()
	if err != nil || aside != nil {
		s.T.Fatalf("the game on the disk: %v, %v", aside, err)
	}
	return run.Game
}

// wantGame checks the running game, and that it is saved.
func (s *sitting) wantGame(code string, moves, redo int) {
	s.T.Helper()
	g := s.session.Game()
	if g.Code().String() != code || g.Moves() != moves || g.Redoable() != redo {
		s.T.Fatalf("game %v, %d moves, %d undone; want %s, %d, %d", g.Code(), g.Moves(), g.Redoable(), code, moves, redo)
	}
	disk := s.onDisk()
	if disk.Position() != g.Position() || disk.Moves() != moves || disk.Redoable() != redo || disk.Undoable() != g.Undoable() {
		s.T.Fatalf("on disk: %d moves, %d undone; want %d, %d", disk.Moves(), disk.Redoable(), moves, redo)
	}
}

// wantTableKeys checks that the table has the focus.
func (s *sitting) wantTableKeys() {
	s.T.Helper()
	if s.win.Canvas().Focused() != fyne.Focusable(s.table) {
		s.T.Error("the table does not have the focus")
	}
}

// asButton returns a control as a button, which includes tiles; nil if it is not one.
func asButton(o fyne.CanvasObject) *controls.Button {
	if tile, ok := o.(*controls.Tile); ok {
		return &tile.Button
	}
	b, _ := o.(*controls.Button)
	return b
}
