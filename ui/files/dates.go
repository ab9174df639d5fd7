//go:build !js

package files

import "time"

// dateOf returns the modification date of a file in the player's language; "" if it is unknown, or
// not known yet.
func (l *list) dateOf(row *Entry) string {
	if !row.known || row.Folder {
		return ""
	}
	return l.dialog.words().Date(row.when.Year(), row.when.Month(), row.when.Day())
}

// ask requests the date of a row, once per reading of the folder.
func (l *list) ask(i int) {
	row := &l.rows[i]
	if row.asked || row.Folder {
		return
	}
	row.asked = true
	l.unasked = append(l.unasked, i)
	if !l.asking {
		l.askNext()
	}
}

// askNext requests one date after another in the background: those of visible rows first, so that
// a dead drive is asked only once.
func (l *list) askNext() {
	last := len(l.unasked) - 1
	if last < 0 {
		return
	}
	i, turn := l.unasked[last], l.turn
	l.unasked, l.asking = l.unasked[:last], true
	date := l.rows[i].Date
	var when time.Time
	var known bool
	l.dialog.stack.Timers().Go(func() { when, known = date() }, func() {
		l.asking = false
		if turn == l.turn {
			l.rows[i].when, l.rows[i].known = when, known
			if !l.filling {
				l.RefreshItem(i)
			}
		}
		l.askNext()
	})
}
