package overlay

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/ui/controls"
	"simplesimon/ui/look"
)

// Dialog is a dialog over the table or over a page.
type Dialog struct {
	Name     string // in the trace
	Title    string
	Grand    bool               // the title is that of a special moment
	Body     fyne.CanvasObject  // scrolls if the window is too small for it
	Answers  []*controls.Button // below, from left to right
	Controls []Control
	Focus    fyne.Focusable            // the default answer
	Cancel   func()                    // called by Escape, which also closes the dialog; may be nil
	Closed   func()                    // called when it is removed in any way; may be nil
	Key      func(*fyne.KeyEvent) bool // handles keys nobody else wants; may be nil
	Digit    func(int)                 // handles digits typed on its buttons; may be nil
	Width    float32                   // of the body, in Fyne's units at normal text size
	Unasked  bool                      // opens by itself rather than by an action of the player
}

// Distances in dialogs, in Fyne's units.
const (
	dialogPadding = 16
	dialogEdge    = 12 // margin around a dialog in a small window
)

// Show implements [Layer].
func (d *Dialog) Show(s *Stack) {
	title := widget.NewLabelWithStyle(d.Title, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	title.SizeName = theme.SizeNameSubHeadingText
	if d.Grand {
		title.SizeName = look.Large
	}
	title.Wrapping = fyne.TextWrapWord
	sh := &sheet{
		name: d.Name, body: d.Body, scroll: controls.NewScroll(d.Body), controls: d.Controls, focus: d.Focus,
		tips: newTipLayer(), digit: d.Digit, cancel: d.Cancel, closed: d.Closed, key: d.Key, width: d.Width, unasked: d.Unasked,
	}
	answers := container.New(&answerRow{})
	for _, b := range d.Answers {
		answers.Add(b)
	}
	content := container.NewBorder(title, controls.Inset(answers), nil, nil, sh.scroll)
	sh.popup = widget.NewModalPopUp(
		container.NewStack(newShadow(), edge(), container.New(layout.NewCustomPaddedLayout(dialogPadding, dialogPadding, dialogPadding, dialogPadding), content), sh.tips.box),
		s.host.Canvas())
	sh.put = func() {
		s.Fit()
		sh.popup.Show()
	}
	sh.hide = sh.popup.Hide
	s.show(sh)
}

// answerRow places answers side by side at the right, or one below the other if there is not
// enough room.
type answerRow struct{ width float32 } // the last width

// row returns the size of all answers side by side.
func (*answerRow) row(o []fyne.CanvasObject) (size fyne.Size) {
	for i, answer := range o {
		if i > 0 {
			size.Width += theme.Padding()
		}
		least := answer.MinSize()
		size = fyne.NewSize(size.Width+least.Width, max(size.Height, least.Height))
	}
	return size
}

// MinSize implements [fyne.Layout].
func (l *answerRow) MinSize(o []fyne.CanvasObject) fyne.Size {
	row := l.row(o)
	if l.width == 0 || row.Width <= l.width || len(o) == 0 {
		return fyne.NewSize(0, row.Height)
	}
	return fyne.NewSize(0, float32(len(o))*(row.Height+theme.Padding())-theme.Padding())
}

// Layout implements [fyne.Layout].
func (l *answerRow) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	row := l.row(o)
	at := fyne.NewPos(size.Width-row.Width, 0)
	for i, answer := range o {
		least := fyne.NewSize(answer.MinSize().Width, row.Height)
		if row.Width > size.Width {
			least.Width = size.Width
			at = fyne.NewPos(0, float32(i)*(row.Height+theme.Padding()))
		}
		answer.Move(at)
		answer.Resize(least)
		at.X += least.Width + theme.Padding()
	}
}

// edge returns the hairline around a dialog, which separates it from the background.
func edge() fyne.CanvasObject {
	r := canvas.NewRectangle(color.Transparent)
	r.StrokeColor, r.StrokeWidth, r.CornerRadius = theme.Color(look.Edge), 1, look.DialogRadius
	return r
}

// Fit gives the open page its minimum height, so that it scrolls in a lower window, and the open
// dialog the size its content needs, if possible; a larger body scrolls. A dialog already shown
// stays centred.
func (s *Stack) Fit() { s.fit(false) }

// fit implements Fit. If the content of a dialog changed, its upper edge stays where it is, if
// possible, so that what is above that content stays under the pointer.
func (s *Stack) fit(changed bool) {
	s.EndTip() // what it refers to may have moved
	sh := s.shown
	if sh != nil && sh.outer != nil && sh.outer.Content.MinSize().Height > sh.outer.Content.Size().Height {
		sh.outer.Refresh() // its height depends on its width, which has just changed
	}
	if sh == nil || sh.popup == nil {
		return
	}
	window := s.host.Canvas().Size()
	room := window.SubtractWidthHeight(2*dialogEdge, 2*dialogEdge)
	sh.scroll.SetMinSize(fyne.NewSize(0, 0))
	frame := sh.popup.MinSize()
	width := min(look.Scaled(sh.width)+2*dialogPadding, room.Width)
	sh.body.Resize(fyne.NewSize(width-2*dialogPadding, sh.body.MinSize().Height)) // wraps the texts
	height := min(frame.Height-sh.scroll.MinSize().Height+sh.body.MinSize().Height, room.Height)
	size := fyne.NewSize(max(width, frame.Width), max(height, frame.Height))
	sh.popup.Resize(size)
	if more := sh.popup.MinSize().Height - frame.Height; more > 0 { // answers one below the other
		size.Height = min(size.Height+more, room.Height)
		sh.popup.Resize(size)
	}
	sh.body.Resize(sh.body.MinSize().Max(sh.scroll.Size())) // it may need more, and a scroll of unchanged size does not resize it
	free := window.Subtract(size)
	if !changed {
		sh.top = free.Height / 2
	}
	if !sh.popup.Position().IsZero() {
		sh.popup.Move(fyne.NewPos(free.Width/2, max(0, min(sh.top, free.Height-dialogEdge))))
	}
}

// Refit lays out the open dialog again after its body has changed, and traces its controls.
func (s *Stack) Refit() {
	if s.shown == nil {
		return
	}
	s.shown.body.Refresh() // its size may be unchanged
	s.fit(true)
	s.TraceControls(s.shown.name, s.shown.controls)
}
