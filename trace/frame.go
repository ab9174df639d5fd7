package trace

import "time"

// clock times frames and the inputs before them.
type clock struct {
	begun  time.Time // start of the trace
	inputs []input   // since the last frame
}

// input is an action of the player: "press", "drag", "release" or "key".
type input struct {
	Kind string  `json:"kind"`
	At   float64 `json:"at"`
}

// now returns the time since the start of the trace in milliseconds, by a monotonic clock.
func (c *clock) now() float64 {
	return float64(time.Since(c.begun).Microseconds()) / 1000
}

// Timed reports whether the log records times: one in a file does.
func (l *Log) Timed() bool { return l != nil && l.clock != nil }

// Input records an action of the player for the next frame. Without a trace it does nothing.
func (l *Log) Input(kind string) {
	if l.Timed() {
		l.clock.inputs = append(l.clock.inputs, input{kind, l.clock.now()})
	}
}

// Frame logs a frame that is about to be painted, with the inputs since the last one.
func (l *Log) Frame() {
	if !l.Timed() {
		return
	}
	l.Write("frame", struct {
		At     float64 `json:"at"`
		Inputs []input `json:"inputs,omitempty"`
	}{l.clock.now(), l.clock.inputs})
	l.clock.inputs = l.clock.inputs[:0]
}
