package ui

import (
	"bytes"
	"encoding/json"
	"image"
	"image/draw"
	"math"
	"reflect"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/store/storetest"
	"simplesimon/timing"
	"simplesimon/trace"
	"simplesimon/ui/overlay"
	"simplesimon/ui/table"
	"simplesimon/ui/uitest"
)

// A stage is the whole window, drawn by the toolkit's software renderer without a display. Nothing
// happens on its own: the test lets time pass.
type stage struct {
	*Window
	*uitest.Player
	scale float64
	left  bool
}

// scenery configures a stage.
type scenery struct {
	width, height int            // in Fyne's units
	scale         float64        // 0 means 1
	code          string         // of the deal; "" means a four-suit deal
	board         string         // a position replacing the deal, in the format of [engine.ParseTableau]
	lang          string         // "" means English
	set           store.Settings // the zero value means the defaults
	play          []engine.Move  // moves already played
	past          int            // number of finished games
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
	folder := storetest.Folder(t)
	if err := folder.SaveSettings(s.set); err != nil {
		t.Fatal(err)
	}
	storetest.KeepPast(t, folder, storetest.Past(t, s.past, time.Now()))
	app := uitest.NewApp(t)
	app.Scale = float32(s.scale)
	st := &stage{scale: s.scale, Player: &uitest.Player{T: t, Trace: &bytes.Buffer{}, Clock: &timing.Manual{}, Copied: app.Clipboard()}}
	st.Window = Open(app, Options{Folder: folder, Language: s.lang, Record: s.game(t), Log: trace.New(st.Trace), Clock: st.Clock})
	sitBefore(st.Player, st.Window)
	st.Hears = func(string) bool { return true }
	t.Cleanup(st.leave)
	if s.board != "" {
		st.put(s.board)
	}
	st.table.Escape() // makes it draw what was only stretched during the resize
	st.table.Trace()
	return st
}

// game returns the running game of the scenery.
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

// put replaces the cards on the table by any others, possibly unreachable ones, which is why it
// must access the game's internals.
func (s *stage) put(board string) {
	s.T.Helper()
	cards, err := engine.ParseTableau(board)
	if err != nil {
		s.T.Fatal(err)
	}
	position := reflect.ValueOf(s.session.Game()).Elem().FieldByName("tableau")
	*(*engine.Tableau)(position.Addr().UnsafePointer()) = cards
	s.changed(engine.Change{Kind: engine.Dealt})
}

// withoutRaceDetector skips a test that draws or opens a lot, which the detector slows down: it
// would find nothing that smaller tests don't. `make unit` also runs these tests without it.
func withoutRaceDetector(t *testing.T) {
	t.Helper()
	if gametest.Race {
		t.Skip("too slow with the race detector")
	}
}

// languages returns the languages a test covers: a single one with the race detector, since the
// others differ only in text. `make unit` also runs these tests without it.
func languages() []string {
	if gametest.Race {
		return []string{"de"} // has the longest words
	}
	return locales.Languages()
}

// leave closes the window and stops everything pending, so that the test can open another stage.
func (s *stage) leave() {
	if s.left {
		return
	}
	s.left = true
	s.timers.Stop()
	s.win.Close()
	if err := s.keeper.Close(); err != nil {
		s.T.Error(err)
	}
}

// showWon opens the win message and waits until it accepts input.
func (s *stage) showWon() {
	s.Window.showWon()
	s.Clock.Advance(overlay.RestTime)
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

// cards returns the rectangles of the table's cards at rest, by column from 1, in pixels of the
// image.
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

// column returns the area of a column in the window.
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
	s.T.Helper()
	lines := strings.Split(strings.TrimSpace(s.Trace.String()), "\n")
	for i := len(lines) - 1; i >= 0; i-- {
		if strings.HasPrefix(lines[i], `{"event":"`+kind+`"`) {
			if err := json.Unmarshal([]byte(lines[i]), into); err != nil {
				s.T.Fatal(err)
			}
			return
		}
	}
	s.T.Fatalf("the trace has no event %q", kind)
}

// mouse converts a pixel of the image to a mouse event.
func (s *stage) mouse(p image.Point, b desktop.MouseButton) *desktop.MouseEvent {
	e := &desktop.MouseEvent{Button: b}
	e.AbsolutePosition = fyne.NewPos(float32(float64(p.X)/s.scale), float32(float64(p.Y)/s.scale))
	e.Position = e.AbsolutePosition.Subtract(s.table.Position())
	return e
}

// press presses the primary button at a pixel.
func (s *stage) press(p image.Point) { s.table.MouseDown(s.mouse(p, desktop.MouseButtonPrimary)) }

// drag moves the pointer to a pixel with the button held.
func (s *stage) drag(p image.Point) {
	s.table.Dragged(&fyne.DragEvent{PointEvent: s.mouse(p, 0).PointEvent})
}

// release releases the button.
func (s *stage) release(p image.Point) {
	s.table.MouseUp(s.mouse(p, desktop.MouseButtonPrimary))
	s.table.DragEnd()
}

// click presses and releases.
func (s *stage) click(p image.Point) {
	s.press(p)
	s.table.MouseUp(s.mouse(p, desktop.MouseButtonPrimary))
}

// seen returns the centre of the visible part of a card; index counts from 0, negative ones from
// the end.
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

// look returns the colours of the table's marks.
func (s *stage) look() table.Palette {
	return table.NewPalette(s.tableColour().Felt, s.settings.Felt)
}

// pixels returns the part of the image within a box.
func (s *stage) pixels(b uitest.Box) image.Rectangle {
	px := func(x float32) int { return int(math.Round(float64(x) * s.scale)) }
	return image.Rect(px(b.X0), px(b.Y0), px(b.X1), px(b.Y1))
}
