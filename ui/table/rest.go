package table

// Moving reports whether any animation is running.
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

// settle finishes all animations immediately, including those started when others end.
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

// sayRest reports when all animations have ended.
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

// WhenAtRest calls then as soon as no animation is running, possibly immediately. A later change
// of the game cancels it.
func (t *Table) WhenAtRest(then func()) {
	if t.Moving() {
		t.atRest = then
		return
	}
	then()
}
