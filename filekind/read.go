package filekind

import (
	"errors"
	"io"

	"simplesimon/engine"
)

// ReadRecord reads a record as [engine.ReadRecord] does. If what it reads is none from its
// beginning on and has a kind of its own, the error is an *[Error] about that.
func ReadRecord(from io.Reader) (*engine.Record, error) {
	data, err := io.ReadAll(io.LimitReader(from, engine.MaxRecordSize+1))
	if err != nil {
		return nil, err
	}
	return ParseRecord(data)
}

// ParseRecord is [ReadRecord] for what has been read already; of more than [engine.MaxRecordSize] bytes
// nothing but the size counts.
func ParseRecord(data []byte) (record *engine.Record, err error) {
	if err = engine.ErrRecordSize; len(data) <= engine.MaxRecordSize {
		record, err = engine.ParseRecord(data)
	}
	if err == nil {
		return record, nil
	}
	if found := explain(data, err); found.Kind != Unknown {
		return nil, &Error{found, err}
	}
	return nil, err
}

// explain finds the kind of a file that an error is about.
func explain(data []byte, err error) Found {
	var fault *engine.RecordError
	switch {
	case errors.Is(err, engine.ErrRecordSize):
		if found, ok := foreign(beginning(data)); ok { // else it may be a record, but for its size
			return found
		}
	case errors.As(err, &fault) && (fault.Fault == engine.NoHeader || fault.Fault == engine.NotUTF8 && !hasHeader(data)):
		return Of(data)
	}
	return Found{}
}

// most is how much of a file is looked at, in bytes.
const most = 1 << 18

func beginning(data []byte) []byte { return data[:min(len(data), most)] }

// hasHeader reports whether the first line that says something is that of a record: what
// is wrong with the file comes later.
func hasHeader(data []byte) bool {
	version, ok := header(firstLine(beginning(data)))
	return ok && version == "1"
}
