package files

import (
	"io"

	"simplesimon/engine"
	"simplesimon/store"
)

// RecordEnding is what the name of a record's file ends with.
const RecordEnding = ".simon"

// ReadRecord reads a file, but no more than one byte over the size of a record.
func ReadRecord(path string) ([]byte, error) {
	file, err := store.OpenFile(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(io.LimitReader(file, engine.MaxRecordSize+1))
}
