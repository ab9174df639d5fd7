package trace

import "time"

// clock times frames and what was put in before them.
type clock struct {
	begun  time.Time // of the trace
	inputs []input   // since the last frame
}

// input is something that the player has done: "press", "drag", "release" or "key".
type input struct {
	Kind string  `json:"kind"`
	At   float64 `json:"at"`
}

// now is the time since the beginning of the trace in milliseconds, by a clock that never goes back.
func (c *clock) now() float64 {
	return float64(time.Since(c.begun).Microseconds()) / 1000
}

// Timed reports whether the log takes times: one in a file does.
func (l *Log) Timed() bool { return l != nil && l.clock != nil }

// Input takes down when the player has done something, for the next frame. Without a trace it does nothing.
func (l *Log) Input(kind string) {
	if l.Timed() {
		l.clock.inputs = append(l.clock.inputs, input{kind, l.clock.now()})
	}
}

// Frame adds an event for a picture that is being painted, with what was put in since the last one.
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
