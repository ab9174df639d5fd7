package uitest

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"simplesimon/ui/controls"
)

// Objects are all objects in a tree, and what widgets are made of.
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

// Texts are all texts in a tree of objects that can be seen: of labels and buttons the whole text,
// not the lines into which it is wrapped.
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

// Drawn is something that is drawn.
type Drawn struct {
	fyne.CanvasObject
	Rect     Box         // where it lies
	Clip     Box         // what of the window it may use
	Owner    fyne.Widget // the innermost widget that it is part of; may be nil
	Disabled bool        // it is part of something that can't be used now
}

// Box is a rectangle in Fyne's units.
type Box struct{ X0, Y0, X1, Y1 float32 }

// BoxOf is the box of an object at a place.
func BoxOf(at fyne.Position, size fyne.Size) Box {
	return Box{at.X, at.Y, at.X + size.Width, at.Y + size.Height}
}

// And is what two boxes have in common.
func (b Box) And(o Box) Box {
	return Box{max(b.X0, o.X0), max(b.Y0, o.Y0), min(b.X1, o.X1), min(b.Y1, o.Y1)}
}

// Empty reports whether there is nothing in a box.
func (b Box) Empty() bool { return b.X0 >= b.X1 || b.Y0 >= b.Y1 }

// Over reports whether two boxes have more in common than a length in each direction.
func (b Box) Over(o Box, shared float32) bool {
	both := b.And(o)
	return both.X1-both.X0 > shared && both.Y1-both.Y0 > shared
}

// Outside is how far a box sticks out of another, 0 if it does not.
func (b Box) Outside(o Box) float32 {
	return max(0, o.X0-b.X0, o.Y0-b.Y0, b.X1-o.X1, b.Y1-o.Y1)
}

// Top is the uppermost layer of a canvas.
func Top(c fyne.Canvas) fyne.CanvasObject {
	if over := c.Overlays().Top(); over != nil {
		return over
	}
	return c.Content()
}

// Layer lists everything that is drawn of a layer of a canvas, from back to front.
func Layer(c fyne.Canvas, tree fyne.CanvasObject) []Drawn {
	root := Drawn{CanvasObject: tree, Clip: BoxOf(fyne.Position{}, c.Size())}
	return root.collect(nil, fyne.Position{})
}

// collect adds an object, and all that it is made of, to a list; at is the corner of what holds it.
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
		if _, ok := o.(fyne.Scrollable); ok { // the toolkit draws nothing beside it
			d.Clip = d.Clip.And(d.Rect)
		}
	}
	for _, child := range children {
		d.CanvasObject = child
		all = d.collect(all, at)
	}
	return all
}

// SeenTexts are the texts that are drawn in the uppermost layer of a canvas and can be seen.
func SeenTexts(c fyne.Canvas) (texts []Drawn) {
	for _, d := range Layer(c, Top(c)) {
		if text, ok := d.CanvasObject.(*canvas.Text); ok && text.Text != "" && !d.Rect.And(d.Clip).Empty() {
			texts = append(texts, d)
		}
	}
	return texts
}
