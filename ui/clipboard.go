package ui

import (
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/timing"
)

// clipboard is where pasted text comes from, at once or later; see [host.Clipboard].
type clipboard interface {
	Read(timers *timing.Timers, then func(text string))
}

// paste calls then with the text on the clipboard, "" if there is none. The text may
// come from a program that takes its time; what the player has opened, closed or asked
// for in the meantime makes it stale, and then is not called.
func (w *Window) paste(then func(text string)) {
	w.pastes++
	asked, m := w.pastes, w.modal
	w.clipboard.Read(w.timers, func(text string) {
		if asked == w.pastes && m == w.modal && !w.ended {
			then(text)
		}
	})
}

// copyCode puts the code of the present game on the clipboard.
func (w *Window) copyCode() {
	code := w.session.Game().Code().String()
	w.app.Clipboard().SetContent(code)
	w.line.say(w.words.Format(locales.CodeCopied, locales.CodeData{Code: code}))
}

// pasteCode opens New game with the code on the clipboard.
func (w *Window) pasteCode() {
	w.paste(func(text string) {
		if code, ok := engine.FindCode(text); ok {
			w.askNewGameWith(code.String())
			return
		}
		w.line.say(w.noCode())
	})
}

// noCode says that there is no code on the clipboard.
func (w *Window) noCode() string {
	return w.words.Format(locales.NoCodeOnClipboard, locales.CodeData{Code: locales.ExampleCode})
}

// showNoCode says so in the dialog.
func (w *Window) showNoCode(entry *codeEntry, fault *widget.Label) {
	w.showFault("code-fault", entry, fault, w.noCode())
}

// pasteInto fills in the first code on the clipboard.
func (w *Window) pasteInto(entry *codeEntry, fault *widget.Label) {
	w.paste(func(text string) {
		code, ok := engine.FindCode(text)
		if !ok {
			w.showNoCode(entry, fault)
			return
		}
		entry.SetText(code.String())
		w.win.Canvas().Focus(entry)
	})
}

// longestPaste is how much of a text an entry takes, in bytes: more than any code, name or
// path has, and little enough to be laid out at once.
const longestPaste = 4096

// pasteText puts the text on the clipboard into an entry, where its cursor is.
func (w *Window) pasteText(entry *codeEntry) {
	w.paste(func(text string) {
		if len(text) > longestPaste {
			end := longestPaste
			for !utf8.RuneStart(text[end]) {
				end--
			}
			text = text[:end]
		}
		if strings.TrimSpace(text) != "" {
			entry.Entry.TypedShortcut(&fyne.ShortcutPaste{Clipboard: pasted(text)})
		} else if entry.nothing != nil {
			entry.nothing()
		}
	})
}

// pasted is a clipboard with a text that has come already.
type pasted string

// Content implements [fyne.Clipboard].
func (p pasted) Content() string { return string(p) }

// SetContent implements [fyne.Clipboard]; nobody sets it.
func (pasted) SetContent(string) {}

// holdStill keeps the toolkit from blinking a cursor, if it can be kept from it.
func (w *Window) holdStill(still bool) {
	if app, ok := w.app.(interface{ HoldStill(bool) }); ok {
		app.HoldStill(still)
	}
}
