package overlay

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"simplesimon/ui/controls"
)

// sheet is the visible form of the topmost layer.
type sheet struct {
	name     string // in the trace
	body     fyne.CanvasObject
	scroll   *controls.Scroll // around the body; nil if it does not scroll
	controls []Control
	focus    fyne.Focusable            // the default answer; may be nil
	last     fyne.Focusable            // the last focused object; nil if there was none
	cancel   func()                    // called by Escape, which also closes it; may be nil
	closed   func()                    // called when it is removed in any way; may be nil
	key      func(*fyne.KeyEvent) bool // handles keys nobody else wants; may be nil
	digit    func(int)                 // handles digits likewise; may be nil
	page     bool
	unasked  bool    // opened by itself rather than by an action of the player
	width    float32 // of the body of a dialog, in Fyne's units
	popup    *widget.PopUp
	top      float32           // its upper edge while its content does not change
	head     fyne.CanvasObject // the bar above a page
	put      func()            // shows it on the canvas
	hide     func()
	outer    *controls.Scroll // around the whole content of a page; nil for a dialog
	tips     *tipLayer        // nil if there are none
}

// show replaces the visible sheet.
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

// focus focuses the default answer of a sheet.
func (s *Stack) focus(sh *sheet) {
	if sh.focus != nil {
		s.host.Canvas().Focus(sh.focus)
	}
}

// takeOff removes the visible sheet, if any, with the menus opened over it. The toolkit would
// leave the focus on the removed object: the cursor of an entry would keep blinking, and each
// blink repaints the window.
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

// Restyled shows the open layers again after a change of the theme's sizes. Dialogs keep their
// content and are resized at most.
func (s *Stack) Restyled() {
	switch {
	case s.shown == nil:
	case s.shown.page:
		s.Top().Show(s)
	default:
		s.Refit()
	}
}

// overlay returns functions that show an object over the whole canvas and hide it.
func (s *Stack) overlay(o fyne.CanvasObject) (put, hide func()) {
	overlays := s.host.Canvas().Overlays()
	put = func() {
		overlays.Add(o)
		o.Resize(s.host.Canvas().Size())
	}
	return put, func() { overlays.Remove(o) }
}

// Regain restores the focus to the last focused object of what is open, after a click beside all
// controls removed it. It reports whether it did.
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

// Reveal scrolls a newly focused object into view.
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

// within reports whether an object is part of a tree of containers.
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
