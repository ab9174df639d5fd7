// Package trace writes down what the program did, one JSON object a line, for
// tests and for reports of faults. A trace only observes: nothing in the
// program reads it.
package trace

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"io"
	"os"
	"strings"
	"time"
)

// ErrNotATrace says that a file which should take the trace holds something
// else; it is left as it is.
var ErrNotATrace = errors.New("the file exists and holds no trace")

// beginning is what every line of a trace starts with.
const beginning = `{"event":`

// Log takes events. A nil Log takes them and writes nothing. It is used from
// one goroutine only.
type Log struct {
	w     io.Writer
	fail  func(error)
	clock *clock // nil if frames are left out
}

// New returns a log that writes to w.
func New(w io.Writer) *Log { return &Log{w: w} }

// Open starts a new trace in a file. An older trace is replaced; a file that
// holds anything else is ErrNotATrace. OnFail, if not nil, is called once if a
// line can't be written later on; the trace ends there.
func Open(path string, onFail func(error)) (*Log, error) {
	if err := replaceable(path); err != nil {
		return nil, err
	}
	file, err := os.Create(path)
	if err != nil {
		return nil, err
	}
	return &Log{w: file, fail: onFail, clock: &clock{begun: time.Now()}}, nil
}

func replaceable(path string) error {
	info, err := os.Stat(path)
	if errors.Is(err, os.ErrNotExist) || err == nil && !info.Mode().IsRegular() {
		return nil // a new file; or a pipe or terminal, which loses nothing
	}
	if err != nil {
		return err
	}
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	start := make([]byte, len(beginning))
	n, err := io.ReadFull(bufio.NewReader(file), start)
	if n > 0 && !strings.HasPrefix(beginning, string(start[:n])) {
		return ErrNotATrace
	}
	if err != nil && err != io.EOF && err != io.ErrUnexpectedEOF {
		return err
	}
	return nil
}

// Write adds an event: its name and, from details, the fields of a struct or
// map; nil for none.
func (l *Log) Write(event string, details any) {
	if l == nil || l.w == nil {
		return
	}
	line, err := encode(event, details)
	if err == nil {
		_, err = l.w.Write(line)
	}
	if err != nil {
		l.w = nil
		if l.fail != nil {
			l.fail(err)
		}
	}
}

func encode(event string, details any) ([]byte, error) {
	name, err := json.Marshal(event)
	if err != nil {
		return nil, err
	}
	line := beginning + string(name)
	if details != nil {
		fields, err := json.Marshal(details)
		if err != nil {
			return nil, err
		}
		if len(fields) < 2 || fields[0] != '{' {
			return nil, fmt.Errorf("event %s: details must be an object, not %s", event, fields)
		}
		if rest := string(fields[1 : len(fields)-1]); rest != "" {
			line += "," + rest
		}
	}
	return []byte(line + "}\n"), nil
}

// Rect is a rectangle in device pixels from the upper left corner of the
// window's content.
type Rect struct {
	X int `json:"x"`
	Y int `json:"y"`
	W int `json:"w"`
	H int `json:"h"`
}

// RectOf converts a rectangle.
func RectOf(r image.Rectangle) Rect { return Rect{r.Min.X, r.Min.Y, r.Dx(), r.Dy()} }
