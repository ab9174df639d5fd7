package controls

import (
	"image"
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/ui/look"
	"simplesimon/ui/pixel"
)

// Dimensions of a tile, in Fyne's units at normal text size.
const (
	tilePad     = 10
	tileLow     = 8 // vertical padding of a horizontal tile
	tileGap     = 4 // below the image
	tilePicture = 28
)

var titleStyle = fyne.TextStyle{Bold: true}

// Tile is a large button: an image, a title, and lines of secondary text. Several of them form a
// choice; see [Tiles].
type Tile struct {
	Button
	Title   string
	Notes   []string
	picture func(height int) image.Image // of the given height in device pixels
	draft   draft                        // determines its size

	lying  bool    // horizontal: the image is beside the text, not above it
	turned bool    // last layout used
	beside float32 // room beside the image, in Fyne's units
	titled float32 // likewise below the title if the notes are beside it; otherwise 0
}

// NewTile returns a tile with an image of any height, in device pixels.
func NewTile(desk Desk, picture func(height int) image.Image, title string, notes []string, tapped func()) *Tile {
	t := &Tile{Title: title, Notes: notes, picture: picture}
	t.Keyed, t.OnTapped = Keyed{desk}, tapped
	t.ExtendBaseWidget(t)
	return t
}

// SetNotes changes the lines below the title.
func (t *Tile) SetNotes(notes ...string) {
	t.Notes = notes
	t.Refresh()
}

// AccessibilityLabel implements [fyne.Accessible]: the title, the tooltip, which describes the
// image, and the notes.
func (t *Tile) AccessibilityLabel() string {
	return strings.Join(slices.DeleteFunc(slices.Concat([]string{t.Title, t.Hint}, t.Notes), func(s string) bool { return s == "" }), ", ")
}

// FocusGained implements [fyne.Focusable].
func (t *Tile) FocusGained() {
	t.Button.FocusGained()
	t.Desk.Reveal(t)
}

// CreateRenderer implements [fyne.Widget].
func (t *Tile) CreateRenderer() fyne.WidgetRenderer {
	r := &tileRenderer{WidgetRenderer: t.Button.CreateRenderer(), tile: t}
	r.image = &canvas.Image{ScaleMode: canvas.ImageScalePixels, FillMode: canvas.ImageFillStretch}
	r.Layout(t.Size())
	return r
}

// draft holds the size of the image of a given height. A layout asks for it many times; it is drawn once.
type draft struct {
	height float32
	size   image.Point
}

// drawn returns the size of the image, in Fyne's units.
func (t *Tile) drawn() fyne.Size {
	height := look.Scaled(tilePicture)
	if t.draft.height != height {
		t.draft = draft{height, t.picture(int(height)).Bounds().Size()}
	}
	return fyne.NewSize(height*float32(t.draft.size.X)/float32(t.draft.size.Y), height)
}

// textAt returns where the text starts.
func (t *Tile) textAt() fyne.Position {
	pad := look.Scaled(tilePad)
	if t.lying {
		return fyne.NewPos(2*pad+t.beside, t.pad())
	}
	return fyne.NewPos(pad, pad+t.drawn().Height+look.Scaled(tileGap))
}

// pad returns the vertical padding.
func (t *Tile) pad() float32 {
	if t.lying {
		return look.Scaled(tileLow)
	}
	return look.Scaled(tilePad)
}

// widths returns the widths of the title and of the longest note, each on one line.
func (t *Tile) widths() (title, note float32) {
	title = fyne.MeasureText(t.Title, theme.TextSize(), titleStyle).Width
	for _, n := range t.Notes {
		note = max(note, fyne.MeasureText(n, look.SmallText(), fyne.TextStyle{}).Width)
	}
	return title, note
}

// lines breaks the text into lines for a total width of the tile, and returns the resulting
// height.
func (t *Tile) lines(width float32) (lines []*canvas.Text, height float32) {
	at := t.textAt()
	room := max(1, width-at.X-look.Scaled(tilePad))
	ink, quiet := theme.Color(theme.ColorNameForeground), theme.Color(look.Quiet)
	switch {
	case t.Importance == widget.HighImportance:
		ink = theme.Color(theme.ColorNameForegroundOnPrimary)
		quiet = ink
	case t.hovered || t.pressed: // on a background closer in colour
		quiet = ink
	}
	y := at.Y
	add := func(text string, line canvas.Text) {
		for _, part := range wrapped(text, room, line.TextSize, line.TextStyle) {
			next := line
			next.Text = part
			next.Move(fyne.NewPos(at.X, y))
			next.Resize(next.MinSize())
			y += next.MinSize().Height
			lines = append(lines, &next)
		}
	}
	add(t.Title, canvas.Text{Color: ink, TextSize: theme.TextSize(), TextStyle: titleStyle})
	title := lines[:len(lines):len(lines)]
	if t.titled > 0 {
		at.X, y = at.X+t.titled+look.Scaled(tilePad), at.Y
	}
	for _, note := range t.Notes {
		add(note, canvas.Text{Color: quiet, TextSize: look.SmallText()})
	}
	if t.lying {
		y = t.centre(title, lines[len(title):], y)
	}
	return lines, y + t.pad()
}

// centre centres the text of a horizontal tile vertically, and returns where text and image end.
// bottom is where the text ends.
func (t *Tile) centre(title, notes []*canvas.Text, bottom float32) float32 {
	top := t.textAt().Y
	end := max(bottom, top+t.drawn().Height)
	down := func(lines []*canvas.Text) {
		if len(lines) == 0 {
			return
		}
		last := lines[len(lines)-1]
		by := (end - last.Position().Y - last.Size().Height) / 2
		for _, line := range lines {
			line.Move(line.Position().AddXY(0, by))
		}
	}
	if t.titled == 0 {
		down(slices.Concat(title, notes))
		return end
	}
	down(title)
	down(notes)
	return end
}

// least returns the width of the longest word and the image.
func (t *Tile) least() float32 {
	least := float32(0)
	widest := func(text string, size float32, style fyne.TextStyle) {
		for _, word := range strings.Fields(text) {
			least = max(least, fyne.MeasureText(word, size, style).Width)
		}
	}
	widest(t.Title, theme.TextSize(), titleStyle)
	for _, note := range t.Notes {
		widest(note, look.SmallText(), fyne.TextStyle{})
	}
	if !t.lying {
		least = max(least, t.drawn().Width)
	}
	return t.textAt().X + least + look.Scaled(tilePad)
}

// wrapped breaks a text into lines that fit a width.
func wrapped(text string, width, size float32, style fyne.TextStyle) (lines []string) {
	for _, word := range strings.Fields(text) {
		last := len(lines) - 1
		if last >= 0 && fyne.MeasureText(lines[last]+" "+word, size, style).Width <= width {
			lines[last] += " " + word
			continue
		}
		lines = append(lines, word)
	}
	return lines
}

type tileRenderer struct {
	fyne.WidgetRenderer // of the button below everything
	tile                *Tile
	image               *canvas.Image
	lines               []*canvas.Text
}

// MinSize implements [fyne.WidgetRenderer].
func (r *tileRenderer) MinSize() fyne.Size {
	least := r.tile.least()
	_, height := r.tile.lines(max(least, r.tile.Size().Width))
	return fyne.NewSize(least, height)
}

// Layout implements [fyne.WidgetRenderer].
func (r *tileRenderer) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	if lines, _ := r.tile.lines(size.Width); !sameTexts(lines, r.lines) {
		r.lines = lines
	}
	pad, drawn := look.Scaled(tilePad), r.tile.drawn()
	scale := pixel.Of(r.tile)
	height := int(math.Round(float64(drawn.Height) * scale))
	fresh := r.image.Image == nil || r.image.Image.Bounds().Dy() != height
	if fresh {
		r.image.Image = r.tile.picture(height)
	}
	of := r.image.Image.Bounds().Size()
	r.image.Resize(fyne.NewSize(float32(float64(of.X)/scale), float32(float64(of.Y)/scale)))
	at := fyne.NewPos(pad, pad)
	if r.tile.lying {
		at.Y = (size.Height - drawn.Height) / 2
	}
	r.image.Move(at)
	if fresh {
		r.image.Refresh()
	}
}

// sameTexts reports whether texts look the same, in the same places. The toolkit treats new objects as a
// change: creating new ones at each layout would make it lay out and paint the window forever.
func sameTexts(a, b []*canvas.Text) bool {
	return slices.EqualFunc(a, b, func(a, b *canvas.Text) bool {
		return a.Text == b.Text && a.Color == b.Color && a.TextSize == b.TextSize && a.TextStyle == b.TextStyle &&
			a.Position() == b.Position() && a.Size() == b.Size()
	})
}

// Refresh implements [fyne.WidgetRenderer].
func (r *tileRenderer) Refresh() {
	r.WidgetRenderer.Refresh()
	r.Layout(r.tile.Size())
	canvas.Refresh(r.tile)
}

// Objects implements [fyne.WidgetRenderer].
func (r *tileRenderer) Objects() []fyne.CanvasObject {
	below := r.WidgetRenderer.Objects()
	all := append(below[:len(below):len(below)], r.image)
	for _, line := range r.lines {
		all = append(all, line)
	}
	return all
}
