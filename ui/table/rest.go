package table

// Moving reports whether cards are on their way.
func (t *Table) Moving() bool {
	if t.scene != nil {
		return true
	}
	for _, f := range t.flights {
		if f.motion != nil {
			return true
		}
	}
	return false
}

// settle brings all cards that are on their way to their places at once. What
// begins when some have come there ends likewise.
func (t *Table) settle() {
	for t.Moving() {
		t.endScene()
		for _, f := range t.flights {
			if f.motion != nil {
				f.motion.Stop()
				t.land(f)
			}
		}
	}
}

// sayRest tells when nothing moves any more.
func (t *Table) sayRest() {
	if t.Moving() {
		return
	}
	t.log.Write("rest", nil)
	if then := t.atRest; then != nil {
		t.atRest = nil
		then()
	}
}

// WhenAtRest calls then as soon as nothing moves, at once if nothing does. A
// later change of the game takes it back.
func (t *Table) WhenAtRest(then func()) {
	if t.Moving() {
		t.atRest = then
		return
	}
	then()
}
