package store

import (
	"errors"
	"fmt"
	"strings"

	"simplesimon/engine"
)

// savedChange is the JSON of a change.
type savedChange struct {
	Same    int       `json:"same"`            // number of leading moves that are unchanged
	Moves   string    `json:"moves,omitempty"` // the moves after those
	Played  int       `json:"played"`
	Floor   int       `json:"floor"`
	Time    int64     `json:"time"` // on the clock, in milliseconds
	Begun   bool      `json:"begun,omitempty"`
	Won     *savedWin `json:"won,omitempty"`     // set by the first win
	Due     []string  `json:"due,omitempty"`     // additional lines for the history
	Written []string  `json:"written,omitempty"` // IDs of entries no longer due
}

// readGame is a running game as read from a file.
type readGame struct {
	running *Running
	size    int64 // of a journal that can be appended to, in bytes; 0 for any other
	lines   int   // of the journal
}

// parseGame parses a running game of any version.
func parseGame(data []byte) (game readGame, err error) {
	data, changed := unixLines(data)
	head, version := gameHead(string(data))
	if version > 0 {
		game, err = parseGameJournal(data, head)
	} else {
		game.running, err = parseWholeGame(data)
	}
	if version < gameVersion || changed {
		game.size = 0
	}
	if r := game.running; err == nil && r.Won == nil && r.Game.Won() {
		r.Won = &Win{Score: r.Game.Score(), Moves: r.Game.Moves(), Played: r.Played}
	}
	return game, err
}

// gameHead returns the first line of a journal and its version, or 0 if it is not a known journal
// version.
func gameHead(data string) (head string, version int) {
	for version := firstGameJournal; version <= gameVersion; version++ {
		if head := journalHead(gameKind, version); strings.HasPrefix(data, head) {
			return head, version
		}
	}
	return "", 0
}

// parseWholeGame parses a running game of version 1 or 2.
func parseWholeGame(data []byte) (*Running, error) {
	var one savedGame1
	var two savedGame2
	version, err := open(data, gameKind, []any{&one, &two}, gameVersion)
	if err != nil {
		return nil, err
	}
	if version == 1 {
		two = savedGame2{savedGame1: one, ID: one.id(), Counted: true}
	}
	return two.restore()
}

// parseGameJournal parses a running game of version 3 or later.
func parseGameJournal(data []byte, head string) (game readGame, err error) {
	lines, whole, err := parseJournal(data, head)
	if err != nil {
		return readGame{}, err
	}
	for i, line := range lines {
		switch {
		case line.word == gameWord:
			var saved savedGame2
			if err = decode(line.body, &saved); err == nil {
				game.running, err = saved.restore()
			}
		case line.word == moveWord && game.running != nil:
			var saved savedChange
			if err = decode(line.body, &saved); err == nil {
				err = saved.apply(game.running)
			}
		case line.word != syncedWord:
			err = fmt.Errorf("%w: unexpected keyword %q", ErrUnreadable, line.word)
		}
		if err != nil {
			return readGame{}, fmt.Errorf("line %d: %w", i+2, err)
		}
	}
	if game.running == nil {
		return readGame{}, fmt.Errorf("%w: no game in it", ErrUnreadable)
	}
	game.lines = len(lines)
	if whole == len(data) {
		game.size = int64(whole)
	}
	return game, nil
}

// apply applies a change to a running game.
func (s savedChange) apply(r *Running) error {
	moves, err := parseMoves(s.Moves)
	if err != nil {
		return err
	}
	if err := r.Game.Apply(engine.Delta{Same: s.Same, Moves: moves, Cursor: s.Played, Floor: s.Floor}); err != nil {
		return fmt.Errorf("%w: %w", ErrUnreadable, err)
	}
	r.Played, err = duration(s.Time)
	r.Begun = r.Begun || s.Begun
	won, wrong := s.Won.restore()
	if won != nil {
		r.Won = won
	}
	r.Due = without(r.Due, s.Written)
	due, wrongDue := parseDue(s.Due)
	r.Due = append(r.Due, due...)
	return errors.Join(err, wrong, wrongDue)
}
