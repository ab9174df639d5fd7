package overlay

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// A dialog that opens by itself takes no answer before keys and pointer have rested for
// restSteps times restStep. The time goes by in steps so that a moment in which the
// program was too busy to hear of keys does not pass for rest.
const (
	restSteps = 5
	restStep  = 100 * time.Millisecond
)

// RestTime is how long keys and pointer have to rest until what has opened by itself takes answers.
const RestTime = restSteps * restStep

// shield lies over a dialog that has opened by itself until keys and pointer have rested:
// what is pressed until then was meant for what was there before. It has the focus
// meanwhile, so the ring around the likely answer comes when that can be given.
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

// Resting reports whether what is open takes no answers yet.
func (s *Stack) Resting() bool { return s.resting.Waiting() }

// raiseShield keeps a dialog from taking answers until keys and pointer have rested.
func (s *Stack) raiseShield(over *sheet) {
	sh := &shield{stack: s, over: over}
	sh.ExtendBaseWidget(sh)
	s.host.Canvas().Overlays().Add(sh)
	s.host.Canvas().Focus(sh)
	sh.stir()
}

// stir begins the rest anew, because a key or a button of the pointer has stirred.
func (s *shield) stir() {
	s.stack.host.Presses().Spend() // a key that is held now answers nothing later
	s.rest(restSteps)
}

// rest waits so many steps more.
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

// lower lets the dialog take answers.
func (s *shield) lower() {
	if s.stack.shown != s.over {
		return // it has been closed otherwise
	}
	s.stack.host.Presses().Spend()
	s.stack.host.Canvas().Overlays().Remove(s)
	s.stack.focus(s.over)
	s.stack.log.Write("ready", struct {
		Name string `json:"name"`
	}{s.over.name})
}

// CreateRenderer implements [fyne.Widget]: a shield can't be seen.
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

// TypedKey implements [fyne.Focusable]. Filling the screen answers nothing.
func (s *shield) TypedKey(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyF11 {
		s.stack.host.Pass(e)
	}
	s.stir()
}

// TypedRune implements [fyne.Focusable].
func (s *shield) TypedRune(rune) { s.stir() }

// TypedShortcut implements [fyne.Shortcutable]. Quitting answers nothing.
func (s *shield) TypedShortcut(shortcut fyne.Shortcut) {
	if s.stack.host.Always(shortcut) {
		s.stack.host.PassShortcut(shortcut)
	}
	s.stir()
}

// AcceptsTab implements [fyne.Tabbable]: the focus stays here.
func (s *shield) AcceptsTab() bool { return true }
