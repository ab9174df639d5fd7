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
	gameVersion = 2
)

// savedGame1 is the JSON of a running game in version 1.
type savedGame1 struct {
	Code   string `json:"code"`
	Moves  string `json:"moves"`
	Played int    `json:"played"`
	Floor  int    `json:"floor"`
}

// savedGame2 is the JSON of a running game in version 2.
type savedGame2 struct {
	savedGame1
	ID      string    `json:"id"`
	Time    int64     `json:"time"` // on the clock, in milliseconds
	Counted bool      `json:"counted"`
	Begun   bool      `json:"begun"`
	Won     *savedWin `json:"won,omitempty"`
	Day     string    `json:"day,omitempty"`
	Due     []string  `json:"due,omitempty"` // lines of the history, without their checksums
}

type savedWin struct {
	Score int   `json:"score"`
	Moves int   `json:"moves"`
	Time  int64 `json:"time"`
}

// maxPlayed is the longest time that a clock can show: over a hundred years.
const maxPlayed = 1_000_000 * time.Hour

// milliseconds is how a time on the clock is written.
func milliseconds(played time.Duration) int64 {
	return max(0, min(played, maxPlayed)).Milliseconds()
}

// SaveGame keeps the running game; when it returns without an error, the game
// is safely on disk. A game that could not be read again is not kept.
func (f Folder) SaveGame(r Running) error {
	saved, err := saving(r)
	if err != nil {
		return err
	}
	data, err := seal(gameKind, gameVersion, saved)
	if err != nil {
		return err
	}
	return f.write(gameFile, data)
}

func saving(r Running) (savedGame2, error) {
	if r.Game == nil {
		return savedGame2{}, errors.New("no game to keep")
	}
	if err := errors.Join(checkID(r.ID), checkDay(r.Day)); err != nil {
		return savedGame2{}, err
	}
	h := r.Game.History()
	s := savedGame2{
		savedGame1: savedGame1{h.Code.String(), movesText(h.Moves), h.Cursor, h.Floor},
		ID:         r.ID, Time: milliseconds(r.Played), Counted: r.Counted, Begun: r.Begun, Day: r.Day,
	}
	if w := r.Won; w != nil {
		s.Won = &savedWin{w.Score, w.Moves, milliseconds(w.Played)}
	}
	for _, e := range r.Due {
		line, err := e.line()
		if err != nil {
			return savedGame2{}, err
		}
		s.Due = append(s.Due, string(line))
	}
	return s, nil
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

// LoadGame reads the game that was kept last. The error is fs.ErrNotExist if
// there is none. A file that can't be read is set aside: aside tells where, and
// the game is nil. A game of version 1 gets an ID, always the same; it counts,
// and if it is won, it was so before anything was counted.
func (f Folder) LoadGame() (running *Running, aside *Aside, err error) {
	var one savedGame1
	var two savedGame2
	aside, err = f.load(gameFile, gameKind, []any{&one, &two}, func(version int) (err error) {
		if version == 1 {
			two = savedGame2{savedGame1: one, ID: one.id(), Counted: true}
		}
		running, err = two.restore()
		return err
	})
	if aside != nil || err != nil {
		return nil, aside, err
	}
	if r := running; r.Won == nil && r.Game.Won() {
		r.Won = &Win{Score: r.Game.Score(), Moves: r.Game.Moves(), Played: r.Played}
	}
	return running, nil, nil
}

// id is the ID of a game of version 1, made of all that is known of it.
func (s savedGame1) id() string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%s %s %d %d", s.Code, s.Moves, s.Played, s.Floor))
	return hex.EncodeToString(sum[:8])
}

func (s savedGame2) restore() (*Running, error) {
	game, err := s.savedGame1.restore()
	if err != nil {
		return nil, err
	}
	r := &Running{Game: game, ID: s.ID, Counted: s.Counted, Begun: s.Begun, Day: s.Day}
	r.Begun = r.Begun || game.Moves() > 0 || game.Redoable() > 0
	r.Played, err = duration(s.Time)
	err = errors.Join(err, checkID(s.ID), checkDay(s.Day))
	if s.Won != nil {
		played, wrong := duration(s.Won.Time)
		err = errors.Join(err, wrong)
		r.Won = &Win{s.Won.Score, s.Won.Moves, played}
	}
	for _, line := range s.Due {
		e, wrong := parseEntry(line)
		err = errors.Join(err, wrong)
		r.Due = append(r.Due, e)
	}
	if err != nil {
		return nil, err
	}
	return r, nil
}

func (s savedGame1) restore() (*engine.Game, error) {
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

// duration is a time on the clock that was kept.
func duration(ms int64) (time.Duration, error) {
	if ms < 0 || ms > maxPlayed.Milliseconds() {
		return 0, fmt.Errorf("%w: %d ms on the clock", ErrUnreadable, ms)
	}
	return time.Duration(ms) * time.Millisecond, nil
}

// checkID checks the ID of a game.
func checkID(id string) error {
	if len(id) != 16 || strings.Trim(id, "0123456789abcdef") != "" {
		return fmt.Errorf("%w: %.40q is no ID of a game", ErrUnreadable, id)
	}
	return nil
}

// checkDay checks a day, or "" for none.
func checkDay(day string) error {
	if day == "" {
		return nil
	}
	if _, err := stats.ParseDate(day); err != nil {
		return fmt.Errorf("%w: %w", ErrUnreadable, err)
	}
	return nil
}
