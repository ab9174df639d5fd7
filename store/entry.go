package store

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"simplesimon/engine"
	"simplesimon/stats"
)

// Entry is a game in the history: one that has ended, won, or not won when
// another deal took its place. When it ended is known to the second.
type Entry struct {
	ID string // of the game
	stats.Game
	Record Packed // the moves up to the end, or up to the first win
}

// Replay plays the game up to its end. The moves go through the rules: the error
// is an *[engine.IllegalMove], or [ErrUnreadable].
func (e Entry) Replay() (*engine.Game, error) {
	moves, err := e.Record.Moves()
	if err != nil {
		return nil, err
	}
	record := engine.Record{Code: e.Code}
	for _, m := range moves {
		record.Moves = append(record.Moves, engine.RecordMove{Move: m, Text: m.String()})
	}
	game, err := record.Replay()
	if err != nil {
		return nil, err
	}
	return game, nil
}

// Games is what the statistics know of the games.
func Games(entries []Entry) []stats.Game {
	games := make([]stats.Game, len(entries))
	for i, e := range entries {
		games[i] = e.Game
	}
	return games
}

// The words of a line of the history.
const (
	wonWord  = "won"
	lostWord = "lost"
	noWord   = "-" // no day, no moves
)

// line is the entry as the history has it, without the checksum and the end of
// the line. The error tells of an entry that could not be read again.
func (e Entry) line() ([]byte, error) {
	result, day, record := lostWord, e.Day.String(), string(e.Record)
	if e.Won {
		result = wonWord
	}
	if day == "" {
		day = noWord
	}
	if record == "" {
		record = noWord
	}
	ended := e.Ended
	if year := ended.Year(); year < 1 || year > 9999 {
		ended = time.Time{} // a clock that is wrong shall not keep a game out of the history
	}
	if _, offset := ended.Zone(); offset%60 != 0 { // the form has no seconds for it
		ended = ended.In(time.FixedZone("", offset/60*60))
	}
	line := make([]byte, 0, 96+len(record))
	line = append(line, e.ID...)
	line = append(line, ' ')
	line = ended.AppendFormat(line, time.RFC3339)
	line = fmt.Appendf(line, " %v %s %d %d %d %d %s %s", e.Code, result, e.Score, e.Moves, e.Removed, milliseconds(e.Played), day, record)
	if _, err := parseEntry(string(line)); err != nil {
		return nil, err
	}
	return line, nil
}

// parseEntry reads what [Entry.line] has written. The entry shares the memory of
// the line.
func parseEntry(line string) (e Entry, err error) {
	var field [10]string
	rest, more := line, true
	for i := range field {
		if !more {
			return Entry{}, fmt.Errorf("%w: %d fields", ErrUnreadable, i)
		}
		field[i], rest, more = strings.Cut(rest, " ")
	}
	if more {
		return Entry{}, fmt.Errorf("%w: more than %d fields", ErrUnreadable, len(field))
	}
	e.ID = field[0]
	if err := checkID(e.ID); err != nil {
		return Entry{}, err
	}
	if e.Ended, err = time.Parse(time.RFC3339, field[1]); err != nil {
		return Entry{}, fmt.Errorf("%w: %w", ErrUnreadable, err)
	}
	if e.Code, err = engine.ParseCode(field[2]); err != nil {
		return Entry{}, fmt.Errorf("%w: %w", ErrUnreadable, err)
	}
	if e.Won = field[3] == wonWord; !e.Won && field[3] != lostWord {
		return Entry{}, fmt.Errorf("%w: the result %.40q", ErrUnreadable, field[3])
	}
	if err := e.parseFigures(field[4:8]); err != nil {
		return Entry{}, err
	}
	if field[8] != noWord {
		if e.Day, err = parseDay(field[8]); err != nil {
			return Entry{}, err
		}
	}
	if field[9] != noWord {
		e.Record = Packed(field[9])
	}
	return e, e.check()
}

func (e *Entry) parseFigures(field []string) error {
	for i, figure := range []*int{&e.Score, &e.Moves, &e.Removed} {
		n, err := strconv.ParseInt(field[i], 10, 32)
		if err != nil {
			return fmt.Errorf("%w: %w", ErrUnreadable, err)
		}
		*figure = int(n)
	}
	ms, err := strconv.ParseInt(field[3], 10, 64)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrUnreadable, err)
	}
	e.Played, err = duration(ms)
	return err
}

// check checks that the figures fit each other, as those of every game do.
func (e *Entry) check() error {
	if err := e.Record.check(); err != nil {
		return err
	}
	if e.Moves != e.Record.Len() || e.Removed < 0 || e.Removed > engine.Sequences || e.Won != (e.Removed == engine.Sequences) ||
		e.Score != engine.Score(e.Moves, e.Removed) {
		return fmt.Errorf("%w: the figures do not fit each other", ErrUnreadable)
	}
	return nil
}
