// Package overlay has what lies over the table: dialogs, questions, pages and the menu. They lie on
// one [Stack], of which only the topmost is seen; what is below comes back when that is closed.
package overlay

import (
	"fyne.io/fyne/v2"

	"simplesimon/locales"
	"simplesimon/timing"
	"simplesimon/trace"
	"simplesimon/ui/controls"
)

// Host is the window that a stack lies over.
type Host interface {
	controls.Desk
	// Words are those of the present language.
	Words() *locales.Localizer
	// Cover is called before something lies over the table, or over something else.
	Cover()
	// Page is called when a page covers the table, or does so no longer.
	Page(covers bool)
	// Uncover is called when what lay over the table is gone: the table has the keys again.
	Uncover()
	// Answered is called when the player has answered something, and what follows is done.
	Answered()
	// Always reports whether a shortcut works also before what has opened by itself takes answers.
	Always(fyne.Shortcut) bool
}

// Layer is something on a stack: a [*Dialog], a [*Menu] or a page. A page shows itself anew, in the
// present language, each time it comes to the top.
type Layer interface {
	// Show shows the layer on top of a stack, by [Stack.ShowPage] if it is a page.
	Show(*Stack)
}

// Stack is what lies over the table. Its methods are called on the main goroutine.
type Stack struct {
	host    Host
	log     *trace.Log
	timers  *timing.Timers
	layers  []Layer       // the topmost last
	shown   *sheet        // of the topmost; nil if nothing lies over the table
	unasked bool          // what opens now opens by itself
	resting *timing.Timer // waits until what opened by itself takes answers
	tip     tip
	ground  *tipLayer // shows tips while nothing lies over the table
}

// New returns an empty stack over a window.
func New(host Host, log *trace.Log, timers *timing.Timers) *Stack {
	return &Stack{host: host, log: log, timers: timers, ground: newTipLayer()}
}

// Open shows a layer in the place of all that lies over the table.
func (s *Stack) Open(l Layer) {
	s.layers = []Layer{l}
	l.Show(s)
}

// Push shows layers over what is open: the first of them on top, each of the others when the one
// before is closed.
func (s *Stack) Push(layers ...Layer) {
	for i := range layers {
		s.layers = append(s.layers, layers[len(layers)-1-i])
	}
	layers[0].Show(s)
}

// Replace shows a layer in the place of the topmost one.
func (s *Stack) Replace(l Layer) {
	s.drop()
	s.Push(l)
}

// Close takes all away and gives the keys back to the table. It is no answer.
func (s *Stack) Close() {
	s.layers = nil
	s.takeOff()
}

// Answer returns the action of a button: to take the topmost layer away, then to do, and then to
// show what lies below, unless do, which may be nil, has opened something.
func (s *Stack) Answer(do func()) func() {
	return func() {
		s.takeOff()
		s.drop()
		if do != nil {
			do()
		}
		if s.shown == nil && len(s.layers) > 0 {
			s.Top().Show(s)
		}
		s.host.Answered()
	}
}

// Leave is [Stack.Answer] for what leads back to the table: nothing that lies below comes back.
func (s *Stack) Leave(do func()) func() {
	return s.Answer(func() {
		s.Close()
		if do != nil {
			do()
		}
	})
}

// Cancel does what Escape does. It reports whether there was anything open.
func (s *Stack) Cancel() bool {
	if s.shown == nil {
		return false
	}
	s.Answer(s.shown.cancel)()
	return true
}

// Unasked does something; what it opens takes answers only when keys and pointer have rested.
func (s *Stack) Unasked(do func()) {
	s.unasked = true
	defer func() { s.unasked = false }()
	do()
}

// Top is the topmost layer; nil if nothing lies over the table.
func (s *Stack) Top() Layer {
	if len(s.layers) == 0 {
		return nil
	}
	return s.layers[len(s.layers)-1]
}

// Covers reports whether anything lies over the table.
func (s *Stack) Covers() bool { return s.host.Canvas().Overlays().Top() != nil }

// Page reports whether the topmost layer is a page.
func (s *Stack) Page() bool { return s.shown != nil && s.shown.page }

// Shown is what is seen of the topmost layer.
type Shown struct {
	Name     string // in the trace; "" if nothing lies over the table
	Controls []Control
	Body     fyne.CanvasObject
	Scroll   *controls.Scroll // around the body; nil if it does not scroll
	Focus    fyne.Focusable   // has the keys first; nil for none
}

// Shown returns what is seen of the topmost layer.
func (s *Stack) Shown() Shown {
	if s.shown == nil {
		return Shown{}
	}
	return Shown{s.shown.name, s.shown.controls, s.shown.body, s.shown.scroll, s.shown.focus}
}

// Host is the window that the stack lies over.
func (s *Stack) Host() Host { return s.host }

// Words are those of the present language.
func (s *Stack) Words() *locales.Localizer { return s.host.Words() }

// Log is the trace.
func (s *Stack) Log() *trace.Log { return s.log }

// Timers are those of the window.
func (s *Stack) Timers() *timing.Timers { return s.timers }

// Key hands a key that nothing else wants to what is open, and reports whether that has taken it.
func (s *Stack) Key(e *fyne.KeyEvent) bool {
	return s.shown != nil && s.shown.key != nil && s.shown.key(e)
}

// Digit hands a digit that nothing else wants to what is open.
func (s *Stack) Digit(n int) {
	if s.shown != nil && s.shown.digit != nil {
		s.shown.digit(n)
	}
}

// drop drops the topmost layer.
func (s *Stack) drop() {
	if n := len(s.layers); n > 0 {
		s.layers = s.layers[:n-1]
	}
}
