package ui

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/ui/keyboard"
	"simplesimon/ui/uitest"
)

// text returns the text of the open dialog.
func (s *sitting) text() string { return strings.Join(uitest.Texts(s.stack.Shown().Body), " ") }

// wantTold checks whether or not the open dialog contains a text.
func (s *sitting) wantTold(what string, want bool) {
	s.T.Helper()
	if text := s.text(); strings.Contains(text, what) != want {
		s.T.Errorf("%q: contains %q: %v, want %v", text, what, !want, want)
	}
}

// playsToTheWin plays the example game to its end.
func (s *sitting) playsToTheWin() {
	s.T.Helper()
	for _, m := range gametest.Example(s.T, 49).Played()[s.session.Game().Moves():] {
		if !s.session.Play(m, "drag") {
			s.T.Fatalf("%v was refused", m)
		}
	}
	s.Clock.Advance(10 * time.Second)
	s.WantOpened("win")
}

// figures returns the figures of the games with one suit, as the dialogs show them.
func (s *sitting) figures(won, of int) string {
	return s.words.Count(locales.WonOfPlayed, of, locales.WonData{Won: s.words.Number(won)})
}

// saves saves the current game, as Ctrl+S does, and returns the file.
func (s *sitting) saves(folder string) string {
	s.T.Helper()
	s.files.Last, s.files.Access.Patience = folder, time.Minute
	s.Chord(fyne.KeyS, keyboard.Ctrl)
	s.Type("mine")
	s.Press(fyne.KeyReturn)
	s.WantOpened("")
	return filepath.Join(folder, "mine.simon")
}

var otherDeal = engine.Code{Suits: engine.Four, Number: 1}

// TestContinueFromARecord checks that an unfinished game saved here is continued from its file as the same
// game, which counts once, as won if it is won in the end.
func TestContinueFromARecord(t *testing.T) {
	for _, lang := range languages() {
		s := sitAt(t, 12, Options{Language: lang})
		id, file := s.session.ID(), s.saves(t.TempDir())
		s.session.Deal(otherDeal)
		s.drop(file)
		s.WantOpened("record")
		s.wantTold(s.words.Text(locales.RecordOwn), true)
		s.Press(fyne.KeyReturn)
		s.WantOpened("")
		s.wantGame(gametest.Code, 12, 0)
		if s.session.ID() != id || !s.session.Counted() || len(s.past.Entries()) != 0 {
			t.Errorf("%s: not the same game again", lang)
		}
		s.playsToTheWin()
		s.wantTold(s.figures(1, 1), true)
		s.wantTold(s.words.Text(locales.BestFirst), true)
		if all := s.past.Entries(); len(all) != 1 || all[0].ID != id || !all[0].Won {
			t.Errorf("%s: the history contains %+v", lang, all)
		}
		s.Press(fyne.KeyEscape)
		s.drop(file) // the game is won by now: another game, which does not count
		s.wantTold(s.words.Text(locales.UncountedWon), true)
		s.Press(fyne.KeyReturn)
		if s.session.ID() == id || s.session.Counted() || s.said() != s.words.Text(locales.UncountedWon) {
			t.Errorf("%s: a won game is continued; the line shows %q", lang, s.said())
		}
		s.playsToTheWin()
		s.wantTold(s.words.Text(locales.UncountedWon), true)
		s.wantTold(s.figures(1, 1), true)
	}
}

// wantSafe checks that the default answer loses nothing.
func (s *sitting) wantSafe(what string) {
	s.T.Helper()
	if s.win.Canvas().Focused() != s.Control("keep-mine").(fyne.Focusable) {
		s.T.Errorf("%s: the safe answer does not have the focus", what)
	}
}

// TestRecordIntoAGameThatDoesNotCount checks that the record is not the default answer, because the current
// game would not be added to the history.
func TestRecordIntoAGameThatDoesNotCount(t *testing.T) {
	s := sitAt(t, 12, Options{})
	file := s.saves(t.TempDir())
	s.session.Open(gametest.Example(t, 7), store.FromRecord)
	s.drop(file)
	s.WantOpened("replace")
	s.wantSafe("a record")
	s.Press(fyne.KeyReturn)
	s.wantGame(gametest.Code, 7, 0)
}

// TestBackToARecord checks that the record of the running game takes it back without ending it.
func TestBackToARecord(t *testing.T) {
	s := sitAt(t, 12, Options{})
	id, file := s.session.ID(), s.saves(t.TempDir())
	for _, m := range gametest.Example(t, 20).Played()[12:] {
		s.session.Play(m, "drag")
	}
	s.drop(file)
	s.WantOpened("replace")
	s.wantTold(s.words.Text(locales.PresentBack), true)
	s.wantSafe("a record of the running game")
	s.Focus("replace")
	s.Press(fyne.KeyReturn)
	s.wantGame(gametest.Code, 12, 8) // later moves are redoable
	if s.session.ID() != id || len(s.past.Entries()) != 0 {
		t.Error("the game has ended")
	}
	s.playsToTheWin()
	s.wantTold(s.figures(1, 1), true)
}

// TestRecordOfTheCommandLine checks that the player's own game is continued from the command line too, with a
// confirmation if another one is unfinished; somebody else's does not count.
func TestRecordOfTheCommandLine(t *testing.T) {
	for _, own := range []bool{true, false} {
		for _, present := range []int{0, 1} {
			s := sitAt(t, 12, Options{})
			id := s.session.ID()
			s.session.Deal(otherDeal)
			for m := range s.session.Tableau().Moves() {
				if present > 0 && s.session.Game().Moves() == 0 {
					s.session.Play(m, "drag")
				}
			}
			o := Options{Folder: s.folder, Record: gametest.Example(t, 12), RecordID: "0123456789abcdef", Name: "mine.simon"}
			if own {
				o.RecordID = id
			}
			again := sitDown(t, o)
			if present > 0 {
				again.WantOpened("replace")
				again.wantTold(again.words.Text(locales.RecordOwn), own)
				again.wantTold(again.words.Text(locales.UncountedRecord), !own)
				again.Focus("replace")
				again.Press(fyne.KeyReturn)
			}
			again.WantOpened("")
			if again.session.Counted() != own || (again.session.ID() == id) != own || again.session.Game().Moves() != 12 {
				t.Errorf("own %v, %d moves before: counted %v", own, present, again.session.Counted())
			}
			if said := again.said() == again.words.Text(locales.UncountedRecord); said == own {
				t.Errorf("own %v: the line shows %q", own, again.said())
			}
		}
	}
}

// TestContinueFromTheHistory checks that a replaced game is continued, at once or after a confirmation, which
// moves the other one to the history.
func TestContinueFromTheHistory(t *testing.T) {
	s := sitAt(t, 7, Options{})
	first := s.session.ID()
	s.session.Deal(otherDeal)
	for m := range s.session.Tableau().Moves() {
		s.session.Play(m, "drag")
		break
	}
	second := s.session.ID()
	s.showHistory()
	for _, leave := range []string{"keep-mine", "replace"} {
		s.Focus("continue")
		s.Press(fyne.KeyReturn)
		s.WantOpened("replace")
		s.wantTold(s.words.Format(locales.PresentLost, locales.MovesData{Moves: s.words.Count(locales.MovesCount, 1, nil)}), true)
		s.Focus(leave)
		s.Press(fyne.KeyReturn)
	}
	s.WantOpened("")
	s.wantGame(gametest.Code, 7, 0)
	if all := s.past.Entries(); s.session.ID() != first || len(all) != 1 || all[0].ID != second {
		t.Errorf("the history contains %+v", all)
	}
	again := sitDown(t, Options{Folder: s.folder}) // quit and restart
	again.wantGame(gametest.Code, 7, 0)
	if again.session.ID() != first || !again.session.Counted() || len(again.past.Entries()) != 1 {
		t.Error("not the same game after a restart")
	}
	again.playsToTheWin()
	again.Press(fyne.KeyEscape)
	again.showHistory() // first the win message
	if !again.Control("continue").(fyne.Disableable).Disabled() {
		t.Error("a won game can be continued")
	}
	again.Press(fyne.KeyDown)
	again.Focus("replay")
	again.Press(fyne.KeyReturn)
	again.Press(fyne.KeyEnd)
	again.Focus("play-from-here") // continues the game at its end
	again.Press(fyne.KeyReturn)
	again.WantOpened("")
	if again.session.ID() != second || !again.session.Counted() || again.session.Game().Moves() != 1 {
		t.Error("the end of its replay does not continue a game")
	}
}

// TestWhatDoesNotCount checks that a game begun elsewhere says that it does not count, and why, when it begins
// and when it is won, even after a restart.
func TestWhatDoesNotCount(t *testing.T) {
	won := gametest.Example(t, 49)
	for _, c := range []struct {
		from  store.Origin
		want  locales.ID
		begin func(s *sitting)
	}{
		{store.FromExample, locales.UncountedExample, func(s *sitting) { s.showExamples(); s.Press(fyne.KeyRight) }},
		{store.FromReplay, locales.UncountedReplay, func(s *sitting) {
			s.stack.Open(s.recordReplay(named("a game"), won.Code(), won.Played()))
		}},
	} {
		for _, present := range []int{0, 5} {
			s := sitAt(t, present, Options{})
			c.begin(s)
			s.Focus("play-from-here")
			s.Press(fyne.KeyReturn)
			if present > 0 { // the safe answer is the default
				s.WantOpened("replace")
				s.wantTold(s.words.Text(c.want), true)
				if s.win.Canvas().Focused() != s.Control("keep-mine").(fyne.Focusable) {
					t.Errorf("%s: the safe answer does not have the focus", c.from)
				}
				s.Focus("replace")
				s.Press(fyne.KeyReturn)
			}
			s.WantOpened("")
			if s.said() != s.words.Text(c.want) || s.session.Origin() != c.from {
				t.Errorf("%s, %d moves before: the line shows %q", c.from, present, s.said())
			}
			s.win.Canvas().Focus(s.table)
			again := sitDown(t, Options{Folder: s.folder})
			again.playsToTheWin()
			again.wantTold(again.words.Text(c.want), true)
			again.wantTold(again.words.Text(locales.BestFirst), false)
		}
	}
}

// TestNewGameSaysWhatEnds checks that the new-game dialog says what happens to the current game if it has
// begun; the level still has the focus.
func TestNewGameSaysWhatEnds(t *testing.T) {
	for _, lang := range languages() {
		s := sitAt(t, 12, Options{Language: lang})
		lost := s.words.Format(locales.PresentLost, locales.MovesData{Moves: s.words.Count(locales.MovesCount, 12, nil)})
		gone := s.words.Format(locales.PresentUncounted, locales.MovesData{Moves: s.words.Count(locales.MovesCount, 12, nil)})
		check := func(lostTold, goneTold bool) {
			t.Helper()
			s.Chord(fyne.KeyN, keyboard.Ctrl)
			s.wantTold(lost, lostTold)
			s.wantTold(gone, goneTold)
			if s.win.Canvas().Focused() != s.Control("easy").(fyne.Focusable) {
				t.Errorf("%s: the level does not have the focus", lang)
			}
			s.Press(fyne.KeyEscape)
		}
		check(true, false)
		s.session.Restart() // it still counts as begun
		s.Chord(fyne.KeyN, keyboard.Ctrl)
		s.wantTold(s.words.Format(locales.PresentLost, locales.MovesData{Moves: s.words.Count(locales.MovesCount, 0, nil)}), true)
		s.Press(fyne.KeyEscape)
		s.session.Open(gametest.Example(t, 12), store.FromRecord)
		check(false, true)
		s.session.Deal(otherDeal)
		check(false, false)
		s.session.Open(gametest.Example(t, 49), store.FromRecord)
		s.stack.Close()
		check(false, false)
	}
}
