// Package table provides the card table: a widget that draws the ten columns and converts pointer
// and key events into requests. It does not change the game: it asks a [Player] for moves, and
// shows what is passed to [Table.Follow]. It applies the engine's rules to the player's position
// only to determine groups and the columns that accept them.
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
	resizeRest    = 100 * time.Millisecond // delay before redrawing at a new size
	doubleClick   = 500 * time.Millisecond // default double-click time, if the system has none
	wobbleUnits   = 5                      // maximum motion of a click, in Fyne's units
	slipUnits     = 10                     // the same for a drag that ends on its own column
	minTableUnits = 100
)

// Keyboard receives keys the table does not handle: shortcuts, function keys, and Escape when
// nothing is held.
type Keyboard interface {
	KeyDown(*fyne.KeyEvent)
	KeyUp(*fyne.KeyEvent)
	TypedKey(*fyne.KeyEvent)
	TypedRune(rune)
	TypedShortcut(fyne.Shortcut)
}

// Table is the widget. It may be used only from Fyne's main goroutine.
type Table struct {
	widget.BaseWidget

	// Clicked is called when the pointer is used, which hides the keyboard cursor. It may be nil.
	Clicked func()
	// PickedUp is called when cards have been successfully picked up by pointer, click or
	// keyboard. It may be nil.
	PickedUp func()
	// CursorText returns a description of the keyboard cursor. It may be nil.
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
	scale    float64 // device pixels per Fyne unit
	laidOut  bool
	spoiled  bool    // the columns are only stretched
	readOnly bool    // no gestures
	longest  int     // length of the longest possible column
	fitted   int     // length of the longest column the geometry has room for
	signed   int     // length of the longest column the signs are made for
	pace     float64 // factor on the duration of animations: normally 1, 0 for none

	gesture gesture
	hover   image.Point // position of the pointer, for its shape

	ground  *canvas.Image              // the felt, if textured; behind the table
	below   func() float32             // how far it extends below the table, in Fyne's units; may be nil
	columns [engine.Columns + 1]column // 1 to 10
	hand    hand
	peeking bool // the hand shows a covered card
	flights []*flight
	fans    [engine.Sequences]*winFan // of the win
	crowned bool                      // the fans are in place
	scene   *scene                    // a new deal or the win in progress; nil if none
	shaking *shaking                  // refused cards; nil if none shake
	places  places                    // of removed sequences
	leaving int                       // number of sequences flying there
	atRest  func()                    // called when no animation is running any more

	redrawTimer *timing.Timer // until the size stops changing
	brokenTimer *timing.Timer // until the mark of a breaking card is removed
	movedTimer  *timing.Timer // until the mark of moved cards is removed
	pressTimer  *timing.Timer // until a long press
}

// column is the image of a column, and anything on it besides the game's own cards.
type column struct {
	picture *canvas.Image
	drawn   view
	fresh   bool          // drawn is up to date
	hidden  int           // number of last cards in the hand or animated
	extra   []engine.Card // cards of a sequence already removed from the game
	broken  int           // card that breaks a run, from 1
	moved   int           // number of last cards that have just moved
	shaken  shaken        // displaced cards
}

// New returns a table that sends requests to player and passes other keys to keyboard. It owns its
// timers, which [Table.Stop] stops.
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

// Stop ends everything the table has started, as it will not be used any more.
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

// SetOptions changes the options of gestures.
func (t *Table) SetOptions(o Options) {
	if !o.SelectAndPlace && !t.gesture.keys.holding {
		t.gesture.selected = group{}
	}
	t.gesture.options = o
	t.show()
}

// SetDoubleClick sets the maximum time between the presses of a double click; 0 means half a
// second.
func (t *Table) SetDoubleClick(most time.Duration) {
	t.gesture.double = most
	if most <= 0 {
		t.gesture.double = doubleClick
	}
}

// SetStyle changes the deck.
func (t *Table) SetStyle(style faces.Style) {
	if style == t.style {
		return
	}
	t.style = style
	t.geo = t.arrangement(image.Pt(t.geo.Width, t.geo.Height), t.fitted)
	t.redrawAll()
	t.Trace()
}

// SetPalette changes the colours.
func (t *Table) SetPalette(p Palette) {
	if p == t.palette {
		return
	}
	t.palette = p
	t.redrawAll()
}

// SetReadOnly disables all gestures. No column will have more than longest cards.
func (t *Table) SetReadOnly(longest int) { t.readOnly, t.longest = true, longest }

// SetPace sets a factor on the duration of animations: normally 1, 0 for none.
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
	for i := range t.fans { // the left one is drawn above its neighbour
		r.objects = append(r.objects, t.fans[len(t.fans)-1-i].picture)
	}
	r.objects = append(r.objects, t.hand.picture)
	return r
}

// renderer renders the table, which does all the work.
type renderer struct {
	table   *Table
	objects []fyne.CanvasObject
}

func (r *renderer) Layout(size fyne.Size)        { r.table.arrange(size) }
func (r *renderer) MinSize() fyne.Size           { return fyne.NewSize(minTableUnits, minTableUnits) }
func (r *renderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *renderer) Refresh()                     { r.table.arrange(r.table.Size()) }
func (r *renderer) Destroy()                     {}
