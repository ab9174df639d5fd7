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
			{command("N"), l.offer(NewGame)},
			{command("R"), l.offer(Restart)},
			{command("Z"), l.offer(Undo)},
			{[]Chord{{true, true, "Z"}, {true, false, "Y"}}, l.offer(Redo)},
			{command("C"), l.offer(CopyCode)},
			{command("V"), l.offer(PasteCode)},
			{command("D"), l.offer(Describe)},
		}},
		{l.Text(KeysWindowTitle), []Shortcut{
			{[]Chord{{Key: "F1"}}, l.offer(PageRules)},
			{command(","), l.offer(Settings)},
			{[]Chord{{Key: "F11"}}, l.offer(FullScreen)},
			{command("Q"), l.offer(Quit)},
			{key(KeyEscape), l.Text(KeysEscape)},
		}},
	}
}

// KeyNotes are sentences below the shortcuts.
func (l *Localizer) KeyNotes() []string {
	return []string{l.Text(KeysNoteEntry), l.Text(KeysNoteDialog), l.Text(KeysNoteRepeat)}
}

func command(key string) []Chord { return []Chord{{Command: true, Key: key}} }

// offer is what a menu item says, without the dots of those that ask first.
func (l *Localizer) offer(id ID) string { return strings.TrimSuffix(l.Text(id), "…") }
