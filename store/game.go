package store

import (
	"fmt"
	"strings"

	"simplesimon/engine"
)

const (
	gameFile    = "game"
	gameKind    = "game"
	gameVersion = 1
)

// savedGame is the JSON of a running game.
type savedGame struct {
	Code   string `json:"code"`
	Moves  string `json:"moves"`
	Played int    `json:"played"`
	Floor  int    `json:"floor"`
}

// SaveGame keeps the running game; when it returns without an error, the game
// is safely on disk.
func (f Folder) SaveGame(h engine.History) error {
	var moves strings.Builder
	for i, m := range h.Moves {
		if i > 0 {
			moves.WriteByte(' ')
		}
		moves.WriteString(m.String())
	}
	data, err := seal(gameKind, gameVersion, savedGame{h.Code.String(), moves.String(), h.Cursor, h.Floor})
	if err != nil {
		return err
	}
	return f.write(gameFile, data)
}

// LoadGame reads the game that was kept last. The error is fs.ErrNotExist if
// there is none. A file that can't be read is set aside: aside tells where, and
// the game is nil.
func (f Folder) LoadGame() (game *engine.Game, aside *Aside, err error) {
	var saved savedGame
	aside, err = f.load(gameFile, gameKind, gameVersion, &saved, func() (err error) {
		game, err = saved.restore()
		return err
	})
	if aside != nil || err != nil {
		return nil, aside, err
	}
	return game, nil, nil
}

func (s savedGame) restore() (*engine.Game, error) {
	code, err := engine.ParseCode(s.Code)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrUnreadable, err)
	}
	h := engine.History{Code: code, Cursor: s.Played, Floor: s.Floor}
	for _, text := range strings.Fields(s.Moves) {
		m, err := engine.ParseMove(text)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", ErrUnreadable, err)
		}
		h.Moves = append(h.Moves, m)
	}
	game, err := engine.Restore(h)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrUnreadable, err)
	}
	return game, nil
}
