package ui

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/ui/keyboard"
)

// opensOn opens a record of the player's own game in some way, from the window or with the next
// start. The returned sitting shows the question.
var opensOn = map[string]func(s *sitting, file string) *sitting{
	"drop": func(s *sitting, file string) *sitting { s.drop(file); return s },
	"dialog": func(s *sitting, file string) *sitting {
		s.files.Last, s.files.Access.Patience = filepath.Dir(file), time.Minute
		s.Chord(fyne.KeyO, keyboard.Ctrl)
		s.Press(fyne.KeyReturn)
		return s
	},
	"command line": func(s *sitting, file string) *sitting {
		s.leave()
		game, id := readOwn(s.T, file)
		again := sitDown(s.T.(*testing.T), Options{Folder: s.folder, Record: game, RecordID: id, Name: file})
		again.Rest()
		return again
	},
	"replay": func(s *sitting, file string) *sitting {
		game, id := readOwn(s.T, file)
		s.stack.Open(s.replayOf(named("mine.simon"), s.next(recorded{game, id})))
		s.Press(fyne.KeyEnd)
		s.Focus("play-from-here")
		s.Press(fyne.KeyReturn)
		return s
	},
}

// readOwn reads the record of a player's own game.
func readOwn(t testing.TB, file string) (game *engine.Game, id string) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	record, err := engine.ParseRecord(data)
	if err != nil {
		t.Fatal(err)
	}
	if game, err = record.Replay(); err != nil {
		t.Fatal(err)
	}
	return game, record.ID
}

// playMore continues the example up to a number of moves.
func (s *sitting) playMore(to int) {
	for _, m := range gametest.Example(s.T, to).Played()[s.session.Game().Moves():] {
		s.session.Play(m, "drag")
	}
}

// TestRecordBehindTheGame checks that a record that lacks moves of the player's own game does not replace it
// without confirmation, however it is opened and whatever is on the table. The default answer keeps all moves;
// the other one leaves a game whose moves can be redone or are still in the history.
func TestRecordBehindTheGame(t *testing.T) {
	states := map[string]struct {
		meanwhile func(s *sitting)
		present   bool // the game is on the table
		lost      bool // the record's position does not lead to the saved moves
	}{
		"on the table":        {func(s *sitting) { s.playMore(20) }, true, false},
		"undone on the table": {func(s *sitting) { s.playMore(20); s.session.Undo(); s.session.Undo() }, true, false},
		"another way on the table": {func(s *sitting) {
			s.session.Restart()
			s.playAny()
		}, true, true},
		"another untouched": {func(s *sitting) { s.playMore(20); s.session.Deal(otherDeal) }, false, false},
		"another begun":     {func(s *sitting) { s.playMore(20); s.session.Deal(otherDeal); s.playAny() }, false, false},
		"another won": {func(s *sitting) {
			s.playMore(20)
			s.session.Open(gametest.Example(t, 49), store.FromRecord)
			s.stack.Close()
		}, false, false},
	}
	for state, c := range states {
		for way, open := range opensOn {
			for _, goesBack := range []bool{false, true} {
				t.Run(state+"/"+way, func(t *testing.T) {
					s := sitAt(t, 12, Options{})
					s.T = t
					id, file := s.session.ID(), s.saves(t.TempDir())
					c.meanwhile(s)
					all := 20
					if c.lost {
						all = len(s.session.Game().History().Moves)
					}
					s = open(s, file)
					s.wantTold(s.words.Text(locales.BehindLost), c.lost)
					s.wantTold(s.words.Text(locales.BehindRedo), !c.lost)
					if goesBack {
						if s.stack.Shown().Name == "replace" {
							s.Focus("replace")
						} else {
							s.Focus("play-on")
						}
					}
					s.Press(fyne.KeyReturn)
					g := s.session.Game()
					if s.session.ID() != id || !s.session.Counted() {
						t.Fatal("another game is continued")
					}
					switch {
					case goesBack && (g.Moves() != 12 || !c.lost && g.Redoable() != all-12):
						t.Errorf("%d moves, %d redoable", g.Moves(), g.Redoable())
					case !goesBack && len(g.History().Moves) != all:
						t.Errorf("continued %d of %d moves", len(g.History().Moves), all)
					}
					if c.present || !goesBack {
						return
					}
					s.session.Deal(otherDeal) // abandoned immediately: the history still has all moves
					if e, found := s.past.Find(id); !found || e.Moves != all {
						t.Errorf("the history has %d moves", e.Moves)
					}
				})
			}
		}
	}
}

// TestRecordAheadOfTheGame checks that a record with all moves of the game, and possibly more, is continued at
// once if no other game is in progress.
func TestRecordAheadOfTheGame(t *testing.T) {
	for _, played := range []int{0, 5, 12} {
		s := sitAt(t, 12, Options{})
		id, file := s.session.ID(), s.saves(t.TempDir())
		s.session.Restart()
		s.playMore(played)
		s.session.Deal(otherDeal)
		again := opensOn["command line"](s, file)
		again.WantOpened("")
		if again.session.ID() != id || again.session.Game().Moves() != 12 {
			t.Errorf("%d moves saved: continued %d", played, again.session.Game().Moves())
		}
	}
}

// TestLastRecordInTheNextStart checks that the dialog still starts at the last record after a restart, and
// after restoring the default settings; a record from the command line counts too.
func TestLastRecordInTheNextStart(t *testing.T) {
	s := sitAt(t, 12, Options{})
	file := s.saves(t.TempDir())
	s.resetSettings()
	s.leave()
	opens := func(s *sitting, want string) {
		t.Helper()
		s.files.Access.Patience = time.Minute
		s.Chord(fyne.KeyO, keyboard.Ctrl)
		s.Press(fyne.KeyReturn)
		s.WantOpened("replace")
		s.wantTold(want, true)
		s.Press(fyne.KeyEscape)
	}
	again := sitDown(t, Options{Folder: s.folder})
	opens(again, filepath.Base(file))
	again.leave()
	other := filepath.Join(t.TempDir(), "other.simon")
	if err := os.WriteFile(other, []byte(engine.FormatRecord(gametest.Example(t, 3).Code(), gametest.Example(t, 3).Played())), 0o600); err != nil {
		t.Fatal(err)
	}
	again = sitDown(t, Options{Folder: s.folder, Record: gametest.Example(t, 3), Name: "other.simon", Path: other})
	again.Press(fyne.KeyEscape)
	opens(again, "other.simon")
}
