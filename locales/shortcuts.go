package locales

import (
	"runtime"
	"strings"
	"unicode"
)

// Chord is a combination of keys pressed together. It does not include the name of the command
// key, which is Ctrl or the system's equivalent.
type Chord struct {
	Command, Shift bool
	Key            string // as printed on keyboards, or a word
}

// KeyUse is what a named key, or each of several, does.
type KeyUse struct {
	Keys []ID // alternative keys, by name
	What ID
}

// PlayKeys are the keys for playing, as listed on the Keyboard page.
var PlayKeys = []KeyUse{
	{[]ID{KeyArrows}, KeysCursor},
	{[]ID{KeyEnter, KeySpace}, KeysPickUp},
	{[]ID{KeyLeft, KeyRight}, KeysTarget},
	{[]ID{KeyUp, KeyDown}, KeysCards},
	{[]ID{KeyTwice}, KeysBest},
	{[]ID{KeyDigits}, KeysColumn},
	{[]ID{KeyEscape}, KeysLetGo},
}

// Chord formats a combination of keys in the style of this system.
func (l *Localizer) Chord(c Chord) string {
	between := "+"
	if runtime.GOOS == "darwin" {
		between = ""
	}
	return strings.Join(l.Caps(c), between)
}

// Caps returns the labels of the keys of a chord, in the order customary on this system.
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

// CapsOf returns the labels of the keys with the given name.
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
		return []string{"1", "–", "9", "0"}
	}
	return []string{l.Text(key)}
}

// KeyNotes returns the sentences below the shortcuts.
func (l *Localizer) KeyNotes() []string {
	var notes []string
	for _, id := range []ID{KeysNoteDigits, KeysNoteLayout, KeysNoteEntry, KeysNoteDialog, KeysNoteLevels, KeysNoteRepeat} {
		notes = append(notes, l.Text(id))
	}
	return notes
}

// Offer returns the text of a menu item without its ellipsis.
func (l *Localizer) Offer(id ID) string {
	return strings.TrimRightFunc(strings.TrimSuffix(l.Text(id), "…"), unicode.IsSpace) // German puts a space before it
}
