package files

import (
	"io"

	"simplesimon/engine"
	"simplesimon/store"
)

// RecordEnding is what the name of a record's file ends with.
const RecordEnding = ".simon"

// ReadRecord reads a file, but no more than one byte over the size of a record.
func ReadRecord(path string) ([]byte, error) { return readUpTo(path, engine.MaxRecordSize+1) }

// readUpTo reads a file, but no more than so many bytes of it.
func readUpTo(path string, limit int64) ([]byte, error) {
	file, err := store.OpenFile(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(io.LimitReader(file, limit))
}
