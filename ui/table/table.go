// Package table is the card table: one widget that draws the ten columns and
// turns pointer and keys into what the player asks for. It changes no game: it
// asks a [Player] for moves, and shows what [Table.Follow] is told of. Of the
// rules it uses those of the engine, on the position that the player gives it:
// which cards are a group, and which columns take them.
package table

import (
	"image"
	"image/color"
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
	doubleClick   = 500 * time.Millisecond // two presses within it are a double click, where the system has no time of its own
	wobbleUnits   = 5                      // a click may move this far, in Fyne's units
	slipUnits     = 10                     // a drag that ends on its own column may, too
	minTableUnits = 100
)

// Keyboard gets the keys that are not the table's own: shortcuts, function
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

	// Clicked is called when the pointer is used, which hides the keyboard's
	// cursor. It may be nil.
	Clicked func()
	// PickedUp is called when cards have been picked up rightly: by the pointer, a
	// click or the keyboard. It may be nil.
	PickedUp func()
	// CursorText returns what the keyboard's cursor stands on, in words. It may
	// be nil.
	CursorText func() string

	player   Player
	keyboard Keyboard
	log      *trace.Log
	traced   traced
	timers   *timing.Timers

	style    faces.Style
	palette  Palette
	pencil   *pencil // nil until the table is laid out
	geo      geometry
	scale    float64 // device pixels in one of Fyne's units
	laidOut  bool
	spoiled  bool    // the columns were only stretched
	readOnly bool    // it only shows, and has no gestures
	longest  int     // cards in the longest column that there can be
	fitted   int     // cards in the longest column that the geometry has room for
	signed   int     // cards in the longest column that the signs are made for
	pace     float64 // how long motions take: 1 as a rule, 0 not at all

	gesture gesture
	hover   image.Point // the pointer, for its shape

	ground  *canvas.Image              // the felt, if it has a texture; behind the table
	below   func() float32             // how far it goes on below the table, in Fyne's units; may be nil
	columns [engine.Columns + 1]column // 1 to 10
	hand    hand
	peeking bool // the hand shows a covered card
	flights []*flight
	fans    [engine.Sequences]*winFan // of the win
	crowned bool                      // the fans stand there
	scene   *scene                    // a new deal on its way, or the win; nil if there is none
	shaking *shaking                  // cards that have been refused; nil if none shake
	places  places                    // of removed sequences
	leaving int                       // sequences that are on their way there
	atRest  func()                    // called when nothing moves any more

	redrawTimer *timing.Timer // waits until the size rests
	brokenTimer *timing.Timer // waits to remove the mark of a breaking card
	movedTimer  *timing.Timer // waits to remove the mark of moved cards
	pressTimer  *timing.Timer // waits for a long press
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
	shaken  shaken        // cards beside their places
}

// New makes a table that asks player and hands on other keys to keyboard. The
// timers are its own: [Table.Stop] stops them.
func New(player Player, keyboard Keyboard, style faces.Style, log *trace.Log, timers *timing.Timers) *Table {
	t := &Table{
		player: player, keyboard: keyboard, log: log, timers: timers,
		style: style, palette: NewPalette(color.NRGBA{0x1F, 0x6B, 0x45, 0xFF}, false),
		scale: 1, pace: 1, longest: engine.MaxColumn,
		hand: hand{picture: newSprite()}, ground: newSprite(), places: newPlaces(), fans: newFans(),
	}
	for col := 1; col <= engine.Columns; col++ {
		t.columns[col].picture = newSprite()
	}
	for range flightCount {
		t.flights = append(t.flights, &flight{picture: newSprite()})
	}
	t.gesture = gesture{
		geo: &t.geo, player: player, now: time.Now, wobble: wobbleUnits, slip: slipUnits,
		double: doubleClick,
		lifted: t.lift, returned: t.comeHome, picked: t.pickedUp,
	}
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
	if t.shaking != nil {
		t.shaking.motion.Stop()
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
		t.gesture.selected = group{}
	}
	t.gesture.options = o
	t.show()
}

// SetDoubleClick sets how much time there may be between the presses of a double click;
// 0 stands for half a second.
func (t *Table) SetDoubleClick(most time.Duration) {
	t.gesture.double = most
	if most <= 0 {
		t.gesture.double = doubleClick
	}
}

// SetStyle changes the deck, at once.
func (t *Table) SetStyle(style faces.Style) {
	if style == t.style {
		return
	}
	t.style = style
	t.geo = t.arrangement(image.Pt(t.geo.Width, t.geo.Height), t.fitted)
	t.redrawAll()
	t.Trace()
}

// SetPalette changes the colours, at once.
func (t *Table) SetPalette(p Palette) {
	if p == t.palette {
		return
	}
	t.palette = p
	t.redrawAll()
}

// SetReadOnly lets the table only show, and have no gestures. No column will
// have more than longest cards.
func (t *Table) SetReadOnly(longest int) { t.readOnly, t.longest = true, longest }

// SetPace changes how long motions take: 1 is as a rule, 0 is not at all.
func (t *Table) SetPace(pace float64) { t.pace = pace }

// CreateRenderer implements [fyne.Widget].
func (t *Table) CreateRenderer() fyne.WidgetRenderer {
	r := &renderer{table: t}
	for _, picture := range t.places.pictures() {
		r.objects = append(r.objects, picture)
	}
	for col := 1; col <= engine.Columns; col++ {
		r.objects = append(r.objects, t.columns[col].picture)
	}
	for _, f := range t.flights {
		r.objects = append(r.objects, f.picture)
	}
	for i := range t.fans { // the left one lies above its neighbour
		r.objects = append(r.objects, t.fans[len(t.fans)-1-i].picture)
	}
	r.objects = append(r.objects, t.hand.picture)
	return r
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
