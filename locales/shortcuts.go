package locales

import (
	"runtime"
	"strings"
)

// Chord is keys that are pressed together. The name of the command key, Ctrl or that of the
// system, is not in it.
type Chord struct {
	Command, Shift bool
	Key            string // as printed on keyboards, or in words
}

// KeyUse is what a key with a name does, or each of several.
type KeyUse struct {
	Keys []ID // their names; one of them will do
	What ID
}

// PlayKeys are the keys that play, for the Keyboard page.
var PlayKeys = []KeyUse{
	{[]ID{KeyArrows}, KeysCursor},
	{[]ID{KeyEnter, KeySpace}, KeysPickUp},
	{[]ID{KeyLeft, KeyRight}, KeysTarget},
	{[]ID{KeyUp, KeyDown}, KeysCards},
	{[]ID{KeyTwice}, KeysBest},
	{[]ID{KeyDigits}, KeysColumn},
	{[]ID{KeyEscape}, KeysLetGo},
}

// Chord is how keys that are pressed together are written on this system.
func (l *Localizer) Chord(c Chord) string {
	text := c.Key
	if c.Shift {
		text = l.Text(KeyShift) + "+" + text
	}
	if c.Command {
		command := l.Text(KeyCtrl) + "+"
		if runtime.GOOS == "darwin" {
			command = "⌘ "
		}
		text = command + text
	}
	return text
}

// KeyNotes are sentences below the shortcuts.
func (l *Localizer) KeyNotes() []string {
	var notes []string
	for _, id := range []ID{KeysNoteDigits, KeysNoteLayout, KeysNoteEntry, KeysNoteDialog, KeysNoteLevels, KeysNoteRepeat} {
		notes = append(notes, l.Text(id))
	}
	return notes
}

// Offer is what a menu item says, without the dots of those that ask first.
func (l *Localizer) Offer(id ID) string { return strings.TrimSuffix(l.Text(id), "…") }
