package table

import (
	"time"

	"simplesimon/engine"
)

// Durations of temporary marks.
const (
	brokenTime = 1500 * time.Millisecond
	movedTime  = 1200 * time.Millisecond
)

// ShowBroken shakes the card that breaks a run, and marks it briefly.
func (t *Table) ShowBroken(col, index int) {
	t.clearBroken()
	if col < 1 || col > engine.Columns || index < 0 {
		return
	}
	t.columns[col].broken = index + 1
	t.show()
	t.shake(col, index, 1)
	t.brokenTimer = t.timers.After(brokenTime, func() {
		t.clearBroken()
		t.show()
	})
}

// markMoved briefly marks the last cards of a column, so that the player sees what moved where.
func (t *Table) markMoved(g group) {
	t.clearMoved()
	t.columns[g.col].moved = g.count
	t.movedTimer = t.timers.After(movedTime, func() {
		t.clearMoved()
		t.show()
	})
}

// unmarkLifted removes the marks of lifted cards: they would appear on the cards left behind, and
// return with the cards.
func (t *Table) unmarkLifted(g group) {
	if t.columns[g.col].moved > 0 {
		t.clearMoved()
	}
	if t.columns[g.col].broken > t.player.Tableau().Len(g.col)-g.count {
		t.clearBroken()
	}
}

func (t *Table) clearMoved() {
	t.movedTimer.Stop()
	for col := range t.columns {
		t.columns[col].moved = 0
	}
}

func (t *Table) clearBroken() {
	t.stopShaking()
	t.brokenTimer.Stop()
	for col := range t.columns {
		t.columns[col].broken = 0
	}
}
