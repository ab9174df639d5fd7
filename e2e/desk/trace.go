package desk

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
)

// Rect is a rectangle in device pixels relative to the upper left corner of the window's content.
type Rect struct {
	X, Y, W, H float64
}

// Center returns the middle of the rectangle.
func (r Rect) Center() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Column is a column of the table: the area in which a drop or click refers to it, and the
// rectangles of its cards at rest, first to last.
type Column struct {
	Rect  Rect
	Cards []Rect
}

// Control is a button, entry or the like.
type Control struct {
	Name string
	Rect Rect
}

// Event is a line of the trace. Its kind, named by Event, determines which other fields are set.
type Event struct {
	Event string

	Rect    Rect     // size: of the window's content, at 0, 0
	Table   []Column `json:"-"` // table: the columns, from the left
	Columns []string `json:"-"` // position: the cards of each column, as in "AS KH"

	Code         string // position
	Score, Moves int
	Removed      int
	Won          bool
	Undo, Redo   int // how many are possible

	Move   string // move, as in "3-2-7"
	By     string // move, reject
	Reason string // reject

	Targets []int // drag: the columns that accept the group
	Target  int   // drag: the one that gets it if dropped now; 0: none
	How     string
	Column  int // select; 0: no selection
	Count   int

	Name     string    // dialog
	Open     bool      // dialog
	Unasked  bool      // dialog: it opened by itself, and accepts input only after its "ready"
	In       string    // controls: the place
	Controls []Control // controls

	Language string
	Text     string // message; replay: the last step in words
	Note     string // replay: the sentence that explains it
	Step, Of int    // replay: the current step, and the number of steps
	Section  string // section: the opened section of a page

	Folder, Path string   // files: the listed folder; saved: the file
	Names        []string // files: the entries, from the top
	Row          float64  // files: the height of a row; history: the selected row
	Games, Shown int      // history: total and listed

	line string
}

// String returns the line of the trace.
func (e Event) String() string { return e.line }

func parseEvent(line []byte) (Event, error) {
	var e struct {
		Event
		Columns json.RawMessage // rectangles or strings, depending on the kind
	}
	if err := json.Unmarshal(line, &e); err != nil {
		return Event{}, fmt.Errorf("invalid line in the trace: %w: %s", err, line)
	}
	e.line = string(line)
	var err error
	switch e.Event.Event {
	case "table":
		err = json.Unmarshal(e.Columns, &e.Table)
	case "position":
		err = json.Unmarshal(e.Columns, &e.Event.Columns)
	case "":
		err = fmt.Errorf("it has no name")
	}
	if err != nil {
		return Event{}, fmt.Errorf("invalid event in the trace: %w: %s", err, line)
	}
	return e.Event, nil
}

// trace follows a growing file of events.
type trace struct {
	path   string
	file   *os.File
	closed bool
	rest   []byte // an incomplete line
	events []Event
}

// read reads what has been added to the file.
func (t *trace) read() error {
	if t.closed {
		return nil
	}
	if t.file == nil {
		file, err := os.Open(t.path)
		if os.IsNotExist(err) {
			return nil // not created yet
		}
		if err != nil {
			return err
		}
		t.file = file
	}
	added, err := io.ReadAll(t.file)
	if err != nil {
		return err
	}
	t.rest = append(t.rest, added...)
	for {
		line, rest, whole := bytes.Cut(t.rest, []byte("\n"))
		if !whole {
			return nil
		}
		if bytes.HasPrefix(line, []byte(`{"event":"frame"`)) { // that something is painted is seen in pictures
			t.rest = rest
			continue
		}
		event, err := parseEvent(line)
		if err != nil {
			return err
		}
		t.events = append(t.events, event)
		t.rest = rest
	}
}

// close reads the rest and closes the file. It ignores an incomplete line: the program may have
// been killed while writing it.
func (t *trace) close() {
	_ = t.read()
	if t.file != nil {
		t.file.Close()
	}
	t.closed = true
}
