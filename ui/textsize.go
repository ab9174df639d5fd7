package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"simplesimon/choices"
)

// stepText changes the text size by a number of steps, as far as possible.
func (w *Window) stepText(by int) {
	at := slices.IndexFunc(choices.TextSizes, func(s choices.TextSize) bool { return s.Name == w.settings.TextSize })
	w.setText(max(0, min(at+by, len(choices.TextSizes)-1)))
}

// setText changes the text size, with immediate effect whatever is open.
func (w *Window) setText(i int) {
	inSettings := w.stack.Shown().Name == "settings"
	size := choices.TextSizes[i].Name
	if size == w.settings.TextSize {
		return
	}
	w.settings.TextSize = size
	w.applySettings()
	if inSettings {
		focused := w.focusedControl()
		w.stack.Replace(w.settingsDialog(focused))
		if focused == "" { // a click beside the dialog removed the focus
			w.win.Canvas().Unfocus()
		}
		return
	}
	w.stack.Restyled()
}

// focusedControl returns the name of the focused control of what is open, or "".
func (w *Window) focusedControl() string {
	for _, c := range w.stack.Shown().Controls {
		if f, ok := c.Object.(fyne.Focusable); ok && f == w.win.Canvas().Focused() {
			return c.Name
		}
	}
	return ""
}
