package controls

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/ui/look"
)

// Swatch is an option represented by an image.
type Swatch struct {
	Name    string
	Picture func(w, h int) image.Image // of the given size in device pixels
}

// Swatches are images with names below, one of which is selected, immediately, by a click or arrow
// keys.
type Swatches struct {
	widget.BaseWidget
	Keyed
	Name     string // label for a screen reader
	Selected int
	Changed  func(swatch int)

	swatches           []Swatch
	pictures           []*canvas.Raster
	height             float32 // of an image, in Fyne's units at normal text size
	focused            bool
	under              int // the swatch under the pointer, or -1
	columns            int // number of columns that fit
	width, swatchWidth float32
}

var (
	_ fyne.Focusable    = (*Swatches)(nil)
	_ fyne.Tappable     = (*Swatches)(nil)
	_ fyne.Accessible   = (*Swatches)(nil)
	_ desktop.Hoverable = (*Swatches)(nil)
	_ desktop.Keyable   = (*Swatches)(nil)
)

// NewSwatches returns swatches with images of a height, in Fyne's units at normal text size.
func NewSwatches(desk Desk, name string, height float32, swatches []Swatch, selected int, changed func(int)) *Swatches {
	t := &Swatches{Keyed: Keyed{desk}, Name: name, Selected: selected, Changed: changed, swatches: swatches, height: height, under: -1}
	for _, swatch := range swatches {
		t.pictures = append(t.pictures, canvas.NewRaster(swatch.Picture))
	}
	t.ExtendBaseWidget(t)
	return t
}

// Redraw redraws the images.
func (t *Swatches) Redraw() {
	for _, picture := range t.pictures {
		picture.Refresh()
	}
}

// AccessibilityLabel implements [fyne.Accessible].
func (t *Swatches) AccessibilityLabel() string {
	if t.Selected < 0 || t.Selected >= len(t.swatches) {
		return t.Name
	}
	return t.Name + ": " + t.swatches[t.Selected].Name
}

// AccessibilityRole implements [fyne.Accessible].
func (t *Swatches) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// choose selects a swatch, if it exists and is another one.
func (t *Swatches) choose(swatch int) {
	if swatch < 0 || swatch >= len(t.swatches) || swatch == t.Selected {
		return
	}
	t.Selected = swatch
	t.Refresh()
	t.Changed(swatch)
}

// TypedKey implements [fyne.Focusable].
func (t *Swatches) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyLeft:
		t.choose(t.Selected - 1)
	case fyne.KeyRight:
		t.choose(t.Selected + 1)
	case fyne.KeyUp:
		t.choose(t.Selected - t.columns)
	case fyne.KeyDown:
		t.choose(t.Selected + t.columns)
	case fyne.KeyHome:
		t.choose(0)
	case fyne.KeyEnd:
		t.choose(len(t.swatches) - 1)
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter: // the focused one is already selected
		t.Desk.Presses().Take()
	default:
		t.Desk.Pass(e)
	}
}

// TypedRune implements [fyne.Focusable].
func (t *Swatches) TypedRune(rune) {}

// FocusGained implements [fyne.Focusable].
func (t *Swatches) FocusGained() {
	t.focused = true
	t.Refresh()
	t.Desk.Reveal(t)
}

// FocusLost implements [fyne.Focusable].
func (t *Swatches) FocusLost() {
	t.focused = false
	t.Refresh()
}

// Tapped implements [fyne.Tappable].
func (t *Swatches) Tapped(e *fyne.PointEvent) {
	t.Desk.Presses().Pointed()
	t.Desk.Canvas().Focus(t)
	t.choose(t.at(e.Position))
}

// MouseIn implements [desktop.Hoverable].
func (t *Swatches) MouseIn(e *desktop.MouseEvent) { t.hover(t.at(e.Position)) }

// MouseMoved implements [desktop.Hoverable].
func (t *Swatches) MouseMoved(e *desktop.MouseEvent) { t.hover(t.at(e.Position)) }

// MouseOut implements [desktop.Hoverable].
func (t *Swatches) MouseOut() { t.hover(-1) }

func (t *Swatches) hover(swatch int) {
	if t.under != swatch {
		t.under = swatch
		t.Refresh()
	}
}

// Dimensions of swatches, in Fyne's units at normal text size.
const (
	swatchAir    = 6 // padding around the image and below the name
	swatchGap    = 2 // between swatches
	swatchLeast  = 72
	swatchRadius = 6 // radius of an image's corners
)

// SwatchRadius returns the corner radius of images on swatches, in Fyne's units.
func SwatchRadius() float32 { return look.Scaled(swatchRadius) }

// least returns the width of a swatch with the longest name.
func (t *Swatches) least() float32 {
	widest := look.Scaled(swatchLeast)
	for _, swatch := range t.swatches {
		widest = max(widest, fyne.MeasureText(swatch.Name, look.SmallText(), fyne.TextStyle{}).Width)
	}
	return widest + 2*look.Scaled(swatchAir)
}

// size returns the size of a swatch.
func (t *Swatches) size() fyne.Size {
	name := fyne.MeasureText("M", look.SmallText(), fyne.TextStyle{}).Height
	return fyne.NewSize(max(t.swatchWidth, t.least()), look.Scaled(t.height)+name+3*look.Scaled(swatchAir))
}

// lines returns the number of lines of swatches for a width, as even as possible, and the number
// per line.
func (t *Swatches) lines(width float32) (lines, columns int) {
	gap, n := look.Scaled(swatchGap), len(t.swatches)
	room := max(1, min(n, int((width+gap)/(t.least()+gap))))
	if width <= 0 {
		room = n
	}
	lines = (n + room - 1) / room
	return lines, (n + lines - 1) / lines
}

// place returns the corner of a swatch.
func (t *Swatches) place(swatch int) fyne.Position {
	size, gap := t.size(), look.Scaled(swatchGap)
	column, line := swatch%max(1, t.columns), swatch/max(1, t.columns)
	return fyne.NewPos(theme.InnerPadding()-look.Scaled(swatchAir)+float32(column)*(size.Width+gap), float32(line)*(size.Height+gap))
}

// at returns the swatch at a point, or -1.
func (t *Swatches) at(p fyne.Position) int {
	size := t.size()
	for i := range t.swatches {
		if in := p.Subtract(t.place(i)); in.X >= 0 && in.Y >= 0 && in.X < size.Width && in.Y < size.Height {
			return i
		}
	}
	return -1
}

// CreateRenderer implements [fyne.Widget].
func (t *Swatches) CreateRenderer() fyne.WidgetRenderer { return newSwatchesFace(t) }
