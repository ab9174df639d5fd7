package store

import (
	"errors"
	"slices"
)

// What is due goes into the history in its order, and the IDs of what is there are noted in the same
// order. A game that is continued may be due more than once: each ID stands for the first entry
// that has it.

// without is a new list of what is due without the entries that have some IDs.
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

// takeOut is a new list of IDs without some of them, each taken out once.
func takeOut(ids, some []string) []string {
	ids = slices.Clone(ids)
	for _, id := range some {
		if i := slices.Index(ids, id); i >= 0 {
			ids = slices.Delete(ids, i, i+1)
		}
	}
	return ids
}

// dueLines are games as they are to come into the history.
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

// parseDue reads games that are to come into the history.
func parseDue(lines []string) (due []Entry, err error) {
	for _, line := range lines {
		e, wrong := parseEntry(line)
		err = errors.Join(err, wrong)
		due = append(due, e)
	}
	return due, err
}
