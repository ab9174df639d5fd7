package controls

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"simplesimon/ui/look"
)

// tilesFace draws tiles. The chosen one has a frame and a tick; a ring is around it while it has the
// keys.
type tilesFace struct {
	of    *Tiles
	tiles []tileFace
	frame *canvas.Rectangle
	badge *canvas.Circle // below the tick
	tick  *canvas.Image
	ring  *canvas.Rectangle
}

// tileFace are the parts of a tile.
type tileFace struct {
	ground  *canvas.Rectangle // under the pointer
	picture *canvas.Raster
	edge    *canvas.Rectangle
	name    *canvas.Text
}

// What is drawn on the chosen tile, in Fyne's units at the normal size of text. The frame is apart
// from the picture, which may have its colour.
const (
	frameStroke = 2
	frameGap    = 2
	badgeSize   = 18
	badgeStroke = 2
	badgeInset  = 3 // from the corner of the picture
)

func newTilesFace(of *Tiles) *tilesFace {
	f := &tilesFace{
		of: of, frame: canvas.NewRectangle(color.Transparent), badge: canvas.NewCircle(nil), ring: canvas.NewRectangle(color.Transparent),
		tick: &canvas.Image{FillMode: canvas.ImageFillContain, Resource: theme.NewColoredResource(theme.ConfirmIcon(), theme.ColorNameForegroundOnPrimary)},
	}
	for i, tile := range of.tiles {
		f.tiles = append(f.tiles, tileFace{
			ground: canvas.NewRectangle(nil), picture: of.pictures[i],
			edge: canvas.NewRectangle(color.Transparent), name: canvas.NewText(tile.Name, nil),
		})
	}
	f.set()
	return f
}

// set gives the parts the colours of what is chosen now.
func (f *tilesFace) set() {
	t := f.of
	for i, tile := range f.tiles {
		tile.ground.FillColor, tile.ground.CornerRadius = theme.Color(theme.ColorNameHover), TileRadius()
		tile.ground.Hidden = t.under != i
		tile.name.TextSize, tile.name.Color = look.SmallText(), theme.Color(theme.ColorNameForeground)
		tile.edge.StrokeColor, tile.edge.StrokeWidth = theme.Color(theme.ColorNameInputBorder), theme.InputBorderSize()
		tile.edge.CornerRadius = TileRadius()
	}
	f.frame.StrokeColor, f.frame.StrokeWidth = theme.Color(theme.ColorNamePrimary), frameStroke
	f.frame.CornerRadius = TileRadius() + frameGap + frameStroke
	f.badge.FillColor = theme.Color(theme.ColorNamePrimary)
	f.badge.StrokeColor, f.badge.StrokeWidth = theme.Color(theme.ColorNameOverlayBackground), badgeStroke
	f.ring.StrokeColor, f.ring.StrokeWidth = theme.Color(theme.ColorNameForeground), RingStroke
	f.ring.CornerRadius = f.frame.CornerRadius + RingStroke
	chosen := t.Selected >= 0 && t.Selected < len(f.tiles)
	f.frame.Hidden, f.badge.Hidden, f.tick.Hidden = !chosen, !chosen, !chosen
	f.ring.Hidden = !chosen || !t.focused || !t.Desk.Presses().Keyed()
}

// MinSize implements [fyne.WidgetRenderer]: the height depends on the width that there was last.
func (f *tilesFace) MinSize() fyne.Size {
	t := f.of
	lines, _ := t.lines(t.width)
	gap := look.Scaled(tileGap)
	return fyne.NewSize(t.least()+2*theme.InnerPadding(), float32(lines)*(t.size().Height+gap)-gap)
}

// Layout implements [fyne.WidgetRenderer]. The pictures begin and end where texts and fields do.
func (f *tilesFace) Layout(size fyne.Size) {
	t := f.of
	air, gap := look.Scaled(tileAir), look.Scaled(tileGap)
	t.width = size.Width - 2*(theme.InnerPadding()-air)
	_, t.columns = t.lines(t.width)
	t.tileWidth = (t.width+gap)/float32(t.columns) - gap
	tile := t.size()
	for i, parts := range f.tiles {
		at := t.place(i)
		put(parts.ground, at, tile)
		picture := fyne.NewSize(tile.Width-2*air, look.Scaled(t.height))
		put(parts.picture, at.AddXY(air, air), picture)
		put(parts.edge, at.AddXY(air, air), picture)
		name := parts.name.MinSize()
		put(parts.name, at.AddXY((tile.Width-name.Width)/2, tile.Height-air-name.Height), name)
		if i == t.Selected {
			f.mark(at, tile)
		}
	}
}

// mark marks a tile as the chosen one.
func (f *tilesFace) mark(at fyne.Position, tile fyne.Size) {
	air, badge := look.Scaled(tileAir), look.Scaled(badgeSize)
	picture := fyne.NewSize(tile.Width-2*air, look.Scaled(f.of.height))
	const around = frameGap + frameStroke
	put(f.frame, at.AddXY(air-around, air-around), picture.AddWidthHeight(2*around, 2*around))
	corner := at.AddXY(air+picture.Width-badge-badgeInset, air+picture.Height-badge-badgeInset)
	put(f.badge, corner, fyne.NewSquareSize(badge))
	const within = badgeStroke + 1
	put(f.tick, corner.AddXY(within, within), fyne.NewSquareSize(badge-2*within))
	put(f.ring, at, tile)
}

// Refresh implements [fyne.WidgetRenderer]. It leaves the pictures, which may take a while to draw:
// the pointer and the keys change only what is around them. See [Tiles.Redraw].
func (f *tilesFace) Refresh() {
	f.set()
	f.Layout(f.of.Size())
	for _, o := range f.Objects() {
		if _, picture := o.(*canvas.Raster); !picture {
			o.Refresh()
		}
	}
}

// Objects implements [fyne.WidgetRenderer].
func (f *tilesFace) Objects() (all []fyne.CanvasObject) {
	for _, tile := range f.tiles {
		all = append(all, tile.ground, tile.picture, tile.edge, tile.name)
	}
	return append(all, f.frame, f.badge, f.tick, f.ring)
}

// Destroy implements [fyne.WidgetRenderer].
func (f *tilesFace) Destroy() {}
