package locales

import (
	"strings"
	"time"
)

// ShortDate formats a date briefly: "5 Mar 2026".
func (l *Localizer) ShortDate(year int, month time.Month, day int) string {
	return l.Format(ShortDateWords, dateData{day, l.shortMonth(month), year})
}

// DayMonth formats a day without its year: "5 Mar".
func (l *Localizer) DayMonth(month time.Month, day int) string {
	return l.Format(DayMonthWords, dateData{Day: day, Month: l.shortMonth(month)})
}

func (l *Localizer) shortMonth(month time.Month) string {
	return monthIn(l.Text(ShortMonthNames), month, l)
}

// monthIn returns the name of a month from a list of twelve, or its number.
func monthIn(names string, month time.Month, l *Localizer) string {
	list := strings.Fields(names)
	if i := int(month) - 1; i >= 0 && i < len(list) {
		return list[i]
	}
	return l.Number(int(month))
}
