package locales

import "time"

// Date is a calendar date as the language writes it: "5 March 2026".
func (l *Localizer) Date(year int, month time.Month, day int) string {
	name := monthIn(l.Text(MonthNames), month, l)
	return l.Format(DateWords, dateData{day, name, year})
}

// dateData has plain numbers: no language groups the digits of a year.
type dateData struct {
	Day   int
	Month string
	Year  int
}
