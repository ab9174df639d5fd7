package store

import (
	"errors"
	"slices"
)

// Due entries are appended to the history in order, and the IDs of those already there are
// recorded in the same order. A continued game may be due more than once: each ID refers to the
// first entry with that ID.

// without returns a copy of due without one entry for each of the IDs.
func without(due []Entry, ids []string) []Entry {
	ids = slices.Clone(ids)
	var rest []Entry
	for _, e := range due {
		if i := slices.Index(ids, e.ID); i >= 0 {
			ids = slices.Delete(ids, i, i+1)
			continue
		}
		rest = append(rest, e)
	}
	return rest
}

// takeOut returns a copy of ids with each of some removed once.
func takeOut(ids, some []string) []string {
	ids = slices.Clone(ids)
	for _, id := range some {
		if i := slices.Index(ids, id); i >= 0 {
			ids = slices.Delete(ids, i, i+1)
		}
	}
	return ids
}

// dueLines formats due games as lines of the history.
func dueLines(due []Entry) (lines []string, err error) {
	for _, e := range due {
		line, err := e.line()
		if err != nil {
			return nil, err
		}
		lines = append(lines, string(line))
	}
	return lines, nil
}

// parseDue parses due games.
func parseDue(lines []string) (due []Entry, err error) {
	for _, line := range lines {
		e, wrong := parseEntry(line)
		err = errors.Join(err, wrong)
		due = append(due, e)
	}
	return due, err
}
