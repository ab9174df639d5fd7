package engine

import (
	"errors"
	"io"
)

// The limits of a record. The example game has 49 moves; the limits keep files that are something
// else entirely from costing time and memory. They leave room for a comment of ninety bytes per
// move.
const (
	MaxRecordMoves = 20_000  // moves
	MaxRecordSize  = 2 << 20 // bytes
)

// ErrRecordSize is the error returned by [ReadRecord] for more than [MaxRecordSize] bytes.
var ErrRecordSize = errors.New("too large for a record")

// ReadRecord parses a record like [ParseRecord], but stops reading at the size limit. The error is
// [ErrRecordSize], a *[RecordError], or that of the reader.
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
