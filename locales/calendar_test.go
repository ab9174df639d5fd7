package locales

import (
	"slices"
	"strings"
	"testing"
	"time"
)

// TestCalendarWords checks the names of months and days and the first day of the week in each
// language.
func TestCalendarWords(t *testing.T) {
	want := map[string][]string{
		"en": {"March 2026", "Thursday 5 March 2026", "Mon", "Sun"},
		"de": {"März 2026", "Donnerstag, 5. März 2026", "Mo", "So"},
		"es": {"Marzo de 2026", "Jueves, 5 de marzo de 2026", "lun", "dom"},
	}
	each(t, func(t *testing.T, l *Localizer) {
		week := l.Weekdays()
		got := []string{
			l.MonthYear(2026, time.March), l.WeekdayDate(2026, time.March, 5), l.ShortWeekday(time.Monday), l.ShortWeekday(time.Sunday),
		}
		if known := want[l.Language()]; known != nil && !slices.Equal(got, known) {
			t.Errorf("%q, want %q", got, known)
		}
		if week[0] != time.Monday || week[6] != time.Sunday {
			t.Errorf("the week is %v", week)
		}
		seen := map[string]bool{}
		for _, d := range week {
			seen[l.ShortWeekday(d)] = true
		}
		if len(seen) != 7 || len(strings.Fields(l.Text(WeekdayNames))) != 7 {
			t.Errorf("the days of the week are %v", seen)
		}
	})
}

// TestWeekStartingOnSunday checks that the bundle determines the first day of the week.
func TestWeekStartingOnSunday(t *testing.T) {
	strict(t)
	defer use(bundlesWith(t, "en-US", func(bundle []byte) []byte {
		return []byte(strings.ReplaceAll(string(bundle), `first-weekday = "Monday"`, `first-weekday = "Sunday"`))
	}))()
	if week := New("en-US").Weekdays(); week[0] != time.Sunday || week[1] != time.Monday || week[6] != time.Saturday {
		t.Errorf("the week is %v", week)
	}
	if week := New("en").Weekdays(); week[0] != time.Monday {
		t.Errorf("the week of the others is %v", week)
	}
}

// TestDayWon checks that the date is always included, the streak only if the day is won, and that
// only a real streak is called the longest.
func TestDayWon(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		told := func(onDay bool, streak, longest int) string {
			return l.DayWon(2026, time.March, 5, onDay, streak, longest)
		}
		later, plain, streak, longest, first := told(false, 3, 3), told(true, 0, 9), told(true, 3, 9), told(true, 3, 3), told(true, 1, 1)
		days := l.Count(DaysCount, 3, nil)
		for text, count := range map[string]int{later: 0, plain: 0, streak: 1, longest: 1, first: 0} {
			if !strings.Contains(text, l.Date(2026, time.March, 5)) || strings.Count(text, days) != count {
				t.Errorf("%q", text)
			}
		}
		if later == plain || streak == longest || !strings.HasPrefix(streak, plain) || len(longest) <= len(streak) {
			t.Errorf("%q, %q, %q", later, streak, longest)
		}
		if want := l.Format(DayStreak, DaysData{l.Count(DaysCount, 1, nil)}); !strings.HasSuffix(first, want) {
			t.Errorf("the first day of a streak: %q", first)
		}
	})
}
