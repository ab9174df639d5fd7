package uitest

import "math"

// WantCentred checks that what is open lies in the middle of the window, whole.
func (p *Player) WantCentred(when string) {
	p.T.Helper()
	window, top := p.Canvas.Size(), Top(p.Canvas)
	at, size := top.Position(), top.Size()
	right, below := window.Width-at.X-size.Width, window.Height-at.Y-size.Height
	if at.X < 0 || at.Y < 0 || math.Abs(float64(at.X-right)) > 1 || math.Abs(float64(at.Y-below)) > 1 {
		p.T.Errorf("%v, %s, %s: at %v, right %v, below %v", window, p.Stack.Shown().Name, when, at, right, below)
	}
}
