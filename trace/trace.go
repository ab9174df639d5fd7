// Package trace logs what the program does, one JSON object per line, for tests and bug reports.
// Nothing in the program reads the trace.
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

// ErrNotATrace is the error of [Open] for an existing file that is not a trace; it is left
// unchanged.
var ErrNotATrace = errors.New("the file exists and holds no trace")

// beginning is the start of every line of a trace.
const beginning = `{"event":`

// Log records events. A nil Log discards them. It may be used from one goroutine only.
type Log struct {
	w     io.Writer
	fail  func(error)
	clock *clock // nil if frames are left out
}

// New returns a log that writes to w.
func New(w io.Writer) *Log { return &Log{w: w} }

// Open starts a new trace in a file. It replaces an older trace; for any other file it returns
// ErrNotATrace. If a line can't be written later on, the trace ends and onFail, if not nil, is
// called once.
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
		return nil // a new file, or a pipe or terminal, where nothing is lost
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

// Close ends the trace.
func (l *Log) Close() error {
	if l == nil {
		return nil
	}
	file, ok := l.w.(io.Closer)
	l.w = nil
	if !ok {
		return nil
	}
	return file.Close()
}

// Write logs an event: its name and the fields of details, a struct or map, or nil for none.
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

// Rect is a rectangle in device pixels relative to the upper left corner of the window's content.
type Rect struct {
	X int `json:"x"`
	Y int `json:"y"`
	W int `json:"w"`
	H int `json:"h"`
}

// RectOf converts a rectangle.
func RectOf(r image.Rectangle) Rect { return Rect{r.Min.X, r.Min.Y, r.Dx(), r.Dy()} }
