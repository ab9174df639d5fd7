package desk

import (
	"errors"
	"fmt"
	"strings"
)

// Kind picks events by their name.
func Kind(name string) func(Event) bool {
	return func(e Event) bool { return e.Event == name }
}

// Opened picks the opening of a dialog.
func Opened(dialog string) func(Event) bool {
	return func(e Event) bool { return e.Event == "dialog" && e.Name == dialog && e.Open }
}

// Closed picks the closing of a dialog.
func Closed(dialog string) func(Event) bool {
	return func(e Event) bool { return e.Event == "dialog" && e.Name == dialog && !e.Open }
}

// WaitReady waits until the open dialog takes answers, if it is one that has opened by itself.
func (p *Program) WaitReady() error {
	err := until("a dialog that takes answers", func() (bool, error) {
		if p.process.ended() {
			return true, nil
		}
		if err := p.trace.read(); err != nil {
			return false, err
		}
		e, _ := p.Last(func(e Event) bool { return e.Event == "dialog" || e.Event == "ready" })
		return !e.Unasked, nil
	})
	if err != nil {
		return fmt.Errorf("%w; the last events: %s", err, p.tail())
	}
	return nil
}

// Mark makes the events from now on those that Wait and Since look at. Everything that a hand
// does begins with it.
func (p *Program) Mark() error {
	err := p.trace.read()
	p.mark = len(p.trace.events)
	return err
}

// Rewind makes all events, from the start of the program on, those that Wait looks at.
func (p *Program) Rewind() error {
	p.mark = 0
	return p.trace.read()
}

// Wait waits for an event among those since the last thing that was done, in whatever order they
// came. What is for the failure's text.
func (p *Program) Wait(what string, match func(Event) bool) (Event, error) {
	var found Event
	err := until(what, func() (bool, error) {
		ended := p.process.ended()
		if err := p.trace.read(); err != nil {
			return false, err
		}
		for _, e := range p.trace.events[p.mark:] {
			if match(e) {
				found = e
				return true, nil
			}
		}
		if ended {
			return false, errors.New("the program ended")
		}
		return false, nil
	})
	if err != nil {
		return Event{}, fmt.Errorf("%w; the last events: %s", err, p.tail())
	}
	return found, nil
}

// WaitAll waits until so many events match of those since the last thing that was done, and returns
// them. If the program ends before, there are fewer, and an error.
func (p *Program) WaitAll(count int, what string, match func(Event) bool) ([]Event, error) {
	var found []Event
	err := until(what, func() (bool, error) {
		ended := p.process.ended()
		if err := p.trace.read(); err != nil {
			return false, err
		}
		found = nil
		for _, e := range p.trace.events[p.mark:] {
			if match(e) {
				found = append(found, e)
			}
		}
		if ended && len(found) < count {
			return false, errors.New("the program ended")
		}
		return len(found) >= count, nil
	})
	if err != nil {
		err = fmt.Errorf("%w; the last events: %s", err, p.tail())
	}
	return found, err
}

// Marked is how many events there were when the last thing was done.
func (p *Program) Marked() int { return p.mark }

// From is the events from a number on, as Marked gives it, as far as they have come.
func (p *Program) From(number int) ([]Event, error) {
	err := p.trace.read()
	return p.trace.events[number:], err
}

// Last is the last event that matches, of all; false if there is none.
func (p *Program) Last(match func(Event) bool) (Event, bool) {
	for i := len(p.trace.events) - 1; i >= 0; i-- {
		if match(p.trace.events[i]) {
			return p.trace.events[i], true
		}
	}
	return Event{}, false
}

// told reports whether the last event of a kind has been followed by one of another.
func (p *Program) told(kind, other string) bool {
	told := false
	for _, e := range p.trace.events {
		told = e.Event == other || told && e.Event != kind
	}
	return told
}

// Position is the position that the program told last.
func (p *Program) Position() Event {
	e, _ := p.Last(Kind("position"))
	return e
}

// Table is where the columns and their cards lie at present.
func (p *Program) Table() []Column {
	e, _ := p.Last(Kind("table"))
	return e.Table
}

// WaitTable waits until the table that the program told last holds the position that it told
// last: as many cards in each column.
func (p *Program) WaitTable() error {
	err := until("the table of the present position", func() (bool, error) {
		if p.process.ended() {
			return false, errors.New("the program ended")
		}
		err := p.trace.read()
		return sameCounts(p.Position().Columns, p.Table()), err
	})
	if err != nil {
		return fmt.Errorf("%w; the last events: %s", err, p.tail())
	}
	return nil
}

func sameCounts(columns []string, table []Column) bool {
	if len(columns) == 0 || len(columns) != len(table) {
		return false
	}
	for i, column := range columns {
		if len(strings.Fields(column)) != len(table[i].Cards) {
			return false
		}
	}
	return true
}

// tail is the last events in short, for failures.
func (p *Program) tail() string {
	const most, width = 12, 200
	var lines []string
	for _, e := range p.trace.events[max(0, len(p.trace.events)-most):] {
		line := e.line
		if len(line) > width {
			line = line[:width] + "…"
		}
		lines = append(lines, line)
	}
	return "\n\t" + strings.Join(lines, "\n\t")
}
