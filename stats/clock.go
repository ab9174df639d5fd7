package stats

import "time"

// Patience is how long the clock goes on without focus.
const Patience = time.Minute

// Clock measures how long a game is played: from the first move on, but neither
// while a page is open, nor when the window has been without focus for
// [Patience], nor while the game is won. It is told the time with every event;
// times should come from time.Now, whose readings no change of the system's
// clock disturbs, and a time before the last one counts as that. The zero value
// stands at 0 before the first move, in a window with focus.
type Clock struct {
	played  time.Duration
	last    time.Time // up to when played is reckoned
	started bool
	page    bool
	won     bool
	away    bool
	left    time.Time // when the focus was lost, if away
}

// NewClock is a clock that goes on from a time that has been played, as after a
// restart of the program. It runs from now on if the first move is made.
func NewClock(now time.Time, played time.Duration, begun bool) *Clock {
	return &Clock{played: max(0, played), last: now, started: begun}
}

// Restart tells that the cards have been dealt again: the clock stands at 0 and
// waits for the first move.
func (c *Clock) Restart(now time.Time) {
	c.settle(now)
	c.played, c.started, c.won = 0, false, false
}

// Start tells of the first move; later calls change nothing.
func (c *Clock) Start(now time.Time) {
	c.settle(now)
	c.started = true
}

// Activity tells that the player does something in the window: it has the focus
// then, whatever was told before.
func (c *Clock) Activity(now time.Time) { c.Focus(now, true) }

// Focus tells that the window got or lost the focus.
func (c *Clock) Focus(now time.Time, has bool) {
	c.settle(now)
	if !has && !c.away {
		c.left = c.last
	}
	c.away = !has
}

// Page reports whether a page covers the table from now on.
func (c *Clock) Page(now time.Time, open bool) {
	c.settle(now)
	c.page = open
}

// Won reports whether the game is won from now on; undo may take that back.
func (c *Clock) Won(now time.Time, won bool) {
	c.settle(now)
	c.won = won
}

// Elapsed is how long the game has been played up to now.
func (c *Clock) Elapsed(now time.Time) time.Duration { return c.played + c.gained(now) }

// settle reckons up what was played until now.
func (c *Clock) settle(now time.Time) {
	c.played += c.gained(now)
	if now.After(c.last) {
		c.last = now
	}
}

// gained is what was played from the last event until now.
func (c *Clock) gained(now time.Time) time.Duration {
	if !c.started || c.page || c.won {
		return 0
	}
	if end := c.left.Add(Patience); c.away && now.After(end) {
		now = end
	}
	return max(0, now.Sub(c.last))
}
