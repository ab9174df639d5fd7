package store

import (
	"errors"

	"simplesimon/engine"
)

// gameInFile is the content of the running game's file, as far as [engine.Game.Delta] does not
// track it.
type gameInFile struct {
	game          *engine.Game // nil if there is none
	length        int          // number of its moves, including undone ones
	cursor, floor int
	played        int64
	begun, won    bool
	due           []string // IDs
}

// save writes the changes, or the whole game.
func (k *Keeper) save(r *Running, written []string) error {
	if k.game.ready() && k.inFile.game == r.Game {
		line, err := k.changeLine(r, written)
		if line == nil || err != nil {
			return err
		}
		if err = k.game.append(line); !errors.Is(err, errLong) {
			return k.markUnless(err, r)
		}
	}
	line, err := gameLine(r)
	if err != nil {
		return err
	}
	if k.game.ready() {
		if err = k.game.append(line); !errors.Is(err, errLong) {
			return k.markUnless(err, r)
		}
	}
	return k.markUnless(k.game.rewrite(line), r)
}

// markUnless calls mark unless saving failed.
func (k *Keeper) markUnless(err error, r *Running) error {
	if err == nil {
		k.mark(r)
	}
	return err
}

// mark records what the file now contains.
func (k *Keeper) mark(r *Running) {
	r.Game.Mark()
	d := r.Game.Delta()
	k.inFile = gameInFile{
		game: r.Game, length: d.Same, cursor: d.Cursor, floor: d.Floor, played: milliseconds(r.Played), begun: r.Begun, won: r.Won != nil,
	}
	for _, e := range r.Due {
		k.inFile.due = append(k.inFile.due, e.ID)
	}
}

// changeLine returns the line for the changes, or nil if there are none.
func (k *Keeper) changeLine(r *Running, written []string) ([]byte, error) {
	d := r.Game.Delta()
	s := savedChange{
		Same: d.Same, Moves: movesText(d.Moves), Played: d.Cursor, Floor: d.Floor,
		Time: milliseconds(r.Played), Begun: r.Begun, Written: written,
	}
	if !k.inFile.won {
		s.Won = r.Won.saving()
	}
	due, err := dueLines(without(r.Due, takeOut(k.inFile.due, written)))
	if err != nil {
		return nil, err
	}
	s.Due = due
	same := len(d.Moves) == 0 && d.Same == k.inFile.length && d.Cursor == k.inFile.cursor && d.Floor == k.inFile.floor &&
		s.Time == k.inFile.played && s.Begun == k.inFile.begun && s.Won == nil && len(s.Due) == 0 && len(written) == 0
	if same {
		return nil, nil
	}
	return journalLine(moveWord, s)
}
