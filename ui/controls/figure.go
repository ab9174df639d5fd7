package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/ui/look"
)

// Dimensions of a figure, in Fyne's units at normal text size.
const (
	figurePad    = 12
	figureGap    = 8 // between figures
	figureLeast  = 88
	figureRadius = 8
)

// star marks a best.
var star = theme.NewPrimaryThemedResource(fyne.NewStaticResource("star.svg",
	[]byte(`<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path d="M12 1.5l3.2 6.9 7.5.9-5.5 5.2 1.4 7.4L12 18.2l-6.6 3.7 1.4-7.4L1.3 9.3l7.5-.9z"/></svg>`)))

// Figure shows a number, or a word, with a label above it.
type Figure struct {
	widget.BaseWidget
	label, value string
	best         bool
}

var _ fyne.Accessible = (*Figure)(nil)

// NewFigure returns a figure, with a star if best is set.
func NewFigure(label, value string, best bool) *Figure {
	f := &Figure{label: label, value: value, best: best}
	f.ExtendBaseWidget(f)
	return f
}

// Best reports whether the figure is marked as a best.
func (f *Figure) Best() bool { return f.best }

// AccessibilityLabel implements [fyne.Accessible].
func (f *Figure) AccessibilityLabel() string { return f.label + ": " + f.value }

// AccessibilityRole implements [fyne.Accessible].
func (f *Figure) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer implements [fyne.Widget].
func (f *Figure) CreateRenderer() fyne.WidgetRenderer {
	r := &figureRenderer{of: f, frame: &canvas.Rectangle{}, label: &canvas.Text{}, value: &canvas.Text{}, star: canvas.NewImageFromResource(star)}
	r.set()
	return r
}

type figureRenderer struct {
	of           *Figure
	frame        *canvas.Rectangle
	label, value *canvas.Text
	star         *canvas.Image
}

// set applies the colours and sizes of the current theme.
func (r *figureRenderer) set() {
	r.frame.StrokeWidth, r.frame.StrokeColor, r.frame.CornerRadius = 1, theme.Color(theme.ColorNameSeparator), figureRadius
	if r.of.best {
		r.frame.StrokeWidth, r.frame.StrokeColor = 2, theme.Color(theme.ColorNamePrimary)
	}
	r.label.Text, r.label.TextSize, r.label.Color = r.of.label, look.SmallText(), theme.Color(look.Quiet)
	r.value.Text, r.value.TextSize, r.value.Color = r.of.value, theme.Size(theme.SizeNameHeadingText), theme.Color(theme.ColorNameForeground)
	r.value.TextStyle.Bold = true
	r.star.Hidden = !r.of.best
}

// starSize returns the size of the star, in Fyne's units.
func starSize() float32 { return look.Scaled(16) }

// MinSize implements [fyne.WidgetRenderer].
func (r *figureRenderer) MinSize() fyne.Size {
	label, value, pad := r.label.MinSize(), r.value.MinSize(), look.Scaled(figurePad)
	if r.of.best {
		label.Width += theme.Padding() + starSize()
	}
	return fyne.NewSize(max(label.Width, value.Width)+2*pad, label.Height+value.Height+4*pad/3)
}

// Layout implements [fyne.WidgetRenderer].
func (r *figureRenderer) Layout(size fyne.Size) {
	r.frame.Move(fyne.NewSquareOffsetPos(1)) // scrolling would cut off its edge
	r.frame.Resize(size.SubtractWidthHeight(2, 2))
	label, value, pad := r.label.MinSize(), r.value.MinSize(), look.Scaled(figurePad)
	top := (size.Height - label.Height - value.Height) / 2
	r.label.Move(fyne.NewPos(pad, top))
	r.label.Resize(label)
	r.value.Move(fyne.NewPos(pad, top+label.Height))
	r.value.Resize(value)
	r.star.Resize(fyne.NewSquareSize(starSize()))
	r.star.Move(fyne.NewPos(size.Width-pad-starSize(), top+(label.Height-starSize())/2))
}

// Refresh implements [fyne.WidgetRenderer].
func (r *figureRenderer) Refresh() {
	r.set()
	r.Layout(r.of.Size())
	canvas.Refresh(r.of)
}

// Objects implements [fyne.WidgetRenderer].
func (r *figureRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.frame, r.label, r.value, r.star}
}

// Destroy implements [fyne.WidgetRenderer].
func (r *figureRenderer) Destroy() {}

// Figures places figures of equal size side by side, in as many lines of equal length as
// necessary.
func Figures(figures ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &figuresLayout{}, Objects: figures}
}

type figuresLayout struct{ width float32 } // the last width

// least returns the minimum size of every figure.
func (l *figuresLayout) least(o []fyne.CanvasObject) (size fyne.Size) {
	for _, figure := range o {
		size = size.Max(figure.MinSize())
	}
	return size
}

// inLine returns the number of figures per line: as many as fit, evenly distributed.
func (l *figuresLayout) inLine(o []fyne.CanvasObject, width float32) int {
	least, gap := max(l.least(o).Width, look.Scaled(figureLeast)), look.Scaled(figureGap)
	n := len(o)
	for n > 1 && (len(o)%n != 0 || float32(n)*(least+gap)-gap > width) {
		n--
	}
	return max(1, n)
}

// MinSize implements [fyne.Layout].
func (l *figuresLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	least := l.least(o)
	lines := float32(len(o) / l.inLine(o, l.width))
	return fyne.NewSize(least.Width, lines*(least.Height+look.Scaled(figureGap))-look.Scaled(figureGap))
}

// Layout implements [fyne.Layout].
func (l *figuresLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	n, gap := l.inLine(o, size.Width), look.Scaled(figureGap)
	one := fyne.NewSize((size.Width-float32(n-1)*gap)/float32(n), l.least(o).Height)
	for i, figure := range o {
		figure.Resize(one)
		figure.Move(fyne.NewPos(float32(i%n)*(one.Width+gap), float32(i/n)*(one.Height+gap)))
	}
}
