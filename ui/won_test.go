package ui

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/store"
	"simplesimon/store/storetest"
)

// detour returns a way to win the example game with two superfluous moves, there and back.
func detour(t *testing.T) (moves []engine.Move) {
	t.Helper()
	all := gametest.Example(t, 49).Played()
	for n := range all {
		for there := range gametest.Example(t, n).Tableau().Moves() {
			game := gametest.Example(t, n)
			back := engine.Move{From: there.To, Count: there.Count, To: there.From}
			if change, err := game.Play(there); err != nil || change.Completed {
				continue
			}
			if change, err := game.Play(back); err == nil && !change.Completed {
				return slices.Concat(all[:n], []engine.Move{there, back}, all[n:])
			}
		}
	}
	t.Fatal("no move can be reversed by another")
	return nil
}

// wonBefore returns a game won in this many seconds, by the shortest way or a longer one.
func wonBefore(t *testing.T, id string, seconds int, longer bool) store.Entry {
	t.Helper()
	moves := gametest.Example(t, 49).Played()
	if longer {
		moves = detour(t)
	}
	game := gametest.Example(t, 0)
	for _, m := range moves {
		if _, err := game.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	return store.Entry{
		ID: id, Game: stats.Game{
			Ended: time.Now().Add(-time.Hour), Code: game.Code(), Won: true, Score: game.Score(), Moves: game.Moves(),
			Removed: engine.Sequences, Played: time.Duration(seconds) * time.Second,
		}, Record: store.PackMoves(game.Played()),
	}
}

// TestBests checks that the win message mentions exactly what is a best of its level.
func TestBests(t *testing.T) {
	const id = "0123456789abcdef"
	for name, c := range map[string]struct {
		past     []store.Entry
		showTime bool
		seconds  int // of this win
		want     locales.ID
	}{
		"the first one":                {nil, true, 60, locales.BestFirst},
		"the score":                    {[]store.Entry{wonBefore(t, id, 30, true)}, true, 60, locales.BestScore},
		"the time":                     {[]store.Entry{wonBefore(t, id, 90, false)}, true, 60, locales.BestTime},
		"both":                         {[]store.Entry{wonBefore(t, id, 90, true)}, true, 60, locales.BestBoth},
		"the time, which is not shown": {[]store.Entry{wonBefore(t, id, 90, false)}, false, 60, ""},
		"as good as the best":          {[]store.Entry{wonBefore(t, id, 60, false)}, true, 60, ""},
	} {
		t.Run(name, func(t *testing.T) {
			folder := storetest.Folder(t)
			storetest.KeepPast(t, folder, c.past)
			settings := store.DefaultSettings()
			settings.ShowTime = c.showTime
			run := *store.NewRunning(gametest.Example(t, 49), true, time.Now())
			run.Played = time.Duration(c.seconds) * time.Second
			run.Won.Played = run.Played
			if err := folder.SaveGame(run); err != nil {
				t.Fatal(err)
			}
			if err := folder.SaveSettings(settings); err != nil {
				t.Fatal(err)
			}
			s := sitDown(t, Options{Folder: folder})
			s.WantOpened("win")
			for _, best := range []locales.ID{locales.BestFirst, locales.BestScore, locales.BestTime, locales.BestBoth} {
				s.wantTold(s.words.Text(best), best == c.want)
			}
			s.wantTold(locales.Clock(run.Played), c.showTime)
			s.wantTold(s.words.Text(locales.Easy), true)
		})
	}
}

// TestSecondWin checks that after another win of the same game the message says which one counts.
func TestSecondWin(t *testing.T) {
	s := sitAt(t, 49, Options{})
	s.WantOpened("win")
	s.Press(fyne.KeyEscape)
	first := s.session.FirstWin()
	for range 49 {
		s.session.Undo()
	}
	for _, m := range detour(t) {
		if !s.session.Play(m, "drag") {
			t.Fatalf("%v was refused", m)
		}
	}
	s.WantOpened("win")
	s.wantTold(s.words.WonBefore(first.Moves, first.Score), true)
	s.wantTold(s.words.Text(locales.BestFirst), false)
	s.wantTold(s.figures(1, 1), true)
}

// TestNextGameAfterAWin checks that the level just played is preselected, whatever was dealt before; its
// statistics include the win; the same deal can be played again, and the game can be watched.
func TestNextGameAfterAWin(t *testing.T) {
	for _, counted := range []bool{true, false} {
		s := sitAt(t, 48, Options{})
		s.settings.Suits = 4
		if !counted {
			s.session.Open(gametest.Example(t, 48), store.FromRecord)
		}
		s.playsToTheWin()
		if s.win.Canvas().Focused() != s.Control("easy").(fyne.Focusable) || asButton(s.Control("hard")).Importance == asButton(s.Control("easy")).Importance {
			t.Error("the level just played is not preselected")
		}
		won := map[bool]int{true: 1}[counted]
		played := 1 // the initial game, which has ended unwon if another replaced it
		s.wantTold(s.figures(won, played), true)
		s.Focus("replay")
		s.Press(fyne.KeyReturn)
		s.WantOpened("replay")
		s.wantStep(0, 49, 500, 0)
		s.Press(fyne.KeyEscape)
		s.WantOpened("win")
		id := s.session.ID()
		s.Focus("again")
		s.Press(fyne.KeyReturn)
		s.WantOpened("")
		s.wantGame(gametest.Code, 0, 0)
		if s.session.ID() == id || !s.session.Counted() {
			t.Error("the same deal again is not a separate game")
		}
	}
}

// TestWinThatIsNowhere checks that a win that is not in the history is never reported as a best: in a second
// window, or after a reset.
func TestWinThatIsNowhere(t *testing.T) {
	s := sitAt(t, 49, Options{})
	s.WantOpened("win")
	s.wantTold(s.words.Text(locales.BestFirst), true)
	s.Press(fyne.KeyEscape)
	if _, err := s.resetHistory(); err != nil {
		t.Fatal(err)
	}
	s.showWon()
	s.wantTold(s.words.Text(locales.BestFirst), false)
	s.wantTold(s.words.Text(locales.WonOfPlayedNone), true)

	delete(sittings, s.folder.Path()) // it continues to run
	deal := gametest.Example(t, 0).Code()
	second := sitDown(t, Options{Folder: store.At(s.folder.Path()), Deal: &deal})
	second.WantOpened("message")
	second.Press(fyne.KeyReturn)
	second.playsToTheWin()
	second.wantTold(second.words.Text(locales.NotKeptHere), true)
	second.wantTold(second.words.Text(locales.BestFirst), false)
}
