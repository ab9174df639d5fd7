package engine

import (
	"errors"
	"io"
)

// What a record holds at most. The example game has 49 moves; the limits are for
// files that are something else, and keep them from taking time and memory. They
// leave a comment of ninety bytes to each of the moves.
const (
	MaxRecordMoves = 20_000  // moves
	MaxRecordSize  = 2 << 20 // bytes
)

// ErrRecordSize is the error of [ReadRecord] for more than [MaxRecordSize] bytes.
var ErrRecordSize = errors.New("too large for a record")

// ReadRecord reads a record as [ParseRecord] does, and no further than it may
// be long. The error is [ErrRecordSize], a *[RecordError], or that of the reader.
func ReadRecord(from io.Reader) (*Record, error) {
	data, err := io.ReadAll(io.LimitReader(from, MaxRecordSize+1))
	switch {
	case err != nil:
		return nil, err
	case len(data) > MaxRecordSize:
		return nil, ErrRecordSize
	}
	return ParseRecord(data)
}
