package table

import (
	"time"

	"simplesimon/engine"
	"simplesimon/trace"
)

// click remembers the last click for a double one.
type click struct {
	group
	at time.Time
}

// click is a press and a release on the same spot.
func (g *gesture) click(col, index int) {
	if index < 0 {
		g.clickBare(col)
		return
	}
	on := group{col, g.count(col) - index}
	again := g.clicked.group == on && g.now().Sub(g.clicked.at) <= g.double
	chosen := g.chosen
	g.chosen = group{}
	if g.options.DoubleClick && again {
		g.clicked = click{}
		g.player.PlayBest(on.col, on.count, trace.ByDoubleClick)
		return
	}
	g.clicked = click{on, g.now()}
	switch {
	case chosen.some() && chosen.col != col:
		g.place(chosen, col)
	case chosen == on: // lets go
	case g.options.SelectAndPlace:
		g.choose(on)
	}
}

// clickBare is a click where there is no card: below a column, on an empty
// one, or on the bare table.
func (g *gesture) clickBare(col int) {
	chosen := g.chosen
	g.chosen, g.clicked = group{}, click{}
	if chosen.some() && col != 0 && col != chosen.col {
		g.place(chosen, col)
	}
}

func (g *gesture) place(chosen group, col int) {
	g.player.Play(engine.Move{From: chosen.col, Count: chosen.count, To: col}, trace.BySelect)
}

func (g *gesture) choose(on group) {
	if reason, _ := g.player.Tableau().Group(on.col, on.count); reason != engine.None {
		g.player.Refuse(on.col, on.count, trace.BySelect)
		return
	}
	g.chosen = on
}
