package ui

import (
	"bytes"
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
	"simplesimon/store/storetest"
	"simplesimon/ui/controls"
	"simplesimon/ui/keyboard"
	"simplesimon/ui/uitest"
)

// historyEvent is the last event of the history.
type historyEvent struct {
	games, shown, row int
	code, sort, text  string
	up                bool
}

func (s *sitting) told() historyEvent {
	s.T.Helper()
	events := s.Traced("history")
	if len(events) == 0 {
		s.T.Fatal("the history has told nothing")
	}
	e := events[len(events)-1]
	number := func(name string) int { return int(e[name].(float64)) }
	return historyEvent{number("games"), number("shown"), number("row"), e["code"].(string), e["sort"].(string), e["text"].(string), e["up"].(bool)}
}

// openByMenu opens a page from the menu by keyboard.
func (s *sitting) openByMenu(item, page string) {
	s.T.Helper()
	s.Press(fyne.KeyF10)
	s.Focus(item)
	s.Press(fyne.KeyReturn)
	s.WantOpened(page)
}

// TestGamesPagesByKeys: without the mouse the pages of games that have ended are opened and left; the
// clock stands still meanwhile, and nothing of the game is lost.
func TestGamesPagesByKeys(t *testing.T) {
	for _, lang := range languages() {
		for _, page := range []string{"history", "statistics"} {
			s := sitWithPast(t, 8, 5, lang)
			s.openByMenu(page, page)
			if clock := s.session.Clock(); clock.Elapsed(s.now().Add(time.Hour)) > clock.Elapsed(s.now()) {
				t.Errorf("%s: the clock goes on", page)
			}
			s.Press(fyne.KeyDown)
			s.Press(fyne.KeyEscape)
			s.WantOpened("")
			s.wantGame(gametest.Code, 5, 0)
			s.wantTableKeys()
		}
	}
}

// TestHistoryActions checks that the selected game is dealt again as a new one, after a question if one
// would be lost; replayed; its code copied; and the history comes back where it was.
func TestHistoryActions(t *testing.T) {
	const games = 21
	s := sitWithPast(t, games, 5, "en")
	open := func() {
		s.openByMenu("history", "history")
		s.Press(fyne.KeyDown)
		s.Press(fyne.KeyDown) // games with even numbers are the example
		if got := s.told(); got.row != 2 || got.code != gametest.Code {
			t.Fatalf("selected is %+v", got)
		}
	}
	open()
	s.app.Clipboard().SetContent("")
	s.Chord(fyne.KeyC, keyboard.Ctrl)
	if got := s.app.Clipboard().Content(); got != gametest.Code {
		t.Errorf("copied is %q", got)
	}
	s.Focus("replay")
	s.Press(fyne.KeyReturn)
	s.WantOpened("replay")
	s.Press(fyne.KeyEscape)
	s.WantOpened("history")
	if got := s.told(); got.row != 2 {
		t.Errorf("the history comes back at %+v", got)
	}
	s.Focus("play-again")
	s.Press(fyne.KeyReturn)
	s.WantOpened("replace")
	s.wantGame(gametest.Code, 5, 0)
	s.Press(fyne.KeyEscape)
	s.WantOpened("history")
	if got := s.told(); got.row != 2 {
		t.Errorf("the history comes back at %+v", got)
	}
	before := s.session.ID()
	s.Focus("play-again")
	s.Press(fyne.KeyReturn)
	s.Press(fyne.KeyReturn)
	s.WantOpened("")
	s.wantGame(gametest.Code, 0, 0)
	if s.session.ID() == before || !s.session.Counted() {
		t.Error("the game is not a new one that counts")
	}
	s.openByMenu("history", "history")
	if got := s.told(); got.games != games+1 || got.row != 0 || !strings.Contains(got.text, s.words.Text(locales.LegendLost)) || !strings.Contains(got.text, s.words.Count(locales.MovesCount, 5, nil)) {
		t.Errorf("the game that was replaced is not the latest: %+v", got)
	}
	s.Clock.Advance(time.Second) // they are added to the history in the background
	entries, _, err := s.folder.LoadHistory()
	if err != nil || len(entries) != games+1 || entries[games].ID != before {
		t.Errorf("%d games on the disk, %v", len(entries), err)
	}
	if kept := s.past.Entries(); len(kept) != games+1 || kept[games].ID != before || kept[games].Moves != 5 {
		t.Errorf("%d games in memory", len(kept))
	}
}

// TestSecondWindowShowsTheHistory: without changing it, with what the first window adds, and
// without a reset.
func TestSecondWindowShowsTheHistory(t *testing.T) {
	folder := store.At(t.TempDir())
	lock, err := folder.Lock()
	if err != nil {
		t.Fatal(err)
	}
	defer lock.Unlock()
	past := storetest.Past(t, 12, time.Now())
	storetest.KeepPast(t, folder, past[:10])
	s := sitDown(t, Options{Folder: folder})
	s.WantOpened("message")
	s.Press(fyne.KeyReturn)
	s.showHistory()
	if got := s.told(); got.games != 10 {
		t.Errorf("%+v", got)
	}
	if shown := strings.Join(s.ShownTexts(), "\n"); !strings.Contains(shown, s.words.Text(locales.SecondHistory)) {
		t.Errorf("the page says %q", shown)
	}
	for _, c := range s.stack.Shown().Controls {
		if c.Name == "reset" {
			t.Error("a second window offers to reset")
		}
	}
	storetest.KeepPast(t, folder, past[10:])
	s.Press(fyne.KeyEscape)
	s.showHistory()
	if got := s.told(); got.games != 12 {
		t.Errorf("after two games in the first window %+v", got)
	}
}

// TestExport checks that the table is written where the player says, with the ending of such tables, and the page
// comes back.
func TestExport(t *testing.T) {
	const games = 40
	for _, lang := range languages() {
		s := sitWithPast(t, games, 0, lang)
		path := filepath.Join(t.TempDir(), "games") // gets its extension
		s.showHistory()
		s.Focus("export")
		s.Press(fyne.KeyReturn)
		s.WantOpened("save-file")
		s.Control("name").(*controls.Entry).SetText(path)
		s.Focus("name")
		s.Press(fyne.KeyReturn)
		s.WantOpened("message")
		s.Press(fyne.KeyReturn)
		s.WantOpened("history")
		data, err := os.ReadFile(path + ".csv")
		var table bytes.Buffer
		if err := store.WriteCSV(&table, s.past.Entries(), csvHead(s.words)); err != nil {
			t.Fatal(err)
		}
		if err != nil || string(data) != table.String() || strings.Count(string(data), "\r\n") != games+1 {
			t.Errorf("%s: written is %.300q, want %.300q (%v)", lang, data, table.String(), err)
		}
	}
}

// csvHead returns the head of the table.
func csvHead(words *locales.Localizer) (head []string) {
	for _, id := range []locales.ID{
		locales.CSVEnded, locales.CSVCode, locales.CSVSuits, locales.CSVWon, locales.CSVScore,
		locales.CSVMoves, locales.CSVRemoved, locales.CSVSeconds, locales.CSVDay,
	} {
		head = append(head, words.Text(id))
	}
	return head
}

// TestReset checks that nothing goes without a yes; then the statistics are empty, the games are in a file
// that is named, the game on the table stays, and the next one counts.
func TestReset(t *testing.T) {
	const games = 17
	for _, lang := range languages() {
		s := sitWithPast(t, games, 5, lang)
		for _, no := range []string{"", "Escape", "keep-games"} { // "" is the default answer
			s.showHistory()
			s.Focus("reset")
			s.Press(fyne.KeyReturn)
			s.WantOpened("reset-history")
			if shown := uitest.Texts(s.stack.Shown().Body); !contains(shown, s.words.Count(locales.ResetText, games, nil)) {
				t.Errorf("%s: the question is %q", lang, shown)
			}
			if no == "Escape" {
				s.Press(fyne.KeyEscape)
			} else {
				if no != "" {
					s.Focus(no)
				}
				s.Press(fyne.KeyReturn)
			}
			s.WantOpened("history")
			if got := s.told(); got.games != games {
				t.Errorf("after %s there are %d games", no, got.games)
			}
		}
		s.Focus("reset")
		s.Press(fyne.KeyReturn)
		s.Focus("reset")
		s.Press(fyne.KeyReturn)
		s.WantOpened("message")
		kept := filepath.Join(s.folder.Path(), "history.kept-1")
		if shown := uitest.Texts(s.stack.Shown().Body); !contains(shown, kept) {
			t.Errorf("%s: the message is %q", lang, shown)
		}
		if _, err := os.Stat(kept); err != nil {
			t.Error(err)
		}
		s.Press(fyne.KeyReturn)
		s.WantOpened("history")
		if shown := s.ShownTexts(); !contains(shown, s.words.Text(locales.NoHistory)) {
			t.Errorf("%s: the empty history says %q", lang, shown)
		}
		s.Press(fyne.KeyEscape)
		s.wantGame(gametest.Code, 5, 0)
		s.session.Deal(engine.Code{Suits: engine.Two, Number: 7})
		if all := s.past.Entries(); len(all) != 1 || all[0].Moves != 5 {
			t.Errorf("%d games count after the reset", len(all))
		}
	}
}

// TestFailedReset checks that while the folder can't be written the history is not reset, and the player is told
// why; the games stay.
func TestFailedReset(t *testing.T) {
	s := sitWithPast(t, 3, 0, "en")
	s.showHistory()
	s.keepWith(nil)
	s.kept(os.ErrPermission)
	for range 2 { // the button, and the confirmation
		s.Focus("reset")
		s.Press(fyne.KeyReturn)
	}
	s.WantOpened("message")
	if shown := strings.Join(uitest.Texts(s.stack.Shown().Body), " "); !strings.Contains(shown, s.words.FileError(os.ErrPermission)) {
		t.Errorf("the message is %q", shown)
	}
	if got, _, err := s.folder.LoadHistory(); err != nil || len(got) != 3 {
		t.Errorf("%d games are left, %v", len(got), err)
	}
	s.Press(fyne.KeyReturn)
	if got := s.told(); got.games != 3 {
		t.Errorf("the page comes back with %+v", got)
	}
}

// TestFiguresInAnotherLanguage checks that the language is changed over a page, which comes back in it, where
// it was.
func TestFiguresInAnotherLanguage(t *testing.T) {
	s := sitWithPast(t, 40, 5, "en")
	s.showHistory()
	s.Press(fyne.KeyPageDown)
	s.Focus("by-score")
	s.Press(fyne.KeyReturn)
	before := s.told()
	for _, lang := range []string{"de", "es", "en"} {
		s.Chord(fyne.KeyComma, keyboard.Ctrl)
		s.Control("language").(*controls.Choice).SetSelected(locales.Name(lang))
		s.Press(fyne.KeyEscape)
		s.WantOpened("history")
		got := s.told()
		if got.row != before.row || got.code != before.code || got.sort != "score" || (got.text == before.text) != (lang == "en") {
			t.Errorf("%s: the page comes back as %+v, was %+v", lang, got, before)
		}
		if shown := s.ShownTexts(); !contains(shown, s.words.Text(locales.PageHistory)) || !contains(shown, s.words.Text(locales.ResultWon)) {
			t.Errorf("%s: the page shows %q", lang, shown)
		}
	}
}
