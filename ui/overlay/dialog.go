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
	Grand    bool               // the title is that of a great moment
	Body     fyne.CanvasObject  // scrolls if the window is too small for it
	Answers  []*controls.Button // below, from left to right
	Controls []Control
	Focus    fyne.Focusable            // the likely answer
	Cancel   func()                    // what Escape does, besides closing; may be nil
	Closed   func()                    // called when it is taken away in any way; may be nil
	Key      func(*fyne.KeyEvent) bool // takes keys that nothing else wants; may be nil
	Digit    func(int)                 // takes digits that are typed on its buttons; may be nil
	Width    float32                   // of the body, in Fyne's units at the normal size of text
	Unasked  bool                      // it opens by itself, not because of what the player does at that moment
}

// Distances in dialogs, in Fyne's units.
const (
	dialogPadding = 16
	dialogEdge    = 12 // left free around a dialog in a small window
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

// answerRow puts answers side by side at the right, or one below the other where they have no room so.
type answerRow struct{ width float32 } // that there was last

// row is the size of all answers side by side.
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

// edge is the hairline around a dialog, which parts it from what it lies on.
func edge() fyne.CanvasObject {
	r := canvas.NewRectangle(color.Transparent)
	r.StrokeColor, r.StrokeWidth, r.CornerRadius = theme.Color(look.Edge), 1, look.DialogRadius
	return r
}

// Fit gives the open page the height that it needs at least: it scrolls in a lower window. It gives
// the open dialog the size that its content needs, if the window has the room; a
// larger body scrolls. One that is shown already stays in the middle.
func (s *Stack) Fit() { s.fit(false) }

// fit does that; a dialog whose own content has changed keeps its upper edge where it is, if the window has
// the room: what is above that content stays under the pointer.
func (s *Stack) fit(changed bool) {
	s.EndTip() // what it is about may be elsewhere now
	sh := s.shown
	if sh != nil && sh.outer != nil && sh.outer.Content.MinSize().Height > sh.outer.Content.Size().Height {
		sh.outer.Refresh() // what it needs depends on its width, which it has got just now
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
	sh.body.Resize(sh.body.MinSize().Max(sh.scroll.Size())) // it may need more, and a scroll of the same size leaves it alone
	free := window.Subtract(size)
	if !changed {
		sh.top = free.Height / 2
	}
	if !sh.popup.Position().IsZero() {
		sh.popup.Move(fyne.NewPos(free.Width/2, max(0, min(sh.top, free.Height-dialogEdge))))
	}
}

// Refit lays the open dialog out anew when its body has changed, and tells where its controls are.
func (s *Stack) Refit() {
	if s.shown == nil {
		return
	}
	s.shown.body.Refresh() // it may keep its size
	s.fit(true)
	s.TraceControls(s.shown.name, s.shown.controls)
}
