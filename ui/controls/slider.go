package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Slider is the toolkit's slider, except that it passes on other keys.
type Slider struct {
	widget.Slider
	Keyed
}

// NewSlider returns a slider from 0 to a number of steps.
func NewSlider(desk Desk, steps int) *Slider {
	s := &Slider{Keyed: Keyed{desk}}
	s.Max, s.Step = float64(max(1, steps)), 1
	s.ExtendBaseWidget(s)
	return s
}

// TypedKey implements [fyne.Focusable].
func (s *Slider) TypedKey(e *fyne.KeyEvent) { s.Desk.Pass(e) }
