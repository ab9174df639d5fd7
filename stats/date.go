package stats

import (
	"fmt"
	"time"

	"simplesimon/engine"
)

// Date is a day of the calendar, without a time zone. The zero value is none.
type Date struct {
	Year  int // from 1 to 9999
	Month time.Month
	Day   int
}

const dateLayout = "2006-01-02"

// DateOf is the day of a moment, in its own time zone.
func DateOf(t time.Time) Date {
	year, month, day := t.Date()
	return Date{year, month, day}
}

// ParseDate reads a day of the form "2026-11-30".
func ParseDate(text string) (Date, error) {
	t, err := time.Parse(dateLayout, text)
	if err != nil || t.Year() == 0 {
		return Date{}, fmt.Errorf("%q is no date", text)
	}
	return DateOf(t), nil
}

// IsZero reports whether it is no day.
func (d Date) IsZero() bool { return d == Date{} }

// String is the day as [ParseDate] reads it; "" for none.
func (d Date) String() string {
	if d.IsZero() {
		return ""
	}
	return fmt.Sprintf("%04d-%02d-%02d", d.Year, int(d.Month), d.Day)
}

// Add is the day a number of days later, or earlier if it is negative.
func (d Date) Add(days int) Date {
	return DateOf(time.Date(d.Year, d.Month, d.Day+days, 0, 0, 0, 0, time.UTC))
}

// AddMonths is the same day so many months later, or earlier if it is negative; the last
// day of a month that is too short for it.
func (d Date) AddMonths(months int) Date {
	first := DateOf(time.Date(d.Year, d.Month+time.Month(months), 1, 0, 0, 0, 0, time.UTC))
	first.Day = min(d.Day, first.DaysInMonth())
	return first
}

// DaysInMonth is how many days the month of the day has.
func (d Date) DaysInMonth() int { return time.Date(d.Year, d.Month+1, 0, 0, 0, 0, 0, time.UTC).Day() }

// Weekday is the day of the week.
func (d Date) Weekday() time.Weekday {
	return time.Date(d.Year, d.Month, d.Day, 0, 0, 0, 0, time.UTC).Weekday()
}

// Monday is the first day of the week that the day is in.
func (d Date) Monday() Date { return d.Add(-(int(d.Weekday()) + 6) % 7) }

// Before reports whether the day is earlier than another one.
func (d Date) Before(e Date) bool {
	if d.Year != e.Year {
		return d.Year < e.Year
	}
	if d.Month != e.Month {
		return d.Month < e.Month
	}
	return d.Day < e.Day
}

// Deal is the deal of the day with so many suits.
func (d Date) Deal(s engine.Suits) engine.Code {
	return engine.DealOfTheDay(s, d.Year, int(d.Month), d.Day)
}
