package files

import (
	"io"

	"simplesimon/engine"
	"simplesimon/store"
)

// RecordEnding is the file name extension of records.
const RecordEnding = ".simon"

// ReadRecord reads a file, up to one byte more than the size of a record.
func ReadRecord(path string) ([]byte, error) { return readUpTo(path, engine.MaxRecordSize+1) }

// readUpTo reads a file, up to a limit in bytes.
func readUpTo(path string, limit int64) ([]byte, error) {
	file, err := store.OpenFile(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(io.LimitReader(file, limit))
}
