package filekind

import (
	"errors"
	"io"

	"simplesimon/engine"
)

// ReadRecord reads a record like [engine.ReadRecord]. If the input is not a record from its very
// beginning and has a known kind, the error is an *[Error] with that kind.
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

// explain determines the kind of a file from its data and error.
func explain(data []byte, err error) Found {
	var fault *engine.RecordError
	switch {
	case errors.Is(err, engine.ErrRecordSize):
		if found, ok := foreign(beginning(data)); ok { // otherwise it may be a record that is too large
			return found
		}
	case errors.As(err, &fault) && (fault.Fault == engine.NoHeader || fault.Fault == engine.NotUTF8 && !hasHeader(data)):
		return Of(data)
	}
	return Found{}
}

// most is how much of a file is examined, in bytes.
const most = 1 << 18

func beginning(data []byte) []byte { return data[:min(len(data), most)] }

// hasHeader reports whether the first significant line is that of a record, so that the fault
// comes later.
func hasHeader(data []byte) bool {
	version, ok := header(firstLine(beginning(data)))
	return ok && version == "1"
}
