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
	selected := g.selected
	g.selected = group{}
	if g.options.DoubleClick && again {
		g.clicked = click{}
		g.player.PlayBest(on.col, on.count, trace.ByDoubleClick)
		return
	}
	g.clicked = click{on, g.now()}
	switch {
	case selected.some() && selected.col != col:
		g.putOn(selected, col)
	case selected == on: // lets go
	case g.options.SelectAndPlace:
		g.selectGroup(on)
	}
}

// clickBare is a click where there is no card: below a column, on an empty
// one, or on the bare table.
func (g *gesture) clickBare(col int) {
	selected := g.selected
	g.selected, g.clicked = group{}, click{}
	if selected.some() && col != 0 && col != selected.col {
		g.putOn(selected, col)
	}
}

func (g *gesture) putOn(selected group, col int) {
	g.player.Play(engine.Move{From: selected.col, Count: selected.count, To: col}, trace.BySelect)
}

func (g *gesture) selectGroup(on group) {
	if reason, _ := g.player.Tableau().Group(on.col, on.count); reason != engine.None {
		g.player.Refuse(on.col, on.count, trace.BySelect)
		return
	}
	g.selected = on
}
