package engine

// Apply makes a legal move on a position that need not come from a deal, and
// reports whether a sequence left.
func (t *Tableau) Apply(m Move) (completed bool) { return t.apply(m.From, m.Count, m.To) }

// Unapply takes back what Apply made.
func (t *Tableau) Unapply(m Move, completed bool) { t.unapply(m.From, m.Count, m.To, completed) }
