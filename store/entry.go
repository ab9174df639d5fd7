package store

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"simplesimon/engine"
	"simplesimon/stats"
)

// Entry is a finished game in the history: won, or not won when another deal replaced it. The end
// time has a resolution of one second.
type Entry struct {
	ID string // of the game
	stats.Game
	Record Packed // the moves up to the end, or up to the first win
}

// Replay replays the game to its end. The error is an *[engine.IllegalMove] or [ErrUnreadable].
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

// Games returns the data needed for the statistics.
func Games(entries []Entry) []stats.Game {
	games := make([]stats.Game, len(entries))
	for i, e := range entries {
		games[i] = e.Game
	}
	return games
}

// The keywords of a history line.
const (
	wonWord  = "won"
	lostWord = "lost"
	noWord   = "-" // no day, no moves
)

// line returns the entry as a history line, without checksum and line ending. It fails for an
// entry that could not be parsed back.
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
		ended = time.Time{} // a wrong clock must not keep a game out of the history
	}
	if _, offset := ended.Zone(); offset%60 != 0 { // the format has no seconds in the zone offset
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

// parseEntry parses the output of [Entry.line]. The entry shares the memory of the line.
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

// check checks that the figures are consistent with each other.
func (e *Entry) check() error {
	if err := e.Record.check(); err != nil {
		return err
	}
	if e.Moves != e.Record.Len() || e.Removed < 0 || e.Removed > engine.Sequences || e.Won != (e.Removed == engine.Sequences) ||
		e.Score != engine.Score(e.Moves, e.Removed) {
		return fmt.Errorf("%w: inconsistent figures", ErrUnreadable)
	}
	return nil
}
