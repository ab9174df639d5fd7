package overlay

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/timing"
	"simplesimon/ui/look"
)

// TipTime is how long the pointer rests on something before its tooltip appears.
const TipTime = 500 * time.Millisecond

// Dimensions of tooltips, in Fyne's units at normal text size.
const (
	widestTip    = 300
	tipBelow     = 20 // the pointer, which must not cover the text
	tipBeside    = 8
	tipFromEdges = 4
)

// tip is the current or pending tooltip.
type tip struct {
	text  string // of the object under the pointer; "" for none
	at    fyne.Position
	timer *timing.Timer
	on    *tipLayer // where it is shown; nil if it is not
}

// Hint sets the tooltip of the object under the pointer, and where that is on the canvas; it
// appears after the pointer has rested there for a while. "" removes it.
func (s *Stack) Hint(text string, at fyne.Position) {
	t := &s.tip
	t.at = at
	if text == t.text {
		return
	}
	s.EndTip()
	t.text = text
	if text != "" {
		t.timer = s.timers.After(TipTime, s.showTip)
	}
}

// EndTip removes the tooltip, because its object was used or the window changed. Another one
// appears only when the pointer moves to another object.
func (s *Stack) EndTip() {
	t := &s.tip
	t.timer.Stop()
	if t.on != nil {
		t.on.hide()
		t.on = nil
	}
}

// showTip shows the tooltip on the topmost layer, if that supports tooltips.
func (s *Stack) showTip() {
	t := &s.tip
	t.on = s.ground
	if s.shown != nil {
		t.on = s.shown.tips
	}
	if t.on == nil || len(s.host.Canvas().Overlays().List()) > 1 { // the list of a select box is above it
		t.on = nil
		return
	}
	t.on.show(t.text, t.at, s.host.Canvas().Size())
	s.log.Write("tip", struct {
		Text string `json:"text"`
	}{t.text})
}

// Tips returns the object that shows tooltips while nothing covers the table: it must be above
// everything else in the window, and fill it.
func (s *Stack) Tips() fyne.CanvasObject { return s.ground.box }

// tipLayer is a place for tooltips. They are part of what they refer to, as the toolkit would take
// another overlay for a dialog.
type tipLayer struct {
	box    *fyne.Container
	ground *canvas.Rectangle
	label  *widget.Label
}

func newTipLayer() *tipLayer {
	l := &tipLayer{ground: canvas.NewRectangle(nil), label: widget.NewLabel("")}
	l.label.SizeName = look.Small
	l.label.Wrapping = fyne.TextWrapWord
	l.ground.Hide()
	l.label.Hide()
	l.box = container.New(free{}, l.ground, l.label)
	return l
}

// free is a layout that does nothing.
type free struct{}

// MinSize implements [fyne.Layout].
func (free) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layout implements [fyne.Layout].
func (free) Layout([]fyne.CanvasObject, fyne.Size) {}

// show shows a text below a point on the canvas, or above it if there is not enough room.
func (l *tipLayer) show(text string, at fyne.Position, canvas fyne.Size) {
	l.ground.FillColor = theme.Color(theme.ColorNameOverlayBackground)
	l.ground.StrokeColor, l.ground.StrokeWidth = theme.Color(theme.ColorNameSeparator), 1
	l.ground.CornerRadius = theme.Size(theme.SizeNameSelectionRadius)
	const slack = 2 // avoids wrapping due to rounding
	l.label.SetText(text)
	width := fyne.MeasureText(text, theme.Size(look.Small), l.label.TextStyle).Width + 2*theme.InnerPadding() + slack
	width = min(width, look.Scaled(widestTip), canvas.Width-2*tipFromEdges)
	l.label.Resize(fyne.NewSize(width, 0))
	size := fyne.NewSize(width, l.label.MinSize().Height)
	l.label.Resize(size)
	corner := at.AddXY(tipBeside, tipBelow)
	if corner.Y+size.Height > canvas.Height-tipFromEdges {
		corner.Y = at.Y - tipBeside - size.Height
	}
	corner.X = max(tipFromEdges, min(corner.X, canvas.Width-tipFromEdges-width))
	corner.Y = max(tipFromEdges, corner.Y)
	corner = corner.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(l.box))
	l.label.Move(corner)
	l.ground.Move(corner)
	l.ground.Resize(size)
	l.ground.Show()
	l.label.Show()
	l.box.Refresh()
}

func (l *tipLayer) hide() {
	l.ground.Hide()
	l.label.Hide()
	l.box.Refresh()
}
