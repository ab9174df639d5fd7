package ui

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/store"
	"simplesimon/store/storetest"
	"simplesimon/trace"
	"simplesimon/ui/keyboard"
	"simplesimon/ui/uitest"
)

// tooLong is one move more than a record may have.
const tooLong = engine.MaxRecordMoves + 1

// longGame returns an unfinished game of the given length.
func longGame(t *testing.T, moves int) *engine.Game {
	t.Helper()
	code, all := gametest.ForthAndBack(moves)
	game := engine.NewGame(code)
	for _, m := range all {
		if _, err := game.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	return game
}

// tellsOfBoth fails unless a text contains both the number of moves of the game and the limit of a
// record.
func (s *sitting) tellsOfBoth(text string, moves int) {
	s.T.Helper()
	for _, n := range []int{moves, engine.MaxRecordMoves} {
		if !strings.Contains(text, s.words.Number(n)) {
			s.T.Errorf("%q does not contain %s", text, s.words.Number(n))
		}
	}
}

// TestGameTooLongForARecord checks that the game can be continued, saved and resumed as usual. Only saving a
// record is refused, with the reason; with one move less it is possible.
func TestGameTooLongForARecord(t *testing.T) {
	for _, lang := range languages() {
		folder := storetest.Folder(t)
		if err := folder.SaveGame(*store.NewRunning(longGame(t, tooLong-1), true, time.Now())); err != nil {
			t.Fatal(err)
		}
		s := sitDown(t, Options{Folder: folder, Language: lang})
		s.Chord(fyne.KeyS, keyboard.Ctrl)
		s.WantOpened("save-file")
		s.Press(fyne.KeyEscape)
		for n := tooLong; n <= tooLong+1; n++ {
			m := slices.Collect(s.session.Tableau().Moves())[0]
			if !s.session.Play(m, trace.ByKeyboard) {
				t.Fatalf("move %d is refused", n)
			}
			s.Chord(fyne.KeyS, keyboard.Ctrl)
			s.WantOpened("message")
			s.tellsOfBoth(strings.Join(uitest.Texts(s.stack.Shown().Body), " "), n)
			s.Press(fyne.KeyEscape)
			s.WantOpened("")
		}
		s.wantGame(gametest.Code, tooLong+1, 0)
		s = sitDown(t, Options{Folder: folder, Language: lang})
		s.wantGame(gametest.Code, tooLong+1, 0)
		s.Chord(fyne.KeyZ, keyboard.Ctrl)
		s.wantGame(gametest.Code, tooLong, 1)
	}
}

// TestPastGameTooLongForARecord checks that it can be replayed completely; instead of saving a record, the page
// says why that is impossible.
func TestPastGameTooLongForARecord(t *testing.T) {
	for _, lang := range languages() {
		folder := storetest.Folder(t)
		game := longGame(t, tooLong)
		storetest.KeepPast(t, folder, []store.Entry{{
			ID: strings.Repeat("a", 16), Record: store.PackMoves(game.Played()),
			Game: stats.Game{Ended: time.Now(), Code: game.Code(), Score: game.Score(), Moves: tooLong},
		}})
		s := sitAt(t, 0, Options{Folder: folder, Language: lang})
		s.openByMenu("history", "history")
		s.Press(fyne.KeyDown)
		if got := s.told(); got.row != 0 || got.code != gametest.Code {
			t.Fatalf("selected %+v", got)
		}
		s.Focus("save-record")
		s.Press(fyne.KeyReturn)
		s.WantOpened("history")
		texts := uitest.Texts(s.win.Canvas().Overlays().Top())
		s.tellsOfBoth(strings.Join(texts, " "), tooLong)
		if contains(texts, s.words.Text(locales.NotReplayable)) {
			t.Error("the game is reported as damaged")
		}
		s.Focus("replay")
		s.Press(fyne.KeyReturn)
		s.WantOpened("replay")
		s.Press(fyne.KeyEnd)
		s.wantStep(tooLong, tooLong, game.Score(), 0)
		s.Press(fyne.KeyEscape)
		s.WantOpened("history")
	}
}
