package table_test

import (
	"fmt"
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"simplesimon/engine"
	"simplesimon/ui/faces"
	"simplesimon/ui/table"
)

var usual = fyne.NewSize(900, 620)

// TestExampleGame plays the complete example by dragging, once with motions
// that end at once and once with motions that the next press has to finish.
func TestExampleGame(t *testing.T) {
	for _, hold := range []bool{false, true} {
		t.Run(fmt.Sprintf("hold=%v", hold), func(t *testing.T) {
			record := example(t)
			s := newStage(t, engine.NewGame(record.Code), usual, 1)
			s.driver.hold = hold
			for i, m := range record.Moves {
				s.drag(m.Move)
				s.check()
				if got := s.session.Game().Moves(); got != i+1 {
					t.Fatalf("move %d, %v: %d moves are played", i+1, m.Move, got)
				}
				if hold && !s.table.Moving() {
					t.Fatalf("move %d, %v: nothing glides", i+1, m.Move)
				}
				if hold && i%3 == 0 {
					s.driver.tick(0.5)
					s.check()
				}
			}
			g := s.session.Game()
			if !g.Won() || g.Score() != 851 || g.Moves() != 49 || g.Removed() != 4 {
				t.Errorf("won %v, %d points, %d moves, %d sequences", g.Won(), g.Score(), g.Moves(), g.Removed())
			}
			for i := 0; s.table.Moving() && i < 10; i++ {
				s.driver.tick(1)
			}
			s.check()
			if s.table.Moving() || len(s.driver.running) > 0 {
				t.Error("something still moves")
			}
			for g.Undoable() > 0 {
				s.session.Undo()
				s.check()
			}
			if g.Position() != record.Code.Deal() {
				t.Error("all undone, the table is not that of the deal")
			}
		})
	}
}

// TestNothingLeftBehind compares pictures before and after.
func TestNothingLeftBehind(t *testing.T) {
	s := newStage(t, played(t, 14), usual, 1)
	before := s.picture()
	g := s.table.Board()
	away := map[string]func(){
		"let go over the own column": func() {
			s.up(s.carry(1, 1, g.Card(1, 0, 1).Min.Add(image.Pt(5, 99))), desktop.MouseButtonPrimary)
		},
		"let go above the columns": func() {
			s.up(s.carry(1, 1, image.Pt(g.Width/2, -g.CardH)), desktop.MouseButtonPrimary)
		},
		"let go outside of the window": func() { s.carry(1, 1, image.Pt(-3*g.CardW, 50)); s.end() },
		"a second button": func() {
			p := s.carry(1, 1, image.Pt(g.Width/2, 99))
			s.table.MouseDown(&desktop.MouseEvent{PointEvent: s.event(p), Button: desktop.MouseButtonSecondary})
			s.table.MouseUp(&desktop.MouseEvent{PointEvent: s.event(p), Button: desktop.MouseButtonSecondary})
			s.table.DragEnd()
			s.table.Dragged(&fyne.DragEvent{PointEvent: s.event(p.Add(image.Pt(50, 50)))})
			s.up(p, desktop.MouseButtonPrimary)
		},
		"Escape": func() {
			p := s.carry(1, 1, image.Pt(g.Width/2, 99))
			if !s.table.Escape() {
				t.Error("Escape found nothing to end")
			}
			s.up(p, desktop.MouseButtonPrimary)
		},
		"a loss of focus": func() {
			p := s.carry(1, 1, image.Pt(g.Width/2, 99))
			s.window.Canvas().Unfocus()
			s.move(p.Add(image.Pt(9, 9)))
			s.up(p, desktop.MouseButtonPrimary)
		},
		"a selection that is let go": func() { s.click(s.card(1, 0)); s.click(image.Pt(1, 1)) },
		"Layout without a change":    func() { test.WidgetRenderer(s.table).Layout(s.table.Size()) },
	}
	for name, do := range away {
		do()
		s.check()
		s.table.Forget()
		s.wantSame(name, before, s.picture())
	}
	if s.session.Game().Moves() != 14 {
		t.Errorf("%d moves", s.session.Game().Moves())
	}
}

// TestRefusedDropGoesHome: for every refused move of a position, the cards are
// back, and the reminder is given once.
func TestRefusedDropGoesHome(t *testing.T) {
	s := newStage(t, played(t, 14), usual, 1)
	before := s.picture()
	tried := map[engine.Reason]int{}
	tab := s.session.Tableau()
	for from := 1; from <= engine.Columns; from++ {
		for to := 1; to <= engine.Columns; to++ {
			m := engine.Move{From: from, Count: tab.Run(from), To: to}
			reason := tab.Check(m)
			if reason < engine.OntoAce || tried[reason] >= 3 || !alone(tab, m) {
				continue
			}
			tried[reason]++
			s.refused = nil
			s.drag(m)
			s.check()
			if len(s.refused) != 1 || s.refused[0].Reason != reason || s.refused[0].Move != m {
				t.Errorf("%v: %v, want %v once", m, s.refused, reason)
			}
			s.wantSame("after "+m.String(), before, s.picture())
		}
	}
	if len(tried) < 2 {
		t.Errorf("only %v", tried)
	}
}

// alone tells whether a drop in the middle of a column touches no column that
// takes the cards.
func alone(tab *engine.Tableau, m engine.Move) bool {
	targets := tab.Targets(m.From, m.Count)
	return !targets.Has(m.To-1) && !targets.Has(m.To+1) && m.To-m.From != 1 && m.From-m.To != 1
}

// TestUndoLooksAsBefore: whatever a move did to the picture, undo takes it
// back, and redo does it again.
func TestUndoLooksAsBefore(t *testing.T) {
	record := example(t)
	for _, i := range []int{0, 10, 16, 26, 48} { // 17 and 49 complete a sequence
		s := newStage(t, played(t, i), usual, 1)
		before := s.picture()
		s.drag(record.Moves[i].Move)
		s.check()
		s.table.Forget()
		after := s.picture()
		if _, ok := different(before, after, before.Rect); !ok {
			t.Errorf("move %d changes nothing in the picture", i+1)
		}
		s.session.Undo()
		s.check()
		s.table.Forget()
		s.wantSame(fmt.Sprintf("move %d undone", i+1), before, s.picture())
		s.session.Redo()
		s.check()
		s.table.Forget()
		s.wantSame(fmt.Sprintf("move %d redone", i+1), after, s.picture())
	}
}

// TestColumnBelowDrag: while cards are dragged, their column looks as it will
// look after the move.
func TestColumnBelowDrag(t *testing.T) {
	record := example(t)
	for _, i := range []int{0, 2, 5, 13, 26} { // 27 leaves an empty column or a long one
		m := record.Moves[i].Move
		s := newStage(t, played(t, i), usual, 1)
		g := s.table.Board()
		to := s.carry(m.From, m.Count, image.Pt(-3*g.CardW, 0)) // out of sight
		during := s.picture()
		s.up(to, desktop.MouseButtonPrimary)
		s.drag(m)
		s.table.Forget()
		if p, ok := different(during, s.picture(), s.columnArea(m.From)); ok {
			t.Errorf("move %d: the column differs at %v", i+1, p)
		}
	}
}

// TestMarksOnlyWhileDragging: with placement help, the columns that take the
// cards look different during a drag, and no others; without it none does.
func TestMarksOnlyWhileDragging(t *testing.T) {
	for _, help := range []bool{true, false} {
		s := newStage(t, played(t, 14), usual, 1)
		s.table.SetOptions(table.Options{PlacementHelp: help})
		tab, g := s.session.Tableau(), s.table.Board()
		rest := s.picture()
		marked := 0
		for from := 1; from <= engine.Columns; from++ {
			count := tab.Run(from)
			if count == 0 {
				continue
			}
			to := s.carry(from, count, image.Pt(-3*g.CardW, 0))
			during := s.picture()
			for col := 1; col <= engine.Columns; col++ {
				_, changed := different(rest, during, s.columnArea(col))
				want := help && tab.Targets(from, count).Has(col)
				if col != from && changed != want {
					t.Errorf("help %v: %d cards of column %d are dragged, column %d marked: %v, want %v", help, count, from, col, changed, want)
				}
				if changed && col != from {
					marked++
				}
			}
			s.up(to, desktop.MouseButtonPrimary)
			s.table.Forget()
			s.wantSame("after the drag", rest, s.picture())
		}
		if help && marked < 3 {
			t.Errorf("only %d columns were marked", marked)
		}
	}
}

// TestTargetLooksDifferent: the present target is marked more strongly.
func TestTargetLooksDifferent(t *testing.T) {
	record := example(t)
	m := record.Moves[0].Move
	s := newStage(t, engine.NewGame(record.Code), usual, 1)
	g := s.table.Board()
	s.carry(m.From, m.Count, image.Pt(-3*g.CardW, 0))
	weak := s.picture()
	low := image.Pt(g.Column(m.To).Min.X, g.Height-g.CardH/2-2) // the dragged cards cover no other
	s.move(s.pressed.Add(low.Sub(g.Card(m.From, s.session.Tableau().Len(m.From)-m.Count, s.session.Tableau().Len(m.From)).Min)))
	if _, _, got := s.table.Held(); got != m.To {
		t.Fatalf("target %d, want %d", got, m.To)
	}
	n := s.session.Tableau().Len(m.To)
	last := g.Card(m.To, n-1, n).Add(s.origin()).Inset(-3)
	if _, ok := different(weak, s.picture(), last); !ok {
		t.Error("the target is marked like any other")
	}
}

// TestTraceTellsWhereCardsAre: the rectangles in the trace are the places where
// the faces are drawn, to the pixel, at every scale and size.
func TestTraceTellsWhereCardsAre(t *testing.T) {
	for _, scale := range []float32{1, 1.5, 2} {
		for _, size := range []fyne.Size{{Width: 640, Height: 480}, {Width: 900, Height: 620}, {Width: 700, Height: 1100}, {Width: 1366, Height: 480}} {
			t.Run(fmt.Sprintf("%vx%v@%v", size.Width, size.Height, scale), func(t *testing.T) {
				s := newStage(t, played(t, 20), size, scale)
				checkTracedCards(t, s)
			})
		}
	}
}

type tracedTable struct {
	Columns []struct {
		Rect  rect
		Cards []rect
	}
}

type rect struct{ X, Y, W, H int }

func (r rect) image() image.Rectangle { return image.Rect(r.X, r.Y, r.X+r.W, r.Y+r.H) }

func checkTracedCards(t *testing.T, s *stage) {
	t.Helper()
	var e tracedTable
	if !s.traced("table", &e) || len(e.Columns) != engine.Columns {
		t.Fatalf("the trace tells of %d columns", len(e.Columns))
	}
	shown, tab := s.picture(), s.session.Tableau()
	g := s.table.Board()
	deck := faces.New(style, g.CardW)
	for i, column := range e.Columns {
		n := tab.Len(i + 1)
		if len(column.Cards) != n {
			t.Fatalf("column %d has %d cards, the trace tells of %d", i+1, n, len(column.Cards))
		}
		for k, card := range column.Cards {
			r := card.image()
			if r.Min.X != column.Rect.X || r.Dx() != column.Rect.W || !r.In(column.Rect.image()) {
				t.Errorf("column %d in %v, card %v", i+1, column.Rect, r)
			}
			face := deck.Face(tab.Card(i+1, k), deck.Sign(g.Strip(n)))
			seen := r
			if k < n-1 { // without the shadow of the next card
				seen.Max.Y = column.Cards[k+1].Y - max(2, g.CardW/24)
			}
			corner := g.CardW/8 + 1
			for y := r.Min.Y; y < seen.Max.Y; y++ {
				for x := r.Min.X; x < r.Max.X; x++ {
					if y < r.Min.Y+corner && (x < r.Min.X+corner || x >= r.Max.X-corner) || y >= r.Max.Y-corner {
						continue // round corners
					}
					want := face.RGBAAt(x-r.Min.X, y-r.Min.Y)
					if got := shown.NRGBAAt(x, y); got.R != want.R || got.G != want.G || got.B != want.B {
						t.Fatalf("column %d, card %d (%v) at %v: pixel %d,%d is %v, the face has %v",
							i+1, k, tab.Card(i+1, k), r, x, y, got, want)
					}
				}
			}
		}
	}
}

// TestSameSizeLayout: Layout at an unchanged size touches neither a drag nor
// cards on their way.
func TestSameSizeLayout(t *testing.T) {
	record := example(t)
	s := newStage(t, engine.NewGame(record.Code), usual, 1)
	s.driver.hold = true
	g := s.table.Board()
	s.carry(1, 1, image.Pt(g.Width/2, 100))
	at, size := s.table.HandAt(), s.table.Size()
	layout := func() {
		for range 3 {
			test.WidgetRenderer(s.table).Layout(size)
			s.table.Refresh()
		}
		s.check()
	}
	layout()
	if col, count, _ := s.table.Held(); col != 1 || count != 1 || s.table.HandAt() != at {
		t.Errorf("after Layout %d cards of %d are dragged, at %v, before at %v", count, col, s.table.HandAt(), at)
	}
	s.up(s.pressed, desktop.MouseButtonPrimary)
	if !s.table.Moving() {
		t.Fatal("the cards don't glide home")
	}
	s.driver.tick(0.4)
	before := s.picture()
	layout()
	if !s.table.Moving() {
		t.Error("Layout has ended a motion")
	}
	s.wantSame("Layout during a motion", before, s.picture())
}

// TestResize: after a change of size or scale the table looks like one that
// was made at that size.
func TestResize(t *testing.T) {
	s := newStage(t, played(t, 20), usual, 1)
	type state struct {
		size  fyne.Size
		scale float32
	}
	states := []state{
		{fyne.NewSize(640, 480), 1}, {fyne.NewSize(1280, 720), 1}, {fyne.NewSize(700, 1000), 1}, {fyne.NewSize(641, 483), 1},
		{fyne.NewSize(640, 480), 2}, {fyne.NewSize(700, 600), 1.5}, {fyne.NewSize(640, 480), 1},
	}
	pictures := map[state]*image.NRGBA{}
	for _, to := range states {
		c := s.window.Canvas().(test.WindowlessCanvas)
		c.SetScale(to.scale)
		s.window.Resize(to.size)
		s.table.Refresh()
		s.check()
		s.table.Forget()
		s.check()
		if old, ok := pictures[to]; ok {
			s.wantSame("back at the same size", old, s.picture())
		}
		pictures[to] = s.picture()
		checkTracedCards(t, s)
	}
	for to, picture := range pictures {
		fresh := newStage(t, played(t, 20), to.size, to.scale)
		fresh.wantSame(fmt.Sprintf("%v@%v", to.size, to.scale), fresh.picture(), picture)
	}
}

// TestResizeDuringDrag: the drag ends, the cards are home.
func TestResizeDuringDrag(t *testing.T) {
	s := newStage(t, played(t, 14), usual, 1)
	g := s.table.Board()
	p := s.carry(1, 1, image.Pt(g.Width/2, 100))
	s.window.Resize(fyne.NewSize(1000, 700))
	s.check()
	if _, count, _ := s.table.Held(); count != 0 {
		t.Error("the drag goes on")
	}
	s.move(p.Add(image.Pt(30, 30)))
	s.up(p, desktop.MouseButtonPrimary)
	s.check()
	s.table.Forget()
	s.check()
	if s.session.Game().Moves() != 14 {
		t.Errorf("%d moves", s.session.Game().Moves())
	}
}

// TestChangeDuringDrag: undo, redo, restart and a new deal end a drag first.
func TestChangeDuringDrag(t *testing.T) {
	changes := map[string]func(s *stage){
		"undo":    func(s *stage) { s.session.Undo() },
		"redo":    func(s *stage) { s.session.Redo() },
		"restart": func(s *stage) { s.session.Restart() },
		"deal":    func(s *stage) { s.session.Deal(code(s.t, "SS1-S4-AAAAABD")) },
	}
	for name, change := range changes {
		for _, hold := range []bool{false, true} {
			t.Run(fmt.Sprintf("%s hold=%v", name, hold), func(t *testing.T) {
				game := played(t, 16)
				game.Undo()
				s := newStage(t, game, usual, 1)
				s.driver.hold = hold
				for col := 1; col <= engine.Columns; col++ { // whatever the change does to the dragged cards
					run := s.session.Tableau().Run(col)
					if run == 0 {
						continue
					}
					if name == "redo" && s.session.Game().Redoable() == 0 {
						s.session.Undo()
					}
					p := s.carry(col, run, image.Pt(s.table.Board().Width/2, 100))
					change(s)
					s.check()
					moves := s.session.Game().Moves()
					s.move(p.Add(image.Pt(20, 0)))
					s.check()
					s.up(p, desktop.MouseButtonPrimary)
					s.check()
					if _, count, _ := s.table.Held(); count != 0 || s.session.Game().Moves() != moves {
						t.Fatalf("%d cards are held, %d moves, before the release %d", count, s.session.Game().Moves(), moves)
					}
				}
			})
		}
	}
}

// TestPressFinishesMotion: a new input never waits for cards on their way.
func TestPressFinishesMotion(t *testing.T) {
	inputs := map[string]func(s *stage){
		"a press":     func(s *stage) { s.down(image.Pt(1, 1), desktop.MouseButtonPrimary) },
		"an arrow":    func(s *stage) { s.table.Arrow(fyne.KeyLeft) },
		"Enter":       func(s *stage) { s.table.Enter() },
		"a digit":     func(s *stage) { s.table.Digit(1) },
		"a new size":  func(s *stage) { s.window.Resize(fyne.NewSize(800, 700)) },
		"a new style": func(s *stage) { s.table.SetStyle(faces.Style{FourColours: true}) },
	}
	for name, input := range inputs {
		for i, m := range map[int]string{16: "a sequence that leaves", 3: "a group"} {
			s := newStage(t, played(t, i), usual, 1)
			s.driver.hold = true
			s.drag(example(t).Moves[i].Move)
			s.driver.tick(0.3)
			if !s.table.Moving() {
				t.Fatalf("%s does not move", m)
			}
			input(s)
			s.check()
			if s.table.Moving() {
				t.Errorf("%s: %s still moves", name, m)
			}
		}
	}
}

// TestSignsOfCoveredCards: every covered card of a column shows the same corner
// as the card that covers it, pixel for pixel, however long the column.
func TestSignsOfCoveredCards(t *testing.T) {
	for _, scale := range []float32{1, 2} {
		for _, size := range []fyne.Size{{Width: 640, Height: 480}, {Width: 1120, Height: 700}, {Width: 1920, Height: 1080}, {Width: 1920, Height: 480}} {
			s := newStage(t, engine.NewGame(code(t, "SS1-S1-AAAAAAA")), size, scale)
			for n := 1; n <= engine.MaxColumn; n++ {
				checkSigns(t, s, n)
			}
		}
	}
}

// checkSigns draws a column of equal cards.
func checkSigns(t *testing.T, s *stage, n int) {
	t.Helper()
	g := s.table.Board()
	deck := faces.New(style, g.CardW)
	sign := deck.Sign(g.Strip(n))
	for _, name := range []string{"QH", "TC"} {
		card, err := engine.ParseCard(name)
		if err != nil {
			t.Fatal(err)
		}
		column := s.table.DrawColumn(card, n)
		pad := (column.Bounds().Dx() - g.CardW) / 2
		last := pad + (n-1)*g.Strip(n)
		margin := (deck.Strip(sign) - sign) / 2
		ink := 0
		for i := range n {
			for y := margin; y < margin+sign; y++ {
				for x := g.CardW / 16; x < g.CardW/2; x++ { // the corners are round
					a := column.RGBAAt(pad+x, pad+i*g.Strip(n)+y)
					b := column.RGBAAt(pad+x, last+y)
					if a != b {
						t.Fatalf("%v@%v: card %d of %d differs from the last at %d,%d: %v, %v", s.table.Size(), s.scale(), i+1, n, x, y, a, b)
					}
					if a != column.RGBAAt(pad+g.CardW/2, last+2) {
						ink++
					}
				}
			}
		}
		if ink < n*10 {
			t.Errorf("%v@%v: %d cards show %d pixels of ink", s.table.Size(), s.scale(), n, ink)
		}
	}
}
