package uitest

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"simplesimon/ui/controls"
)

// Objects returns all objects in a tree, including the parts of widgets.
func Objects(o fyne.CanvasObject) []fyne.CanvasObject {
	all := []fyne.CanvasObject{o}
	switch o := o.(type) {
	case *fyne.Container:
		for _, child := range o.Objects {
			all = append(all, Objects(child)...)
		}
	case fyne.Widget:
		for _, child := range test.WidgetRenderer(o).Objects() {
			all = append(all, Objects(child)...)
		}
	}
	return all
}

// Texts returns all texts of visible objects in a tree, for labels and buttons the whole text instead of the
// wrapped lines.
func Texts(o fyne.CanvasObject) (texts []string) {
	if o == nil || !o.Visible() {
		return nil
	}
	add := func(text string) {
		if strings.TrimSpace(text) != "" {
			texts = append(texts, text)
		}
	}
	switch o := o.(type) {
	case *widget.Label:
		add(o.Text)
	case *widget.RichText:
		add(o.String())
	case *widget.Hyperlink:
		add(o.Text)
	case *controls.Button:
		add(o.Text)
		add(o.Aside)
	case *controls.Tile:
		add(o.Title)
		texts = append(texts, o.Notes...)
	case *controls.Check:
		add(o.Text)
	case *controls.Choice:
		add(o.Selected)
		texts = append(texts, o.Options...)
	case *controls.Entry:
		add(o.Text)
	case *canvas.Text:
		add(o.Text)
	case *fyne.Container:
		for _, child := range o.Objects {
			texts = append(texts, Texts(child)...)
		}
	case fyne.Widget:
		for _, child := range test.WidgetRenderer(o).Objects() {
			texts = append(texts, Texts(child)...)
		}
	}
	return texts
}

// Drawn is a visible object.
type Drawn struct {
	fyne.CanvasObject
	Rect     Box         // its position
	Clip     Box         // the part of the window it is clipped to
	Owner    fyne.Widget // the innermost widget it is part of; may be nil
	Disabled bool        // it is part of a disabled widget
}

// Box is a rectangle in Fyne's units.
type Box struct{ X0, Y0, X1, Y1 float32 }

// BoxOf returns the box of an object at a position.
func BoxOf(at fyne.Position, size fyne.Size) Box {
	return Box{at.X, at.Y, at.X + size.Width, at.Y + size.Height}
}

// And returns the intersection of two boxes.
func (b Box) And(o Box) Box {
	return Box{max(b.X0, o.X0), max(b.Y0, o.Y0), min(b.X1, o.X1), min(b.Y1, o.Y1)}
}

// Empty reports whether a box is empty.
func (b Box) Empty() bool { return b.X0 >= b.X1 || b.Y0 >= b.Y1 }

// Over reports whether two boxes overlap by more than a length in each direction.
func (b Box) Over(o Box, shared float32) bool {
	both := b.And(o)
	return both.X1-both.X0 > shared && both.Y1-both.Y0 > shared
}

// Outside returns how far a box extends beyond another, or 0.
func (b Box) Outside(o Box) float32 {
	return max(0, o.X0-b.X0, o.Y0-b.Y0, b.X1-o.X1, b.Y1-o.Y1)
}

// Top returns the topmost layer of a canvas.
func Top(c fyne.Canvas) fyne.CanvasObject {
	if over := c.Overlays().Top(); over != nil {
		return over
	}
	return c.Content()
}

// Layer lists everything drawn in a layer of a canvas, from back to front.
func Layer(c fyne.Canvas, tree fyne.CanvasObject) []Drawn {
	root := Drawn{CanvasObject: tree, Clip: BoxOf(fyne.Position{}, c.Size())}
	return root.collect(nil, fyne.Position{})
}

// collect adds an object and all its parts to a list; at is the position of its parent.
func (d Drawn) collect(all []Drawn, at fyne.Position) []Drawn {
	if !d.Visible() {
		return all
	}
	at = at.Add(d.Position())
	d.Rect = BoxOf(at, d.Size())
	all = append(all, d)
	var children []fyne.CanvasObject
	switch o := d.CanvasObject.(type) {
	case *fyne.Container:
		children = o.Objects
	case fyne.Widget:
		children = test.WidgetRenderer(o).Objects()
		d.Owner = o
		if off, ok := o.(fyne.Disableable); ok {
			d.Disabled = d.Disabled || off.Disabled()
		}
		if _, ok := o.(fyne.Scrollable); ok { // the toolkit clips its contents
			d.Clip = d.Clip.And(d.Rect)
		}
	}
	for _, child := range children {
		d.CanvasObject = child
		all = d.collect(all, at)
	}
	return all
}

// SeenTexts returns the visible texts in the topmost layer of a canvas.
func SeenTexts(c fyne.Canvas) (texts []Drawn) {
	for _, d := range Layer(c, Top(c)) {
		if text, ok := d.CanvasObject.(*canvas.Text); ok && text.Text != "" && !d.Rect.And(d.Clip).Empty() {
			texts = append(texts, d)
		}
	}
	return texts
}
