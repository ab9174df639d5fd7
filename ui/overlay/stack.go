// Package overlay provides everything shown above the table: dialogs, questions, pages and the
// menu. They form a [Stack], of which only the topmost layer is visible; closing it reveals the
// one below.
package overlay

import (
	"fyne.io/fyne/v2"

	"simplesimon/locales"
	"simplesimon/timing"
	"simplesimon/trace"
	"simplesimon/ui/controls"
)

// Host is the window below a stack.
type Host interface {
	controls.Desk
	// Words returns the messages of the current language.
	Words() *locales.Localizer
	// Cover is called before something covers the table, or another layer.
	Cover()
	// Page is called when a page starts or stops covering the table.
	Page(covers bool)
	// Uncover is called when nothing covers the table any more: it has the focus again.
	Uncover()
	// Answered is called after the player has answered something and its action has run.
	Answered()
	// Always reports whether a shortcut works even before what opened by itself accepts input.
	Always(fyne.Shortcut) bool
}

// Layer is a layer of a stack: a [*Dialog], a [*Menu] or a page. A page rebuilds its content, in
// the current language, each time it becomes the topmost layer.
type Layer interface {
	// Show shows the layer on top of a stack; a page uses [Stack.ShowPage].
	Show(*Stack)
}

// Stack is the layers above the table. Its methods must be called on the main goroutine.
type Stack struct {
	host    Host
	log     *trace.Log
	timers  *timing.Timers
	layers  []Layer       // topmost last
	shown   *sheet        // of the topmost layer; nil if there is none
	unasked bool          // what opens now opens by itself
	resting *timing.Timer // until what opened by itself accepts input
	tip     tip
	ground  *tipLayer // shows tooltips while nothing covers the table
}

// New returns an empty stack over a window.
func New(host Host, log *trace.Log, timers *timing.Timers) *Stack {
	return &Stack{host: host, log: log, timers: timers, ground: newTipLayer()}
}

// Open shows a layer, replacing all others.
func (s *Stack) Open(l Layer) {
	s.layers = []Layer{l}
	l.Show(s)
}

// Push shows layers over what is open: the first of them on top, each of the others when the
// previous one is closed.
func (s *Stack) Push(layers ...Layer) {
	for i := range layers {
		s.layers = append(s.layers, layers[len(layers)-1-i])
	}
	layers[0].Show(s)
}

// Replace replaces the topmost layer.
func (s *Stack) Replace(l Layer) {
	s.drop()
	s.Push(l)
}

// Close removes all layers and returns the focus to the table. It is not an answer.
func (s *Stack) Close() {
	s.layers = nil
	s.takeOff()
}

// Answer returns the action of a button: remove the topmost layer, call do, which may be nil, and
// show the layer below unless do has opened something.
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

// Leave is like [Stack.Answer], but returns to the table: no layer below is shown.
func (s *Stack) Leave(do func()) func() {
	return s.Answer(func() {
		s.Close()
		if do != nil {
			do()
		}
	})
}

// Cancel does what Escape does. It reports whether anything was open.
func (s *Stack) Cancel() bool {
	if s.shown == nil {
		return false
	}
	s.Answer(s.shown.cancel)()
	return true
}

// Unasked calls do; what it opens accepts input only after keys and pointer have been idle.
func (s *Stack) Unasked(do func()) {
	s.unasked = true
	defer func() { s.unasked = false }()
	do()
}

// Top returns the topmost layer, or nil.
func (s *Stack) Top() Layer {
	if len(s.layers) == 0 {
		return nil
	}
	return s.layers[len(s.layers)-1]
}

// Covers reports whether anything covers the table.
func (s *Stack) Covers() bool { return s.host.Canvas().Overlays().Top() != nil }

// Page reports whether the topmost layer is a page.
func (s *Stack) Page() bool { return s.shown != nil && s.shown.page }

// Shown describes the visible form of the topmost layer.
type Shown struct {
	Name     string // in the trace; "" if nothing covers the table
	Controls []Control
	Body     fyne.CanvasObject
	Scroll   *controls.Scroll // around the body; nil if it does not scroll
	Focus    fyne.Focusable   // focused first; nil for none
}

// Shown returns the visible form of the topmost layer.
func (s *Stack) Shown() Shown {
	if s.shown == nil {
		return Shown{}
	}
	return Shown{s.shown.name, s.shown.controls, s.shown.body, s.shown.scroll, s.shown.focus}
}

// Host returns the window below the stack.
func (s *Stack) Host() Host { return s.host }

// Words returns the messages of the current language.
func (s *Stack) Words() *locales.Localizer { return s.host.Words() }

// Log returns the trace.
func (s *Stack) Log() *trace.Log { return s.log }

// Timers returns the window's timers.
func (s *Stack) Timers() *timing.Timers { return s.timers }

// Key passes a key nobody else wants to what is open, and reports whether it was handled.
func (s *Stack) Key(e *fyne.KeyEvent) bool {
	return s.shown != nil && s.shown.key != nil && s.shown.key(e)
}

// Digit passes a digit nobody else wants to what is open.
func (s *Stack) Digit(n int) {
	if s.shown != nil && s.shown.digit != nil {
		s.shown.digit(n)
	}
}

// drop removes the topmost layer.
func (s *Stack) drop() {
	if n := len(s.layers); n > 0 {
		s.layers = s.layers[:n-1]
	}
}
