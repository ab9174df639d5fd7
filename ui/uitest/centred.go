package uitest

import (
	"math"

	"fyne.io/fyne/v2/widget"
)

// WantCentred checks that the open dialog is centred and entirely in the window.
func (p *Player) WantCentred(when string) {
	p.T.Helper()
	left, above, right, below := p.margins(when)
	if left < 0 || above < 0 || math.Abs(float64(left-right)) > 1 || math.Abs(float64(above-below)) > 1 {
		p.T.Errorf("%v, %s, %s: left %v, above %v, right %v, below %v", p.Canvas.Size(), p.Stack.Shown().Name, when, left, above, right, below)
	}
}

// WantTop checks that the open dialog is entirely in the window, and that its upper edge is at a
// height, or as much higher as necessary for its lower edge to be visible.
func (p *Player) WantTop(when string, top float32) {
	p.T.Helper()
	left, above, right, below := p.margins(when)
	moved := math.Abs(float64(above-top)) > 1
	if left < 0 || above < 0 || below < 0 || math.Abs(float64(left-right)) > 1 || moved && (above > top || below > 13) {
		p.T.Errorf("%v, %s, %s: left %v, above %v, right %v, below %v", p.Canvas.Size(), p.Stack.Shown().Name, when, left, above, right, below)
	}
}

// Top returns the upper edge of the open dialog, in Fyne's units.
func (p *Player) Top(when string) float32 {
	p.T.Helper()
	_, above, _, _ := p.margins(when)
	return above
}

// margins returns the distances of the open dialog from the edges of the window.
func (p *Player) margins(when string) (left, above, right, below float32) {
	p.T.Helper()
	for _, d := range Layer(p.Canvas, Top(p.Canvas)) {
		if _, ok := d.CanvasObject.(*widget.PopUp); !ok {
			continue
		}
		window := p.Canvas.Size()
		return d.Rect.X0, d.Rect.Y0, window.Width - d.Rect.X1, window.Height - d.Rect.Y1
	}
	p.T.Fatalf("%s: no dialog is drawn", when)
	return 0, 0, 0, 0
}
