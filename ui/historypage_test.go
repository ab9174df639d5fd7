package ui

import (
	"encoding/csv"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/store/storetest"
	"simplesimon/timing"
	"simplesimon/ui/controls"
	"simplesimon/ui/keyboard"
	"simplesimon/ui/uitest"
)

// historyEvent is what the history told last.
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

// openByMenu opens a page by the menu with keys alone.
func (s *sitting) openByMenu(item, page string) {
	s.T.Helper()
	s.Press(fyne.KeyF10)
	s.Focus(item)
	s.Press(fyne.KeyReturn)
	s.WantOpened(page)
}

// TestHistoryByKeys: without the mouse the list is walked, sorted, searched and left, and the
// clock stands still meanwhile.
func TestHistoryByKeys(t *testing.T) {
	const games = 60
	past := storetest.Past(t, games, time.Now())
	for _, lang := range languages() {
		s := sitWithPast(t, games, 5, lang)
		s.openByMenu("history", "history")
		if clock := s.session.Clock(); clock.Elapsed(s.now().Add(time.Hour)) > clock.Elapsed(s.now()) {
			t.Error("the clock goes on")
		}
		list := s.Control("list").(*gameList)
		if s.win.Canvas().Focused() != fyne.Focusable(list) {
			t.Fatalf("%T has the keys", s.win.Canvas().Focused())
		}
		rows := list.pageRows()
		if rows < 3 || rows > 30 {
			t.Fatalf("a page has %d rows", rows)
		}
		for _, c := range []struct {
			key fyne.KeyName
			row int
		}{
			{fyne.KeyUp, 0}, {fyne.KeyDown, 1}, {fyne.KeyDown, 2}, {fyne.KeyUp, 1}, {fyne.KeyPageDown, 1 + rows}, {fyne.KeyPageDown, 1 + 2*rows},
			{fyne.KeyPageUp, 1 + rows}, {fyne.KeyEnd, games - 1}, {fyne.KeyDown, games - 1}, {fyne.KeyPageDown, games - 1}, {fyne.KeyUp, games - 2},
			{fyne.KeyHome, 0}, {fyne.KeyPageUp, 0},
		} {
			s.Press(c.key)
			want := past[games-1-c.row].Code.String()
			if got := s.told(); got.row != c.row || got.code != want || got.games != games || got.shown != games {
				t.Fatalf("%s: after %s %+v, want row %d, %s", lang, c.key, got, c.row, want)
			}
		}
		s.Press(fyne.KeyReturn)
		if s.win.Canvas().Focused() != s.Control("play-again").(fyne.Focusable) {
			t.Error("Enter does not lead to what can be done")
		}
		s.Press(fyne.KeyRight)
		if s.win.Canvas().Focused() != s.Control("replay").(fyne.Focusable) {
			t.Error("an arrow does not lead to the next action")
		}
		s.Press(fyne.KeyUp)
		if s.win.Canvas().Focused() != fyne.Focusable(list) || s.told().row != 0 {
			t.Error("an arrow does not lead back to the list")
		}
		s.Focus("by-score")
		s.Press(fyne.KeyReturn)
		best := slices.MaxFunc(past, func(a, b store.Entry) int { return a.Score - b.Score })
		s.Press(fyne.KeyDown)
		s.Press(fyne.KeyHome)
		if got := s.told(); got.sort != "score" || got.up || !strings.Contains(got.text, s.words.Count(locales.PointsCount, best.Score, nil)) {
			t.Errorf("%s: sorted by the score the first is %+v, want %d points", lang, got, best.Score)
		}
		s.Focus("search")
		s.Type("aaaabd")
		want := 0
		for _, e := range past {
			if e.Code.String() == gametest.Code {
				want++
			}
		}
		if got := s.told(); got.shown != want || got.games != games {
			t.Errorf("%s: the search shows %+v, want %d games", lang, got, want)
		}
		s.Press(fyne.KeyDown)
		if s.win.Canvas().Focused() != fyne.Focusable(list) {
			t.Error("an arrow does not lead from the search to the list")
		}
		s.Focus("search")
		s.Type("!")
		if got := s.told(); got.shown != 0 || got.row != -1 || got.text != "" {
			t.Errorf("nothing fits, but %+v", got)
		}
		if texts := uitest.Texts(s.win.Canvas().Overlays().Top()); !contains(texts, s.words.Text(locales.NoGameFits)) {
			t.Errorf("%s: nothing fits, and the page says %q", lang, texts)
		}
		for _, name := range []string{"play-again", "replay", "copy-code", "save-record"} {
			if !s.Control(name).(*controls.Button).Disabled() {
				t.Errorf("%s can be pressed without a game", name)
			}
		}
		s.Press(fyne.KeyEscape)
		s.WantOpened("")
		s.wantGame(gametest.Code, 5, 0)
		s.wantTableKeys()
	}
}

// TestHistoryActions: the selected game is dealt again as a new one, after a question if one
// would be lost; replayed; its code copied; and the history comes back where it was.
func TestHistoryActions(t *testing.T) {
	const games = 21
	s := sitWithPast(t, games, 5, "en")
	open := func() {
		s.openByMenu("history", "history")
		s.Press(fyne.KeyDown)
		s.Press(fyne.KeyDown) // games of even numbers are the example
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
	if got := s.told(); got.games != games+1 || got.row != 0 || !strings.Contains(got.text, "not won") || !strings.Contains(got.text, "5 moves") {
		t.Errorf("the game that was replaced is not the latest: %+v", got)
	}
	s.Clock.Advance(time.Second) // they come into the history beside the window
	entries, _, err := s.folder.LoadHistory()
	if err != nil || len(entries) != games+1 || entries[games].ID != before {
		t.Errorf("%d games on the disk, %v", len(entries), err)
	}
	if kept := s.past.Entries(); len(kept) != games+1 || kept[games].ID != before || kept[games].Moves != 5 {
		t.Errorf("%d games in memory", len(kept))
	}
}

// TestHistoryByMouse: a click selects, two replay, a click on a head sorts.
func TestHistoryByMouse(t *testing.T) {
	s := sitWithPast(t, 30, 0, "en")
	s.showHistory()
	list := s.Control("list").(*gameList)
	row := func(at int) *gameRow {
		for _, o := range uitest.Objects(list) {
			if r, ok := o.(*gameRow); ok && r.at == at && r.Visible() {
				return r
			}
		}
		t.Fatalf("row %d is not there", at)
		return nil
	}
	test.Tap(row(4))
	if got := s.told(); got.row != 4 || s.win.Canvas().Focused() != fyne.Focusable(list) {
		t.Errorf("a click selects %+v", got)
	}
	test.Tap(row(3))
	s.WantOpened("history") // two clicks on two games
	test.Tap(row(3))
	s.WantOpened("replay")
	s.Press(fyne.KeyEscape)
	s.WantOpened("history")
	test.Tap(s.Control("by-moves").(*controls.Button))
	if got := s.told(); got.sort != "moves" || !got.up {
		t.Errorf("a click on a head gives %+v", got)
	}
}

// TestDamagedMoves: a game whose moves break the rules is told of and not replayed; its page
// stays.
func TestDamagedMoves(t *testing.T) {
	s := sitWithPast(t, 30, 0, "en")
	s.showHistory()
	s.Press(fyne.KeyHome)
	for range 30 {
		if e := s.told(); e.code != gametest.Code && e.text != "" {
			break
		}
		s.Press(fyne.KeyDown)
	}
	s.Focus("replay")
	s.Press(fyne.KeyReturn)
	s.WantOpened("history")
	if shown := uitest.Texts(s.win.Canvas().Overlays().Top()); !contains(shown, s.words.Text(locales.NotReplayable)) {
		t.Errorf("the page says %q", shown)
	}
}

// TestManyGames: the history of a hundred thousand games has as many objects as one of a
// hundred, wherever it is scrolled to.
func TestManyGames(t *testing.T) {
	count := func(games int) (objects [3]int) {
		s := sitAt(t, 0, Options{})
		storetest.KeepPast(t, s.folder, storetest.Past(t, games, time.Now()))
		s.past.Forget()
		s.showHistory()
		for i, key := range []fyne.KeyName{fyne.KeyHome, fyne.KeyEnd, fyne.KeyPageUp} {
			s.Press(key)
			objects[i] = len(uitest.Objects(s.win.Canvas().Overlays().Top()))
		}
		if got := s.told(); got.games != games || got.shown != games {
			t.Errorf("%+v", got)
		}
		s.showStatistics()
		if n := len(uitest.Objects(s.win.Canvas().Overlays().Top())); n > 400 {
			t.Errorf("the statistics of %d games have %d objects", games, n)
		}
		return objects
	}
	few, many := count(100), count(100_000)
	for i := range few {
		if many[i] > few[i]+25 || many[i] > 600 { // a row more or less
			t.Errorf("%d objects for many games, %d for a few", many[i], few[i])
		}
	}
}

// TestLongHistoryIsReadBeside: a page of many games opens at once, says that they are being
// read, and shows them when they are; a page that has been left meanwhile stays closed.
func TestLongHistoryIsReadBeside(t *testing.T) {
	const games = 9000
	for _, page := range []string{"history", "statistics"} {
		s := sitSlowly(t, games, 3)
		if s.folder.HistorySize() <= 1<<20 {
			t.Fatalf("the history has only %d bytes", s.folder.HistorySize())
		}
		open := s.showHistory
		if page == "statistics" {
			open = s.showStatistics
		}
		open()
		s.WantOpened(page)
		if shown := uitest.Texts(s.win.Canvas().Overlays().Top()); !contains(shown, s.words.Text(locales.ReadingGames)) {
			t.Errorf("%s: while the games are read the page says %q", page, shown)
		}
		s.Press(fyne.KeyEscape)
		open()
		s.Clock.Release()
		s.WantOpened(page)
		if shown := uitest.Texts(s.win.Canvas().Overlays().Top()); contains(shown, s.words.Text(locales.ReadingGames)) || len(shown) < 20 {
			t.Errorf("%s: when they are read the page says %q", page, shown)
		}
		s.Press(fyne.KeyEscape)
		s.WantOpened("")
		if got := len(s.past.Entries()); got != games {
			t.Errorf("%d games", got)
		}
		s.wantGame(gametest.Code, 3, 0)
	}
}

// TestWinComesIntoTheList: a game that is won while the history is being read is in it, once.
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
			t.Errorf("%d games after a new start", got)
		}
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
	if shown := strings.Join(uitest.Texts(s.win.Canvas().Overlays().Top()), "\n"); !strings.Contains(shown, s.words.Text(locales.SecondHistory)) {
		t.Errorf("the page says %q", shown)
	}
	for _, c := range s.stack.Shown().Controls {
		if c.name == "reset" {
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

// TestExport: the table has every game, in their order, with a head in the player's language,
// and can be read back; the page comes back.
func TestExport(t *testing.T) {
	const games = 40
	for _, lang := range languages() {
		s := sitWithPast(t, games, 0, lang)
		path := filepath.Join(t.TempDir(), "games") // gets its ending
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
		data, err := os.ReadFile(path + csvEnding)
		if err != nil {
			t.Fatal(err)
		}
		rows, err := csv.NewReader(strings.NewReader(string(data))).ReadAll()
		if err != nil || len(rows) != games+1 || strings.Count(string(data), "\r\n") != games+1 {
			t.Fatalf("%s: %d rows, %v", lang, len(rows), err)
		}
		if rows[0][1] != s.words.Text(locales.CSVCode) || rows[0][8] != s.words.Text(locales.CSVDay) {
			t.Errorf("the head is %q", rows[0])
		}
		for i, e := range s.past.Entries() {
			won := "0"
			if e.Won {
				won = "1"
			}
			want := []string{e.Ended.Format("2006-01-02 15:04:05"), e.Code.String(), strconv.Itoa(int(e.Code.Suits)), won, strconv.Itoa(e.Score),
				strconv.Itoa(e.Moves), strconv.Itoa(e.Removed), strconv.Itoa(int(e.Played / time.Second)), e.Day.String()}
			if !slices.Equal(rows[i+1], want) {
				t.Fatalf("row %d is %q, want %q", i+1, rows[i+1], want)
			}
		}
	}
}

// TestReset: nothing goes without a yes; then the statistics are empty, the games are in a file
// that is named, the game on the table stays, and the next one counts.
func TestReset(t *testing.T) {
	const games = 17
	for _, lang := range languages() {
		s := sitWithPast(t, games, 5, lang)
		for _, no := range []string{"", "Escape", "keep-games"} { // "" is the answer at hand
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
		if shown := uitest.Texts(s.win.Canvas().Overlays().Top()); !contains(shown, s.words.Text(locales.NoGames)) {
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

// TestFailedReset: if the history can't be moved, the player is told, and it stays.
func TestFailedReset(t *testing.T) {
	s := sitWithPast(t, 3, 0, "en")
	s.showHistory()
	s.kept(os.ErrPermission) // as while the folder can't be written
	h := &historyPage{w: s.Window, entries: s.past.Entries()}
	s.keepWith(nil)
	h.reset(nil)
	s.WantOpened("message")
	if shown := strings.Join(uitest.Texts(s.stack.Shown().Body), " "); !strings.Contains(shown, s.words.FileError(os.ErrPermission)) {
		t.Errorf("the message is %q", shown)
	}
	if got, _, err := s.folder.LoadHistory(); err != nil || len(got) != 3 {
		t.Errorf("%d games are left, %v", len(got), err)
	}
}

// TestFiguresInAnotherLanguage: the language is changed over a page, which comes back in it, where
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
		if shown := uitest.Texts(s.win.Canvas().Overlays().Top()); !contains(shown, s.words.Text(locales.PageHistory)) || !contains(shown, s.words.Text(resultOf(true))) {
			t.Errorf("%s: the page shows %q", lang, shown)
		}
	}
}

// TestKeyboardReachesAll: Tab leads to every control of both pages that can be used.
func TestKeyboardReachesAll(t *testing.T) {
	for _, open := range []string{"statistics", "history"} {
		s := sitWithPast(t, 40, 0, "en")
		s.openByMenu(open, open)
		reached := 0
		for _, c := range s.stack.Shown().Controls {
			if !c.Object.Visible() {
				continue // a column without room
			}
			s.Focus(c.name)
			reached++
		}
		if reached < 6 {
			t.Errorf("%s has %d controls", open, reached)
		}
	}
}

// The time for opening the page has to grow far less than the number of games.
func BenchmarkOpenHistory(b *testing.B) {
	for _, games := range []int{1000, 100_000} {
		b.Run(strconv.Itoa(games), func(b *testing.B) {
			app := test.NewTempApp(b)
			w := Open(app, Options{Folder: store.At(b.TempDir()), Language: "en", Clock: &timing.Manual{}})
			storetest.KeepPast(b, w.folder, storetest.Past(b, games, time.Now()))
			w.past.Forget()
			for b.Loop() {
				w.showHistory()
				w.stack.Close()
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(games), "ns/game")
			w.win.Close()
		})
	}
}
