package table

import (
	"simplesimon/engine"
	"simplesimon/trace"
)

// columnEvent is a column in the trace: the area in which it accepts drops and clicks, and the
// full rectangles of its cards at rest.
type columnEvent struct {
	Rect  trace.Rect   `json:"rect"`
	Cards []trace.Rect `json:"cards"`
}

// Trace writes the layout to the trace. It must be called when the table is moved, as the toolkit
// does not report that; at every other change the table does it itself.
func (t *Table) Trace() {
	if !t.laidOut || t.log == nil {
		return
	}
	origin := t.origin()
	columns := make([]columnEvent, 0, engine.Columns)
	for col := 1; col <= engine.Columns; col++ {
		n := t.player.Tableau().Len(col)
		e := columnEvent{Rect: trace.RectOf(t.geo.Column(col).Add(origin)), Cards: []trace.Rect{}}
		for i := range n {
			e.Cards = append(e.Cards, trace.RectOf(t.geo.Card(col, i, n).Add(origin)))
		}
		columns = append(columns, e)
	}
	t.log.Write("table", struct {
		Columns []columnEvent `json:"columns"`
	}{columns})
}

// traced is the last traced state.
type traced struct {
	drag     dragEvent
	selected group
}

type dragEvent struct {
	on      bool
	targets engine.ColumnSet
	target  int
}

// traceGesture traces the drag and the selection when they have changed.
func (t *Table) traceGesture() {
	d := &t.gesture.drag
	now := dragEvent{d.some(), d.takers, d.target}
	if now != t.traced.drag && now.on {
		targets := []int{}
		for col := range now.targets.All() {
			targets = append(targets, col)
		}
		t.log.Write("drag", struct {
			Targets []int `json:"targets"`
			Target  int   `json:"target"`
		}{targets, now.target})
	}
	t.traced.drag = now
	if c := t.gesture.selected; c != t.traced.selected {
		t.traced.selected = c
		t.log.Write("select", struct {
			Column int `json:"column"`
			Count  int `json:"count"`
		}{c.col, c.count})
	}
}

// traceDragEnd traces the end of a drag without a move.
func (t *Table) traceDragEnd(how ending) {
	word := "cancel"
	if how == dropped {
		word = "home"
	}
	t.log.Write("drag-end", dragEnd{word})
}

type dragEnd struct {
	How string `json:"how"`
}
