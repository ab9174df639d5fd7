package daily

import (
	"time"

	"simplesimon/stats"
	"simplesimon/timing"
)

// watchEvery is how long a change of the date other than at midnight may go unnoticed, as when the
// clock is set or the computer was suspended.
const watchEvery = time.Minute

// A Watch reports changes of the date, for whatever shows the date while it is open.
type Watch struct {
	timers  *timing.Timers
	now     func() time.Time
	changed func(today stats.Date)
	today   stats.Date
	timer   *timing.Timer
}

// NewWatch calls changed on the main goroutine after each change of the date, until it is stopped.
func NewWatch(timers *timing.Timers, now func() time.Time, changed func(today stats.Date)) *Watch {
	w := &Watch{timers: timers, now: now, changed: changed, today: stats.DateOf(now())}
	w.wait()
	return w
}

func (w *Watch) wait() {
	now := w.now()
	year, month, day := now.Date()
	midnight := time.Date(year, month, day+1, 0, 0, 0, 0, now.Location())
	w.timer = w.timers.After(max(time.Second, min(midnight.Sub(now), watchEvery)), w.look)
}

func (w *Watch) look() {
	w.wait()
	if today := stats.DateOf(w.now()); today != w.today {
		w.today = today
		w.changed(today)
	}
}

// Stop ends the watch. It does nothing for a nil watch.
func (w *Watch) Stop() {
	if w != nil {
		w.timer.Stop()
	}
}
