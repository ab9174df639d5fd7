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
	"simplesimon/store"
	"simplesimon/store/storetest"
	"simplesimon/trace"
	"simplesimon/ui/keyboard"
)

// tooLong is one move more than a record holds.
const tooLong = engine.MaxRecordMoves + 1

// longGame is a game of so many moves, which is not won.
func longGame(t *testing.T, moves int) *engine.Game {
	t.Helper()
	code, all := forthAndBack(moves)
	game := engine.NewGame(code)
	for _, m := range all {
		if _, err := game.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	return game
}

// tellsOfBoth fails unless a text says how many moves the game has and how many a record holds.
func (s *sitting) tellsOfBoth(text string, moves int) {
	s.t.Helper()
	for _, n := range []int{moves, engine.MaxRecordMoves} {
		if !strings.Contains(text, s.words.Number(n)) {
			s.t.Errorf("%q does not say %s", text, s.words.Number(n))
		}
	}
}

// TestGameTooLongForARecord: it is played on, saved and resumed as any other. Only a record of
// it can't be saved, and the player is told why; a move less and it can.
func TestGameTooLongForARecord(t *testing.T) {
	for _, lang := range languages() {
		folder := storetest.Folder(t)
		if err := folder.SaveGame(*store.NewRunning(longGame(t, tooLong-1), true, time.Now())); err != nil {
			t.Fatal(err)
		}
		s := sitDown(t, Options{Folder: folder, Language: lang})
		s.chord(fyne.KeyS, keyboard.Ctrl)
		s.wantOpened("save-file")
		s.press(fyne.KeyEscape)
		for n := tooLong; n <= tooLong+1; n++ {
			m := slices.Collect(s.session.Tableau().Moves())[0]
			if !s.session.Play(m, trace.ByKeyboard) {
				t.Fatalf("move %d is refused", n)
			}
			s.chord(fyne.KeyS, keyboard.Ctrl)
			s.wantOpened("message")
			s.tellsOfBoth(strings.Join(visibleTexts(s.modal.body), " "), n)
			s.press(fyne.KeyEscape)
			s.wantOpened("")
		}
		s.wantGame(gametest.Code, tooLong+1, 0)
		s = sitDown(t, Options{Folder: folder, Language: lang})
		s.wantGame(gametest.Code, tooLong+1, 0)
		s.chord(fyne.KeyZ, keyboard.Ctrl)
		s.wantGame(gametest.Code, tooLong, 1)
	}
}

// TestPastGameTooLongForARecord: it is replayed from its beginning to its end; where a record
// would be saved, the page says why it can't be.
func TestPastGameTooLongForARecord(t *testing.T) {
	for _, lang := range languages() {
		folder := storetest.Folder(t)
		game := longGame(t, tooLong)
		keepPast(t, folder, []store.Entry{{
			ID: strings.Repeat("a", 16), Ended: time.Now(), Code: game.Code(),
			Score: game.Score(), Moves: tooLong, Record: store.PackMoves(game.Played()),
		}})
		s := sitAt(t, 0, Options{Folder: folder, Language: lang})
		s.openByMenu("history", "history")
		s.press(fyne.KeyDown)
		if got := s.told(); got.row != 0 || got.code != gametest.Code {
			t.Fatalf("selected is %+v", got)
		}
		s.focus("save-record")
		s.press(fyne.KeyReturn)
		s.wantOpened("history")
		texts := visibleTexts(s.win.Canvas().Overlays().Top())
		s.tellsOfBoth(strings.Join(texts, " "), tooLong)
		if contains(texts, s.words.Text(locales.NotReplayable)) {
			t.Error("the game is said to be damaged")
		}
		s.focus("replay")
		s.press(fyne.KeyReturn)
		s.wantOpened("replay")
		s.press(fyne.KeyEnd)
		s.wantStep(tooLong, tooLong, game.Score(), 0)
		s.press(fyne.KeyEscape)
		s.wantOpened("history")
	}
}
