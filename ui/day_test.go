package ui

import (
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
	"simplesimon/ui/controls"
	"simplesimon/ui/uitest"
)

// aDay is the day of these tests; noonOf returns noon, a number of days later.
var aDay = stats.Date{Year: 2026, Month: time.March, Day: 5}

func noonOf(days int) time.Time {
	return time.Date(aDay.Year, aDay.Month, aDay.Day+days, 12, 0, 0, 0, time.Local)
}

// sitOn sits down on a day, after winning the deals of the given days.
func sitOn(t *testing.T, lang string, won ...stats.Date) *sitting {
	t.Helper()
	folder := storetest.Folder(t)
	storetest.KeepPast(t, folder, wins(t, won...))
	s := sitDown(t, Options{Folder: folder, Language: lang})
	s.now = func() time.Time { return noonOf(0) }
	return s
}

// wins returns won one-suit deals of days, begun and finished on them.
func wins(t *testing.T, days ...stats.Date) (all []store.Entry) {
	for i, d := range days {
		e := storetest.Past(t, 1, noonOf(0))[0]
		game := gametest.Example(t, 49)
		e.Code, e.Day, e.Won, e.ID = d.Deal(engine.One), d, true, strings.Repeat("0", 14)+string(rune('a'+i))+"0"
		e.Score, e.Moves, e.Removed, e.Record = game.Score(), game.Moves(), game.Removed(), store.PackMoves(game.Played())
		e.Ended = time.Date(d.Year, d.Month, d.Day, 13, 0, 0, 0, time.Local)
		all = append(all, e)
	}
	return all
}

// barText returns all text in the bar.
func (s *sitting) barText() string { return strings.Join(uitest.Texts(s.bar.Box), " ") }

// TestNewGameOffersTheDay checks that the dialog has a separate group for the deal of the day, which deals it
// at each level, remembers the level, and opens the calendar.
func TestNewGameOffersTheDay(t *testing.T) {
	for _, level := range locales.Levels {
		s := sitOn(t, "en")
		s.Chord(fyne.KeyN, fyne.KeyModifierShortcutDefault)
		s.WantOpened("new-game")
		s.Focus("day-" + level.Name)
		s.Press(fyne.KeyReturn)
		s.WantOpened("")
		s.wantGame(aDay.Deal(level.Suits).String(), 0, 0)
		if s.session.Day() != aDay || s.settings.Suits != int(level.Suits) {
			t.Errorf("%s: the game is of %v, the next level is %d suits", level.Name, s.session.Day(), s.settings.Suits)
		}
	}
	s := sitOn(t, "en")
	s.askNewGame()
	s.Tap("calendar")
	s.WantOpened("daily")
}

// TestNewGameTellsOfTheDay checks that the dialog shows what was won today, and the streak.
func TestNewGameTellsOfTheDay(t *testing.T) {
	for _, lang := range locales.Languages() {
		for _, won := range []bool{false, true} {
			days := []stats.Date{aDay.Add(-2), aDay.Add(-1)}
			told := locales.DayOpenToday
			if won {
				days, told = append(days, aDay), locales.DayWonToday
			}
			s := sitOn(t, lang, days...)
			s.askNewGame()
			shown := strings.Join(s.ShownTexts(), " ")
			for _, want := range []string{
				s.words.Date(aDay.Year, aDay.Month, aDay.Day), s.words.Text(told), s.words.Count(locales.DaysCount, len(days), nil),
			} {
				if !strings.Contains(shown, want) {
					t.Errorf("%s: %q is missing from the dialog", lang, want)
				}
			}
			if marked := s.Control("day-easy").(*controls.Button).Icon != nil; marked != won {
				t.Errorf("%s: today's easy deal is marked as won: %t", lang, marked)
			}
		}
	}
}

// TestNewGameFollowsTheDate checks that a dialog open at midnight deals the new day, and keeps the typed text.
func TestNewGameFollowsTheDate(t *testing.T) {
	s := sitOn(t, "en")
	s.askNewGame()
	s.Focus("code-entry")
	s.Type("SS1")
	s.now = func() time.Time { return noonOf(1) }
	s.Clock.Advance(time.Minute)
	if next := aDay.Add(1); !strings.Contains(strings.Join(s.ShownTexts(), " "), s.words.Date(next.Year, next.Month, next.Day)) {
		t.Errorf("the dialog shows %q", s.ShownTexts())
	}
	if entry := s.Control("code-entry").(*controls.Entry); entry.Text != "SS1" {
		t.Errorf("the entry contains %q", entry.Text)
	}
	s.Tap("day-medium")
	s.wantGame(aDay.Add(1).Deal(engine.Two).String(), 0, 0)
	if s.session.Day() != aDay.Add(1) {
		t.Errorf("the game is of %v", s.session.Day())
	}
}

// TestCalendarDealsADay checks that the menu opens the calendar, and Enter deals; a running game is replaced
// only after confirmation, and selecting the running deal continues it.
func TestCalendarDealsADay(t *testing.T) {
	s := sitOn(t, "en")
	s.showMenu()
	s.Tap("daily")
	s.WantOpened("daily")
	s.Press(fyne.KeyLeft)
	s.Press(fyne.KeyReturn)
	s.WantOpened("")
	yesterday := aDay.Add(-1).Deal(engine.One)
	s.wantGame(yesterday.String(), 0, 0)
	if !s.session.Day().IsZero() || !s.session.Counted() {
		t.Errorf("a past day started on %v", s.session.Day())
	}
	s.playAny()
	s.showDaily()
	s.Press(fyne.KeyLeft)
	s.Press(fyne.KeyReturn)
	s.WantOpened("")
	s.wantGame(yesterday.String(), 1, 0)
	s.showDaily()
	s.Press(fyne.KeyReturn)
	s.WantOpened("replace")
	s.Tap("keep-mine")
	s.WantOpened("daily")
	s.wantGame(yesterday.String(), 1, 0)
	s.Tap("hard")
	s.WantOpened("replace")
	s.Tap("replace")
	s.WantOpened("")
	s.wantGame(aDay.Deal(engine.Four).String(), 0, 0)
	if s.settings.Suits != int(engine.Four) {
		t.Errorf("the next level is %d suits", s.settings.Suits)
	}
}

// TestBarTellsTheDay checks that the bar shows level and date of a deal of the day, however it was dealt, and
// only the level of other deals.
func TestBarTellsTheDay(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := sitOn(t, lang)
		s.win.Resize(fyne.NewSize(1600, 700))
		for _, c := range []struct {
			code engine.Code
			date string
		}{
			{aDay.Deal(engine.Two), s.words.DayMonth(aDay.Month, aDay.Day)},
			{stats.Date{Year: 2026, Month: time.January, Day: 31}.Deal(engine.Two), s.words.DayMonth(time.January, 31)},
			{engine.Code{Suits: engine.Two, Number: 1}, ""},
			{aDay.Add(1).Deal(engine.Two), ""}, // in the future
		} {
			s.session.Deal(c.code)
			want := s.words.Text(locales.Medium)
			if c.date != "" {
				want = s.words.Format(locales.DayLevelDate, locales.LevelDateData{Level: want, Date: c.date})
			}
			if got := s.levelText(); got != want {
				t.Errorf("%s: %v: got %q, want %q", lang, c.code, got, want)
			}
			if bar := s.barText(); !strings.Contains(bar, want) || !strings.Contains(bar, c.code.String()) {
				t.Errorf("%s: the bar shows %q, want %q in it", lang, bar, want)
			}
		}
		s.session.Deal(aDay.Deal(engine.One))
		s.now = func() time.Time { return noonOf(365) }
		s.setLanguage(lang)
		if want := s.words.ShortDate(aDay.Year, aDay.Month, aDay.Day); !strings.Contains(s.barText(), want) {
			t.Errorf("%s: a year later the bar shows %q, want %q in it", lang, s.barText(), want)
		}
	}
}

// aDayWon is a won game of that day's easy deal.
const aDayWon = `Simple Simon record 1
code: SS1-S1-CZVDCRJ
moves: 10-1-2 1-1-8 6-1-1 6-1-5 3-1-2 3-1-5 6-1-3 2-3-3 6-1-1 6-1-2 8-3-5
  2-2-6 2-1-6 2-1-5 3-5-5 8-1-2 4-1-2 5-1-4 1-3-5 1-2-6 1-1-9 7-1-2 1-2-7
  2-4-7 7-8-6 2-1-3 2-1-3 2-1-7 9-2-7 7-4-9 4-2-9 4-2-6 5-4-4 4-5-9 5-1-9
  5-1-1 3-3-4 3-1-2 4-4-3 3-5-2 3-1-4 4-2-3 3-3-6 2-6-6 1-2-6
`

// winDay deals the deal of that day some days later, or opens it from a record, and wins it some days after
// that.
func (s *sitting) winDay(begun, won int, record bool) {
	s.T.Helper()
	read, err := engine.ParseRecord([]byte(aDayWon))
	if err != nil || read.Code != aDay.Deal(engine.One) {
		s.T.Fatalf("the won game has day %v, %v", read, err)
	}
	s.now = func() time.Time { return noonOf(begun) }
	if record {
		s.session.Open(engine.NewGame(read.Code), store.FromRecord)
	} else {
		s.session.Deal(read.Code)
	}
	s.now = func() time.Time { return noonOf(begun + won) }
	for _, m := range read.Moves {
		s.session.Play(m.Move, "drag")
	}
	if !s.session.Game().Won() {
		s.T.Fatal("the game was not won")
	}
	s.showWon()
}

// TestWinTellsTheDay checks that the win message has the date of a deal of the day, and the streak if the day
// is won, even after midnight; the copied result has the date.
func TestWinTellsTheDay(t *testing.T) {
	before := []stats.Date{aDay.Add(-2), aDay.Add(-1)}
	longer := append([]stats.Date{aDay.Add(-30), aDay.Add(-31), aDay.Add(-32), aDay.Add(-33)}, before...)
	for _, c := range []struct {
		name       string
		past       []stats.Date
		begun, won int
		record     bool
		onDay      bool
		streak     int
		longest    int
	}{
		{name: "the first day", onDay: true, streak: 1, longest: 1},
		{name: "the longest streak", past: before, onDay: true, streak: 3, longest: 3},
		{name: "a streak", past: longer, onDay: true, streak: 3, longest: 4},
		{name: "won after midnight", past: before, won: 1, onDay: true, streak: 3, longest: 3},
		{name: "won much later", past: before, won: 9, onDay: true, longest: 3},
		{name: "begun later", past: before, begun: 1},
		{name: "from a record", past: before, record: true, onDay: true},
	} {
		for _, lang := range locales.Languages() {
			s := sitOn(t, lang, c.past...)
			s.winDay(c.begun, c.won, c.record)
			want := s.words.DayWon(aDay.Year, aDay.Month, aDay.Day, c.onDay, c.streak, c.longest)
			if shown := strings.Join(s.ShownTexts(), " "); !strings.Contains(shown, want) {
				t.Errorf("%s, %s: the win message is %q, want %q in it", c.name, lang, shown, want)
			}
			s.Tap("copy-result")
			date := s.words.Date(aDay.Year, aDay.Month, aDay.Day)
			if got := s.Copied.Content(); !strings.Contains(got, date) || strings.Contains(got, "\n") {
				t.Errorf("%s, %s: copied %q, want %q in it", c.name, lang, got, date)
			}
			if found, ok := engine.FindCode(s.Copied.Content()); !ok || found != aDay.Deal(engine.One) {
				t.Errorf("%s, %s: the code in %q is %v", c.name, lang, s.Copied.Content(), found)
			}
		}
	}
}

// TestWinMarksTheDay checks that after the win the calendar shows that today is won.
func TestWinMarksTheDay(t *testing.T) {
	s := sitOn(t, "en")
	s.showDaily()
	if !strings.Contains(strings.Join(s.ShownTexts(), " "), s.words.Text(locales.DayOpenToday)) {
		t.Error("today is won before it is played")
	}
	s.winDay(0, 0, false)
	s.showDaily()
	shown := strings.Join(s.ShownTexts(), " ")
	for _, id := range []locales.ID{locales.DayWonToday, locales.DayWonTodayMark} {
		if !strings.Contains(shown, s.words.Opening(s.words.Text(id))) {
			t.Errorf("after the win %q is missing from the page", s.words.Text(id))
		}
	}
}

// TestWinTellsNoDay checks that the message and the result of other deals mention no day.
func TestWinTellsNoDay(t *testing.T) {
	s := sitAt(t, 49, Options{})
	s.now = func() time.Time { return noonOf(0) }
	s.showWon()
	if s.dayWon() != "" || s.dayDate() != "" {
		t.Errorf("the win of another deal shows %q, %q", s.dayWon(), s.dayDate())
	}
}

// TestWinAgain checks that winning a deal of the day again later is not reported as a late win if it was won on
// its day; the win message leads to the calendar and back.
func TestWinAgain(t *testing.T) {
	for _, lang := range languages() {
		s := sitOn(t, lang)
		s.winDay(0, 0, false)
		s.Press(fyne.KeyEscape)
		s.winDay(9, 0, false)
		later := s.words.DayWon(aDay.Year, aDay.Month, aDay.Day, false, 0, 0)
		if shown := strings.Join(s.ShownTexts(), " "); strings.Contains(shown, later) || !strings.Contains(shown, s.dayDate()) {
			t.Errorf("%s: the win message is %q", lang, shown)
		}
		s.Tap("calendar")
		s.WantOpened("daily")
		s.Press(fyne.KeyEscape)
		s.WantOpened("win")
	}
}

// TestStatisticsOverMidnight checks that the statistics page follows a change of the date, and keeps level and
// focus.
func TestStatisticsOverMidnight(t *testing.T) {
	s := sitOn(t, "en", aDay.Add(-1), aDay)
	now := noonOf(1)
	s.now = func() time.Time { return now }
	s.showStatistics()
	run := func(present, longest int) string {
		days := func(n int) string { return s.words.Count(locales.DaysCount, n, nil) }
		return s.words.Format(locales.DayRuns, locales.DayRunsData{Present: days(present), Longest: days(longest)})
	}
	shows := func(when, want string) {
		t.Helper()
		if shown := strings.Join(s.ShownTexts(), " "); !strings.Contains(shown, want) {
			t.Errorf("%s: the page shows %q, want %q in it", when, shown, want)
		}
	}
	shows("before", run(2, 2))
	s.Press(fyne.KeyTab)
	focused := s.focusedControl()
	now = noonOf(2)
	s.Clock.Advance(2 * time.Minute)
	s.WantOpened("statistics")
	shows("after", run(0, 2))
	if got := s.focusedControl(); got != focused || focused == "" {
		t.Errorf("%q has the focus, previously %q", got, focused)
	}
}
