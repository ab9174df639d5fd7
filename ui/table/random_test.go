package table_test

import (
	"fmt"
	"image"
	"math/rand/v2"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"simplesimon/engine"
	"simplesimon/ui/faces"
	"simplesimon/ui/table"
)

// TestRandomGestures performs a hundred random gestures, with all kinds of events in between;
// after every event the table must show every card of the game once. A failing seed can be run
// alone.
func TestRandomGestures(t *testing.T) {
	moves, homes := 0, 0
	for seed := range uint64(8) {
		for _, hold := range []bool{false, true} {
			t.Run(fmt.Sprintf("seed=%d hold=%v", seed, hold), func(t *testing.T) {
				r := &randomHand{Rand: rand.New(rand.NewPCG(seed, 1)), stage: newStage(t, played(t, int(seed%6)*9), fyne.NewSize(640, 480), coarse)}
				r.driver.hold = hold
				for i := range 100 {
					name := r.gesture()
					r.check()
					if t.Failed() {
						t.Fatalf("at gesture %d, %s", i+1, name)
					}
				}
				moves += r.player.game.Moves()
				homes += len(r.refused)
				r.finish()
			})
		}
	}
	if moves < 100 || homes < 100 {
		t.Errorf("%d moves, %d refusals: these gestures check too little", moves, homes)
	}
}

// randomHand performs random gestures.
type randomHand struct {
	*rand.Rand
	*stage
}

// finish lets all animations end and checks a last time.
func (r *randomHand) finish() {
	r.end()
	r.table.Escape()
	for i := 0; r.table.Moving() && i < 20; i++ {
		r.driver.tick(1)
		r.check()
	}
	r.rest()
	r.check()
	if r.table.Moving() {
		r.t.Error("animations never end")
	}
}

// gesture performs a random gesture and describes it.
func (r *randomHand) gesture() string {
	switch n := r.IntN(20); {
	case n < 8:
		return r.someDrag()
	case n < 13:
		p := r.point()
		for range 1 + r.IntN(3) {
			r.clock = r.clock.Add(time.Duration(r.IntN(400)) * time.Millisecond)
			r.click(p)
			r.check()
		}
		return fmt.Sprintf("clicks at %v", p)
	case n < 17:
		return r.someKeys()
	}
	return r.between()
}

// point returns a random point, usually on a card.
func (r *randomHand) point() image.Point {
	g := r.table.Board()
	col := 1 + r.IntN(engine.Columns)
	n := r.player.Tableau().Len(col)
	switch run := r.player.Tableau().Run(col); {
	case n > 0 && r.IntN(3) > 0:
		return r.card(col, n-1-r.IntN(run))
	case n > 0 && r.IntN(3) > 0:
		return r.card(col, r.IntN(n))
	}
	return image.Pt(r.IntN(g.Width+40)-20, r.IntN(g.Height+40)-20)
}

// someDrag presses, moves and possibly releases, with random events in between.
func (r *randomHand) someDrag() string {
	from := r.point()
	buttons := []desktop.MouseButton{desktop.MouseButtonPrimary, desktop.MouseButtonPrimary, desktop.MouseButtonPrimary,
		desktop.MouseButtonPrimary, desktop.MouseButtonTertiary}
	button := buttons[r.IntN(len(buttons))]
	text := fmt.Sprintf("drag with button %d from %v", button, from)
	r.down(from, button)
	r.check()
	at := from
	for range r.IntN(5) {
		at = at.Add(image.Pt(r.IntN(9)-4, r.IntN(9)-4))
		if r.IntN(3) > 0 {
			at = r.aim(from)
		}
		r.move(at)
		r.check()
		if r.IntN(12) == 0 {
			text += ", " + r.between()
			r.check()
		}
		text += fmt.Sprintf(" to %v", at)
	}
	switch r.IntN(10) {
	case 0:
		r.end()
		return text + ", let go outside"
	case 1:
		r.down(at, desktop.MouseButtonSecondary)
		r.check()
		r.table.MouseUp(&desktop.MouseEvent{PointEvent: r.event(at), Button: desktop.MouseButtonSecondary})
		r.check()
		r.moved = true // the toolkit ends the drag and starts another
		r.table.DragEnd()
		r.check()
		r.move(at.Add(image.Pt(30, 10)))
		r.check()
		text += ", second button"
	}
	r.up(at, button)
	return text + ", let go"
}

// aim returns a point, half of the time over a column that accepts what is held.
func (r *randomHand) aim(from image.Point) image.Point {
	g := r.table.Board()
	col, count, _ := r.table.Held()
	if count == 0 || r.IntN(4) == 0 {
		return image.Pt(r.IntN(g.Width+200)-100, r.IntN(g.Height+200)-100)
	}
	to := 1 + r.IntN(engine.Columns)
	for target := range r.player.Tableau().Targets(col, count).All() {
		if r.IntN(2) == 0 {
			to = target
		}
	}
	return image.Pt(from.X+g.Column(to).Min.X-g.Column(col).Min.X+r.IntN(30)-15, g.Top+r.IntN(g.Height-g.Top))
}

func (r *randomHand) someKeys() string {
	arrows := []fyne.KeyName{fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown}
	text := "keys"
	for range 1 + r.IntN(6) {
		switch n := r.IntN(7); {
		case n < 3:
			key := arrows[r.IntN(len(arrows))]
			r.table.Arrow(key)
			text += " " + string(key)
		case n < 5:
			r.table.Enter()
			text += " Enter"
		default:
			col := 1 + r.IntN(engine.Columns)
			r.table.Digit(col)
			text += fmt.Sprintf(" %d", col)
		}
		r.check()
	}
	return text
}

// between performs something that may happen at any time.
func (r *randomHand) between() string {
	sizes := []fyne.Size{{Width: 640, Height: 480}, {Width: 600, Height: 700}, {Width: 801, Height: 433}}
	all := []struct {
		name string
		do   func()
	}{
		{"undo", r.player.undo}, {"undo", r.player.undo}, {"redo", r.player.redo},
		{"restart", func() {
			if r.IntN(4) == 0 {
				r.player.restart()
			}
		}},
		{"Escape", func() { r.table.Escape() }},
		{"focus lost", func() { r.window.Canvas().Unfocus() }},
		{"size", func() { r.window.Resize(sizes[r.IntN(len(sizes))]) }},
		{"scale", func() {
			r.window.Canvas().(software.WindowlessCanvas).SetScale(coarse * (1 + float32(r.IntN(2))/2))
			r.table.Refresh()
		}},
		{"options", func() {
			r.table.SetOptions(table.Options{DoubleClick: r.IntN(2) > 0, AutoPlace: r.IntN(2) > 0,
				PlacementHelp: r.IntN(2) > 0, SelectAndPlace: r.IntN(3) > 0, SingleClick: r.IntN(4) == 0})
		}},
		{"style", func() { r.table.SetStyle(faces.Style{FourColours: r.IntN(2) > 0, Letters: faces.International}) }},
		{"layout", func() { test.WidgetRenderer(r.table).Layout(r.table.Size()) }},
		{"tick", func() { r.driver.tick(r.Float32()) }},
		{"arrived", func() { r.driver.tick(1) }},
		{"timers", func() { r.rest() }},
		{"secondary button", func() { r.down(r.point(), desktop.MouseButtonSecondary) }},
		{"hover", func() {
			r.table.MouseMoved(&desktop.MouseEvent{PointEvent: r.event(r.point())})
			r.table.Cursor()
		}},
	}
	one := all[r.IntN(len(all))]
	one.do()
	return one.name
}
