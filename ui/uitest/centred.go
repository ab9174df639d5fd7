package uitest

import (
	"math"

	"fyne.io/fyne/v2/widget"
)

// WantCentred checks that the open dialog lies in the middle of the window, whole.
func (p *Player) WantCentred(when string) {
	p.T.Helper()
	for _, d := range Layer(p.Canvas, Top(p.Canvas)) {
		if _, ok := d.CanvasObject.(*widget.PopUp); !ok {
			continue
		}
		window := p.Canvas.Size()
		left, above, right, below := d.Rect.X0, d.Rect.Y0, window.Width-d.Rect.X1, window.Height-d.Rect.Y1
		if left < 0 || above < 0 || math.Abs(float64(left-right)) > 1 || math.Abs(float64(above-below)) > 1 {
			p.T.Errorf("%v, %s, %s: left %v, above %v, right %v, below %v", window, p.Stack.Shown().Name, when, left, above, right, below)
		}
		return
	}
	p.T.Fatalf("%s: no dialog is drawn", when)
}
