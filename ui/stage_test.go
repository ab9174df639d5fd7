package ui

import (
	"encoding/json"
	"image"
	"image/draw"
	"math"
	"strings"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/timing"
	"simplesimon/trace"
	"simplesimon/ui/table"
)

// A stage is the whole window, drawn by the toolkit's software painter without
// a display. Nothing happens on it by itself: the test lets time pass.
type stage struct {
	*Window
	t     *testing.T
	scale float64
	trace strings.Builder
	still *stillDriver
	clock timing.Manual
	left  bool
}

// scenery says what a stage looks like.
type scenery struct {
	width, height int            // in Fyne's units
	scale         float64        // 0 stands for 1
	code          string         // of the deal; "" stands for four suits
	board         string         // cards in place of the deal, as [engine.ParseTableau] reads them
	lang          string         // "" stands for English
	set           store.Settings // the zero value stands for those of the first start
	play          []engine.Move  // moves that have been made already
	past          int            // games that have ended
}

// newStage opens the window.
func newStage(t *testing.T, s scenery) *stage {
	t.Helper()
	if s.scale == 0 {
		s.scale = 1
	}
	if s.set == (store.Settings{}) {
		s.set = store.DefaultSettings()
		s.set.Chrome = "dark"
	}
	if s.lang == "" {
		s.lang = "en"
	}
	s.set.Width, s.set.Height = s.width, s.height
	folder := quickFolder(t)
	if err := folder.SaveSettings(s.set); err != nil {
		t.Fatal(err)
	}
	keepPast(t, folder, somePast(t, s.past, time.Now()))
	st := &stage{t: t, scale: s.scale}
	// The toolkit drops what it made more than a minute ago, and looks at the clock only when it
	// draws: after a minute of tests without a picture it would drop what is made next.
	software.NewCanvas().Capture()
	app := test.NewTempApp(t)
	st.still = &stillDriver{Driver: app.Driver()}
	fyne.SetCurrentApp(&stillApp{App: app, stage: st})
	st.Window = Open(fyne.CurrentApp(), Options{Folder: folder, Language: s.lang, Record: s.game(t), Log: trace.New(&st.trace), Clock: &st.clock})
	t.Cleanup(st.leave)
	if s.board != "" {
		st.put(s.board)
	}
	st.table.Escape() // lets it draw what was only stretched while the window got its size
	st.table.Trace()
	return st
}

// game is the running game of the scenery.
func (s *scenery) game(t *testing.T) *engine.Game {
	t.Helper()
	if s.code == "" {
		s.code = engine.Code{Suits: engine.Four, Number: 1}.String()
	}
	code, err := engine.ParseCode(s.code)
	if err != nil {
		t.Fatal(err)
	}
	game := engine.NewGame(code)
	for _, m := range s.play {
		if _, err := game.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	return game
}

// put lays other cards on the table than the deal's.
func (s *stage) put(board string) {
	s.t.Helper()
	cards, err := engine.ParseTableau(board)
	if err != nil {
		s.t.Fatal(err)
	}
	*s.session.Game().Tableau() = cards
	s.changed(engine.Change{Kind: engine.Dealt})
}

// withoutRaceDetector skips a test that draws or opens much when the detector slows it
// down: it would find nothing there that smaller tests don't. `make unit` runs
// these tests once more without it.
func withoutRaceDetector(t *testing.T) {
	t.Helper()
	if raceDetector {
		t.Skip("too much for the race detector")
	}
}

// languages are those that a test goes through: one will do for the race detector, since
// the others differ by their words only. `make unit` runs these tests once more without it.
func languages() []string {
	if raceDetector {
		return []string{"de"} // has the longest words
	}
	return locales.Languages()
}

// leave closes the window and stops what still waits, so that another stage can
// be opened in the same test.
func (s *stage) leave() {
	if s.left {
		return
	}
	s.left = true
	s.timers.Stop()
	s.still.drop()
	s.win.Close()
	if err := s.keeper.Close(); err != nil {
		s.t.Error(err)
	}
}

// showWon opens the message at the win and lets it take answers.
func (s *stage) showWon() {
	s.Window.showWon()
	s.clock.Advance(restTime)
}

// picture draws the window.
func (s *stage) picture() *image.NRGBA {
	got := s.win.Canvas().Capture()
	if img, ok := got.(*image.NRGBA); ok {
		return img
	}
	img := image.NewNRGBA(got.Bounds())
	draw.Draw(img, img.Rect, got, got.Bounds().Min, draw.Src)
	return img
}

// cards is where the table's cards rest, column by column from 1, in pixels of
// the picture.
func (s *stage) cards() [engine.Columns + 1][]image.Rectangle {
	var all [engine.Columns + 1][]image.Rectangle
	var event struct {
		Columns []struct{ Cards []trace.Rect }
	}
	s.last("table", &event)
	for i, column := range event.Columns {
		for _, r := range column.Cards {
			all[i+1] = append(all[i+1], image.Rect(r.X, r.Y, r.X+r.W, r.Y+r.H))
		}
	}
	return all
}

// column is the part of the window that belongs to a column.
func (s *stage) column(col int) image.Rectangle {
	var event struct {
		Columns []struct{ Rect trace.Rect }
	}
	s.last("table", &event)
	r := event.Columns[col-1].Rect
	return image.Rect(r.X, r.Y, r.X+r.W, r.Y+r.H)
}

// last reads the latest event of a kind from the trace.
func (s *stage) last(kind string, into any) {
	s.t.Helper()
	lines := strings.Split(strings.TrimSpace(s.trace.String()), "\n")
	for i := len(lines) - 1; i >= 0; i-- {
		if strings.HasPrefix(lines[i], `{"event":"`+kind+`"`) {
			if err := json.Unmarshal([]byte(lines[i]), into); err != nil {
				s.t.Fatal(err)
			}
			return
		}
	}
	s.t.Fatalf("the trace has no event %q", kind)
}

// mouse makes a toolkit's event of a pixel of the picture.
func (s *stage) mouse(p image.Point, b desktop.MouseButton) *desktop.MouseEvent {
	e := &desktop.MouseEvent{Button: b}
	e.AbsolutePosition = fyne.NewPos(float32(float64(p.X)/s.scale), float32(float64(p.Y)/s.scale))
	e.Position = e.AbsolutePosition.Subtract(s.table.Position())
	return e
}

// press presses the primary button at a pixel.
func (s *stage) press(p image.Point) { s.table.MouseDown(s.mouse(p, desktop.MouseButtonPrimary)) }

// drag carries the pointer to a pixel with the button held.
func (s *stage) drag(p image.Point) {
	s.table.Dragged(&fyne.DragEvent{PointEvent: s.mouse(p, 0).PointEvent})
}

// release lets the button go.
func (s *stage) release(p image.Point) {
	s.table.MouseUp(s.mouse(p, desktop.MouseButtonPrimary))
	s.table.DragEnd()
}

// click presses and releases.
func (s *stage) click(p image.Point) {
	s.press(p)
	s.table.MouseUp(s.mouse(p, desktop.MouseButtonPrimary))
}

// seen is the middle of what is seen of a card; index counts from 0, negative
// ones from the end.
func (s *stage) seen(col, index int) image.Point {
	cards := s.cards()[col]
	if index < 0 {
		index += len(cards)
	}
	r := cards[index]
	if index < len(cards)-1 {
		r.Max.Y = cards[index+1].Min.Y
	}
	return r.Min.Add(r.Size().Div(2))
}

// look is the colours of the table's marks.
func (s *stage) look() table.Palette {
	return table.NewPalette(felts[s.settings.Table], s.settings.Felt)
}

// stillApp is the toolkit's application for tests with another driver and
// another scale.
type stillApp struct {
	fyne.App
	stage *stage
}

func (a *stillApp) Driver() fyne.Driver { return a.stage.still }

func (a *stillApp) NewWindow(title string) fyne.Window {
	w := a.App.NewWindow(title)
	w.Canvas().(software.WindowlessCanvas).SetScale(float32(a.stage.scale))
	return w
}

// stillDriver keeps what other goroutines ask for until the test does it. The
// toolkit's own driver for tests would do it at any time, beside the test.
type stillDriver struct {
	fyne.Driver
	lock    sync.Mutex
	waiting []func()
	closed  bool
}

func (d *stillDriver) DoFromGoroutine(f func(), _ bool) {
	d.lock.Lock()
	defer d.lock.Unlock()
	if !d.closed {
		d.waiting = append(d.waiting, f)
	}
}

func (d *stillDriver) drop() {
	d.lock.Lock()
	defer d.lock.Unlock()
	d.waiting, d.closed = nil, true
}

// drawn is something that is drawn in the window.
type drawn struct {
	fyne.CanvasObject
	rect     box         // where it lies
	clip     box         // what of the window it may use
	owner    fyne.Widget // the innermost widget that it is part of; may be nil
	disabled bool        // it is part of something that can't be used now
}

// box is a rectangle in Fyne's units.
type box struct{ x0, y0, x1, y1 float32 }

func boxOf(at fyne.Position, size fyne.Size) box {
	return box{at.X, at.Y, at.X + size.Width, at.Y + size.Height}
}

func (b box) and(o box) box {
	return box{max(b.x0, o.x0), max(b.y0, o.y0), min(b.x1, o.x1), min(b.y1, o.y1)}
}

func (b box) empty() bool { return b.x0 >= b.x1 || b.y0 >= b.y1 }

// outside is how far a box sticks out of another, 0 if it does not.
func (b box) outside(o box) float32 {
	return max(0, o.x0-b.x0, o.y0-b.y0, b.x1-o.x1, b.y1-o.y1)
}

// pixels is the part of the picture within a box.
func (s *stage) pixels(b box) image.Rectangle {
	px := func(x float32) int { return int(math.Round(float64(x) * s.scale)) }
	return image.Rect(px(b.x0), px(b.y0), px(b.x1), px(b.y1))
}

// top is the uppermost layer of the window.
func (s *stage) top() fyne.CanvasObject {
	if over := s.win.Canvas().Overlays().Top(); over != nil {
		return over
	}
	return s.win.Canvas().Content()
}

// layer lists everything that is drawn of a layer of the window, from back to
// front.
func (s *stage) layer(tree fyne.CanvasObject) []drawn {
	root := drawn{CanvasObject: tree, clip: boxOf(fyne.Position{}, s.win.Canvas().Size())}
	return root.collect(nil, fyne.Position{})
}

// collect adds an object, and all that it is made of, to a list; at is the
// corner of what holds it.
func (d drawn) collect(all []drawn, at fyne.Position) []drawn {
	if !d.Visible() {
		return all
	}
	at = at.Add(d.Position())
	d.rect = boxOf(at, d.Size())
	all = append(all, d)
	var children []fyne.CanvasObject
	switch o := d.CanvasObject.(type) {
	case *fyne.Container:
		children = o.Objects
	case fyne.Widget:
		children = test.WidgetRenderer(o).Objects()
		d.owner = o
		if off, ok := o.(fyne.Disableable); ok {
			d.disabled = d.disabled || off.Disabled()
		}
		if _, ok := o.(*container.Scroll); ok {
			d.clip = d.clip.and(d.rect)
		}
	}
	for _, child := range children {
		d.CanvasObject = child
		all = d.collect(all, at)
	}
	return all
}

// texts are the texts that are drawn and can be seen, in the uppermost layer:
// of a dialog, if there is one.
func (s *stage) texts() []drawn {
	var texts []drawn
	for _, d := range s.layer(s.top()) {
		if text, ok := d.CanvasObject.(*canvas.Text); ok && text.Text != "" && !d.rect.and(d.clip).empty() {
			texts = append(texts, d)
		}
	}
	return texts
}
