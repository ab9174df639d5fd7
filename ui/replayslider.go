package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// stepSlider is the toolkit's slider with its keys handed on.
type stepSlider struct {
	widget.Slider
	passing
}

func newStepSlider(k *keys, steps int) *stepSlider {
	s := &stepSlider{passing: passing{k}}
	s.Max, s.Step = float64(max(1, steps)), 1
	s.ExtendBaseWidget(s)
	return s
}

// TypedKey implements [fyne.Focusable].
func (s *stepSlider) TypedKey(e *fyne.KeyEvent) { s.keys.elsewhere(e) }
