package overlay

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// A dialog that opens by itself accepts input only after keys and pointer have been idle for
// restSteps times restStep. Time is counted in steps, so that a moment when the program was too
// busy to receive keys is not taken for idleness.
const (
	restSteps = 5
	restStep  = 100 * time.Millisecond
)

// RestTime is how long keys and pointer must be idle before a dialog that opened by itself accepts
// input.
const RestTime = restSteps * restStep

// shield covers a dialog that opened by itself until keys and pointer have been idle: anything
// pressed until then was meant for what was there before. It has the focus meanwhile, so the ring
// around the default answer appears when that can be given.
type shield struct {
	widget.BaseWidget
	stack *Stack
	over  *sheet
}

var (
	_ fyne.Tappable          = (*shield)(nil)
	_ fyne.SecondaryTappable = (*shield)(nil)
	_ fyne.Focusable         = (*shield)(nil)
	_ fyne.Shortcutable      = (*shield)(nil)
	_ fyne.Tabbable          = (*shield)(nil)
	_ desktop.Mouseable      = (*shield)(nil)
	_ desktop.Keyable        = (*shield)(nil)
)

// Resting reports whether what is open does not accept input yet.
func (s *Stack) Resting() bool { return s.resting.Waiting() }

// raiseShield blocks a dialog until keys and pointer have been idle.
func (s *Stack) raiseShield(over *sheet) {
	sh := &shield{stack: s, over: over}
	sh.ExtendBaseWidget(sh)
	s.host.Canvas().Overlays().Add(sh)
	s.host.Canvas().Focus(sh)
	sh.stir()
}

// stir restarts the waiting after a key or mouse event.
func (s *shield) stir() {
	s.stack.host.Presses().Spend() // a key held now must not answer later
	s.rest(restSteps)
}

// rest waits for more steps.
func (s *shield) rest(steps int) {
	s.stack.resting.Stop()
	s.stack.resting = s.stack.timers.After(restStep, func() {
		if steps > 1 {
			s.rest(steps - 1)
		} else {
			s.lower()
		}
	})
}

// lower makes the dialog accept input.
func (s *shield) lower() {
	if s.stack.shown != s.over {
		return // it was closed otherwise
	}
	s.stack.host.Presses().Spend()
	s.stack.host.Canvas().Overlays().Remove(s)
	s.stack.focus(s.over)
	s.stack.log.Write("ready", struct {
		Name string `json:"name"`
	}{s.over.name})
}

// CreateRenderer implements [fyne.Widget]: a shield is invisible.
func (s *shield) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(&fyne.Container{})
}

// Tapped implements [fyne.Tappable].
func (s *shield) Tapped(*fyne.PointEvent) { s.stir() }

// TappedSecondary implements [fyne.SecondaryTappable].
func (s *shield) TappedSecondary(*fyne.PointEvent) { s.stir() }

// MouseDown implements [desktop.Mouseable].
func (s *shield) MouseDown(*desktop.MouseEvent) { s.stir() }

// MouseUp implements [desktop.Mouseable].
func (s *shield) MouseUp(*desktop.MouseEvent) { s.stir() }

// FocusGained implements [fyne.Focusable].
func (s *shield) FocusGained() {}

// FocusLost implements [fyne.Focusable].
func (s *shield) FocusLost() {}

// KeyDown implements [desktop.Keyable].
func (s *shield) KeyDown(e *fyne.KeyEvent) {
	s.stir()
	s.stack.host.Presses().KeyDown(e)
}

// KeyUp implements [desktop.Keyable].
func (s *shield) KeyUp(*fyne.KeyEvent) { s.stir() }

// TypedKey implements [fyne.Focusable]. Only the key for full screen works.
func (s *shield) TypedKey(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyF11 {
		s.stack.host.Pass(e)
	}
	s.stir()
}

// TypedRune implements [fyne.Focusable].
func (s *shield) TypedRune(rune) { s.stir() }

// TypedShortcut implements [fyne.Shortcutable]. Only the shortcuts that always work, such as
// quitting, do.
func (s *shield) TypedShortcut(shortcut fyne.Shortcut) {
	if s.stack.host.Always(shortcut) {
		s.stack.host.PassShortcut(shortcut)
	}
	s.stir()
}

// AcceptsTab implements [fyne.Tabbable]: the focus stays here.
func (s *shield) AcceptsTab() bool { return true }
