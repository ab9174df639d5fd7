package locales

import "time"

// Date formats a calendar date: "5 March 2026".
func (l *Localizer) Date(year int, month time.Month, day int) string {
	name := monthIn(l.Text(MonthNames), month, l)
	return l.Format(DateWords, dateData{day, name, year})
}

// dateData contains ungrouped numbers, as no language groups the digits of a year.
type dateData struct {
	Day   int
	Month string
	Year  int
}
