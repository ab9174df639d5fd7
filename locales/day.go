package locales

import "time"

// LevelTitles returns the names of all levels as a list, easiest first.
func (l *Localizer) LevelTitles() string {
	var all []string
	for _, level := range Levels {
		all = append(all, l.Text(level.Title))
	}
	return l.Enumerate(all)
}

// DayWon returns the message about a won deal of the day. If it was won on its day, it includes
// the streak in days, if any, and whether it is the longest ever.
func (l *Localizer) DayWon(year int, month time.Month, day int, onDay bool, streak, longest int) string {
	date := DateData{l.Date(year, month, day)}
	if !onDay {
		return l.Format(DayToldLater, date)
	}
	told := l.Format(DayTold, date)
	if streak == 0 {
		return told
	}
	id := DayStreak
	if streak > 1 && streak >= longest {
		id = DayStreakLongest
	}
	return told + " " + l.Format(id, DaysData{l.Count(DaysCount, streak, nil)})
}
