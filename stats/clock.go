package stats

import "time"

// Patience is how long the clock keeps running without focus.
const Patience = time.Minute

// Clock measures how long a game is played. It runs from the first move, but not while a page is
// open, while the game is won, or once the window has been without focus for [Patience]. Every
// event passes the current time, which should come from time.Now, whose monotonic reading is
// unaffected by changes of the system clock; a time before the previous one counts as the previous
// one. The zero value shows 0 before the first move, in a focused window.
type Clock struct {
	played  time.Duration
	last    time.Time // time up to which played is accounted for
	started bool
	page    bool
	won     bool
	away    bool
	left    time.Time // when the focus was lost, if away
}

// NewClock returns a clock that continues from a given time played, as after a restart of the
// program. It runs immediately if the first move has been made.
func NewClock(now time.Time, played time.Duration, begun bool) *Clock {
	return &Clock{played: max(0, played), last: now, started: begun}
}

// Restart resets the clock to 0; it waits for the first move again.
func (c *Clock) Restart(now time.Time) {
	c.settle(now)
	c.played, c.started, c.won = 0, false, false
}

// Start starts the clock at the first move; later calls have no effect.
func (c *Clock) Start(now time.Time) {
	c.settle(now)
	c.started = true
}

// Activity records an action of the player in the window, which therefore has the focus.
func (c *Clock) Activity(now time.Time) { c.Focus(now, true) }

// Focus records that the window gained or lost the focus.
func (c *Clock) Focus(now time.Time, has bool) {
	c.settle(now)
	if !has && !c.away {
		c.left = c.last
	}
	c.away = !has
}

// Page records whether a page covers the table from now on.
func (c *Clock) Page(now time.Time, open bool) {
	c.settle(now)
	c.page = open
}

// Won records whether the game is won from now on; undo may revert that.
func (c *Clock) Won(now time.Time, won bool) {
	c.settle(now)
	c.won = won
}

// Elapsed returns how long the game has been played.
func (c *Clock) Elapsed(now time.Time) time.Duration { return c.played + c.gained(now) }

// settle adds the time played until now.
func (c *Clock) settle(now time.Time) {
	c.played += c.gained(now)
	if now.After(c.last) {
		c.last = now
	}
}

// gained returns the time played since the last event.
func (c *Clock) gained(now time.Time) time.Duration {
	if !c.started || c.page || c.won {
		return 0
	}
	if end := c.left.Add(Patience); c.away && now.After(end) {
		now = end
	}
	return max(0, now.Sub(c.last))
}
