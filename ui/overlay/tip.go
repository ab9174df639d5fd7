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

// TipTime is how long the pointer rests on something until its tip shows.
const TipTime = 500 * time.Millisecond

// Measures of tips, in Fyne's units at the normal size of text.
const (
	widestTip    = 300
	tipBelow     = 20 // the pointer: it must not hide what the tip says
	tipBeside    = 8
	tipFromEdges = 4
)

// tip is what a tip at the pointer says, or will say soon.
type tip struct {
	text  string // of what is under the pointer; "" for nothing
	at    fyne.Position
	timer *timing.Timer
	on    *tipLayer // that shows it; nil for none
}

// Hint is told what there is to say about what is under the pointer, and where that is on the canvas:
// a tip says so when the pointer has rested there for a while. "" ends it.
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

// EndTip takes the tip away: what it is about has been used, or the window has changed. Another comes
// only when the pointer comes to something else.
func (s *Stack) EndTip() {
	t := &s.tip
	t.timer.Stop()
	if t.on != nil {
		t.on.hide()
		t.on = nil
	}
}

// showTip shows the tip on what lies uppermost, if that has room for tips.
func (s *Stack) showTip() {
	t := &s.tip
	t.on = s.ground
	if s.shown != nil {
		t.on = s.shown.tips
	}
	if t.on == nil || len(s.host.Canvas().Overlays().List()) > 1 { // a list of a select box lies above
		t.on = nil
		return
	}
	t.on.show(t.text, t.at, s.host.Canvas().Size())
	s.log.Write("tip", struct {
		Text string `json:"text"`
	}{t.text})
}

// Tips returns what shows tips while nothing lies over the table: it belongs above all else in the
// window, and fills it.
func (s *Stack) Tips() fyne.CanvasObject { return s.ground.box }

// tipLayer is a place for a tip. Tips are part of what they are about: the toolkit would take
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

// free is a layout that leaves alone what it is given.
type free struct{}

// MinSize implements [fyne.Layout].
func (free) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layout implements [fyne.Layout].
func (free) Layout([]fyne.CanvasObject, fyne.Size) {}

// show shows a text below a place on the canvas, or above it if there is no room, whole.
func (l *tipLayer) show(text string, at fyne.Position, canvas fyne.Size) {
	l.ground.FillColor = theme.Color(theme.ColorNameOverlayBackground)
	l.ground.StrokeColor, l.ground.StrokeWidth = theme.Color(theme.ColorNameSeparator), 1
	l.ground.CornerRadius = theme.Size(theme.SizeNameSelectionRadius)
	const slack = 2 // so that rounding wraps nothing
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
