package replay

import (
	"simplesimon/engine"
	"simplesimon/locales"
)

// stride is the number of steps between saved positions. A position takes about 200 bytes, and a
// step less than a microsecond.
const stride = 256

// reel returns the position after any step of a story in constant time.
type reel struct {
	story   *story
	length  int      // number of legal steps
	every   int      // steps between marks
	marks   []frozen // after 0, every, 2·every … steps
	longest int      // length of the longest column that occurs
	wordy   []int    // steps representative of all with similar descriptions: the last of each kind
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
		r.every = 1 // where an undo leads can't be derived from the position before it
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

// lookFor updates the longest column after a step.
func (r *reel) lookFor(now *engine.Tableau, change engine.Change) {
	to := now.Len(change.Move.To)
	if change.Completed && change.Kind == engine.Played {
		to += engine.SequenceLength // it is still there before it is removed
	}
	r.longest = max(r.longest, to, now.Len(change.Move.From))
}

// kind is what determines the length of a move's description: the sentence, and the cards in it. A
// step with a note is a kind of its own.
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

// at returns the position after a number of steps, from 0 to length.
func (r *reel) at(n int) frozen {
	now := r.marks[n/r.every]
	for i := n - n%r.every; i < n; i++ {
		now.tableau, _, _ = now.tableau.After(r.story.step(i).Move) // it was legal before
		now.moves++
	}
	return now
}

// forth returns the change of a step, numbered from 1 to length.
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

// back returns the change when that step is taken back.
func (r *reel) back(n int) engine.Change {
	change := r.forth(n)
	if change.Kind == engine.Undone {
		change.Kind = engine.Redone
	} else {
		change.Kind = engine.Undone
	}
	return change
}
