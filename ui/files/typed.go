//go:build !js

package files

import (
	"os"
	"strings"
	"time"
	"unicode/utf8"
)

// typingPause is the pause after which a letter starts another name.
const typingPause = time.Second

// typed is the beginning of a name typed in the list.
type typed struct {
	text string
	last time.Time // time of its last letter
}

// TypedRune implements [fyne.Focusable]: the cursor goes to the next name that begins with what is
// typed, and one letter again and again goes through all of its names. What can only begin a path goes
// into the entry.
func (l *list) TypedRune(r rune) {
	now := l.dialog.now()
	begun := l.typed.text != "" && now.Sub(l.typed.last) <= typingPause
	switch {
	case r == ' ' || !l.Desk.Presses().Take(): // a space opens a row; held keys do not repeat
		return
	case !begun && (r == '~' || r == '/' || r < 0x80 && os.IsPathSeparator(uint8(r))):
		l.named(string(r))
		return
	case !begun:
		l.typed.text = ""
	}
	l.typed = typed{l.typed.text + strings.ToLower(string(r)), now}
	l.seek()
}

// seek moves to the next name that starts with what was typed.
func (l *list) seek() {
	text, from := l.typed.text, l.at
	first, _ := utf8.DecodeRuneInString(text)
	if strings.Trim(text, string(first)) == "" { // a repeated letter continues from the cursor
		text, from = string(first), l.at+1
	}
	for i := range l.rows {
		at := (from + i) % len(l.rows)
		if strings.HasPrefix(strings.ToLower(l.rows[at].Name), text) {
			l.move(at)
			return
		}
	}
}
