package store

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
	"time"

	"simplesimon/engine"
	"simplesimon/stats"
)

const (
	gameFile    = "game"
	gameKind    = "game"
	gameVersion = 4

	firstGameJournal = 3
)

// The keywords of the lines of a game's journal, which is the format from version 3 on.
const (
	gameWord = "game" // a whole game, which replaces any before it
	moveWord = "move" // a change since the previous line
)

// savedGame1 is the JSON of a running game in version 1.
type savedGame1 struct {
	Code   engine.Code `json:"code"`
	Moves  string      `json:"moves"`
	Played int         `json:"played"`
	Floor  int         `json:"floor"`
}

// savedGame2 is the JSON of a running game in version 2, and of a whole game from version 3 on.
// Version 4 added Origin.
type savedGame2 struct {
	savedGame1
	ID      string    `json:"id"`
	Time    int64     `json:"time"` // on the clock, in milliseconds
	Counted bool      `json:"counted"`
	Origin  Origin    `json:"origin,omitempty"`
	Begun   bool      `json:"begun"`
	Won     *savedWin `json:"won,omitempty"`
	Day     string    `json:"day,omitempty"`
	Due     []string  `json:"due,omitempty"` // lines of the history without checksums
}

type savedWin struct {
	Score int   `json:"score"`
	Moves int   `json:"moves"`
	Time  int64 `json:"time"`
}

// maxPlayed is the longest time the clock can show: over a hundred years.
const maxPlayed = 1_000_000 * time.Hour

// milliseconds returns the saved form of a time on the clock.
func milliseconds(played time.Duration) int64 {
	return max(0, min(played, maxPlayed)).Milliseconds()
}

// SaveGame saves the running game as a whole. When it returns nil, the game is durable. It refuses
// a game that could not be loaded back.
func (f Folder) SaveGame(r Running) error {
	line, err := gameLine(&r)
	if err != nil {
		return err
	}
	return f.write(gameFile, append([]byte(journalHead(gameKind, gameVersion)), line...))
}

// gameLine returns the line of a whole game.
func gameLine(r *Running) ([]byte, error) {
	saved, err := saving(r)
	if err != nil {
		return nil, err
	}
	return journalLine(gameWord, saved)
}

func saving(r *Running) (savedGame2, error) {
	if r.Game == nil {
		return savedGame2{}, errors.New("no game to save")
	}
	day := r.Day.String()
	_, wrong := parseDay(day)
	if err := errors.Join(checkID(r.ID), r.Origin.check(), wrong); err != nil {
		return savedGame2{}, err
	}
	h := r.Game.History()
	s := savedGame2{
		savedGame1: savedGame1{h.Code, movesText(h.Moves), h.Cursor, h.Floor},
		ID:         r.ID, Time: milliseconds(r.Played), Counted: r.Counted, Origin: r.Origin, Begun: r.Begun, Day: day,
	}
	s.Won = r.Won.saving()
	due, err := dueLines(r.Due)
	s.Due = due
	return s, err
}

func (w *Win) saving() *savedWin {
	if w == nil {
		return nil
	}
	return &savedWin{w.Score, w.Moves, milliseconds(w.Played)}
}

func (s *savedWin) restore() (*Win, error) {
	if s == nil {
		return nil, nil
	}
	played, err := duration(s.Time)
	return &Win{s.Score, s.Moves, played}, err
}

func movesText(moves []engine.Move) string {
	var text strings.Builder
	for i, m := range moves {
		if i > 0 {
			text.WriteByte(' ')
		}
		text.WriteString(m.String())
	}
	return text.String()
}

// LoadGame loads the last saved game. The error is fs.ErrNotExist if there is none. An invalid
// file is set aside: the game is nil and aside says where the file is. A file that can't be read
// stays in place, and the error says why. A game of version 1 gets a stable ID; it counts, and if
// it is won, it was won before statistics existed.
func (f Folder) LoadGame() (running *Running, aside *Aside, err error) {
	game, aside, err := f.loadGame()
	return game.running, aside, err
}

// PeekGame is [Folder.LoadGame] for a window without the [Lock]: it changes nothing.
func (f Folder) PeekGame() (*Running, error) {
	game, err := readGame{}, error(nil)
	err = f.peek(gameFile, maxFile, func(data []byte) (err error) {
		game, err = parseGame(data)
		return err
	})
	return game.running, err
}

func (f Folder) loadGame() (game readGame, aside *Aside, err error) {
	aside, err = f.load(gameFile, maxFile, func(data []byte) (err error) {
		game, err = parseGame(data)
		return err
	})
	if aside != nil || err != nil {
		return readGame{}, aside, err
	}
	return game, nil, nil
}

// id derives the ID of a version 1 game from its content.
func (s savedGame1) id() string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%v %s %d %d", s.Code, s.Moves, s.Played, s.Floor))
	return hex.EncodeToString(sum[:8])
}

func (s savedGame2) restore() (*Running, error) {
	game, err := s.savedGame1.restore()
	if err != nil {
		return nil, err
	}
	r := &Running{Game: game, ID: s.ID, Counted: s.Counted, Origin: s.Origin, Begun: s.Begun}
	r.Begun = r.Begun || game.Moves() > 0 || game.Redoable() > 0
	day, wrongDay := parseDay(s.Day)
	r.Day = day
	r.Played, err = duration(s.Time)
	err = errors.Join(err, checkID(s.ID), s.Origin.check(), wrongDay)
	won, wrongWin := s.Won.restore()
	due, wrongDue := parseDue(s.Due)
	r.Won, r.Due = won, due
	if err = errors.Join(err, wrongWin, wrongDue); err != nil {
		return nil, err
	}
	return r, nil
}

func (s savedGame1) restore() (*engine.Game, error) {
	moves, err := parseMoves(s.Moves)
	if err != nil {
		return nil, err
	}
	game, err := engine.Restore(engine.History{Code: s.Code, Moves: moves, Cursor: s.Played, Floor: s.Floor})
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrUnreadable, err)
	}
	return game, nil
}

// parseMoves parses the output of [movesText].
func parseMoves(text string) (moves []engine.Move, err error) {
	for _, word := range strings.Fields(text) {
		m, err := engine.ParseMove(word)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", ErrUnreadable, err)
		}
		moves = append(moves, m)
	}
	return moves, nil
}

// duration converts a saved time on the clock.
func duration(ms int64) (time.Duration, error) {
	if ms < 0 || ms > maxPlayed.Milliseconds() {
		return 0, fmt.Errorf("%w: %d ms on the clock", ErrUnreadable, ms)
	}
	return time.Duration(ms) * time.Millisecond, nil
}

// checkID validates the ID of a game.
func checkID(id string) error {
	if len(id) != 16 || strings.Trim(id, "0123456789abcdef") != "" {
		return fmt.Errorf("%w: %.40q is not the ID of a game", ErrUnreadable, id)
	}
	return nil
}

// parseDay parses a day, or "" for none.
func parseDay(text string) (stats.Date, error) {
	if text == "" {
		return stats.Date{}, nil
	}
	day, err := stats.ParseDate(text)
	if err != nil {
		return stats.Date{}, fmt.Errorf("%w: %w", ErrUnreadable, err)
	}
	return day, nil
}
