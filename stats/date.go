package stats

import (
	"fmt"
	"time"

	"simplesimon/engine"
)

// Date is a calendar day without a time zone. The zero value is no day.
type Date struct {
	Year  int // from 1 to 9999
	Month time.Month
	Day   int
}

const dateLayout = "2006-01-02"

// DateOf returns the day of a time in that time's zone.
func DateOf(t time.Time) Date {
	year, month, day := t.Date()
	return Date{year, month, day}
}

// ParseDate parses a date of the form "2026-11-30".
func ParseDate(text string) (Date, error) {
	t, err := time.Parse(dateLayout, text)
	if err != nil || t.Year() == 0 {
		return Date{}, fmt.Errorf("%q is not a date", text)
	}
	return DateOf(t), nil
}

// IsZero reports whether d is the zero Date.
func (d Date) IsZero() bool { return d == Date{} }

// String formats the date for [ParseDate]; "" for the zero Date.
func (d Date) String() string {
	if d.IsZero() {
		return ""
	}
	return fmt.Sprintf("%04d-%02d-%02d", d.Year, int(d.Month), d.Day)
}

// Add returns the date the given number of days later, or earlier if negative.
func (d Date) Add(days int) Date {
	return DateOf(time.Date(d.Year, d.Month, d.Day+days, 0, 0, 0, 0, time.UTC))
}

// AddMonths returns the same day the given number of months later, or earlier if negative, clamped
// to the last day of a shorter month.
func (d Date) AddMonths(months int) Date {
	first := DateOf(time.Date(d.Year, d.Month+time.Month(months), 1, 0, 0, 0, 0, time.UTC))
	first.Day = min(d.Day, first.DaysInMonth())
	return first
}

// DaysInMonth returns the number of days in the month of d.
func (d Date) DaysInMonth() int { return time.Date(d.Year, d.Month+1, 0, 0, 0, 0, 0, time.UTC).Day() }

// Weekday returns the day of the week.
func (d Date) Weekday() time.Weekday {
	return time.Date(d.Year, d.Month, d.Day, 0, 0, 0, 0, time.UTC).Weekday()
}

// Monday returns the Monday of the week containing d.
func (d Date) Monday() Date { return d.Add(-(int(d.Weekday()) + 6) % 7) }

// Before reports whether d is before e.
func (d Date) Before(e Date) bool {
	if d.Year != e.Year {
		return d.Year < e.Year
	}
	if d.Month != e.Month {
		return d.Month < e.Month
	}
	return d.Day < e.Day
}

// Deal returns the deal of the day with the given number of suits.
func (d Date) Deal(s engine.Suits) engine.Code {
	return engine.DealOfTheDay(s, d.Year, int(d.Month), d.Day)
}
