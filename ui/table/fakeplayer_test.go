package table

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"simplesimon/engine"
	"simplesimon/trace"
)

// fakePlayer holds a position, follows the engine's rules, and records requests. A change cancels
// the gesture, as in a window.
type fakePlayer struct {
	t         *testing.T
	tableau   engine.Tableau
	gesture   *gesture
	log       []string
	keepEmpty bool   // affects the best column
	asked     func() // called once, at the first request; may be nil
}

var _ Player = (*fakePlayer)(nil)

func (p *fakePlayer) Tableau() *engine.Tableau { return &p.tableau }

func (p *fakePlayer) note(format string, args ...any) {
	p.log = append(p.log, fmt.Sprintf(format, args...))
}

func (p *fakePlayer) Play(m engine.Move, by trace.By) bool {
	defer p.ask()
	if r, refused := errors.AsType[*engine.Refusal](p.tableau.Refuse(m)); refused {
		p.note("%v: %v by %s", m, r.Reason, by)
		return false
	}
	p.note("%v by %s", m, by)
	p.set(moved(p.t, p.tableau, m))
	return true
}

func (p *fakePlayer) Best(col, count int) int {
	if p.keepEmpty {
		return p.tableau.BestKeepingEmpty(col, count)
	}
	return p.tableau.Best(col, count)
}

func (p *fakePlayer) PlayBest(col, count int, by trace.By) bool {
	defer p.ask()
	if to := p.Best(col, count); to != 0 {
		return p.Play(engine.Move{From: col, Count: count, To: to}, by)
	}
	p.Refuse(col, count, by)
	return false
}

func (p *fakePlayer) Refuse(col, count int, by trace.By) {
	defer p.ask()
	if r, refused := errors.AsType[*engine.Refusal](p.tableau.RefuseGroup(col, count)); refused {
		p.note("%d of %d: %v by %s", count, col, r.Reason, by)
	}
}

func (p *fakePlayer) ask() {
	if then := p.asked; then != nil {
		p.asked = nil
		then()
	}
}

// set changes the position from outside.
func (p *fakePlayer) set(next engine.Tableau) {
	p.tableau = next
	p.gesture.cancel(cutShort)
	p.gesture.keepCursor()
}

// moved returns a position after a move, without removing sequences.
func moved(t *testing.T, before engine.Tableau, m engine.Move) engine.Tableau {
	var lines []string
	for col := 1; col <= engine.Columns; col++ {
		cards := before.Append(nil, col)
		switch col {
		case m.From:
			cards = cards[:len(cards)-m.Count]
		case m.To:
			from := before.Append(nil, m.From)
			cards = append(cards, from[len(from)-m.Count:]...)
		}
		line := fmt.Sprintf("%d:", col)
		for _, c := range cards {
			line += " " + c.String()
		}
		lines = append(lines, line)
	}
	return parse(t, strings.Join(lines, "\n"))
}

func parse(t *testing.T, text string) engine.Tableau {
	t.Helper()
	tableau, err := engine.ParseTableau(text)
	if err != nil {
		t.Fatal(err)
	}
	return tableau
}
