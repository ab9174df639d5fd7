package store

import "slices"

// A game that has several lines in the history counts once. It may have been continued, or something
// was interrupted and done again.

// supersedes reports whether an entry counts instead of an earlier one of the same game: nothing
// counts after a win, and what is only repeated stays where it was.
func (e Entry) supersedes(old Entry) bool {
	return !old.Won && (e.Won || e.Ended.Unix() != old.Ended.Unix() || e.Record != old.Record)
}

// once keeps one entry of each game: its first win, or else its last end. They are in the order in
// which the games ended.
func once(entries []Entry) []Entry {
	list := entries[:0]
	place := make(map[string]int, len(entries)) // in the list, by ID
	for _, e := range entries {
		i, known := place[e.ID]
		if known && !e.supersedes(list[i]) {
			continue
		}
		if known {
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
		switch {
		case i < 0:
			list = append(list, e)
		case e.supersedes(list[i]):
			list = append(slices.Concat(list[:i], list[i+1:]), e)
		}
	}
	return list
}
