package table_test

import (
	"bytes"
	"encoding/json"
	"image"
	"image/color"
	"math"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"simplesimon/engine"
	"simplesimon/timing"
	"simplesimon/trace"
	"simplesimon/ui/faces"
	"simplesimon/ui/table"
)

// barHeight and lineHeight are roughly the heights above and below the table, in Fyne's units.
const barHeight, lineHeight = 38, 44

// stage is a table in a window, with a game played on it.
type stage struct {
	t       *testing.T
	driver  *stageDriver
	window  fyne.Window
	table   *table.Table
	player  *player
	log     bytes.Buffer
	clock   time.Time
	timers  timing.Manual
	refused []*engine.Refusal
	pressed image.Point // where the primary button went down
	moved   bool        // the toolkit considers it a drag
}

// handedOn receives the keys that are not the table's.
type handedOn struct{}

func (handedOn) KeyDown(*fyne.KeyEvent)        {}
func (handedOn) KeyUp(*fyne.KeyEvent)          {}
func (handedOn) TypedKey(*fyne.KeyEvent)       {}
func (handedOn) TypedRune(rune)                {}
func (handedOn) TypedShortcut(s fyne.Shortcut) {}

var style = faces.Style{Letters: faces.International}

func newStage(t *testing.T, game *engine.Game, size fyne.Size, scale float32) *stage {
	t.Helper()
	inner := test.NewTempApp(t)
	s := &stage{t: t, driver: &stageDriver{Driver: inner.Driver()}, clock: time.Unix(1e9, 0)}
	fyne.SetCurrentApp(&stageApp{inner, s.driver})
	log := trace.New(&s.log)
	s.player = &player{game: game}
	s.window = inner.NewWindow("")
	s.window.SetPadded(false)
	s.window.Canvas().(software.WindowlessCanvas).SetScale(scale)
	s.table = table.New(s.player, handedOn{}, style, log, timing.New(&s.timers))
	s.table.SetClock(func() time.Time { return s.clock })
	s.table.SetOptions(table.Options{DoubleClick: true, PlacementHelp: true, SelectAndPlace: true})
	s.player.changed = s.table.Follow
	s.player.refused = func(r *engine.Refusal) {
		s.refused = append(s.refused, r)
		if r.Index >= 0 {
			s.table.ShowBroken(r.Move.From, r.Index)
		}
	}
	bar, line := canvas.NewRectangle(color.Black), canvas.NewRectangle(color.Black)
	bar.SetMinSize(fyne.NewSize(0, barHeight))
	line.SetMinSize(fyne.NewSize(0, lineHeight))
	s.window.SetContent(container.NewBorder(bar, line, nil, nil, s.table))
	s.window.Resize(size)
	s.check()
	s.rest() // it has been laid out twice
	t.Cleanup(func() {
		s.table.Stop()
		s.window.Close()
	})
	s.check()
	return s
}

// rest waits until all temporary marks are gone and stretched images are redrawn.
func (s *stage) rest() { s.timers.Advance(2 * time.Second) }

// check fails if the table does not show the game.
func (s *stage) check() {
	s.t.Helper()
	for _, fault := range s.table.Faults() {
		s.t.Error(fault)
	}
	cards := engine.SequenceLength * s.player.game.Removed()
	for col := 1; col <= engine.Columns; col++ {
		cards += s.player.Tableau().Len(col)
	}
	if cards != 52 {
		s.t.Errorf("%d cards", cards)
	}
	if s.t.Failed() {
		s.t.FailNow()
	}
}

func (s *stage) scale() float64 { return float64(s.window.Canvas().Scale()) }

// position converts a point of the table to the toolkit's units.
func (s *stage) position(p image.Point) fyne.Position {
	return fyne.NewPos(float32(float64(p.X)/s.scale()), float32(float64(p.Y)/s.scale()))
}

func (s *stage) event(p image.Point) fyne.PointEvent {
	at := s.position(p)
	return fyne.PointEvent{Position: at, AbsolutePosition: at.Add(s.driver.AbsolutePositionForObject(s.table))}
}

func (s *stage) down(p image.Point, button desktop.MouseButton) {
	s.table.MouseDown(&desktop.MouseEvent{PointEvent: s.event(p), Button: button})
	s.pressed, s.moved = p, false
}

// move is a motion with a button held. The toolkit starts a drag after two units; its first event
// covers the whole distance since the press.
func (s *stage) move(p image.Point) {
	way := p.Sub(s.pressed)
	if !s.moved && math.Hypot(float64(way.X), float64(way.Y)) < 2*s.scale() {
		return
	}
	s.moved = true
	s.table.Dragged(&fyne.DragEvent{PointEvent: s.event(p)})
}

func (s *stage) up(p image.Point, button desktop.MouseButton) {
	s.table.MouseUp(&desktop.MouseEvent{PointEvent: s.event(p), Button: button})
	s.end()
}

// end is a release outside of the window.
func (s *stage) end() {
	if s.moved {
		s.table.DragEnd()
		s.moved = false
	}
}

func (s *stage) click(p image.Point) {
	s.down(p, desktop.MouseButtonPrimary)
	s.up(p, desktop.MouseButtonPrimary)
}

// card returns a point on the visible part of a card, index from 0.
func (s *stage) card(col, index int) image.Point {
	g, n := s.table.Board(), s.player.Tableau().Len(col)
	r := g.Card(col, index, n)
	if index < n-1 {
		r.Max.Y = g.Card(col, index+1, n).Min.Y
	}
	return r.Min.Add(r.Size().Div(2))
}

// carry drags the last count cards of a column until the corner of the first one is at a point,
// and holds them there.
func (s *stage) carry(col, count int, corner image.Point) image.Point {
	n := s.player.Tableau().Len(col)
	from := s.card(col, n-count)
	home := s.table.Board().Card(col, n-count, n).Min
	to := from.Add(corner.Sub(home))
	s.down(from, desktop.MouseButtonPrimary)
	s.move(from.Add(image.Pt(0, round(9*s.scale()))))
	for i := 1; i <= 4; i++ {
		s.move(from.Add(to.Sub(from).Mul(i).Div(4)))
	}
	return to
}

// drag drags the cards of a move over its column and drops them.
func (s *stage) drag(m engine.Move) {
	r := s.table.Board().Column(m.To)
	to := s.carry(m.From, m.Count, image.Pt(r.Min.X+3, r.Min.Y+r.Dy()/3))
	s.up(to, desktop.MouseButtonPrimary)
}

// dragOn drags the cards of a move onto the last card of its column and drops them.
func (s *stage) dragOn(m engine.Move) {
	n := s.player.Tableau().Len(m.To)
	at := s.table.Board().Card(m.To, max(0, n-1), n).Min
	s.up(s.carry(m.From, m.Count, at.Add(image.Pt(3, 3))), desktop.MouseButtonPrimary)
}

func round(x float64) int { return int(math.Round(x)) }

// traced reads the last event with a name from the trace into v.
func (s *stage) traced(name string, v any) bool {
	s.t.Helper()
	found := false
	for line := range bytes.Lines(s.log.Bytes()) {
		var head struct{ Event string }
		if err := json.Unmarshal(line, &head); err != nil {
			s.t.Fatalf("%s: %v", line, err)
		}
		if head.Event == name {
			found = true
			if err := json.Unmarshal(line, v); err != nil {
				s.t.Fatalf("%s: %v", line, err)
			}
		}
	}
	return found
}
