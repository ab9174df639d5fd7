package controls

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/ui/look"
)

// Switch turns a setting on or off immediately. Its name is at the left and wraps; the track with
// the knob is at the right of the line. To the toolkit, and thus to a screen reader, it is a check
// box.
type Switch struct {
	toggled
	hovered bool
}

// NewSwitch returns a switch with a name; changed is called when it is toggled.
func NewSwitch(desk Desk, name string, on bool, changed func(bool)) *Switch {
	s := &Switch{toggled: toggled{Keyed: Keyed{desk}}}
	s.begin(s, name, on, changed)
	return s
}

// MouseIn implements [desktop.Hoverable].
func (s *Switch) MouseIn(*desktop.MouseEvent) { s.hover(true) }

// MouseMoved implements [desktop.Hoverable].
func (s *Switch) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements [desktop.Hoverable].
func (s *Switch) MouseOut() { s.hover(false) }

func (s *Switch) hover(on bool) {
	if s.hovered != on {
		s.hovered = on
		s.Refresh()
	}
}

// Dimensions of a switch, in Fyne's units at normal text size.
const (
	trackWidth  = 36
	trackHeight = 20
	knobInset   = 4 // between the edge of the track and the knob when on
	offInset    = 5 // likewise when off: the outline is inside the track
	trackStroke = 1.5
	ringGap     = 2 // between the track and the ring around it
)

// SwitchWidth returns the width of a switch without its name, in Fyne's units.
func SwitchWidth() float32 { return look.Scaled(trackWidth) + 2*theme.InnerPadding() }

// CreateRenderer implements [fyne.Widget].
func (s *Switch) CreateRenderer() fyne.WidgetRenderer {
	f := &switchFace{
		of: s, name: widget.NewRichText(&widget.TextSegment{Style: widget.RichTextStyleParagraph}), track: canvas.NewRectangle(nil), veil: canvas.NewRectangle(nil),
		knob: canvas.NewCircle(nil), ring: canvas.NewRectangle(color.Transparent),
	}
	f.name.Wrapping = fyne.TextWrapWord
	f.set()
	return f
}

// switchFace renders a switch. On and off differ in the fill of the track and in the side and size
// of the knob, not only in colour.
type switchFace struct {
	of    *Switch
	name  *widget.RichText
	track *canvas.Rectangle
	veil  *canvas.Rectangle // highlight over the track under the pointer
	knob  *canvas.Circle
	ring  *canvas.Rectangle
}

// set updates the parts to the state of the switch.
func (f *switchFace) set() {
	s := f.of
	ink, fill, edge, knob := theme.ColorNameForeground, theme.ColorNamePrimary, theme.ColorNamePrimary, theme.ColorNameForegroundOnPrimary
	if !s.Checked {
		fill, edge, knob = theme.ColorNameInputBackground, theme.ColorNameInputBorder, look.Quiet
	}
	if s.Disabled() {
		ink, fill, edge, knob = theme.ColorNameDisabled, theme.ColorNameDisabledButton, theme.ColorNameDisabled, theme.ColorNameDisabled
	}
	name := f.name.Segments[0].(*widget.TextSegment)
	name.Text, name.Style.ColorName = s.Text, ink
	f.track.FillColor, f.track.StrokeColor, f.track.StrokeWidth = theme.Color(fill), theme.Color(edge), look.Scaled(trackStroke)
	f.track.CornerRadius = look.Scaled(trackHeight) / 2
	f.veil.FillColor, f.veil.CornerRadius = theme.Color(theme.ColorNameHover), f.track.CornerRadius
	f.veil.Hidden = !s.hovered || s.Disabled()
	f.knob.FillColor = theme.Color(knob)
	f.ring.StrokeColor, f.ring.StrokeWidth = theme.Color(theme.ColorNameForeground), RingStroke
	f.ring.CornerRadius = f.track.CornerRadius + ringGap + RingStroke
	f.ring.Hidden = !s.focused || s.Disabled() || !s.Desk.Presses().Keyed()
}

// MinSize implements [fyne.WidgetRenderer]: the height depends on the last width.
func (f *switchFace) MinSize() fyne.Size {
	name := f.name.MinSize()
	return fyne.NewSize(name.Width+SwitchWidth(), max(name.Height, look.Scaled(trackHeight)+2*theme.InnerPadding()))
}

// Layout implements [fyne.WidgetRenderer].
func (f *switchFace) Layout(size fyne.Size) {
	f.name.Resize(fyne.NewSize(size.Width-SwitchWidth(), f.name.MinSize().Height))
	height := f.name.MinSize().Height // wrapped to the width
	put(f.name, fyne.NewPos(0, (size.Height-height)/2), fyne.NewSize(size.Width-SwitchWidth(), height))

	track := fyne.NewSize(look.Scaled(trackWidth), look.Scaled(trackHeight))
	at := fyne.NewPos(size.Width-theme.InnerPadding()-track.Width, (size.Height-track.Height)/2)
	put(f.track, at, track)
	put(f.veil, at, track)
	const around = ringGap + RingStroke
	put(f.ring, at.SubtractXY(around, around), track.AddWidthHeight(2*around, 2*around))

	inset := look.Scaled(offInset)
	x := inset
	if f.of.Checked {
		inset = look.Scaled(knobInset)
		x = track.Width - track.Height + inset
	}
	put(f.knob, at.AddXY(x, inset), fyne.NewSquareSize(track.Height-2*inset))
}

// put moves and resizes an object.
func put(o fyne.CanvasObject, at fyne.Position, size fyne.Size) {
	o.Move(at)
	o.Resize(size)
}

// Refresh implements [fyne.WidgetRenderer].
func (f *switchFace) Refresh() {
	f.set()
	f.Layout(f.of.Size())
	for _, o := range f.Objects() {
		o.Refresh()
	}
}

// Objects implements [fyne.WidgetRenderer].
func (f *switchFace) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{f.name, f.track, f.veil, f.knob, f.ring}
}

// Destroy implements [fyne.WidgetRenderer].
func (f *switchFace) Destroy() {}
