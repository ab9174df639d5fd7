package controls

import (
	"fyne.io/fyne/v2"

	"simplesimon/ui/look"
)

// Dimensions of tiles, in Fyne's units at normal text size.
const (
	tileLeast = 156 // minimum width of tiles side by side
	tilesGap  = 8
)

// Tiles places tiles of equal size side by side, or one below the other if there is not enough
// room.
func Tiles(tiles ...*Tile) *fyne.Container {
	box := &fyne.Container{Layout: &tilesLayout{tiles: tiles}}
	for _, t := range tiles {
		box.Objects = append(box.Objects, t)
	}
	return box
}

type tilesLayout struct {
	tiles []*Tile
	width float32 // the last width
}

// turn makes all tiles vertical, or horizontal with a given width.
func (l *tilesLayout) turn(lying bool, width float32) {
	var picture, title, note float32
	for _, t := range l.tiles {
		ownTitle, ownNote := t.widths()
		picture, title, note = max(picture, t.drawn().Width), max(title, ownTitle), max(note, ownNote)
	}
	if !lying || look.Scaled(4*tilePad)+picture+title+note > width {
		title = 0 // no room for notes beside it
	}
	for _, t := range l.tiles {
		t.lying, t.beside, t.titled = lying, picture, title
	}
}

// least returns the minimum width of the tiles.
func (l *tilesLayout) least() (width float32) {
	for _, t := range l.tiles {
		width = max(width, t.least())
	}
	return width
}

// fit orients the tiles for a width, 0 if unknown, and returns their size.
func (l *tilesLayout) fit(width float32) (tile fyne.Size) {
	n, gap := float32(len(l.tiles)), look.Scaled(tilesGap)
	l.turn(false, 0)
	tile.Width = (width - (n-1)*gap) / n
	if tile.Width < max(l.least(), look.Scaled(tileLeast)) {
		l.turn(true, width)
		tile.Width = max(width, l.least())
	}
	for _, t := range l.tiles {
		_, height := t.lines(tile.Width)
		tile.Height = max(tile.Height, height)
	}
	return tile
}

// MinSize implements [fyne.Layout].
func (l *tilesLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	tile := l.fit(l.width)
	if len(l.tiles) == 0 || !l.tiles[0].lying {
		l.turn(true, 0)
		least := l.least()
		l.turn(false, 0)
		return fyne.NewSize(least, tile.Height)
	}
	n := float32(len(l.tiles))
	return fyne.NewSize(l.least(), n*tile.Height+(n-1)*look.Scaled(tilesGap))
}

// Layout implements [fyne.Layout].
func (l *tilesLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	tile, gap := l.fit(size.Width), look.Scaled(tilesGap)
	var at fyne.Position
	for _, t := range l.tiles {
		t.Move(at)
		t.Resize(tile)
		if t.turned != t.lying {
			t.turned = t.lying
			t.Refresh() // its size may be unchanged
		}
		if t.lying {
			at.Y += tile.Height + gap
		} else {
			at.X += tile.Width + gap
		}
	}
}
