package daily

import (
	"fmt"
	"image/color"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/ui/controls"
	"simplesimon/ui/uitest"
)

// TestKeysChooseDays checks that the arrows move by day and week, Page Up and Page Down by month, within the
// first day and today; Enter deals the selected day at the usual level.
func TestKeysChooseDays(t *testing.T) {
	v := open(t, smallWindow, "en", "2026-03-31")
	v.wantChosen("2026-03-31")
	for _, c := range []struct {
		key  fyne.KeyName
		want string
	}{
		{fyne.KeyRight, "2026-03-31"}, {fyne.KeyDown, "2026-03-31"}, {fyne.KeyPageDown, "2026-03-31"},
		{fyne.KeyLeft, "2026-03-30"}, {fyne.KeyUp, "2026-03-23"}, {fyne.KeyDown, "2026-03-30"}, {fyne.KeyRight, "2026-03-31"},
		{fyne.KeyPageUp, "2026-02-28"}, {fyne.KeyRight, "2026-03-01"}, {fyne.KeyLeft, "2026-02-28"}, {fyne.KeyPageDown, "2026-03-28"},
		{fyne.KeyHome, "2026-03-01"}, {fyne.KeyEnd, "2026-03-31"},
		{fyne.KeyPageUp, "2026-02-28"}, {fyne.KeyPageUp, "2026-01-28"}, {fyne.KeyPageUp, "2026-01-01"}, {fyne.KeyUp, "2026-01-01"}, {fyne.KeyLeft, "2026-01-01"},
		{fyne.KeyDown, "2026-01-08"},
	} {
		v.Press(c.key)
		v.wantChosen(c.want)
		if told := v.page.month.AccessibilityLabel(); !strings.Contains(told, v.words.Date(v.page.chosen.Year, v.page.chosen.Month, v.page.chosen.Day)) {
			t.Errorf("a screen reader announces %q", told)
		}
	}
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace} {
		v.dealt = nil
		v.Hold(key) // a held key deals once
		if len(v.dealt) != 1 {
			t.Errorf("held %s deals %d times", key, len(v.dealt))
		}
		v.wantDealt(day(t, "2026-01-08").Deal(engine.Two))
	}
	v.Press(fyne.KeyEscape)
	v.WantOpened("")
	if v.Clock.Waiting() != 0 {
		t.Error("the closed page still has a timer for midnight")
	}
}

// TestHeldArrowsGoOn checks that arrows repeat when held, and the keys for months do not.
func TestHeldArrowsGoOn(t *testing.T) {
	v := open(t, smallWindow, "en", "2027-03-31")
	v.Hold(fyne.KeyLeft)
	v.wantChosen("2027-03-25")
	v.Hold(fyne.KeyPageUp)
	v.wantChosen("2027-02-25")
}

// TestMouseChoosesDays checks that a click selects, a double click deals, and future days ignore clicks. The
// buttons change the month as far as there are days, and pass on the focus at the end.
func TestMouseChoosesDays(t *testing.T) {
	v := open(t, smallWindow, "en", "2026-02-10")
	v.click("2026-02-03")
	v.wantChosen("2026-02-03")
	v.click("2026-02-11")
	v.wantChosen("2026-02-03")
	if v.Now = v.Now.Add(controls.DoubleClick); len(v.dealt) > 0 {
		t.Errorf("one click dealt %v", v.dealt)
	}
	v.click("2026-02-03")
	v.click("2026-02-10")
	v.click("2026-02-03")
	if len(v.dealt) > 0 {
		t.Errorf("slow clicks, or clicks on different days, dealt %v", v.dealt)
	}
	v.click("2026-02-03")
	v.wantDealt(day(t, "2026-02-03").Deal(engine.Two))
	v.Tap("month-before")
	v.wantChosen("2026-01-03")
	if !v.page.before.Disabled() || v.page.next.Disabled() || v.Canvas.Focused() != fyne.Focusable(v.page.month) {
		t.Error("the button is enabled in the first month, or the focus is lost")
	}
	v.Tap("month-after")
	v.wantChosen("2026-02-03")
	v.Tap("today")
	v.wantChosen("2026-02-10")
	v.Tap("hard")
	v.wantDealt(day(t, "2026-02-10").Deal(engine.Four))
}

// TestMarks checks that the result of each level of a day is shown on the calendar, beside its button and to a
// screen reader.
func TestMarks(t *testing.T) {
	past := []struct {
		day        string
		suits      engine.Suits
		won, onDay bool
		mark       stats.DayMark
		sentence   locales.ID
	}{
		{"2026-03-01", engine.One, true, true, stats.WonOnDay, locales.DayWonMark},
		{"2026-03-01", engine.Two, true, false, stats.WonLater, locales.DayWonLater},
		{"2026-03-01", engine.Four, false, true, stats.NotWon, locales.DayNotWon},
	}
	for _, lang := range uitest.Languages() {
		v := open(t, smallWindow, lang, "2026-03-04")
		for _, g := range past {
			v.past = append(v.past, game(t, g.day, g.suits, g.won, g.onDay))
		}
		v.show()
		if v.marks("2026-03-02") != nil {
			t.Error("a day without games has marks")
		}
		v.click("2026-03-01")
		marks := v.marks("2026-03-01")
		told := v.page.month.AccessibilityLabel()
		for i, g := range past {
			text := v.words.Text(g.sentence)
			if note := v.page.day.levels[i].Notes[0]; marks[i] != g.mark || note != v.words.Opening(text) || !strings.Contains(told, text) {
				t.Errorf("%s, %d suits: mark %d, %q, want %q; a screen reader announces %q", lang, g.suits, marks[i], note, text, told)
			}
		}
		v.click("2026-03-02")
		v.wantSaid(v.words.Opening(v.words.Text(locales.DayNotPlayed)))
		v.table, v.begun = day(t, "2026-03-02").Deal(engine.Four), true
		v.show()
		v.click("2026-03-02")
		v.wantSaid(v.words.Opening(v.words.Text(locales.DayOnTable)))
		v.past, v.begun = append(v.past, game(t, "2026-03-04", engine.One, true, true)), false
		v.show()
		v.click("2026-03-04")
		v.wantSaid(v.words.Opening(v.words.Text(locales.DayWonTodayMark)))
		v.wantSaid(v.words.Format(locales.DayToday, locales.DateData{Date: v.words.WeekdayDate(2026, 3, 4)}))
	}
}

// TestStreak checks that consecutive days at any level count, even if today is not played yet; the page shows
// the count in all languages.
func TestStreak(t *testing.T) {
	for _, c := range []struct {
		today            string
		present, longest int
		open             locales.ID
	}{
		{"2026-03-03", 3, 3, locales.DayWonToday}, {"2026-03-04", 3, 3, locales.DayOpenToday}, {"2026-03-05", 0, 3, locales.DayOpenToday},
	} {
		for _, lang := range uitest.Languages() {
			v := open(t, smallWindow, lang, c.today, game(t, "2026-03-01", 1, true, true), game(t, "2026-03-02", 4, true, true), game(t, "2026-03-03", 2, true, true),
				game(t, "2026-02-28", 1, true, false))
			v.wantSaid(v.words.Format(locales.DayRuns, locales.DayRunsData{
				Present: v.words.Count(locales.DaysCount, c.present, nil), Longest: v.words.Count(locales.DaysCount, c.longest, nil)}))
			v.wantSaid(v.words.Text(c.open))
		}
	}
}

// TestMidnight checks that the open page follows a change of the date, but keeps another selected day.
func TestMidnight(t *testing.T) {
	v := open(t, smallWindow, "en", "2026-02-28", game(t, "2026-02-28", 1, true, true))
	v.Now = v.Now.Add(12*time.Hour - time.Second)
	v.Clock.Advance(time.Minute)
	v.wantChosen("2026-02-28")
	v.wantSaid(v.words.Text(locales.DayWonToday))
	v.Now = v.Now.Add(time.Second)
	v.Clock.Advance(time.Second)
	v.wantChosen("2026-03-01")
	v.wantSaid(v.words.Text(locales.DayOpenToday))
	v.Press(fyne.KeyReturn)
	v.wantDealt(day(t, "2026-03-01").Deal(engine.Two))
	v.Press(fyne.KeyLeft)
	v.setDay("2026-03-07") // after the computer was suspended
	v.Clock.Advance(time.Minute)
	v.wantChosen("2026-02-28")
	v.Press(fyne.KeyPageDown)
	v.Press(fyne.KeyEnd)
	v.wantChosen("2026-03-07")
	v.setDay("2026-03-05") // the clock was corrected
	v.Clock.Advance(time.Minute)
	v.wantChosen("2026-03-05")
}

// TestWrongClock checks that with a clock before the first day only that day can be dealt.
func TestWrongClock(t *testing.T) {
	v := open(t, smallWindow, "en", "2019-06-15")
	for _, key := range []fyne.KeyName{fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeyHome, fyne.KeyEnd} {
		v.Press(key)
		v.wantChosen("2019-06-15")
	}
	v.Press(fyne.KeyReturn)
	v.wantDealt(day(t, "2019-06-15").Deal(engine.Two))
}

// TestLanguageOfTheCalendar checks that a page shown again uses the current language, including the first day
// of the week, and keeps the selected day.
func TestLanguageOfTheCalendar(t *testing.T) {
	v := open(t, smallWindow, "en", "2026-03-31")
	v.Press(fyne.KeyPageUp)
	for _, lang := range uitest.Languages() {
		v.Language, v.words = lang, locales.New(lang)
		v.page.Show(v.Stack)
		v.wantChosen("2026-02-28")
		if monday := v.words.ShortWeekday(v.words.Weekdays()[0]); !slices.Contains(v.ShownTexts(), monday) {
			t.Errorf("%s: %q is missing", lang, monday)
		}
	}
}

// TestPageFits checks in every size and language that all texts are complete, days within the calendar do not
// overlap, and the rest can be scrolled to.
func TestPageFits(t *testing.T) {
	for _, size := range []fyne.Size{smallWindow, fyne.NewSize(600, 400), fyne.NewSize(1120, 700), fyne.NewSize(1920, 1080)} {
		for _, lang := range uitest.Languages() {
			t.Run(fmt.Sprintf("%s/%.0fx%.0f", lang, size.Width, size.Height), func(t *testing.T) {
				v := open(t, size, lang, "2026-08-31", game(t, "2026-08-30", 1, true, true), game(t, "2026-08-12", 2, true, false), game(t, "2026-08-01", 4, false, true))
				v.CheckWhole("the calendar")
				v.CheckButtons("the calendar")
				scroll := v.Stack.Shown().Scroll
				if over := scroll.Content.MinSize().Height - scroll.Content.Size().Height; over > uitest.Hairline {
					t.Errorf("%.1f units of the page can't be reached", over)
				}
				within := uitest.BoxOf(fyne.Position{}, v.page.month.Size())
				for _, o := range test.WidgetRenderer(v.page.month).Objects() {
					if out := uitest.BoxOf(o.Position(), o.Size()).Outside(within); o.Visible() && out > uitest.Hairline {
						t.Errorf("a %T extends %.1f beyond the month", o, out)
					}
				}
			})
		}
	}
}

// TestPageStandsOut checks the contrast of all texts on the page, including selected, won and current days.
func TestPageStandsOut(t *testing.T) {
	v := open(t, fyne.NewSize(1120, 700), "en", "2026-03-31", game(t, "2026-03-30", 1, true, true), game(t, "2026-03-29", 2, true, true))
	v.Press(fyne.KeyLeft)
	if n := v.CheckContrast("the calendar"); n < 40 {
		t.Errorf("only %d texts were measured", n)
	}
}

// TestMarksDiffer checks that no two marks have the same shape.
func TestMarksDiffer(t *testing.T) {
	seen := map[string]stats.DayMark{}
	for _, mark := range []stats.DayMark{stats.NotPlayed, stats.NotWon, stats.WonLater, stats.WonOnDay} {
		r := canvas.NewRectangle(nil)
		drawMark(r, mark, fyne.Position{}, color.Black)
		shape := fmt.Sprint(r.Size(), r.FillColor == color.Black)
		if other, known := seen[shape]; known {
			t.Errorf("marks %d and %d look alike", mark, other)
		}
		seen[shape] = mark
	}
}
