package locales

import (
	_ "embed"
	"sync"

	"simplesimon/engine"
)

//go:embed example.simon
var exampleText []byte

// example is the complete game of the Examples page with the data for its notes.
type example struct {
	record  *engine.Record
	moves   []engine.Move
	before  []engine.Tableau // the position before each move
	scores  []int            // after each move
	score   int              // at the end
	largest int              // largest group moved into an empty column
}

// exampleGame is loaded once and must not be modified.
var exampleGame = sync.OnceValue(func() *example {
	record, err := engine.ParseRecord(exampleText)
	if err != nil {
		report(err)
		record = &engine.Record{}
	}
	e := &example{record: record}
	game := engine.NewGame(record.Code)
	for _, m := range record.Moves {
		position := game.Position()
		if _, err := game.Play(m.Move); err != nil {
			report(err)
			break
		}
		e.moves = append(e.moves, m.Move)
		e.before = append(e.before, position)
		e.scores = append(e.scores, game.Score())
		if position.Len(m.Move.To) == 0 {
			e.largest = max(e.largest, m.Move.Count)
		}
	}
	e.score = game.Score()
	return e
})

// ExampleGame returns the complete game of the Examples page, which [Localizer.ExampleNote]
// comments on: the code and the moves up to the win.
func ExampleGame() (engine.Code, []engine.Move) {
	e := exampleGame()
	return e.record.Code, append([]engine.Move(nil), e.moves...)
}

// exampleNotes maps instructive moves, counted from 1, to their notes.
var exampleNotes = map[int]ID{
	1:  NoteFirstJoin,
	4:  NoteFirstGroup,
	11: NoteFirstEmpty,
	17: NoteFirstLeaves,
	27: NoteTwelve,
	34: NoteTwelveHome,
	39: NoteThirdLeaves,
	49: NoteEnd,
}

// ExampleNote returns the comment on a move of the complete game, counted from 1, or "" for most
// moves.
func (l *Localizer) ExampleNote(n int) string {
	e := exampleGame()
	id, ok := exampleNotes[n]
	if !ok || n > len(e.moves) {
		return ""
	}
	move := l.moveData(&e.before[n-1], e.moves[n-1])
	move.Score = l.Number(e.scores[n-1])
	return l.Format(id, noteData{move, l.figures()})
}

// noteData is the data for notes on a move of the complete game.
type noteData struct {
	moveData
	figures
}
