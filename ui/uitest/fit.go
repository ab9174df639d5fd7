package uitest

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"simplesimon/ui/controls"
	"simplesimon/ui/look"
)

// Hairline is what sizes may differ by from rounding, in Fyne's units.
const Hairline = 0.5

// CheckWhole checks that every text of the uppermost layer has the room that it needs and is seen
// whole, but for what is scrolled away, that no text lies over another, and that nothing has been
// left out of a text. Dotted are texts that end with dots by themselves.
func (p *Player) CheckWhole(where string, dotted ...string) {
	p.T.Helper()
	all := SeenTexts(p.Canvas)
	for _, d := range all {
		text := d.CanvasObject.(*canvas.Text)
		room := Box{d.Clip.X0, d.Rect.Y0, d.Clip.X1, d.Rect.Y1} // up and down it may be scrolled away
		if d.Clip.Y0 == 0 && d.Clip.Y1 == p.Canvas.Size().Height {
			room = d.Clip
		}
		if out := d.Rect.Outside(room); out > Hairline {
			p.T.Errorf("%s: %q sticks %.1f out", where, text.Text, out)
		}
		if least := text.MinSize().Width; d.Size().Width < least-Hairline {
			p.T.Errorf("%s: %q has %.1f, and needs %.1f", where, text.Text, d.Size().Width, least)
		}
		if strings.HasSuffix(text.Text, "…") && !slices.Contains(dotted, text.Text) {
			p.T.Errorf("%s: %q is cut off", where, text.Text)
		}
	}
	if len(all) == 0 {
		p.T.Errorf("%s: there is no text", where)
	}
	p.CheckApart(where)
}

// CheckApart checks that no text of the uppermost layer lies over another.
func (p *Player) CheckApart(where string) {
	p.T.Helper()
	shared := look.Scaled(4) // the air above and below letters
	all := SeenTexts(p.Canvas)
	for i, d := range all {
		for _, other := range all[:i] {
			if !d.Rect.And(d.Clip).Over(other.Rect.And(other.Clip), shared) {
				continue
			}
			a, b := d.CanvasObject.(*canvas.Text).Text, other.CanvasObject.(*canvas.Text).Text
			if strings.TrimSpace(a) != "" && strings.TrimSpace(b) != "" {
				p.T.Errorf("%s: %q lies over %q", where, a, b)
			}
		}
	}
}

// CheckButtons checks that every button of the uppermost layer has room for its text, and that no
// text lies half over a button or over another text.
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
			p.T.Errorf("%s: the button %q has %v and needs %v", where, b.Text, b.Size(), least)
		}
	}
	free := look.Scaled(6) // what fonts leave free around letters
	texts := SeenTexts(p.Canvas)
	for i, d := range texts {
		at, text := d.Rect.And(d.Clip), d.CanvasObject.(*canvas.Text).Text
		for _, other := range texts[:i] {
			if at.Over(other.Rect.And(other.Clip), free) {
				p.T.Errorf("%s: %q lies over %q", where, text, other.CanvasObject.(*canvas.Text).Text)
			}
		}
		for _, b := range buttons { // its own text, or that of its keys in the menu, is within it
			if at.Over(b.Rect, free) && at.Outside(b.Rect) > Hairline {
				p.T.Errorf("%s: %q lies over the button %q", where, text, b.CanvasObject.(*controls.Button).Text)
			}
		}
	}
}

// Small are sizes of windows that tiling window managers and small screens give, in Fyne's units.
var Small = []fyne.Size{{Width: 320, Height: 240}, {Width: 338, Height: 900}, {Width: 480, Height: 800}, {Width: 600, Height: 280}, {Width: 1366, Height: 240}}

// CheckReached checks that every control of what is open is within the window once it has got the
// keys.
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
