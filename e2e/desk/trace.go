package desk

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
)

// Rect is a rectangle in device pixels from the upper left corner of the window's content.
type Rect struct {
	X, Y, W, H float64
}

// Center is the middle of the rectangle.
func (r Rect) Center() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Column is where a column of the table lies: the area in which a drop or a click counts as this
// column, and its whole cards at rest, first to last.
type Column struct {
	Rect  Rect
	Cards []Rect
}

// Control is a button, an entry or the like with its place.
type Control struct {
	Name string
	Rect Rect
}

// Event is a line of the trace. Event names its kind; of the other fields those are filled that
// its kind has.
type Event struct {
	Event string

	Rect    Rect     // size: of the window's content, from 0, 0
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

	Targets []int // drag: the columns that may take the group
	Target  int   // drag: the one that gets it if it is let go now; 0: none
	How     string
	Column  int // select; 0: nothing is selected
	Count   int

	Name     string    // dialog
	Open     bool      // dialog
	Unasked  bool      // dialog: it has opened by itself, and takes answers from its "ready" on
	In       string    // controls: where they are
	Controls []Control // controls

	Language string
	Text     string // message; replay: the last step in words
	Note     string // replay: the sentence that explains it
	Step, Of int    // replay: steps made, and all that there are
	Section  string // section: the one of a page that has been opened

	Folder, Path string   // files: the folder that is listed; saved: the file
	Names        []string // files: what the folder has, from the top
	Row          float64  // files: the height of a row; history: the selected one
	Games, Shown int      // history: that there are, that are listed

	line string
}

// String is the line of the trace.
func (e Event) String() string { return e.line }

func parseEvent(line []byte) (Event, error) {
	var e struct {
		Event
		Columns json.RawMessage // of rectangles or of strings, by the kind of the event
	}
	if err := json.Unmarshal(line, &e); err != nil {
		return Event{}, fmt.Errorf("the trace holds a line that is no event: %w: %s", err, line)
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
		return Event{}, fmt.Errorf("the trace holds an event that cannot be read: %w: %s", err, line)
	}
	return e.Event, nil
}

// trace follows a growing file of events.
type trace struct {
	path   string
	file   *os.File
	closed bool
	rest   []byte // the beginning of a line whose end is not there yet
	events []Event
}

// read takes in what has been added to the file.
func (t *trace) read() error {
	if t.closed {
		return nil
	}
	if t.file == nil {
		file, err := os.Open(t.path)
		if os.IsNotExist(err) {
			return nil // the program has not come so far yet
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

// close takes in what is there at the end and lets go of the file. A line that was not finished
// is left out: the program may have been killed over it.
func (t *trace) close() {
	_ = t.read()
	if t.file != nil {
		t.file.Close()
	}
	t.closed = true
}
