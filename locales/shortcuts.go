package locales

import (
	"runtime"
	"strings"
	"unicode"
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
	between := "+"
	if runtime.GOOS == "darwin" {
		between = ""
	}
	return strings.Join(l.Caps(c), between)
}

// Caps are what is written on the keys of a chord, in the order in which this system names them.
func (l *Localizer) Caps(c Chord) (caps []string) {
	command, shift := l.Text(KeyCtrl), l.Text(KeyShift)
	mac := runtime.GOOS == "darwin"
	if mac {
		command, shift = "⌘", "⇧"
	}
	if c.Command && !mac {
		caps = append(caps, command)
	}
	if c.Shift {
		caps = append(caps, shift)
	}
	if c.Command && mac {
		caps = append(caps, command)
	}
	return append(caps, c.Key)
}

// CapsOf are what is written on the keys that a name stands for.
func (l *Localizer) CapsOf(key ID) []string {
	switch key {
	case KeyArrows:
		return []string{"←", "↑", "↓", "→"}
	case KeyLeft:
		return []string{"←"}
	case KeyRight:
		return []string{"→"}
	case KeyUp:
		return []string{"↑"}
	case KeyDown:
		return []string{"↓"}
	case KeyTwice:
		return []string{l.Text(KeyEnter), l.Text(KeyEnter)}
	case KeyDigits:
		return []string{"1", "2", "…", "9", "0"}
	}
	return []string{l.Text(key)}
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
func (l *Localizer) Offer(id ID) string {
	return strings.TrimRightFunc(strings.TrimSuffix(l.Text(id), "…"), unicode.IsSpace) // German has a space before them
}
