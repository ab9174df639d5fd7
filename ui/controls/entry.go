package controls

import (
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Entry is the entry of a game code, or of another line: Escape leaves the dialog.
type Entry struct {
	widget.Entry
	desk    Desk
	Nothing func() // called if there is no text to be pasted; may be nil
	// Pick picks out of a text that is pasted what the entry is for: if there is such a part, it takes
	// the place of all that is in the entry, and else the whole text is pasted; may be nil.
	Pick func(text string) (part string, ok bool)
}

// NewEntry returns an empty entry.
func NewEntry(desk Desk) *Entry {
	e := &Entry{desk: desk}
	e.ExtendBaseWidget(e)
	return e
}

// Fill puts a text into the entry in the place of what is there, with the cursor after it, as if it had been typed.
func (e *Entry) Fill(text string) {
	e.SetText(text)
	e.CursorColumn = utf8.RuneCountInString(text)
	e.Refresh()
}

// KeyDown implements [desktop.Keyable].
func (e *Entry) KeyDown(key *fyne.KeyEvent) {
	e.desk.Presses().KeyDown(key)
	e.Entry.KeyDown(key)
}

// KeyUp implements [desktop.Keyable].
func (e *Entry) KeyUp(key *fyne.KeyEvent) {
	e.desk.Presses().KeyUp(key)
	e.Entry.KeyUp(key)
}

// TypedKey implements [fyne.Focusable].
func (e *Entry) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape, fyne.KeyF11, fyne.KeyUp, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyPageDown:
		e.desk.Pass(key)
	case fyne.KeyReturn, fyne.KeyEnter:
		if e.desk.Presses().Take() {
			e.Entry.TypedKey(key)
		}
	default:
		e.desk.Presses().Spend() // it is the entry's, also while it is held
		e.Entry.TypedKey(key)
	}
}

// TypedRune implements [fyne.Focusable]. The blank of a key that has led here, such as
// that of a button pressed by Space, is no text.
func (e *Entry) TypedRune(r rune) {
	if r != ' ' || !e.desk.Presses().Acted() {
		e.Entry.TypedRune(r)
	}
}

// FocusGained implements [fyne.Focusable].
func (e *Entry) FocusGained() {
	e.desk.HoldStill(true) // before the cursor shows
	e.Entry.FocusGained()
	e.desk.Reveal(e)
}

// FocusLost implements [fyne.Focusable].
func (e *Entry) FocusLost() {
	e.Entry.FocusLost()
	e.desk.HoldStill(false)
}

// TypedShortcut implements [fyne.Shortcutable]: what the entry does not know is the
// game's. Held keys repeat undo and redo only. The clipboard of the toolkit's own shortcuts would wait without a limit for
// the program that has copied.
func (e *Entry) TypedShortcut(s fyne.Shortcut) {
	if e.desk.Everywhere(s) {
		e.desk.PassShortcut(s)
		return
	}
	switch s.(type) {
	case *fyne.ShortcutCopy, *fyne.ShortcutCut, *fyne.ShortcutPaste, *fyne.ShortcutSelectAll:
		if !e.desk.Presses().Take() && e.desk.Presses().Held() { // else the menu of the right button asks for it
			return
		}
	}
	if _, ok := s.(*fyne.ShortcutPaste); ok {
		e.paste()
		return
	}
	e.Entry.TypedShortcut(s)
}

// longestPaste is how much of a text an entry takes, in bytes: more than any code, name or
// path has, and little enough to be laid out at once.
const longestPaste = 4096

// paste puts the text on the clipboard into the entry, where its cursor is.
func (e *Entry) paste() {
	e.desk.Paste(func(text string) {
		if e.Pick != nil {
			if part, ok := e.Pick(text); ok {
				e.Fill(part)
				return
			}
		}
		if len(text) > longestPaste {
			end := longestPaste
			for !utf8.RuneStart(text[end]) {
				end--
			}
			text = text[:end]
		}
		if strings.TrimSpace(text) != "" {
			e.Entry.TypedShortcut(&fyne.ShortcutPaste{Clipboard: pasted(text)})
		} else if e.Nothing != nil {
			e.Nothing()
		}
	})
}

// pasted is a clipboard with a text that has come already.
type pasted string

// Content implements [fyne.Clipboard].
func (p pasted) Content() string { return string(p) }

// SetContent implements [fyne.Clipboard]; nobody sets it.
func (pasted) SetContent(string) {}
