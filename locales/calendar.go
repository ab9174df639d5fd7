package locales

import (
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// Weekdays are the days of the week, the first of them being the one with which the week begins
// where the language is spoken.
func (l *Localizer) Weekdays() [7]time.Weekday {
	first := max(0, slices.Index(strings.Fields(l.Text(WeekdayNames)), l.Text(FirstWeekday)))
	var week [7]time.Weekday
	for i := range week {
		week[i] = time.Weekday((first + 1 + i) % 7) // the names begin with Monday
	}
	return week
}

// ShortWeekday is a day of the week in little room: "Mon".
func (l *Localizer) ShortWeekday(d time.Weekday) string {
	return weekdayIn(l.Text(ShortWeekdayNames), d, l)
}

// MonthYear is a month as a heading: "March 2026".
func (l *Localizer) MonthYear(year int, month time.Month) string {
	return capital(l.Format(MonthYear, dateData{Month: monthIn(l.Text(MonthNames), month, l), Year: year}))
}

// WeekdayDate is a calendar date with its day of the week, as a heading: "Thursday 5 March 2026".
func (l *Localizer) WeekdayDate(year int, month time.Month, day int) string {
	weekday := time.Date(year, month, day, 0, 0, 0, 0, time.UTC).Weekday()
	return capital(l.Format(WeekdayDate, weekdayData{weekdayIn(l.Text(WeekdayNames), weekday, l), l.Date(year, month, day)}))
}

// weekdayIn is the name of a day of the week in a line of seven that begins with Monday, or its
// number.
func weekdayIn(names string, d time.Weekday, l *Localizer) string {
	list := strings.Fields(names)
	if i := (int(d) + 6) % 7; i >= 0 && i < len(list) {
		return list[i]
	}
	return l.Number(int(d))
}

// capital is a text with a capital at its beginning, for languages that write months and days of
// the week small.
func capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return text
	}
	return string(unicode.ToTitle(first)) + text[size:]
}
