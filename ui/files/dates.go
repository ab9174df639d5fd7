//go:build !js

package files

import "time"

// dateOf is when a file was changed last, in the player's language; "" if that is not
// known, or not yet.
func (l *list) dateOf(row *Entry) string {
	if !row.known || row.Folder {
		return ""
	}
	return l.dialog.words().Date(row.when.Year(), row.when.Month(), row.when.Day())
}

// ask asks for the date of a row, once for each time the folder is read.
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

// askNext asks for one date after the other, beside the main goroutine: what is seen now
// comes first, and a dead drive is asked once.
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
