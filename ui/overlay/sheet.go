package overlay

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"simplesimon/ui/controls"
)

// sheet is what is seen of the topmost layer.
type sheet struct {
	name     string // in the trace
	body     fyne.CanvasObject
	scroll   *controls.Scroll // around the body; nil if it does not scroll
	controls []Control
	focus    fyne.Focusable            // the likely answer; may be nil
	last     fyne.Focusable            // has had the keys last; nil if nothing had
	cancel   func()                    // what Escape does, besides closing; may be nil
	closed   func()                    // called when it is taken away in any way; may be nil
	key      func(*fyne.KeyEvent) bool // takes keys that nothing else wants; may be nil
	digit    func(int)                 // takes digits likewise; may be nil
	page     bool
	unasked  bool    // it opens by itself, not because of what the player does at that moment
	width    float32 // of the body of a dialog, in Fyne's units
	popup    *widget.PopUp
	top      float32           // its upper edge as long as its content does not change
	head     fyne.CanvasObject // the bar above a page
	put      func()            // puts it on the canvas
	hide     func()
	outer    *controls.Scroll // around all that a page has in it; nil for a dialog
	tips     *tipLayer        // nil if there are none
}

// show shows a sheet in the place of the one that is seen.
func (s *Stack) show(sh *sheet) {
	s.EndTip()
	s.takeOff()
	s.host.Cover()
	if sh.page {
		s.host.Page(true)
	}
	s.shown = sh
	sh.put()
	sh.unasked = sh.unasked || s.unasked
	s.traceSheet(sh, true)
	if sh.unasked {
		s.raiseShield(sh)
	} else {
		s.focus(sh)
	}
	s.TraceControls(sh.name, sh.controls)
}

// focus gives the keys to the likely answer of a sheet.
func (s *Stack) focus(sh *sheet) {
	if sh.focus != nil {
		s.host.Canvas().Focus(sh.focus)
	}
}

// takeOff takes away what is seen, if anything is, with the menus that have opened over it. The
// toolkit would leave the focus with what is gone: the cursor of an entry would go on blinking,
// and each blink paints the window.
func (s *Stack) takeOff() {
	sh := s.shown
	if sh == nil {
		return
	}
	s.EndTip()
	s.shown = nil
	c := s.host.Canvas()
	for len(c.Overlays().List()) > 1 {
		c.Unfocus()
		c.Overlays().Remove(c.Overlays().Top())
	}
	c.Unfocus()
	sh.hide()
	if sh.closed != nil {
		sh.closed()
	}
	if sh.page {
		s.host.Page(false)
	}
	s.host.Uncover()
	s.traceSheet(sh, false)
}

// Restyled shows what is open anew after a change of the theme's sizes. Dialogs keep what is in
// them, and get another size at the most.
func (s *Stack) Restyled() {
	switch {
	case s.shown == nil:
	case s.shown.page:
		s.Top().Show(s)
	default:
		s.Refit()
	}
}

// overlay returns what puts an object over the whole canvas, and what takes it away.
func (s *Stack) overlay(o fyne.CanvasObject) (put, hide func()) {
	overlays := s.host.Canvas().Overlays()
	put = func() {
		overlays.Add(o)
		o.Resize(s.host.Canvas().Size())
	}
	return put, func() { overlays.Remove(o) }
}

// Regain gives the keys back to what had them last in what is open, if a click beside all controls has
// taken them away. It reports whether it has.
func (s *Stack) Regain() bool {
	sh, c := s.shown, s.host.Canvas()
	if sh == nil || s.Resting() || c.Focused() != nil || len(c.Overlays().List()) != 1 {
		return false
	}
	for _, f := range []fyne.Focusable{sh.last, sh.focus} {
		if d, ok := f.(fyne.Disableable); f == nil || ok && d.Disabled() {
			continue
		}
		c.Focus(f)
		return c.Focused() == f
	}
	return false
}

// Reveal scrolls what is open so that an object in it is seen, which has got the keys.
func (s *Stack) Reveal(o fyne.CanvasObject) {
	sh := s.shown
	if sh != nil {
		sh.last = s.host.Canvas().Focused()
	}
	if sh == nil || sh.scroll == nil || !within(sh.body, o) {
		return
	}
	driver := fyne.CurrentApp().Driver()
	top := driver.AbsolutePositionForObject(o).Y - driver.AbsolutePositionForObject(sh.scroll).Y
	bottom := top + o.Size().Height
	switch {
	case top < 0:
		sh.scroll.ScrollToOffset(sh.scroll.Offset.AddXY(0, top))
	case bottom > sh.scroll.Size().Height:
		sh.scroll.ScrollToOffset(sh.scroll.Offset.AddXY(0, bottom-sh.scroll.Size().Height))
	}
}

// within reports whether an object stands somewhere in a tree of containers.
func within(tree, o fyne.CanvasObject) bool {
	if tree == o {
		return true
	}
	box, ok := tree.(*fyne.Container)
	if !ok {
		return false
	}
	for _, child := range box.Objects {
		if within(child, o) {
			return true
		}
	}
	return false
}
