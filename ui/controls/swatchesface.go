package controls

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"simplesimon/ui/look"
)

// swatchesFace renders swatches. The selected one has a frame and a tick, and a ring while
// focused.
type swatchesFace struct {
	of       *Swatches
	swatches []swatchFace
	frame    *canvas.Rectangle
	badge    *canvas.Circle // below the tick
	tick     *canvas.Image
	ring     *canvas.Rectangle
}

// swatchFace contains the parts of a swatch.
type swatchFace struct {
	ground  *canvas.Rectangle // highlight under the pointer
	picture *canvas.Raster
	edge    *canvas.Rectangle
	name    *canvas.Text
}

// Dimensions of the mark of the selected swatch, in Fyne's units at normal text size. The frame is
// separate from the image, which may have the same colour.
const (
	frameStroke = 2
	frameGap    = 2
	badgeSize   = 18
	badgeStroke = 2
	badgeInset  = 3 // from the corner of the image
)

func newSwatchesFace(of *Swatches) *swatchesFace {
	f := &swatchesFace{
		of: of, frame: canvas.NewRectangle(color.Transparent), badge: canvas.NewCircle(nil), ring: canvas.NewRectangle(color.Transparent),
		tick: &canvas.Image{FillMode: canvas.ImageFillContain, Resource: theme.NewColoredResource(theme.ConfirmIcon(), theme.ColorNameForegroundOnPrimary)},
	}
	for i, swatch := range of.swatches {
		f.swatches = append(f.swatches, swatchFace{
			ground: canvas.NewRectangle(nil), picture: of.pictures[i],
			edge: canvas.NewRectangle(color.Transparent), name: canvas.NewText(swatch.Name, nil),
		})
	}
	f.set()
	return f
}

// set updates the colours to the selection.
func (f *swatchesFace) set() {
	t := f.of
	for i, swatch := range f.swatches {
		swatch.ground.FillColor, swatch.ground.CornerRadius = theme.Color(theme.ColorNameHover), SwatchRadius()
		swatch.ground.Hidden = t.under != i
		swatch.name.TextSize, swatch.name.Color = look.SmallText(), theme.Color(theme.ColorNameForeground)
		swatch.edge.StrokeColor, swatch.edge.StrokeWidth = theme.Color(theme.ColorNameInputBorder), theme.InputBorderSize()
		swatch.edge.CornerRadius = SwatchRadius()
	}
	f.frame.StrokeColor, f.frame.StrokeWidth = theme.Color(theme.ColorNamePrimary), frameStroke
	f.frame.CornerRadius = SwatchRadius() + frameGap + frameStroke
	f.badge.FillColor = theme.Color(theme.ColorNamePrimary)
	f.badge.StrokeColor, f.badge.StrokeWidth = theme.Color(theme.ColorNameOverlayBackground), badgeStroke
	f.ring.StrokeColor, f.ring.StrokeWidth = theme.Color(theme.ColorNameForeground), RingStroke
	f.ring.CornerRadius = f.frame.CornerRadius + RingStroke
	chosen := t.Selected >= 0 && t.Selected < len(f.swatches)
	f.frame.Hidden, f.badge.Hidden, f.tick.Hidden = !chosen, !chosen, !chosen
	f.ring.Hidden = !chosen || !t.focused || !t.Desk.Presses().Keyed()
}

// MinSize implements [fyne.WidgetRenderer]: the height depends on the last width.
func (f *swatchesFace) MinSize() fyne.Size {
	t := f.of
	lines, _ := t.lines(t.width)
	gap := look.Scaled(swatchGap)
	return fyne.NewSize(t.least()+2*theme.InnerPadding(), float32(lines)*(t.size().Height+gap)-gap)
}

// Layout implements [fyne.WidgetRenderer]. The images are aligned with texts and fields.
func (f *swatchesFace) Layout(size fyne.Size) {
	t := f.of
	air, gap := look.Scaled(swatchAir), look.Scaled(swatchGap)
	t.width = size.Width - 2*(theme.InnerPadding()-air)
	_, t.columns = t.lines(t.width)
	t.swatchWidth = (t.width+gap)/float32(t.columns) - gap
	swatch := t.size()
	for i, parts := range f.swatches {
		at := t.place(i)
		put(parts.ground, at, swatch)
		picture := fyne.NewSize(swatch.Width-2*air, look.Scaled(t.height))
		put(parts.picture, at.AddXY(air, air), picture)
		put(parts.edge, at.AddXY(air, air), picture)
		name := parts.name.MinSize()
		put(parts.name, at.AddXY((swatch.Width-name.Width)/2, swatch.Height-air-name.Height), name)
		if i == t.Selected {
			f.mark(at, swatch)
		}
	}
}

// mark marks a swatch as selected.
func (f *swatchesFace) mark(at fyne.Position, swatch fyne.Size) {
	air, badge := look.Scaled(swatchAir), look.Scaled(badgeSize)
	picture := fyne.NewSize(swatch.Width-2*air, look.Scaled(f.of.height))
	const around = frameGap + frameStroke
	put(f.frame, at.AddXY(air-around, air-around), picture.AddWidthHeight(2*around, 2*around))
	corner := at.AddXY(air+picture.Width-badge-badgeInset, air+picture.Height-badge-badgeInset)
	put(f.badge, corner, fyne.NewSquareSize(badge))
	const within = badgeStroke + 1
	put(f.tick, corner.AddXY(within, within), fyne.NewSquareSize(badge-2*within))
	put(f.ring, at, swatch)
}

// Refresh implements [fyne.WidgetRenderer]. It does not redraw the images, which may be slow,
// since pointer and keys affect only their surroundings. See [Swatches.Redraw].
func (f *swatchesFace) Refresh() {
	f.set()
	f.Layout(f.of.Size())
	for _, o := range f.Objects() {
		if _, picture := o.(*canvas.Raster); !picture {
			o.Refresh()
		}
	}
}

// Objects implements [fyne.WidgetRenderer].
func (f *swatchesFace) Objects() (all []fyne.CanvasObject) {
	for _, swatch := range f.swatches {
		all = append(all, swatch.ground, swatch.picture, swatch.edge, swatch.name)
	}
	return append(all, f.frame, f.badge, f.tick, f.ring)
}

// Destroy implements [fyne.WidgetRenderer].
func (f *swatchesFace) Destroy() {}
