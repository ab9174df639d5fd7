// Package timing runs functions later, and slow work in the background, for as long as their owner
// lives: a window, a table, a dialog. Once the owner has stopped its [Timers], none of its
// functions run any more, so no timer outlives what it works on.
package timing

import "time"

// Clock runs functions later. [Real] uses real time; tests use [Manual].
//
// The functions f and then run on the main goroutine, work in the background.
type Clock interface {
	// AfterFunc runs f once, after d. Calling stop before that cancels it.
	AfterFunc(d time.Duration, f func()) (stop func())
	// Go runs work in the background, and then on the main goroutine once work has returned.
	Go(work, then func())
}

// Timers runs functions for one owner. It may be used only from the main goroutine.
type Timers struct {
	clock   Clock
	whole   *Timers // the timers these belong to; nil for none
	waiting map[*Timer]struct{}
	parts   map[*Timers]struct{}
	stopped bool
}

// New returns the timers of an owner.
func New(clock Clock) *Timers {
	return &Timers{clock: clock, waiting: map[*Timer]struct{}{}, parts: map[*Timers]struct{}{}}
}

// Part returns timers for a part of the owner. They use the same clock, and stop with the owner's
// at the latest.
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

// Timer is a pending function.
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

// Go runs slow work in the background, and then on the main goroutine once it has returned, unless
// the timers have been stopped. work must not access anything owned by the main goroutine; then
// may be nil.
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

// Stop cancels everything pending, including that of parts. It is final.
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

// Stopped reports whether the timers have been stopped.
func (t *Timers) Stopped() bool { return t.stopped }

// Stop cancels the function. It does nothing for a nil timer.
func (t *Timer) Stop() {
	if t != nil && t.end() {
		t.stop()
	}
}

// end marks the function as no longer pending and reports whether it was.
func (t *Timer) end() bool {
	if t.done {
		return false
	}
	t.done = true
	delete(t.owner.waiting, t)
	return true
}

// Waiting reports whether the function is still pending. It returns false for a nil timer.
func (t *Timer) Waiting() bool { return t != nil && !t.done }
