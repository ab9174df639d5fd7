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

// historyEvent returns the last event of the history.
type historyEvent struct {
	games, shown, row int
	code, sort, text  string
	up                bool
}

func (s *sitting) told() historyEvent {
	s.T.Helper()
	events := s.Traced("history")
	if len(events) == 0 {
		s.T.Fatal("the history reported nothing")
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

// TestGamesPagesByKeys opens and leaves the pages about finished games with the keyboard; the clock is paused
// meanwhile, and the game is unchanged.
func TestGamesPagesByKeys(t *testing.T) {
	for _, lang := range languages() {
		for _, page := range []string{"history", "statistics"} {
			s := sitWithPast(t, 8, 5, lang)
			s.openByMenu(page, page)
			if clock := s.session.Clock(); clock.Elapsed(s.now().Add(time.Hour)) > clock.Elapsed(s.now()) {
				t.Errorf("%s: the clock keeps running", page)
			}
			s.Press(fyne.KeyDown)
			s.Press(fyne.KeyEscape)
			s.WantOpened("")
			s.wantGame(gametest.Code, 5, 0)
			s.wantTableKeys()
		}
	}
}

// TestHistoryActions deals the selected game again as a new one, with a confirmation if another would be lost,
// replays it and copies its code; the history returns unchanged.
func TestHistoryActions(t *testing.T) {
	const games = 21
	s := sitWithPast(t, games, 5, "en")
	open := func() {
		s.openByMenu("history", "history")
		s.Press(fyne.KeyDown)
		s.Press(fyne.KeyDown) // games with even numbers are the example
		if got := s.told(); got.row != 2 || got.code != gametest.Code {
			t.Fatalf("selected %+v", got)
		}
	}
	open()
	s.app.Clipboard().SetContent("")
	s.Chord(fyne.KeyC, keyboard.Ctrl)
	if got := s.app.Clipboard().Content(); got != gametest.Code {
		t.Errorf("copied %q", got)
	}
	s.Focus("replay")
	s.Press(fyne.KeyReturn)
	s.WantOpened("replay")
	s.Press(fyne.KeyEscape)
	s.WantOpened("history")
	if got := s.told(); got.row != 2 {
		t.Errorf("the history returns at %+v", got)
	}
	s.Focus("play-again")
	s.Press(fyne.KeyReturn)
	s.WantOpened("replace")
	s.wantGame(gametest.Code, 5, 0)
	s.Press(fyne.KeyEscape)
	s.WantOpened("history")
	if got := s.told(); got.row != 2 {
		t.Errorf("the history returns at %+v", got)
	}
	before := s.session.ID()
	s.Focus("play-again")
	s.Press(fyne.KeyReturn)
	s.Press(fyne.KeyReturn)
	s.WantOpened("")
	s.wantGame(gametest.Code, 0, 0)
	if s.session.ID() == before || !s.session.Counted() {
		t.Error("the game is not a new one, or does not count")
	}
	s.openByMenu("history", "history")
	if got := s.told(); got.games != games+1 || got.row != 0 || !strings.Contains(got.text, s.words.Text(locales.LegendLost)) || !strings.Contains(got.text, s.words.Count(locales.MovesCount, 5, nil)) {
		t.Errorf("the replaced game is not the latest: %+v", got)
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

// TestSecondWindowShowsTheHistory checks that a second window shows the history, including games added by the
// first window, but neither changes nor resets it.
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
		t.Errorf("the page shows %q", shown)
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

// TestExport checks that the table is written to the chosen file, with the right extension, and the page
// returns.
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
			t.Errorf("%s: wrote %.300q, want %.300q (%v)", lang, data, table.String(), err)
		}
	}
}

// csvHead returns the header of the table.
func csvHead(words *locales.Localizer) (head []string) {
	for _, id := range []locales.ID{
		locales.CSVEnded, locales.CSVCode, locales.CSVSuits, locales.CSVWon, locales.CSVScore,
		locales.CSVMoves, locales.CSVRemoved, locales.CSVSeconds, locales.CSVDay,
	} {
		head = append(head, words.Text(id))
	}
	return head
}

// TestReset checks that nothing is reset without confirmation; afterwards the statistics are empty, the file
// with the games is named, the current game is unchanged, and the next one counts.
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
			t.Errorf("%s: the empty history shows %q", lang, shown)
		}
		s.Press(fyne.KeyEscape)
		s.wantGame(gametest.Code, 5, 0)
		s.session.Deal(engine.Code{Suits: engine.Two, Number: 7})
		if all := s.past.Entries(); len(all) != 1 || all[0].Moves != 5 {
			t.Errorf("%d games count after the reset", len(all))
		}
	}
}

// TestFailedReset checks that if the folder is not writable the history is not reset, and the player is told
// why.
func TestFailedReset(t *testing.T) {
	s := sitWithPast(t, 3, 0, "en")
	s.showHistory()
	s.keepWith(nil)
	s.kept(os.ErrPermission)
	for range 2 { // the button, then the confirmation
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
		t.Errorf("the page returns with %+v", got)
	}
}

// TestFiguresInAnotherLanguage changes the language over a page, which returns translated and otherwise
// unchanged.
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
			t.Errorf("%s: the page returns as %+v, was %+v", lang, got, before)
		}
		if shown := s.ShownTexts(); !contains(shown, s.words.Text(locales.PageHistory)) || !contains(shown, s.words.Text(locales.ResultWon)) {
			t.Errorf("%s: the page shows %q", lang, shown)
		}
	}
}
