package store

import (
	"slices"
	"strings"
)

// A game with several lines in the history counts once. It may have been continued, or an
// interrupted operation was repeated.

// after returns the merged entry of a game that already had one in the history, and whether it
// replaces the old one. Nothing counts after a win, and a mere repetition keeps its place. A game
// that was only undone or restarted since keeps its earlier moves.
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

// once reduces the entries to one per game: its first win, or otherwise its last end. They are
// ordered by when the games ended.
func once(entries []Entry) []Entry {
	list := entries[:0]
	place := make(map[string]int, len(entries)) // index in the list by ID
	for _, e := range entries {
		i, known := place[e.ID]
		if known {
			later := false
			if e, later = e.after(list[i]); !later {
				continue
			}
			list[i].ID = "" // superseded
		}
		place[e.ID] = len(list)
		list = append(list, e)
	}
	if len(place) == len(list) {
		return list
	}
	return slices.DeleteFunc(list, func(e Entry) bool { return e.ID == "" })
}

// Merge returns list with the games of more added, each counted once as in a single history. It
// modifies neither list. It takes O(n) for each added game.
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
