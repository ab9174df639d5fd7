package desk

import (
	"errors"
	"fmt"
	"strings"
)

// Kind matches events by name.
func Kind(name string) func(Event) bool {
	return func(e Event) bool { return e.Event == name }
}

// Opened matches the opening of a dialog.
func Opened(dialog string) func(Event) bool {
	return func(e Event) bool { return e.Event == "dialog" && e.Name == dialog && e.Open }
}

// Closed matches the closing of a dialog.
func Closed(dialog string) func(Event) bool {
	return func(e Event) bool { return e.Event == "dialog" && e.Name == dialog && !e.Open }
}

// WaitReady waits until the open dialog, if it opened by itself, accepts input.
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
		return fmt.Errorf("%w; the last events: %s", err, p.Tail())
	}
	return nil
}

// Mark makes Wait and Since consider only events from now on. Every action of a hand starts with
// it.
func (p *Program) Mark() error {
	err := p.trace.read()
	p.mark = len(p.trace.events)
	return err
}

// Rewind makes Wait consider all events since the start of the program.
func (p *Program) Rewind() error {
	p.mark = 0
	return p.trace.read()
}

// Wait waits for a matching event since the last action, in any order. what describes it in the
// error.
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
		return Event{}, fmt.Errorf("%w; the last events: %s", err, p.Tail())
	}
	return found, nil
}

// WaitAll waits for the given number of matching events since the last action and returns them. If
// the program ends first, it returns fewer and an error.
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
		err = fmt.Errorf("%w; the last events: %s", err, p.Tail())
	}
	return found, err
}

// Marked returns the number of events at the last action.
func (p *Program) Marked() int { return p.mark }

// From returns the events so far from a number on, such as from Marked.
func (p *Program) From(number int) ([]Event, error) {
	err := p.trace.read()
	return p.trace.events[number:], err
}

// Last returns the last matching event of all, and whether there is one.
func (p *Program) Last(match func(Event) bool) (Event, bool) {
	for i := len(p.trace.events) - 1; i >= 0; i-- {
		if match(p.trace.events[i]) {
			return p.trace.events[i], true
		}
	}
	return Event{}, false
}

// told reports whether the last event of a kind was followed by one of another kind.
func (p *Program) told(kind, other string) bool {
	told := false
	for _, e := range p.trace.events {
		told = e.Event == other || told && e.Event != kind
	}
	return told
}

// Position returns the last reported position.
func (p *Program) Position() Event {
	e, _ := p.Last(Kind("position"))
	return e
}

// Table returns the last reported layout of the columns and their cards.
func (p *Program) Table() []Column {
	e, _ := p.Last(Kind("table"))
	return e.Table
}

// WaitTable waits until the last reported layout matches the last reported position.
func (p *Program) WaitTable() error {
	err := until("the table of the present position", func() (bool, error) {
		if p.process.ended() {
			return false, errors.New("the program ended")
		}
		err := p.trace.read()
		return sameCounts(p.Position().Columns, p.Table()), err
	})
	if err != nil {
		return fmt.Errorf("%w; the last events: %s", err, p.Tail())
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

// Tail returns the last lines of the trace, shortened, for the messages of failures.
func (p *Program) Tail() string {
	_ = p.trace.read() // as far as possible
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
