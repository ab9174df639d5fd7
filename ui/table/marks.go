package table

import "simplesimon/engine"

// mark is how a column is marked during a drag.
type mark int

const (
	noMark     mark = iota
	takesMark       // the column accepts the held cards
	targetMark      // it would get them now
)

// mark returns the mark of a column.
func (g *gesture) mark(col int) mark {
	switch {
	case g.drag.some():
		return g.dragMark(col)
	case g.keys.holding && col == g.keys.target && g.takers().Has(col):
		return targetMark
	case g.selected.some() && g.takers().Has(col):
		return takesMark
	}
	return noMark
}

func (g *gesture) dragMark(col int) mark {
	if !g.options.PlacementHelp {
		return noMark
	}
	strong := g.drag.target
	if strong == 0 && g.options.AutoPlace {
		strong = g.player.Best(g.drag.col, g.drag.count)
	}
	switch {
	case col == strong:
		return targetMark
	case g.drag.takers.Has(col):
		return takesMark
	}
	return noMark
}

func (g *gesture) takers() engine.ColumnSet {
	return g.player.Tableau().Targets(g.selected.col, g.selected.count)
}
