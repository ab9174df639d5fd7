package locales

import "strings"

// Chord is keys that are pressed together. The name of the command key, Ctrl or that of the
// system, is not in it.
type Chord struct {
	Command, Shift bool
	Key            string // as printed on keyboards, or in words
}

// Shortcut is what some keys do. There may be several ways to it.
type Shortcut struct {
	Keys []Chord
	What string
}

// ShortcutGroup is a part of the Keyboard page.
type ShortcutGroup struct {
	Title     string
	Shortcuts []Shortcut
}

// Shortcuts are all keys of the program, for the Keyboard page.
func (l *Localizer) Shortcuts() []ShortcutGroup {
	key := func(ids ...ID) []Chord {
		var chords []Chord
		for _, id := range ids {
			chords = append(chords, Chord{Key: l.Text(id)})
		}
		return chords
	}
	return []ShortcutGroup{
		{l.Text(KeysPlayTitle), []Shortcut{
			{key(KeyArrows), l.Text(KeysCursor)},
			{key(KeyEnter, KeySpace), l.Text(KeysPickUp)},
			{key(KeyLeft, KeyRight), l.Text(KeysTarget)},
			{key(KeyUp, KeyDown), l.Text(KeysCards)},
			{key(KeyTwice), l.Text(KeysBest)},
			{key(KeyDigits), l.Text(KeysColumn)},
			{key(KeyEscape), l.Text(KeysLetGo)},
		}},
		{l.Text(KeysGameTitle), []Shortcut{
			{command("N"), l.Offer(NewGame)},
			{command("R"), l.Offer(Restart)},
			{command("O"), l.Offer(OpenRecord)},
			{command("S"), l.Offer(SaveRecord)},
			{command("Z"), l.Offer(Undo)},
			{[]Chord{{true, true, "Z"}, {true, false, "Y"}}, l.Offer(Redo)},
			{command("C"), l.Offer(CopyCode)},
			{command("V"), l.Offer(PasteCode)},
			{command("D"), l.Offer(Describe)},
		}},
		{l.Text(KeysWindowTitle), []Shortcut{
			{[]Chord{{Key: "F1"}}, l.Offer(PageRules)},
			{command(","), l.Offer(Settings)},
			{[]Chord{{Key: "F10"}}, l.Text(KeysMenu)},
			{[]Chord{{Key: "F11"}}, l.Offer(FullScreen)},
			{command("Q"), l.Offer(Quit)},
			{key(KeyEscape), l.Text(KeysEscape)},
		}},
	}
}

// KeyNotes are sentences below the shortcuts.
func (l *Localizer) KeyNotes() []string {
	var notes []string
	for _, id := range []ID{KeysNoteDigits, KeysNoteLayout, KeysNoteEntry, KeysNoteDialog, KeysNoteRepeat} {
		notes = append(notes, l.Text(id))
	}
	return notes
}

func command(key string) []Chord { return []Chord{{Command: true, Key: key}} }

// Offer is what a menu item says, without the dots of those that ask first.
func (l *Localizer) Offer(id ID) string { return strings.TrimSuffix(l.Text(id), "…") }
