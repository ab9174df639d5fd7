// Package table is the card table: one widget that draws the ten columns and
// turns pointer and keys into what the player asks for. It knows no rules and
// changes no game: it asks a [Player], and follows what [Table.Follow] tells.
package table

import (
	"image"
	"image/color"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/timing"
	"simplesimon/trace"
	"simplesimon/ui/faces"
)

var (
	_ fyne.Draggable     = (*Table)(nil)
	_ fyne.Focusable     = (*Table)(nil)
	_ fyne.Shortcutable  = (*Table)(nil)
	_ fyne.Accessible    = (*Table)(nil)
	_ desktop.Mouseable  = (*Table)(nil)
	_ desktop.Hoverable  = (*Table)(nil)
	_ desktop.Cursorable = (*Table)(nil)
	_ desktop.Keyable    = (*Table)(nil)
)

const (
	flightCount   = 4
	resizeRest    = 100 * time.Millisecond // a new size is drawn anew after it
	brokenTime    = 1500 * time.Millisecond
	movedTime     = 1200 * time.Millisecond
	wobbleUnits   = 5 // a click may move this far, in Fyne's units
	minTableUnits = 200
)

// Keyboard takes the keys that are not the table's own: shortcuts, function
// keys, Escape when the table holds nothing.
type Keyboard interface {
	KeyDown(*fyne.KeyEvent)
	KeyUp(*fyne.KeyEvent)
	TypedKey(*fyne.KeyEvent)
	TypedRune(rune)
	TypedShortcut(fyne.Shortcut)
}

// Table is the widget. It is used from Fyne's main goroutine only.
type Table struct {
	widget.BaseWidget

	player   Player
	keyboard Keyboard
	log      *trace.Log
	timers   *timing.Timers
	style    faces.Style
	look     Look
	pace     float64 // how long motions take: 1 as a rule, 0 not at all
	pencil   *pencil
	geo      Geometry
	scale    float64
	gesture  gesture
	visible  bool // it has been laid out

	ground  *canvas.Image              // the felt, if it has a texture; behind the table
	below   float32                    // how far it goes on, in Fyne's units
	columns [engine.Columns + 1]column // 1 to 10
	hand    hand
	flights []*flight
	party   []*canvas.Image             // the cards of the win
	exit    func(i int) image.Rectangle // the place of the removed sequence i
	arrived func()                      // called when a removed sequence is there
	scene   *scene                      // a new deal on its way, or the win

	atRest  func()        // called when nothing moves any more
	Clicked func()        // called when the pointer is used, which hides the keyboard's cursor; may be nil
	Told    func() string // what the keyboard's cursor stands on, in words; may be nil
	longest int           // cards in the longest column that there can be
	fitted  int           // cards in the longest column that the geometry has room for
	closed  bool          // it only shows, and takes no gestures
	hover   image.Point   // the pointer, for its shape
	told    dragEvent     // the last drag event in the trace
	chosen  group         // the last selection in the trace
	redraw  *timing.Timer // waits until the size rests
	broken  *timing.Timer // waits to take back the mark of a breaking card
	moved   *timing.Timer // waits to take back the mark of moved cards
	peeking bool          // a covered card is brought to the front
	long    *timing.Timer // waits for a long press
	spoiled bool          // the columns were only stretched
}

// column is the picture of one column, and what is on it besides the game's
// own cards.
type column struct {
	picture *canvas.Image
	drawn   view
	fresh   bool          // drawn is what the picture shows
	hidden  int           // last cards that are in the hand or on their way
	extra   []engine.Card // cards of a sequence that has left already
	broken  int           // the card that breaks a run, counted from 1
	moved   int           // that many last cards have just moved
}

// New makes a table that asks player and hands on other keys to keyboard. The
// timers are its own: [Table.Stop] stops them.
func New(player Player, keyboard Keyboard, style faces.Style, log *trace.Log, timers *timing.Timers) *Table {
	t := &Table{player: player, keyboard: keyboard, style: style, log: log, timers: timers, hand: hand{picture: newSprite()}, ground: newSprite(), scale: 1, pace: 1, longest: engine.MaxColumn}
	t.look = NewLook(color.NRGBA{0x1F, 0x6B, 0x45, 0xFF}, false)
	for col := 1; col <= engine.Columns; col++ {
		t.columns[col].picture = newSprite()
	}
	for range flightCount {
		t.flights = append(t.flights, &flight{picture: newSprite()})
	}
	t.party = newParty()
	t.gesture = gesture{
		geo: &t.geo, player: player, now: time.Now, wobble: wobbleUnits,
		double: fyne.CurrentApp().Driver().DoubleTapDelay(),
	}
	t.gesture.lifted = t.lift
	t.gesture.returned = t.comeHome
	t.ExtendBaseWidget(t)
	return t
}

// Stop ends all that the table has started, because the table will not be used
// any more: nothing of it happens from then on.
func (t *Table) Stop() {
	t.timers.Stop()
	t.atRest = nil
	if t.scene != nil {
		t.scene.motion.Stop()
		t.scene = nil
	}
	for _, f := range t.flights {
		if f.motion != nil {
			f.motion.Stop()
			f.motion, f.landed = nil, nil
		}
	}
}

// SetOptions changes what gestures do and show, at once.
func (t *Table) SetOptions(o Options) {
	if !o.SelectAndPlace && !t.gesture.keys.holding {
		t.gesture.chosen = group{}
	}
	t.gesture.options = o
	t.show()
}

// SetStyle changes the deck, at once.
func (t *Table) SetStyle(style faces.Style) {
	if style == t.style {
		return
	}
	t.style = style
	t.geo = t.arrangement(image.Pt(t.geo.Width, t.geo.Height), max(t.fitted, t.longestNow(nil)))
	t.redrawAll()
	t.Trace()
}

// SetLook changes the colours, at once.
func (t *Table) SetLook(look Look) {
	if look == t.look {
		return
	}
	t.look = look
	t.redrawAll()
}

// SetReadOnly lets the table only show, and take no gestures. No column will
// have more than longest cards.
func (t *Table) SetReadOnly(longest int) { t.closed, t.longest = true, longest }

// SetPace changes how long motions take: 1 is as a rule, 0 is not at all.
func (t *Table) SetPace(pace float64) { t.pace = pace }

// SetExit tells where removed sequences fly to: the place of the i-th one, in
// device pixels of the window. Without it they fly up. Arrived is called when
// one has come there.
func (t *Table) SetExit(exit func(i int) image.Rectangle, arrived func()) {
	t.exit, t.arrived = exit, arrived
}

// CreateRenderer implements [fyne.Widget].
func (t *Table) CreateRenderer() fyne.WidgetRenderer {
	r := &renderer{table: t}
	for col := 1; col <= engine.Columns; col++ {
		r.objects = append(r.objects, t.columns[col].picture)
	}
	for _, f := range t.flights {
		r.objects = append(r.objects, f.picture)
	}
	for _, sprite := range t.party {
		r.objects = append(r.objects, sprite)
	}
	r.objects = append(r.objects, t.hand.picture)
	return r
}

// pixels is the number of device pixels in one of Fyne's units, with which
// pictures are drawn sharp.
func (t *Table) pixels() float64 {
	c := fyne.CurrentApp().Driver().CanvasForObject(t)
	if c == nil {
		return t.scale
	}
	const far = 10000
	x, _ := c.PixelCoordinateForPosition(fyne.NewPos(far, 0))
	return float64(x) / far
}

func (t *Table) position(p image.Point) fyne.Position {
	return fyne.NewPos(float32(float64(p.X)/t.scale), float32(float64(p.Y)/t.scale))
}

func (t *Table) size(p image.Point) fyne.Size {
	return fyne.NewSize(float32(float64(p.X)/t.scale), float32(float64(p.Y)/t.scale))
}

// point is the device pixel of a position on the table.
func (t *Table) point(p fyne.Position) image.Point {
	return image.Pt(round(float64(p.X)*t.scale), round(float64(p.Y)*t.scale))
}

func round(x float64) int { return int(math.Round(x)) }

// origin is the table's upper left corner in device pixels of the window.
func (t *Table) origin() image.Point {
	return t.point(fyne.CurrentApp().Driver().AbsolutePositionForObject(t))
}

func (t *Table) setSprite(sprite *canvas.Image, img *image.RGBA, at image.Point) {
	sprite.Image = img
	sprite.Resize(t.size(img.Rect.Size()))
	sprite.Move(t.position(at))
	sprite.Refresh()
}

// renderer shows the table; the table decides.
type renderer struct {
	table   *Table
	objects []fyne.CanvasObject
}

func (r *renderer) Layout(size fyne.Size)        { r.table.arrange(size) }
func (r *renderer) MinSize() fyne.Size           { return fyne.NewSize(minTableUnits, minTableUnits) }
func (r *renderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *renderer) Refresh()                     { r.table.arrange(r.table.Size()) }
func (r *renderer) Destroy()                     {}
