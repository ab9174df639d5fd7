package ui

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/store/storetest"
	"simplesimon/timing"
)

// sitSlowly sits down after n games, with a slow disk: background reads finish when the test
// releases them, or waits for them.
func sitSlowly(t *testing.T, games, moves int) *sitting {
	t.Helper()
	folder := storetest.Folder(t)
	storetest.KeepPast(t, folder, storetest.Past(t, games, time.Now()))
	return sitAt(t, moves, Options{Folder: folder, Clock: &timing.Manual{Held: true}})
}

// sitWithPast sits down after n games, with an unfinished one on the table if moves is not 0.
func sitWithPast(t *testing.T, games, moves int, lang string) *sitting {
	t.Helper()
	folder := storetest.Folder(t)
	storetest.KeepPast(t, folder, storetest.Past(t, games, time.Now()))
	return sitAt(t, moves, Options{Folder: folder, Language: lang})
}

// TestLongHistoryIsReadBeside checks that a page of many games opens at once, says that they are being read,
// and then shows them; a page closed meanwhile stays closed.
func TestLongHistoryIsReadBeside(t *testing.T) {
	const games = 9000
	for _, page := range []string{"history", "statistics", "daily"} {
		s := sitSlowly(t, games, 3)
		if s.folder.HistorySize() <= 1<<20 {
			t.Fatalf("the history is only %d bytes long", s.folder.HistorySize())
		}
		open := map[string]func(){"history": s.showHistory, "statistics": s.showStatistics, "daily": s.showDaily}[page]
		open()
		s.WantOpened(page)
		if shown := s.ShownTexts(); !contains(shown, s.words.Text(locales.ReadingGames)) {
			t.Errorf("%s: while the games are being read the page shows %q", page, shown)
		}
		s.Press(fyne.KeyEscape)
		open()
		s.Clock.Release()
		s.WantOpened(page)
		if shown := s.ShownTexts(); contains(shown, s.words.Text(locales.ReadingGames)) || len(shown) < 20 {
			t.Errorf("%s: afterwards the page shows %q", page, shown)
		}
		s.Press(fyne.KeyEscape)
		s.WantOpened("")
		if got := len(s.past.Entries()); got != games {
			t.Errorf("%d games", got)
		}
		s.wantGame(gametest.Code, 3, 0)
	}
}

// TestWinComesIntoTheList checks that a game won while the history is being read is listed once.
func TestWinComesIntoTheList(t *testing.T) {
	for _, games := range []int{9000, 5} {
		s := sitSlowly(t, games, 48)
		s.session.Play(gametest.Example(t, 49).Played()[48], "drag")
		for range 2 {
			all := s.past.Entries()
			if len(all) != games+1 || !all[games].Won || all[games].Moves != 49 {
				t.Fatalf("%d games after the win, want %d", len(all), games+1)
			}
		}
		again := sitDown(t, Options{Folder: s.folder})
		if got := len(again.past.Entries()); got != games+1 {
			t.Errorf("%d games after a restart", got)
		}
	}
}
