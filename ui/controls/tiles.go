package controls

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/ui/look"
)

// Tile is something that can be chosen by its picture.
type Tile struct {
	Name    string
	Picture func(w, h int) image.Image // of so many device pixels
}

// Tiles are pictures with names below, one of which is chosen: by a click, or by arrows, at once.
type Tiles struct {
	widget.BaseWidget
	Keyed
	Name     string // of what is chosen among, for a screen reader
	Selected int
	Changed  func(tile int)

	tiles            []Tile
	pictures         []*canvas.Raster
	height           float32 // of a picture, in Fyne's units at the normal size of text
	focused          bool
	under            int // the tile under the pointer; -1 for none
	columns          int // that there is room for
	width, tileWidth float32
}

var (
	_ fyne.Focusable    = (*Tiles)(nil)
	_ fyne.Tappable     = (*Tiles)(nil)
	_ fyne.Accessible   = (*Tiles)(nil)
	_ desktop.Hoverable = (*Tiles)(nil)
	_ desktop.Keyable   = (*Tiles)(nil)
)

// NewTiles returns tiles with pictures of a height, in Fyne's units at the normal size of text.
func NewTiles(desk Desk, name string, height float32, tiles []Tile, selected int, changed func(int)) *Tiles {
	t := &Tiles{Keyed: Keyed{desk}, Name: name, Selected: selected, Changed: changed, tiles: tiles, height: height, under: -1}
	for _, tile := range tiles {
		t.pictures = append(t.pictures, canvas.NewRaster(tile.Picture))
	}
	t.ExtendBaseWidget(t)
	return t
}

// Redraw draws the pictures anew.
func (t *Tiles) Redraw() {
	for _, picture := range t.pictures {
		picture.Refresh()
	}
}

// AccessibilityLabel implements [fyne.Accessible].
func (t *Tiles) AccessibilityLabel() string {
	if t.Selected < 0 || t.Selected >= len(t.tiles) {
		return t.Name
	}
	return t.Name + ": " + t.tiles[t.Selected].Name
}

// AccessibilityRole implements [fyne.Accessible].
func (t *Tiles) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// choose chooses a tile, if there is one and it is another one.
func (t *Tiles) choose(tile int) {
	if tile < 0 || tile >= len(t.tiles) || tile == t.Selected {
		return
	}
	t.Selected = tile
	t.Refresh()
	t.Changed(tile)
}

// TypedKey implements [fyne.Focusable].
func (t *Tiles) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyLeft:
		t.choose(t.Selected - 1)
	case fyne.KeyRight:
		t.choose(t.Selected + 1)
	case fyne.KeyUp:
		t.choose(t.Selected - t.columns)
	case fyne.KeyDown:
		t.choose(t.Selected + t.columns)
	case fyne.KeyHome:
		t.choose(0)
	case fyne.KeyEnd:
		t.choose(len(t.tiles) - 1)
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter: // what has the keys is chosen already
		t.Desk.Presses().Take()
	default:
		t.Desk.Pass(e)
	}
}

// TypedRune implements [fyne.Focusable].
func (t *Tiles) TypedRune(rune) {}

// FocusGained implements [fyne.Focusable].
func (t *Tiles) FocusGained() {
	t.focused = true
	t.Refresh()
	t.Desk.Reveal(t)
}

// FocusLost implements [fyne.Focusable].
func (t *Tiles) FocusLost() {
	t.focused = false
	t.Refresh()
}

// Tapped implements [fyne.Tappable].
func (t *Tiles) Tapped(e *fyne.PointEvent) {
	t.Desk.Presses().Pointed()
	t.Desk.Canvas().Focus(t)
	t.choose(t.at(e.Position))
}

// MouseIn implements [desktop.Hoverable].
func (t *Tiles) MouseIn(e *desktop.MouseEvent) { t.hover(t.at(e.Position)) }

// MouseMoved implements [desktop.Hoverable].
func (t *Tiles) MouseMoved(e *desktop.MouseEvent) { t.hover(t.at(e.Position)) }

// MouseOut implements [desktop.Hoverable].
func (t *Tiles) MouseOut() { t.hover(-1) }

func (t *Tiles) hover(tile int) {
	if t.under != tile {
		t.under = tile
		t.Refresh()
	}
}

// Measures of tiles, in Fyne's units at the normal size of text.
const (
	tileAir    = 6 // within the edge of a tile, around its picture and below its name
	tileGap    = 2 // between tiles
	tileLeast  = 72
	tileRadius = 6 // of the corners of a picture
)

// TileRadius is that of the corners of pictures on tiles, in Fyne's units.
func TileRadius() float32 { return look.Scaled(tileRadius) }

// least is the width of a tile with the longest of the names.
func (t *Tiles) least() float32 {
	widest := look.Scaled(tileLeast)
	for _, tile := range t.tiles {
		widest = max(widest, fyne.MeasureText(tile.Name, look.SmallText(), fyne.TextStyle{}).Width)
	}
	return widest + 2*look.Scaled(tileAir)
}

// size is that of a tile.
func (t *Tiles) size() fyne.Size {
	name := fyne.MeasureText("M", look.SmallText(), fyne.TextStyle{}).Height
	return fyne.NewSize(max(t.tileWidth, t.least()), look.Scaled(t.height)+name+3*look.Scaled(tileAir))
}

// lines is in how many lines the tiles lie in a width, as even as can be, and how many are in a line.
func (t *Tiles) lines(width float32) (lines, columns int) {
	gap, n := look.Scaled(tileGap), len(t.tiles)
	room := max(1, min(n, int((width+gap)/(t.least()+gap))))
	if width <= 0 {
		room = n
	}
	lines = (n + room - 1) / room
	return lines, (n + lines - 1) / lines
}

// place is the corner of a tile.
func (t *Tiles) place(tile int) fyne.Position {
	size, gap := t.size(), look.Scaled(tileGap)
	column, line := tile%max(1, t.columns), tile/max(1, t.columns)
	return fyne.NewPos(theme.InnerPadding()-look.Scaled(tileAir)+float32(column)*(size.Width+gap), float32(line)*(size.Height+gap))
}

// at is the tile at a place; -1 if there is none.
func (t *Tiles) at(p fyne.Position) int {
	size := t.size()
	for i := range t.tiles {
		if in := p.Subtract(t.place(i)); in.X >= 0 && in.Y >= 0 && in.X < size.Width && in.Y < size.Height {
			return i
		}
	}
	return -1
}

// CreateRenderer implements [fyne.Widget].
func (t *Tiles) CreateRenderer() fyne.WidgetRenderer { return newTilesFace(t) }
