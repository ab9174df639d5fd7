package controls

import (
	"fyne.io/fyne/v2"

	"simplesimon/ui/look"
)

// Scroller scrolls by keyboard.
type Scroller struct {
	Desk   Desk
	Scroll *Scroll
}

// Key handles a scrolling key, and reports whether it was one.
func (s Scroller) Key(e *fyne.KeyEvent) bool {
	line := look.Scaled(40)
	height := s.Scroll.Size().Height
	by := map[fyne.KeyName]float32{
		fyne.KeyDown: line, fyne.KeyUp: -line, fyne.KeyPageDown: height - line, fyne.KeyPageUp: line - height,
	}
	if d, ok := by[e.Name]; ok {
		if s.Desk.Presses().Again(e.Name) {
			return true
		}
		end := max(0, s.Scroll.Content.MinSize().Height-height)
		s.Scroll.ScrollToOffset(fyne.NewPos(0, max(0, min(end, s.Scroll.Offset.Y+d))))
		return true
	}
	switch e.Name {
	case fyne.KeyHome:
		s.Scroll.ScrollToTop()
	case fyne.KeyEnd:
		s.Scroll.ScrollToBottom()
	default:
		return false
	}
	return true
}
