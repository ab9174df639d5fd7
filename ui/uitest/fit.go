package uitest

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"simplesimon/ui/controls"
	"simplesimon/ui/look"
)

// Hairline is the maximum rounding difference of sizes, in Fyne's units.
const Hairline = 0.5

// CheckWhole checks that every text of the topmost layer has enough room and is completely visible, except for
// what is scrolled away, that no texts overlap, and that none is truncated. Texts in dotted end with an
// ellipsis of their own.
func (p *Player) CheckWhole(where string, dotted ...string) {
	p.T.Helper()
	all := SeenTexts(p.Canvas)
	for _, d := range all {
		text := d.CanvasObject.(*canvas.Text)
		room := Box{d.Clip.X0, d.Rect.Y0, d.Clip.X1, d.Rect.Y1} // it may be scrolled vertically
		if d.Clip.Y0 == 0 && d.Clip.Y1 == p.Canvas.Size().Height {
			room = d.Clip
		}
		if out := d.Rect.Outside(room); out > Hairline {
			p.T.Errorf("%s: %q extends %.1f too far", where, text.Text, out)
		}
		if least := text.MinSize().Width; d.Size().Width < least-Hairline {
			p.T.Errorf("%s: %q has width %.1f, needs %.1f", where, text.Text, d.Size().Width, least)
		}
		if strings.HasSuffix(text.Text, "…") && !slices.Contains(dotted, text.Text) {
			p.T.Errorf("%s: %q is cut off", where, text.Text)
		}
	}
	if len(all) == 0 {
		p.T.Errorf("%s: no text", where)
	}
	p.CheckApart(where)
}

// CheckApart checks that no texts of the topmost layer overlap.
func (p *Player) CheckApart(where string) {
	p.T.Helper()
	shared := look.Scaled(4) // the padding above and below letters
	all := SeenTexts(p.Canvas)
	for i, d := range all {
		for _, other := range all[:i] {
			if !d.Rect.And(d.Clip).Over(other.Rect.And(other.Clip), shared) {
				continue
			}
			a, b := d.CanvasObject.(*canvas.Text).Text, other.CanvasObject.(*canvas.Text).Text
			if strings.TrimSpace(a) != "" && strings.TrimSpace(b) != "" {
				p.T.Errorf("%s: %q overlaps %q", where, a, b)
			}
		}
	}
}

// CheckButtons checks that every button of the topmost layer has room for its text, and that no text partly
// overlaps a button or another text.
func (p *Player) CheckButtons(where string) {
	p.T.Helper()
	var buttons []Drawn
	for _, d := range Layer(p.Canvas, Top(p.Canvas)) {
		d.Rect = d.Rect.And(d.Clip)
		b, ok := d.CanvasObject.(*controls.Button)
		if !ok || d.Rect.Empty() {
			continue
		}
		buttons = append(buttons, d)
		if least := b.MinSize(); smaller(b.Size(), least) {
			p.T.Errorf("%s: the button %q has size %v, needs %v", where, b.Text, b.Size(), least)
		}
	}
	free := look.Scaled(6) // the space that fonts leave around letters
	texts := SeenTexts(p.Canvas)
	for i, d := range texts {
		at, text := d.Rect.And(d.Clip), d.CanvasObject.(*canvas.Text).Text
		for _, other := range texts[:i] {
			if at.Over(other.Rect.And(other.Clip), free) {
				p.T.Errorf("%s: %q overlaps %q", where, text, other.CanvasObject.(*canvas.Text).Text)
			}
		}
		for _, b := range buttons { // its own text, or its keys in the menu, are inside
			if at.Over(b.Rect, free) && at.Outside(b.Rect) > Hairline {
				p.T.Errorf("%s: %q overlaps the button %q", where, text, b.CanvasObject.(*controls.Button).Text)
			}
		}
	}
}

// Small are the window sizes of tiling window managers and small screens, in Fyne's units.
var Small = []fyne.Size{{Width: 320, Height: 240}, {Width: 338, Height: 900}, {Width: 480, Height: 800}, {Width: 600, Height: 280}, {Width: 1366, Height: 240}}

// CheckReached checks that every control of the topmost layer is inside the window when it has the focus.
func (p *Player) CheckReached(where string) {
	p.T.Helper()
	window := p.Canvas.Size()
	for _, c := range p.Stack.Shown().Controls {
		f, ok := c.Object.(fyne.Focusable)
		if off, is := c.Object.(fyne.Disableable); !ok || !c.Object.Visible() || is && off.Disabled() {
			continue
		}
		p.Canvas.Focus(f)
		at, size := fyne.CurrentApp().Driver().AbsolutePositionForObject(c.Object), c.Object.Size()
		if at.X < -Hairline || at.Y < -Hairline || at.X+size.Width > window.Width+Hairline || at.Y+size.Height > window.Height+Hairline {
			p.T.Errorf("%s: %q is at %v, %v, in a window of %v", where, c.Name, at, size, window)
		}
	}
}

func smaller(size, least fyne.Size) bool {
	return size.Width < least.Width-Hairline || size.Height < least.Height-Hairline
}
