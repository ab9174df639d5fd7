package replay

import (
	"simplesimon/engine"
	"simplesimon/locales"
)

// stride is after how many steps of a story its position is remembered. A position takes
// about 200 bytes, and a step less than a microsecond.
const stride = 256

// reel finds the position after any step of a story at once, however long the
// story is.
type reel struct {
	story   *story
	length  int      // of the steps that can be made
	every   int      // after so many steps there is a mark
	marks   []frozen // after 0, every, 2·every … steps
	longest int      // cards in the longest column that there is
	wordy   []int    // steps that stand for all that are told alike: the last of each kind
}

// frozen is a position with the number of moves that led to it.
type frozen struct {
	tableau engine.Tableau
	moves   int
}

func freeze(g *engine.Game) frozen { return frozen{g.Position(), g.Moves()} }

func (f *frozen) score() int { return engine.Score(f.moves, f.tableau.Removed()) }

// newReel goes through a story once.
func newReel(s *story) *reel {
	r := &reel{story: s, every: stride}
	if s.undoes() {
		r.every = 1 // where an undo leads is not known from the position before it
	}
	game := s.game(0)
	r.marks = append(r.marks, freeze(game))
	for col := 1; col <= engine.Columns; col++ {
		r.longest = max(r.longest, game.Tableau().Len(col))
	}
	kinds := map[kind]int{}
	for r.length < s.len() {
		next := s.step(r.length)
		k := kindOf(game.Tableau(), next, r.length)
		change, ok := step(game, next)
		if !ok {
			break
		}
		r.length++
		kinds[k] = r.length
		r.lookFor(game.Tableau(), change)
		if r.length%r.every == 0 {
			r.marks = append(r.marks, freeze(game))
		}
	}
	for _, step := range kinds {
		r.wordy = append(r.wordy, step)
	}
	return r
}

// lookFor looks for a longer column after a step.
func (r *reel) lookFor(now *engine.Tableau, change engine.Change) {
	to := now.Len(change.Move.To)
	if change.Completed && change.Kind == engine.Played {
		to += engine.SequenceLength // it lies there until it leaves
	}
	r.longest = max(r.longest, to, now.Len(change.Move.From))
}

// kind is what makes the words about a move long or short: the sentence, and the cards
// in it. A step with a note is a kind of its own.
type kind struct {
	one, empty, completes bool
	first, last, target   engine.Card
	noted                 int
}

func kindOf(before *engine.Tableau, next locales.Step, step int) kind {
	m := next.Move
	k := kind{
		one: m.Count == 1, empty: before.Len(m.To) == 0, target: before.Last(m.To),
		first: before.Card(m.From, before.Len(m.From)-m.Count), last: before.Last(m.From),
	}
	k.completes = k.last.Rank() == engine.Ace
	if next.Note != "" || next.Undo {
		k.noted = step + 1
	}
	return k
}

// at is the position after a number of steps, from 0 to length.
func (r *reel) at(n int) frozen {
	now := r.marks[n/r.every]
	for i := n - n%r.every; i < n; i++ {
		now.tableau, _, _ = now.tableau.After(r.story.step(i).Move) // it was possible before
		now.moves++
	}
	return now
}

// forth is what changes with the step that has a number, from 1 to length.
func (r *reel) forth(n int) engine.Change {
	next := r.story.step(n - 1)
	if next.Undo {
		before := r.at(n)
		_, change, _ := before.tableau.After(next.Move)
		change.Kind = engine.Undone
		return change
	}
	before := r.at(n - 1)
	_, change, _ := before.tableau.After(next.Move)
	return change
}

// back is what changes when that step is taken back.
func (r *reel) back(n int) engine.Change {
	change := r.forth(n)
	if change.Kind == engine.Undone {
		change.Kind = engine.Redone
	} else {
		change.Kind = engine.Undone
	}
	return change
}
