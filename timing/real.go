package timing

import "time"

// Real is the clock of real time. Do passes a function to the main goroutine, like fyne.Do.
type Real struct{ Do func(func()) }

var _ Clock = Real{}

// AfterFunc implements [Clock].
func (r Real) AfterFunc(d time.Duration, f func()) (stop func()) {
	timer := time.AfterFunc(d, func() { r.Do(f) })
	return func() { timer.Stop() }
}

// Go implements [Clock].
func (r Real) Go(work, then func()) {
	go func() {
		work()
		r.Do(then)
	}()
}
