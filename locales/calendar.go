package locales

import (
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// Weekdays returns the days of the week, starting with the first one according to the language.
func (l *Localizer) Weekdays() [7]time.Weekday {
	first := max(0, slices.Index(strings.Fields(l.Text(WeekdayNames)), l.Text(FirstWeekday)))
	var week [7]time.Weekday
	for i := range week {
		week[i] = time.Weekday((first + 1 + i) % 7) // the names start with Monday
	}
	return week
}

// ShortWeekday returns the abbreviated name of a day of the week: "Mon".
func (l *Localizer) ShortWeekday(d time.Weekday) string {
	return weekdayIn(l.Text(ShortWeekdayNames), d, l)
}

// MonthYear returns a month as a heading: "March 2026".
func (l *Localizer) MonthYear(year int, month time.Month) string {
	return capital(l.Format(MonthYear, dateData{Month: monthIn(l.Text(MonthNames), month, l), Year: year}))
}

// WeekdayDate returns a date with its day of the week, as a heading: "Thursday 5 March 2026".
func (l *Localizer) WeekdayDate(year int, month time.Month, day int) string {
	weekday := time.Date(year, month, day, 0, 0, 0, 0, time.UTC).Weekday()
	return capital(l.Format(WeekdayDate, weekdayData{weekdayIn(l.Text(WeekdayNames), weekday, l), l.Date(year, month, day)}))
}

// weekdayIn returns the name of a day from a list of seven starting with Monday, or its number.
func weekdayIn(names string, d time.Weekday, l *Localizer) string {
	list := strings.Fields(names)
	if i := (int(d) + 6) % 7; i >= 0 && i < len(list) {
		return list[i]
	}
	return l.Number(int(d))
}

// capital capitalises a text, for languages that write months and days of the week in lower case.
func capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return text
	}
	return string(unicode.ToTitle(first)) + text[size:]
}
