package chart

import (
	"slices"

	"simplesimon/stats"
)

// Axis is the range of values of a chart. Both ends are multiples of Step, which is a round
// number: 1, 2, 5, 10, 20, …
type Axis struct {
	Low, High int // Low < High
	Step      int // at least 1
}

// NewAxis returns an axis covering some values, with between two and most steps. The values are
// less than 2^40 away from 0.
func NewAxis(values []int, most int) Axis {
	a := Axis{Step: 1}
	if len(values) > 0 {
		a.Low, a.High = slices.Min(values), slices.Max(values)
	}
	if a.Low == a.High { // a single value is centred
		a.Low--
		a.High++
	}
	for a.steps() > max(2, most) {
		a.Step = stats.Rounder(a.Step)
	}
	a.Low, a.High = floor(a.Low, a.Step)*a.Step, -floor(-a.High, a.Step)*a.Step
	return a
}

// steps returns the number of whole steps covering the values.
func (a Axis) steps() int { return -floor(-a.High, a.Step) - floor(a.Low, a.Step) }

// floor returns the quotient, rounded down.
func floor(n, by int) int {
	q := n / by
	if n%by < 0 {
		q--
	}
	return q
}

// Ticks returns the values to label, from Low to High.
func (a Axis) Ticks() []int {
	var ticks []int
	for v := a.Low; v <= a.High; v += a.Step {
		ticks = append(ticks, v)
	}
	return ticks
}
