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
	whole   *Timers // that these are a part of; nil for none
	waiting map[*Timer]struct{}
	parts   map[*Timers]struct{}
	stopped bool
}

// New returns the timers of an owner that run by a clock.
func New(clock Clock) *Timers {
	return &Timers{clock: clock, waiting: map[*Timer]struct{}{}, parts: map[*Timers]struct{}{}}
}

// Part returns the timers of a part of the owner. They run by the same clock, and
// stop when the owner's do, if not before.
func (t *Timers) Part() *Timers {
	part := New(t.clock)
	if t.stopped {
		part.stopped = true
		return part
	}
	part.whole = t
	t.parts[part] = struct{}{}
	return part
}

// Timer is a function that waits to be run.
type Timer struct {
	owner *Timers
	stop  func()
	done  bool
}

// After runs f once, after d, unless it is stopped before.
func (t *Timers) After(d time.Duration, f func()) *Timer {
	timer := &Timer{owner: t}
	if t.stopped {
		timer.done = true
		return timer
	}
	t.waiting[timer] = struct{}{}
	timer.stop = t.clock.AfterFunc(d, func() {
		if timer.end() {
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

// Stop keeps everything that still waits from running, of the parts as well. It is final.
func (t *Timers) Stop() {
	t.stopped = true
	if t.whole != nil {
		delete(t.whole.parts, t)
	}
	for part := range t.parts {
		part.Stop()
	}
	for timer := range t.waiting {
		timer.Stop()
	}
}

// Stopped reports whether the owner has come to its end.
func (t *Timers) Stopped() bool { return t.stopped }

// Stop keeps the function from running. A nil timer has none.
func (t *Timer) Stop() {
	if t != nil && t.end() {
		t.stop()
	}
}

// end ends the waiting and reports whether the function was still waiting.
func (t *Timer) end() bool {
	if t.done {
		return false
	}
	t.done = true
	delete(t.owner.waiting, t)
	return true
}

// Waiting reports whether the function has still to run. A nil timer has none.
func (t *Timer) Waiting() bool { return t != nil && !t.done }
