//go:build !js

package files

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
)

// The file dialog, in Fyne's units.
const (
	width       = 620
	leastList   = 4 * rowHeight
	mostList    = 12 * (rowHeight + 4)
	dialogFrame = 150 // what a dialog has above and below its body, and around it
)

// body lays the dialog out: where it is, the list, the name, what is wrong.
func (d *dialog) body() fyne.CanvasObject {
	ground := canvas.NewRectangle(theme.Color(theme.ColorNameInputBackground))
	ground.StrokeColor, ground.StrokeWidth = theme.Color(theme.ColorNameInputBorder), 1
	ground.CornerRadius = theme.Size(theme.SizeNameInputRadius)
	p := theme.InnerPadding()
	label := widget.NewLabel(d.words().Text(locales.FileName))
	room := container.NewGridWrap(fyne.NewSize(look.Scaled(width/2), look.Scaled(leastList)), d.note)
	buttons := container.NewHBox(d.up)
	if d.save {
		buttons = container.NewHBox(d.folders, d.up)
	}
	return container.New(&bodyLayout{d},
		controls.Inset(container.NewBorder(nil, nil, nil, buttons, d.path)),
		container.New(layout.NewCustomPaddedLayout(0, 0, p, p),
			container.NewStack(ground, container.NewPadded(d.list, d.wheel), container.NewCenter(room))),
		container.New(layout.NewCustomPaddedLayout(0, 0, 0, p), container.NewBorder(nil, nil, label, nil, d.entry)),
		d.fault.Label)
}

// bodyLayout gives the list the height that the window has for it.
type bodyLayout struct{ d *dialog }

// others is the height of everything but the list.
func (l *bodyLayout) others(o []fyne.CanvasObject) (height float32) {
	for i, child := range o {
		if i != 1 && child.Visible() {
			height += child.MinSize().Height + theme.Padding()
		}
	}
	return height
}

// MinSize implements [fyne.Layout].
func (l *bodyLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	others := l.others(o)
	room := l.d.stack.Host().Canvas().Size().Height - look.Scaled(dialogFrame) - others
	return fyne.NewSize(0, others+max(look.Scaled(leastList), min(room, look.Scaled(mostList))))
}

// Layout implements [fyne.Layout].
func (l *bodyLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[3].Resize(fyne.NewSize(size.Width, 0)) // wraps it
	list := size.Height - l.others(o)
	var y float32
	for i, child := range o {
		if !child.Visible() {
			continue
		}
		height := child.MinSize().Height
		if i == 1 {
			height = list
		}
		child.Move(fyne.NewPos(0, y))
		child.Resize(fyne.NewSize(size.Width, height))
		y += height + theme.Padding()
	}
}

// pathText is a path of which the end is seen, if there is no room for all of
// it.
type pathText struct {
	widget.BaseWidget
	text  *canvas.Text
	whole string
}

func newPathText() *pathText {
	p := &pathText{text: canvas.NewText("", nil)}
	p.ExtendBaseWidget(p)
	return p
}

// set shows another path.
func (p *pathText) set(path string) {
	p.whole = path
	p.Refresh()
}

// CreateRenderer implements [fyne.Widget].
func (p *pathText) CreateRenderer() fyne.WidgetRenderer { return &pathRenderer{p} }

type pathRenderer struct{ *pathText }

func (r *pathRenderer) MinSize() fyne.Size { return fyne.NewSize(0, look.Scaled(rowHeight)) }

func (r *pathRenderer) Layout(size fyne.Size) {
	r.text.Color, r.text.TextSize = theme.Color(theme.ColorNameForeground), theme.TextSize()
	r.text.Text = controls.Shorten(r.whole, size.Width-theme.InnerPadding(), r.text.TextSize, controls.LastPart)
	least := r.text.MinSize()
	r.text.Resize(least)
	r.text.Move(fyne.NewPos(0, (size.Height-least.Height)/2))
}

func (r *pathRenderer) Refresh() {
	r.Layout(r.Size())
	canvas.Refresh(r.text)
}

func (r *pathRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.text} }
func (r *pathRenderer) Destroy()                     {}
