package timing_test

import (
	"slices"
	"testing"
	"time"

	"simplesimon/timing"
)

// TestAfter checks that functions run in order of time, including those started by others.
func TestAfter(t *testing.T) {
	var clock timing.Manual
	timers := timing.New(&clock)
	var ran []string
	note := func(name string) func() { return func() { ran = append(ran, name) } }
	timers.After(2*time.Second, note("late"))
	timers.After(time.Second, func() {
		note("early")()
		timers.After(500*time.Millisecond, note("between"))
	})
	stopped := timers.After(time.Second, note("stopped"))
	stopped.Stop()
	clock.Advance(900 * time.Millisecond)
	if len(ran) > 0 {
		t.Fatalf("%v ran too early", ran)
	}
	clock.Advance(2 * time.Second)
	if want := []string{"early", "between", "late"}; !slices.Equal(ran, want) {
		t.Errorf("%v ran, want %v", ran, want)
	}
}

// TestStop checks that nothing runs for a stopped owner, whether it was started before or after.
func TestStop(t *testing.T) {
	clock := timing.Manual{Held: true}
	timers := timing.New(&clock)
	worked, ran := 0, 0
	timers.After(time.Second, func() { ran++ })
	timers.Go(func() { worked++ }, func() { ran++ })
	if timers.Stopped() {
		t.Error("stopped before the end")
	}
	timers.Stop()
	if n := clock.Waiting(); n != 0 || !timers.Stopped() {
		t.Errorf("%d functions pending after the end, stopped %v", n, timers.Stopped())
	}
	timers.After(time.Second, func() { ran++ })
	timers.Go(func() { worked++ }, func() { ran++ })
	clock.Advance(time.Minute)
	clock.Release()
	if ran != 0 || worked != 1 {
		t.Errorf("%d functions ran after the end; work begun before it was done %d times, want once", ran, worked)
	}
}

// TestPart checks that a part stops with the whole, but not vice versa.
func TestPart(t *testing.T) {
	var clock timing.Manual
	whole := timing.New(&clock)
	left, right := whole.Part(), whole.Part()
	ran := 0
	for _, timers := range []*timing.Timers{whole, left, right} {
		timers.After(time.Second, func() { ran++ })
	}
	left.Stop()
	if whole.Stopped() || right.Stopped() || !left.Stopped() || clock.Waiting() != 2 {
		t.Errorf("after stopping a part %d functions are pending", clock.Waiting())
	}
	whole.Stop()
	whole.Part().After(time.Second, func() { ran++ })
	clock.Advance(time.Minute)
	if !right.Stopped() || ran != 0 {
		t.Errorf("%d functions ran after the whole was stopped", ran)
	}
}

// TestGo checks that deferred work runs when released, followed by its continuation.
func TestGo(t *testing.T) {
	clock := timing.Manual{Held: true}
	var ran []string
	timing.New(&clock).Go(func() { ran = append(ran, "work") }, func() { ran = append(ran, "then") })
	if len(ran) > 0 {
		t.Fatalf("%v ran before the release", ran)
	}
	clock.Release()
	if want := []string{"work", "then"}; !slices.Equal(ran, want) {
		t.Errorf("%v ran, want %v", ran, want)
	}
}

// TestReal checks that everything runs through the function leading to the main goroutine.
func TestReal(t *testing.T) {
	main := make(chan func())
	timers := timing.New(timing.Real{Do: func(f func()) { main <- f }})
	worked := false
	var then, after bool
	timers.Go(func() { worked = true }, func() { then = worked })
	(<-main)()
	timers.After(time.Millisecond, func() { after = true })
	(<-main)()
	if !then || !after {
		t.Errorf("then %v, after %v", then, after)
	}
}
