package table

import (
	"time"

	"simplesimon/engine"
	"simplesimon/trace"
)

// click is a past click, for recognising double clicks.
type click struct {
	group
	at time.Time // of the press
}

// click handles a press and release on the same spot. It reports whether it made a move.
func (g *gesture) click(p press) bool {
	if p.index < 0 {
		return g.clickBare(p.col)
	}
	on := group{p.col, g.count(p.col) - p.index}
	last, selected := g.clicked, g.selected
	g.selected, g.clicked = group{}, click{}
	switch {
	case p.col == g.sent.col && g.soon(g.sent, p):
		return false
	case g.options.DoubleClick && last.group == on && g.soon(last, p):
		return g.player.PlayBest(on.col, on.count, trace.ByDoubleClick)
	}
	g.clicked = click{on, p.when}
	switch {
	case selected.some() && selected.col != p.col && g.places(selected, p.col):
		return g.putOn(selected, p.col)
	case selected == on: // deselects
	case g.options.SingleClick:
		return g.send(on)
	case g.options.SelectAndPlace:
		g.selectGroup(on)
	}
	return false
}

// soon reports whether a press follows a click closely enough to be the second half of a double
// click.
func (g *gesture) soon(c click, p press) bool { return c.some() && p.when.Sub(c.at) <= g.double }

// places reports whether a click on the cards of another column is meant to place the selected
// group. In single-click mode only groups without a best column are selected, so a click on cards
// that do not accept them is not.
func (g *gesture) places(selected group, col int) bool {
	return !g.options.SingleClick || g.player.Tableau().Targets(selected.col, selected.count).Has(col)
}

// send moves a group to its best column at the first click. The next click on the same column is
// ignored as long as it may be the second half of a habitual double click. If there is no best
// column, the player is told, and the group is selected as usual.
func (g *gesture) send(on group) bool {
	reason, _ := g.player.Tableau().Group(on.col, on.count)
	switch {
	case reason != engine.None:
	case g.player.Best(on.col, on.count) != 0:
		g.sent, g.clicked = g.clicked, click{}
	case g.options.SelectAndPlace:
		g.selected = on
	}
	return g.player.PlayBest(on.col, on.count, trace.BySingleClick)
}

// clickBare handles a click where there is no card: below a column, on an empty one, or beside the
// columns.
func (g *gesture) clickBare(col int) bool {
	selected := g.selected
	g.selected, g.clicked = group{}, click{}
	return selected.some() && col != 0 && col != selected.col && g.putOn(selected, col)
}

func (g *gesture) putOn(selected group, col int) bool {
	return g.player.Play(engine.Move{From: selected.col, Count: selected.count, To: col}, trace.BySelect)
}

func (g *gesture) selectGroup(on group) {
	if reason, _ := g.player.Tableau().Group(on.col, on.count); reason != engine.None {
		g.player.Refuse(on.col, on.count, trace.BySelect)
		return
	}
	g.selected = on
	g.picked()
}
