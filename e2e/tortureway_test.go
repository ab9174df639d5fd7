package e2e_test

// way returns the actions needed before the program can be killed in a situation, which target
// then causes.
func (tr *torture) way(moment string) (before []action) {
	l := tr.now
	do := func(a action) { before, l = append(before, a), l.after(tr.t, a) }
	deal := func() { do(action{name: "deal"}) }
	move := func() { do(tr.nextMove(l)) }
	n := func() int { return l.game.Moves() }
	last := len(tr.moves) - 1
	switch moment {
	case aMove, aRemoval:
		if n() >= last || moment == aRemoval && n() > tr.lastRemoval() {
			deal()
		}
		for tr.removes(n()) != (moment == aRemoval) {
			move()
		}
	case aWin:
		if l.won {
			deal()
		}
		for n() < last {
			move()
		}
	case anUndo, aRestart:
		if l.game.Undoable() == 0 || n() == 0 {
			move()
		}
	case aRedo:
		if l.game.Redoable() == 0 {
			if l.game.Undoable() == 0 {
				move()
			}
			do(action{name: "undo"})
		}
	case aDeal:
		if !l.begun {
			move()
		}
	}
	return before
}

// target returns the action of a situation, after those of way.
func (tr *torture) target(moment string) action {
	switch moment {
	case aMove, aRemoval, aWin:
		return tr.nextMove(tr.now)
	}
	return action{name: moment}
}

// some returns an action and some that follow it.
func (tr *torture) some(target action) []action {
	list, l := []action{target}, tr.now.after(tr.t, target)
	for range tr.random.IntN(4) {
		n := l.game.Moves()
		if l.game.Won() {
			break // the celebration
		}
		a := action{name: "undo"}
		switch {
		case n+1 < len(tr.moves) && (l.game.Undoable() == 0 || tr.random.IntN(2) == 0):
			a = tr.nextMove(l)
		case l.game.Undoable() == 0:
			continue
		}
		list, l = append(list, a), l.after(tr.t, a)
	}
	return list
}

// nextMove continues the example game.
func (tr *torture) nextMove(l ledger) action { return action{aMove, tr.moves[l.game.Moves()]} }

// removes reports whether the example's move after n moves removes a sequence without winning.
func (tr *torture) removes(n int) bool {
	return n < len(tr.moves)-1 && tr.removed(n+1) > tr.removed(n)
}

// lastRemoval returns the number of moves before the last removal of a sequence that does not win.
func (tr *torture) lastRemoval() int {
	n := len(tr.moves) - 2
	for !tr.removes(n) {
		n--
	}
	return n
}

func (tr *torture) removed(n int) int {
	return replay(tr.t, tr.now.game.Code(), tr.moves[:n]).Removed()
}
