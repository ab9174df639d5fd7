package e2e_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
	"simplesimon/store"
)

// ledger is the reference model of everything saved for a player: the running game with undo and
// redo, and the results of the others. Actions yield new values.
type ledger struct {
	game  *engine.Game // immutable
	id    string       // of the running game; "" if not known yet
	begun bool
	won   bool // at least once
	ended []result
	time  time.Duration // minimum time on the clock
}

type result struct {
	won          bool
	moves, score int
}

// action is a player's action in the game.
type action struct {
	name string
	move engine.Move // if it is a move
}

// after returns the ledger after an action.
func (l ledger) after(t *testing.T, a action) ledger {
	t.Helper()
	game, err := engine.Restore(l.game.History())
	if err != nil {
		t.Fatal(err)
	}
	l.ended = slices.Clone(l.ended)
	ok := true
	switch a.name {
	case "undo":
		_, ok = game.Undo()
	case "redo":
		_, ok = game.Redo()
	case "restart":
		game.Restart()
		l.time = 0
	case "deal":
		if l.begun && !l.won {
			l.ended = append(l.ended, result{false, game.Moves(), game.Score()})
		}
		game = engine.NewGame(game.Code())
		l.id, l.begun, l.won, l.time = "", false, false, 0
	default:
		_, err = game.Play(a.move)
		ok, l.begun = err == nil, true
	}
	if !ok {
		t.Fatalf("%+v is not possible after %d moves: %v", a, l.game.Moves(), err)
	}
	if game.Won() && !l.won {
		l.won = true
		l.ended = append(l.ended, result{true, game.Moves(), game.Score()})
	}
	l.game = game
	return l
}

// keys adds the keys for an action to a hand. The code to deal is on the clipboard.
func (l ledger) keys(a action, h *desk.Hand) {
	switch a.name {
	case "undo":
		h.Key("ctrl+z")
	case "redo":
		h.Key("ctrl+y")
	case "restart":
		h.Key("ctrl+r").Key("Right").Key("Return") // the question's default answer is the safe one
	case "deal":
		h.Key("Return") // the question is open
	default:
		(&keyHand{h, l.game}).byDigits(a.move)
	}
}

// differs returns an error describing how the saved data differs from the ledger, or nil.
func (l ledger) differs(disk kept) error {
	got, want := disk.run.Game.History(), l.game.History()
	switch {
	case got.Code != want.Code || got.Cursor != want.Cursor || got.Floor != want.Floor || !slices.Equal(got.Moves, want.Moves):
		return fmt.Errorf("the saved game is %+v, want %+v", got, want)
	case l.id != "" && disk.run.ID != l.id:
		return fmt.Errorf("the game has the ID %s, want %s", disk.run.ID, l.id)
	case disk.run.Begun != l.begun || (disk.run.Won != nil) != l.won || !disk.run.Counted:
		return fmt.Errorf("begun %v, won %v, counted %v; want %v, %v, true", disk.run.Begun, disk.run.Won, disk.run.Counted, l.begun, l.won)
	case !slices.Equal(disk.ended, l.ended):
		return fmt.Errorf("the games that ended are %v, want %v", disk.ended, l.ended)
	case disk.run.Played < l.time:
		return fmt.Errorf("the clock went back from %v to %v", l.time, disk.run.Played)
	}
	return nil
}

// kept is what is saved in the player's folder.
type kept struct {
	run   *store.Running
	ended []result // in the history or due
	due   int      // number of due games
}

// onDisk reads a copy of the player's folder, so that the next start is not affected.
func (s *seat) onDisk() kept {
	s.t.Helper()
	copied := s.t.TempDir()
	for _, name := range []string{store.GameFile, store.HistoryFile} {
		data, err := os.ReadFile(filepath.Join(s.folder, "data", name))
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		s.ok(err)
		s.ok(os.WriteFile(filepath.Join(copied, name), data, 0o600))
	}
	folder := store.At(copied)
	run, aside, err := folder.LoadGame()
	if run == nil || aside != nil || err != nil {
		s.t.Fatalf("no game is saved: %+v, %v", aside, err)
	}
	list, _, err := folder.LoadHistory() // may set a torn line aside: its game is still due
	s.ok(err)
	all := kept{run: run, due: len(run.Due)}
	for _, e := range run.Due {
		if !slices.ContainsFunc(list, func(h store.Entry) bool { return h.ID == e.ID }) {
			list = append(list, e)
		}
	}
	for _, e := range list {
		all.ended = append(all.ended, result{e.Won, e.Moves, e.Score})
		if _, replayed := e.Replay(); replayed != nil {
			err = errors.Join(err, replayed)
		}
	}
	s.ok(err)
	return all
}
