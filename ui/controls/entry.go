package controls

import (
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Entry is a single-line entry; Escape leaves the dialog.
type Entry struct {
	widget.Entry
	desk    Desk
	Nothing func() // called if there is nothing to paste; may be nil
	// Pick extracts the relevant part of a pasted text. If there is one, it replaces the content
	// of the entry; otherwise the whole text is pasted. It may be nil.
	Pick func(text string) (part string, ok bool)
}

// NewEntry returns an empty entry.
func NewEntry(desk Desk) *Entry {
	e := &Entry{desk: desk}
	e.ExtendBaseWidget(e)
	return e
}

// Fill replaces the content of the entry, with the cursor at its end, as if it had been typed.
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
		e.desk.Presses().Spend() // handled by the entry, even while held
		e.Entry.TypedKey(key)
	}
}

// TypedRune implements [fyne.Focusable]. The space of the key that focused the entry, such as by
// pressing a button, is not text.
func (e *Entry) TypedRune(r rune) {
	if r != ' ' || !e.desk.Presses().Acted() {
		e.Entry.TypedRune(r)
	}
}

// FocusGained implements [fyne.Focusable].
func (e *Entry) FocusGained() {
	e.desk.HoldStill(true) // before the cursor is shown
	e.Entry.FocusGained()
	e.desk.Reveal(e)
}

// FocusLost implements [fyne.Focusable].
func (e *Entry) FocusLost() {
	e.Entry.FocusLost()
	e.desk.HoldStill(false)
}

// TypedShortcut implements [fyne.Shortcutable]: it passes on what the entry does not handle. Held
// keys repeat only undo and redo. It avoids the toolkit's own clipboard shortcuts, which would
// wait indefinitely for the clipboard's owner.
func (e *Entry) TypedShortcut(s fyne.Shortcut) {
	if e.desk.Everywhere(s) {
		e.desk.PassShortcut(s)
		return
	}
	switch s.(type) {
	case *fyne.ShortcutCopy, *fyne.ShortcutCut, *fyne.ShortcutPaste, *fyne.ShortcutSelectAll:
		if !e.desk.Presses().Take() && e.desk.Presses().Held() { // otherwise it comes from the context menu
			return
		}
	}
	if _, ok := s.(*fyne.ShortcutPaste); ok {
		e.paste()
		return
	}
	e.Entry.TypedShortcut(s)
}

// longestPaste is the maximum length of pasted text in bytes: longer than any code, name or path,
// and short enough to be laid out without delay.
const longestPaste = 4096

// paste inserts the text on the clipboard at the cursor.
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

// pasted is a clipboard with a text already received.
type pasted string

// Content implements [fyne.Clipboard].
func (p pasted) Content() string { return string(p) }

// SetContent implements [fyne.Clipboard]; it is never called.
func (pasted) SetContent(string) {}
