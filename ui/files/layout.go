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

// Dimensions of the file dialog, in Fyne's units.
const (
	width       = 620
	noteWidth   = 200 // of the note shown instead of the list
	leastList   = 4 * rowHeight
	mostList    = 12 * (rowHeight + 4)
	dialogFrame = 150 // height above and below the body, and around the dialog
)

// body lays out the dialog: path, list, name, error. When saving, the name comes first, so that it
// is visible in the lowest window.
func (d *dialog) body() fyne.CanvasObject {
	ground := canvas.NewRectangle(theme.Color(theme.ColorNameInputBackground))
	ground.StrokeColor, ground.StrokeWidth = theme.Color(theme.ColorNameInputBorder), 1
	ground.CornerRadius = theme.Size(theme.SizeNameInputRadius)
	p := theme.InnerPadding()
	label := widget.NewLabel(d.words().Text(locales.FileName))
	room := container.NewGridWrap(fyne.NewSize(look.Scaled(noteWidth), look.Scaled(2*rowHeight)), d.note)
	buttons := container.NewHBox(d.up)
	if d.save {
		buttons = container.NewHBox(d.folders, d.up)
	}
	way := container.New(layout.NewCustomPaddedLayout(0, 0, p, p), controls.Beside(d.way.box, buttons, buttons.MinSize().Width))
	list := container.New(layout.NewCustomPaddedLayout(0, 0, p, p),
		container.NewStack(ground, container.NewPadded(d.list, d.wheel), container.NewCenter(room)))
	name := container.New(layout.NewCustomPaddedLayout(0, 0, 0, p), container.NewBorder(nil, nil, label, nil, d.entry))
	if d.save {
		return container.New(&bodyLayout{d, list}, name, d.fault.Label, way, list)
	}
	return container.New(&bodyLayout{d, list}, way, list, name, d.fault.Label)
}

// bodyLayout gives the list the remaining height of the window.
type bodyLayout struct {
	d    *dialog
	list fyne.CanvasObject
}

// others returns the height of everything but the list.
func (l *bodyLayout) others(o []fyne.CanvasObject) (height float32) {
	for _, child := range o {
		if child != l.list && child.Visible() {
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
	l.d.fault.Label.Resize(fyne.NewSize(size.Width, 0)) // wraps it
	list := size.Height - l.others(o)
	var y float32
	for _, child := range o {
		if !child.Visible() {
			continue
		}
		height := child.MinSize().Height
		if child == l.list {
			height = list
		}
		child.Move(fyne.NewPos(0, y))
		child.Resize(fyne.NewSize(size.Width, height))
		y += height + theme.Padding()
	}
}
