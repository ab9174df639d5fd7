package ui

import (
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/trace"
	"simplesimon/ui/controls"
	"simplesimon/ui/keyboard"
	"simplesimon/ui/uitest"
)

// toggleByKeys opens the settings, toggles one, and closes them.
func (s *sitting) toggleByKeys(name string) {
	s.T.Helper()
	s.Chord(fyne.KeyComma, keyboard.Ctrl)
	s.WantOpened("settings")
	s.Focus(name)
	s.Press(fyne.KeyReturn)
	s.Focus("close")
	s.Press(fyne.KeyReturn)
	s.WantOpened("")
}

// refusedMove returns a move refused for its rank, where a drop touches no column that accepts the
// cards.
func (s *sitting) refusedMove() engine.Move {
	s.T.Helper()
	tab := s.session.Tableau()
	for from := 1; from <= engine.Columns; from++ {
		for to := 1; to <= engine.Columns; to++ {
			m := engine.Move{From: from, Count: 1, To: to}
			targets := tab.Targets(from, 1)
			if tab.Check(m) == engine.WrongRank && targets != 0 && !targets.Has(to-1) && !targets.Has(to+1) && to != from-1 && to != from+1 {
				return m
			}
		}
	}
	s.T.Fatal("no move is refused")
	return engine.Move{}
}

// allowedMove returns a move of one card to its best column.
func (s *sitting) allowedMove() engine.Move {
	s.T.Helper()
	for from := 1; from <= engine.Columns; from++ {
		if to := s.session.Tableau().Best(from, 1); to != 0 {
			return engine.Move{From: from, Count: 1, To: to}
		}
	}
	s.T.Fatal("no move is allowed")
	return engine.Move{}
}

// lowOn returns a point in the lower part of a column.
func (s *sitting) lowOn(col int) fyne.Position {
	return fyne.NewPos(s.cardAt(col, 0).X, s.table.Size().Height*0.7)
}

// TestSettingsAtOnce checks that every setting of the game takes effect at once, in both directions, and is
// saved for the next start.
func TestSettingsAtOnce(t *testing.T) {
	cases := []struct {
		name   string
		value  func(s *store.Settings) bool
		effect func(s *sitting) bool // reports whether the setting has its effect, which is undone afterwards
	}{
		{"double-click", func(s *store.Settings) bool { return s.DoubleClick }, func(s *sitting) bool {
			moves, m := s.session.Game().Moves(), s.allowedMove()
			s.click(s.lastCard(m.From))
			s.click(s.lastCard(m.From))
			return s.session.Game().Moves() > moves
		}},
		{"single-click", func(s *store.Settings) bool { return s.SingleClick }, func(s *sitting) bool {
			moves, m := s.session.Game().Moves(), s.allowedMove()
			s.click(s.lastCard(m.From))
			return s.session.Game().Moves() > moves
		}},
		{"select-and-place", func(s *store.Settings) bool { return s.SelectAndPlace }, func(s *sitting) bool {
			moves, m := s.session.Game().Moves(), s.allowedMove()
			s.click(s.lastCard(m.From))
			s.click(s.lowOn(m.To))
			return s.session.Game().Moves() > moves
		}},
		{"auto-place", func(s *store.Settings) bool { return s.AutoPlace }, func(s *sitting) bool {
			moves, m := s.session.Game().Moves(), s.refusedMove()
			s.dragTo(s.lastCard(m.From), s.lowOn(m.To))
			return s.session.Game().Moves() > moves
		}},
		{"interactive-rules", func(s *store.Settings) bool { return s.InteractiveRules }, func(s *sitting) bool {
			m := s.refusedMove()
			s.line.Clear()
			s.session.Play(m, trace.ByDrag)
			return s.said() == s.words.Refusal(s.session.Tableau().Refuse(m)) && s.said() != ""
		}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			s := sitAt(t, 5, Options{})
			for range 3 {
				want := c.value(&s.settings)
				if got := c.effect(s); got != want {
					t.Fatalf("set to %v it has effect %v", want, got)
				}
				for s.session.Game().Moves() > 5 {
					s.Chord(fyne.KeyZ, keyboard.Ctrl)
				}
				if kept, _, err := s.folder.LoadSettings(); err == nil && c.value(&kept) != want {
					t.Errorf("saved as %v, want %v", c.value(&kept), want)
				}
				s.toggleByKeys(c.name)
				if c.value(&s.settings) == want {
					t.Fatal("Enter does not toggle it")
				}
				again := sitDown(t, Options{Folder: s.folder})
				if c.value(&again.settings) == want {
					t.Error("lost after a restart")
				}
				s = again
			}
		})
	}
}

// TestPlacementHelpAtOnce checks the image: with the help, other columns than that of the dragged cards change.
func TestPlacementHelpAtOnce(t *testing.T) {
	s := sitAt(t, 5, Options{})
	for _, want := range []bool{true, false, true} {
		if s.settings.PlacementHelp != want {
			t.Fatalf("help is %v", s.settings.PlacementHelp)
		}
		m := s.allowedMove()
		before := s.win.Canvas().Capture()
		from := s.lastCard(m.From)
		s.pressButton(from)
		s.table.Dragged(&fyne.DragEvent{PointEvent: s.pointer(from.AddXY(0, 40))})
		changed := different(before, s.win.Canvas().Capture(), s.columnRect(m.To))
		s.Press(fyne.KeyEscape)
		s.releaseButton(from)
		if changed != want {
			t.Errorf("help %v: the column that accepts the card is marked: %v", want, changed)
		}
		s.toggleByKeys("placement-help")
	}
}

// columnRect returns where a column is drawn, in device pixels.
func (s *sitting) columnRect(col int) image.Rectangle {
	events := s.Traced("table")
	r := events[len(events)-1]["columns"].([]any)[col-1].(map[string]any)["rect"].(map[string]any)
	of := func(name string) int { return int(r[name].(float64)) }
	return image.Rect(of("x"), of("y"), of("x")+of("w"), of("y")+of("h"))
}

func different(a, b image.Image, area image.Rectangle) bool {
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			if a.At(x, y) != b.At(x, y) {
				return true
			}
		}
	}
	return false
}

// TestDefaults restores the default settings.
func TestDefaults(t *testing.T) {
	s := sitAt(t, 5, Options{})
	s.settings.Suits = 4
	for _, name := range []string{"double-click", "auto-place", "placement-help", "interactive-rules", "select-and-place"} {
		s.toggleByKeys(name)
	}
	s.Chord(fyne.KeyComma, keyboard.Ctrl)
	before := s.settings
	for _, leave := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEscape} { // the safe answer is the default
		s.Focus("defaults")
		s.Press(fyne.KeyReturn)
		s.WantOpened("defaults")
		s.Press(leave)
		s.WantOpened("settings")
		if s.settings != before {
			t.Errorf("after %s the settings are %+v", leave, s.settings)
		}
	}
	s.Focus("defaults")
	s.Press(fyne.KeyReturn)
	s.Focus("reset")
	s.Press(fyne.KeyReturn)
	s.WantOpened("settings")
	want := store.DefaultSettings()
	want.Suits, want.Width, want.Height = 4, s.settings.Width, s.settings.Height
	if s.settings != want {
		t.Errorf("%+v, want %+v", s.settings, want)
	}
	if kept, _, _ := s.folder.LoadSettings(); kept != want {
		t.Errorf("saved %+v, want %+v", kept, want)
	}
	s.wantGame(gametest.Code, 5, 0)
}

// TestSetAside checks that an unreadable file is moved aside, the player is told once where it is, and the game
// starts with a new deal.
func TestSetAside(t *testing.T) {
	cases := []struct{ game, settings bool }{{true, false}, {false, true}, {true, true}}
	for _, c := range cases {
		for _, lang := range languages() {
			dir := t.TempDir()
			words := locales.New(lang)
			var want []string
			spoil := func(name string, id locales.ID) {
				path := filepath.Join(dir, name)
				if err := os.WriteFile(path, []byte("what is this"), 0o600); err != nil {
					t.Fatal(err)
				}
				want = append(want, words.Format(id, locales.PathData{Path: path + ".unreadable-1"}))
			}
			if c.game {
				spoil("game", locales.GameSetAside)
			} else if err := store.At(dir).SaveGame(*store.NewRunning(gametest.Example(t, 9), true, time.Now())); err != nil {
				t.Fatal(err)
			}
			if c.settings {
				spoil("settings", locales.SettingsSetAside)
			}
			s := sitDown(t, Options{Folder: store.At(dir), Language: lang})
			for _, text := range want {
				s.WantOpened("message")
				if shown := uitest.Texts(s.stack.Shown().Body); strings.Join(shown, "\n") != text {
					t.Errorf("%+v, %s: shown %q, want %q", c, lang, shown, text)
				}
				s.Press(fyne.KeyReturn)
			}
			s.WantOpened("")
			if g := s.session.Game(); c.game == (g.Moves() == 9) || g.Code().Suits != engine.One {
				t.Errorf("%+v: the game has %d moves, %v", c, g.Moves(), g.Code())
			}
			for _, name := range []string{"game", "settings"} {
				data, err := os.ReadFile(filepath.Join(dir, name+".unreadable-1"))
				if spoilt := name == "game" && c.game || name == "settings" && c.settings; spoilt != (string(data) == "what is this") || spoilt && err != nil {
					t.Errorf("%+v: %s contains %q, %v", c, name, data, err)
				}
			}
			again := sitDown(t, Options{Folder: store.At(dir), Language: lang})
			again.WantOpened("")
		}
	}
}

// TestSetAsideAndReplace checks that a pending question follows the message.
func TestSetAsideAndReplace(t *testing.T) {
	dir := t.TempDir()
	if err := store.At(dir).SaveGame(*store.NewRunning(gametest.Example(t, 9), true, time.Now())); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "settings"), []byte("\x00"), 0o600); err != nil {
		t.Fatal(err)
	}
	deal, err := engine.ParseCode("SS1-S4-AAAAAAA")
	if err != nil {
		t.Fatal(err)
	}
	s := sitDown(t, Options{Folder: store.At(dir), Deal: &deal})
	s.WantOpened("message")
	s.Press(fyne.KeyEscape)
	s.WantOpened("replace")
	s.Focus("replace")
	s.Press(fyne.KeyReturn)
	s.wantGame("SS1-S4-AAAAAAA", 0, 0)
}

// TestNowhereToKeep checks that if nothing can be saved a message stays for as long as that is true, and the
// player can play on.
func TestNowhereToKeep(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, lang := range languages() {
		deal, err := engine.ParseCode(gametest.Code) // one with a legal move; some have none
		if err != nil {
			t.Fatal(err)
		}
		s := sitDown(t, Options{Folder: store.At(filepath.Join(file, "folder")), Language: lang, Deal: &deal})
		s.WantOpened("")
		start := s.words.Format(locales.NotKept, locales.NotKeptData{Reason: "\x00", Path: "\x00"})
		begin, _, _ := strings.Cut(start, "\x00")
		if !strings.HasPrefix(s.said(), begin) || s.said() == begin {
			t.Errorf("%s: the line shows %q, want %q…", lang, s.said(), begin)
		}
		told := s.said()
		m := s.allowedMove()
		if !s.session.Play(m, trace.ByDrag) || s.session.Game().Moves() != 1 {
			t.Error("the game can't be played")
		}
		if s.said() != told {
			t.Errorf("%s: after a move the line shows %q", lang, s.said())
		}
		s.line.Say("something else")
		s.line.Clear()
		if s.said() != told {
			t.Errorf("%s: after another message the line shows %q", lang, s.said())
		}
		if n := len(s.Traced("position")); n != 0 {
			t.Errorf("%d unsaved positions are traced", n)
		}
	}
}

// TestClicksOnASetting checks that a click anywhere on the line of a setting, or on its description, toggles
// it.
func TestClicksOnASetting(t *testing.T) {
	s := sitDown(t, Options{})
	s.Chord(fyne.KeyComma, keyboard.Ctrl)
	s.WantOpened("settings")
	box := s.Control("felt").(*controls.Switch)
	var about fyne.Tappable
	walk(box.Block, func(o fyne.CanvasObject) {
		if e, ok := o.(fyne.Tappable); ok && o != fyne.CanvasObject(box) {
			about = e
		}
	})
	if about == nil {
		t.Fatal("the setting has no description")
	}
	for i, tap := range []func(){
		func() { box.Tapped(&fyne.PointEvent{Position: fyne.NewPos(box.Size().Width-1, 4)}) },
		func() { box.Tapped(&fyne.PointEvent{Position: fyne.NewPos(4, 4)}) },
		func() { about.Tapped(&fyne.PointEvent{Position: fyne.NewPos(40, 4)}) },
	} {
		before := s.settings.Felt
		tap()
		if s.settings.Felt == before {
			t.Errorf("click %d does nothing", i+1)
		}
		if s.win.Canvas().Focused() != fyne.Focusable(box) {
			t.Errorf("after click %d the check box does not have the focus", i+1)
		}
	}
}

// walk calls do for every object in a tree of containers.
func walk(tree fyne.CanvasObject, do func(fyne.CanvasObject)) {
	do(tree)
	if box, ok := tree.(*fyne.Container); ok {
		for _, o := range box.Objects {
			walk(o, do)
		}
	}
}
