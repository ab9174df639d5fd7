package store

import (
	"slices"
	"strings"
)

// A game that has several lines in the history counts once. It may have been continued, or something
// was interrupted and done again.

// after returns the entry of a game that had one in the history before, and whether it takes the place
// of that one. Nothing counts after a win, and what is only repeated stays where it was. A game that
// was only taken back since, or dealt again and left, keeps the moves that it had.
func (e Entry) after(old Entry) (entry Entry, later bool) {
	again := e.Ended.Unix() == old.Ended.Unix()
	switch {
	case old.Won || again && e.Record == old.Record:
		return old, false
	case !e.Won && len(e.Record) < len(old.Record) && strings.HasPrefix(string(old.Record), string(e.Record)):
		old.Ended = e.Ended
		return old, !again
	}
	return e, true
}

// once keeps one entry of each game: its first win, or else its last end. They are in the order in
// which the games ended.
func once(entries []Entry) []Entry {
	list := entries[:0]
	place := make(map[string]int, len(entries)) // in the list, by ID
	for _, e := range entries {
		i, known := place[e.ID]
		if known {
			later := false
			if e, later = e.after(list[i]); !later {
				continue
			}
			list[i].ID = "" // it went on
		}
		place[e.ID] = len(list)
		list = append(list, e)
	}
	if len(place) == len(list) {
		return list
	}
	return slices.DeleteFunc(list, func(e Entry) bool { return e.ID == "" })
}

// Merge returns a list of games that have ended with more of them, each counted once as in a
// history that has them all. It leaves both lists as they are: O(n) for each of those that are added.
func Merge(list, more []Entry) []Entry {
	list = slices.Clip(list)
	for _, e := range more {
		i := slices.IndexFunc(list, func(old Entry) bool { return old.ID == e.ID })
		if i < 0 {
			list = append(list, e)
			continue
		}
		if e, later := e.after(list[i]); later {
			list = append(slices.Concat(list[:i], list[i+1:]), e)
		}
	}
	return list
}
