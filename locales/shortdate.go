package locales

import (
	"strings"
	"time"
)

// ShortDate is a calendar date in little room: "5 Mar 2026".
func (l *Localizer) ShortDate(year int, month time.Month, day int) string {
	return l.Format(ShortDateWords, dateData{day, l.shortMonth(month), year})
}

// DayMonth is a day without its year: "5 Mar".
func (l *Localizer) DayMonth(month time.Month, day int) string {
	return l.Format(DayMonthWords, dateData{Day: day, Month: l.shortMonth(month)})
}

func (l *Localizer) shortMonth(month time.Month) string {
	return monthIn(l.Text(ShortMonthNames), month, l)
}

// monthIn is the name of a month in a line of twelve, or its number.
func monthIn(names string, month time.Month, l *Localizer) string {
	list := strings.Fields(names)
	if i := int(month) - 1; i >= 0 && i < len(list) {
		return list[i]
	}
	return l.Number(int(month))
}
