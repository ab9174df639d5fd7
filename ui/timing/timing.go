// Package timing runs functions later, and slow work beside the main goroutine, for as
// long as their owner lives: a window, a table, a dialog. Once the owner has stopped its
// [Timers], nothing of it runs any more, so no timer outlives what it works on.
package timing

import "time"

// Clock runs functions later. [Real] waits for real time; tests use [Manual].
//
// The functions f and then run on the main goroutine, work beside it.
type Clock interface {
	// AfterFunc runs f once, after d. Calling stop before that keeps f from running.
	AfterFunc(d time.Duration, f func()) (stop func())
	// Go runs work beside the main goroutine, and then on it once work has returned.
	Go(work, then func())
}

// Timers runs functions for one owner. It is used from the main goroutine only.
type Timers struct {
	clock   Clock
	stopped bool
}

// New returns the timers of an owner that run by a clock.
func New(clock Clock) *Timers { return &Timers{clock: clock} }

// Clock returns the clock, for an owner that has parts with timers of their own.
func (t *Timers) Clock() Clock { return t.clock }

// Timer is a function that waits to be run.
type Timer struct {
	stop func()
	done bool
}

// After runs f once, after d, unless it is stopped before.
func (t *Timers) After(d time.Duration, f func()) *Timer {
	timer := &Timer{stop: func() {}}
	if t.stopped {
		timer.done = true
		return timer
	}
	timer.stop = t.clock.AfterFunc(d, func() {
		if !t.stopped && !timer.done {
			timer.done = true
			f()
		}
	})
	return timer
}

// Go runs slow work beside the main goroutine. When it has returned, then runs on the
// main goroutine, unless the timers have been stopped. Work must not touch what belongs
// to the main goroutine; then may be nil.
func (t *Timers) Go(work, then func()) {
	if t.stopped {
		return
	}
	t.clock.Go(work, func() {
		if !t.stopped && then != nil {
			then()
		}
	})
}

// Stop keeps everything that still waits from running. It is final.
func (t *Timers) Stop() { t.stopped = true }

// Stop keeps the function from running. A nil timer has none.
func (t *Timer) Stop() {
	if t == nil || t.done {
		return
	}
	t.done = true
	t.stop()
}

// Waiting reports whether the function has still to run. A nil timer has none.
func (t *Timer) Waiting() bool { return t != nil && !t.done }
