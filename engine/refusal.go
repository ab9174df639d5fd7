package engine

import "fmt"

// Refusal is the error for an illegal move, always as a *Refusal: the reason and the cards
// involved, which is what a message to the player needs.
type Refusal struct {
	Reason Reason
	// Move is the refused move; To is 0 if no particular target was asked for.
	Move Move
	// First is the first of the lifted cards, Target the last card of the target column; zero if
	// there is none.
	First, Target Card
	// For NotASequence and MixedSuits, Index is the index in the source column of the first card
	// that breaks the rule, Lower is that card and Upper the one before it. For other reasons
	// Index is -1 and both cards are zero.
	Index        int
	Upper, Lower Card
}

// Error names the move, the reason and the cards involved.
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

// Refuse returns the *[Refusal] of a move with the cards involved, or nil if the move is legal.
// [Tableau.Check] returns the reason alone, without allocating.
func (t *Tableau) Refuse(m Move) error {
	reason := t.Check(m)
	if reason == None {
		return nil
	}
	return t.refusal(reason, m)
}

// RefuseGroup returns a *[Refusal] if the last count cards of a column cannot be moved to a better
// place: they may not be lifted, or ([NoTarget]) [Tableau.Best] finds no column. It returns nil
// otherwise.
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

// refusal adds the cards involved to a reason.
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
