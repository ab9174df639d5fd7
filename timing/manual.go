package timing

import (
	"slices"
	"time"
)

// Manual is a clock for tests: time passes only on demand, and everything runs on the test's
// goroutine. The zero value is ready to use.
type Manual struct {
	// Held defers background work until Release, like a slow disk. Otherwise work runs
	// immediately.
	Held bool

	now     time.Duration // since the start
	waiting []*pending
	works   []func()
}

type pending struct {
	due time.Duration
	f   func()
}

var _ Clock = (*Manual)(nil)

// AfterFunc implements [Clock].
func (m *Manual) AfterFunc(d time.Duration, f func()) (stop func()) {
	p := &pending{m.now + max(0, d), f}
	m.waiting = append(m.waiting, p)
	return func() {
		m.waiting = slices.DeleteFunc(m.waiting, func(other *pending) bool { return other == p })
	}
}

// Go implements [Clock].
func (m *Manual) Go(work, then func()) {
	do := func() {
		work()
		then()
	}
	if m.Held {
		m.works = append(m.works, do)
		return
	}
	do()
}

// Advance lets time pass and runs everything that becomes due in order, including what that starts
// in turn.
func (m *Manual) Advance(d time.Duration) {
	end := m.now + d
	for {
		next := m.next(end)
		if next == nil {
			break
		}
		m.now = next.due
		next.f()
	}
	m.now = end
}

// next removes and returns the first function due up to a time, or nil.
func (m *Manual) next(end time.Duration) *pending {
	first := -1
	for i, p := range m.waiting {
		if p.due <= end && (first < 0 || p.due < m.waiting[first].due) {
			first = i
		}
	}
	if first < 0 {
		return nil
	}
	p := m.waiting[first]
	m.waiting = slices.Delete(m.waiting, first, first+1)
	return p
}

// Release runs the deferred background work in order.
func (m *Manual) Release() {
	works := m.works
	m.works = nil
	for _, do := range works {
		do()
	}
}

// Waiting returns the number of pending functions.
func (m *Manual) Waiting() int { return len(m.waiting) }
