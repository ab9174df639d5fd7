package engine

import "fmt"

// Refusal is the error of a move that is not allowed, always as a *Refusal: the
// reason and the cards of the case, which is what a sentence for the player needs.
type Refusal struct {
	Reason Reason
	// Move is the move that was refused; To is 0 if no target was asked for.
	Move Move
	// First is the first of the lifted cards, Target the last card of the target
	// column; each is no card if there is none.
	First, Target Card
	// Index is that of the first card in the source column that breaks the rule
	// of NotASequence or MixedSuits, and Upper and Lower are the card before it
	// and the card itself. For other reasons Index is -1 and both are no card.
	Index        int
	Upper, Lower Card
}

// Error names the move, the reason and the cards of the case.
func (r *Refusal) Error() string {
	text := fmt.Sprintf("move %v: %v", r.Move, r.Reason)
	switch r.Reason {
	case NotASequence, MixedSuits:
		text += fmt.Sprintf(" (%v, %v)", r.Upper, r.Lower)
	case OntoAce, KingNeedsEmpty, WrongRank:
		text += fmt.Sprintf(" (%v on %v)", r.First, r.Target)
	case NoTarget:
		text += fmt.Sprintf(" (%v)", r.First)
	}
	return text
}

// Refuse returns the *[Refusal] of a move, with the cards of the case, or nil if
// the move is allowed. Where the reason alone will do, [Tableau.Check] returns it
// without allocating.
func (t *Tableau) Refuse(m Move) error {
	reason := t.Check(m)
	if reason == None {
		return nil
	}
	return t.refusal(reason, m)
}

// RefuseGroup returns the *[Refusal] of the last count cards of a column that go
// nowhere: they may not be lifted, or ([NoTarget]) no column is the
// [Tableau.Best] for them. It returns nil if there is one.
func (t *Tableau) RefuseGroup(col, count int) error {
	reason, _ := t.Group(col, count)
	if reason == None {
		if t.Best(col, count) != 0 {
			return nil
		}
		reason = NoTarget
	}
	return t.refusal(reason, Move{From: col, Count: count})
}

// refusal returns a reason with the cards of the case.
func (t *Tableau) refusal(reason Reason, m Move) *Refusal {
	r := &Refusal{Reason: reason, Move: m, Target: t.Last(m.To), Index: -1}
	if m.Count >= 1 {
		r.First = t.Card(m.From, t.Len(m.From)-m.Count)
	}
	if reason == NotASequence || reason == MixedSuits {
		_, r.Index = t.Group(m.From, m.Count)
		r.Upper, r.Lower = t.Card(m.From, r.Index-1), t.Card(m.From, r.Index)
	}
	return r
}
