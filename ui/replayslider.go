package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// stepSlider is the toolkit's slider with its keys handed on.
type stepSlider struct {
	widget.Slider
	keys *keys
}

func newStepSlider(k *keys, steps int) *stepSlider {
	s := &stepSlider{keys: k}
	s.Max, s.Step = float64(max(1, steps)), 1
	s.ExtendBaseWidget(s)
	return s
}

// KeyDown implements [desktop.Keyable].
func (s *stepSlider) KeyDown(e *fyne.KeyEvent) { s.keys.KeyDown(e) }

// KeyUp implements [desktop.Keyable].
func (s *stepSlider) KeyUp(*fyne.KeyEvent) {}

// TypedKey implements [fyne.Focusable].
func (s *stepSlider) TypedKey(e *fyne.KeyEvent) { s.keys.elsewhere(e) }
