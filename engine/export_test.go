package engine

// Apply plays a legal move on a position that need not come from a deal, and reports whether it
// completed a sequence.
func (t *Tableau) Apply(m Move) (completed bool) { return t.apply(m.From, m.Count, m.To) }

// Unapply reverts Apply.
func (t *Tableau) Unapply(m Move, completed bool) { t.unapply(m.From, m.Count, m.To, completed) }
