package ui

import (
	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/timing"
	"simplesimon/ui/controls"
	"simplesimon/ui/overlay"
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
	asked, top := w.pastes, w.stack.Top()
	w.clipboard.Read(w.timers, func(text string) {
		if asked == w.pastes && top == w.stack.Top() && !w.ended {
			then(text)
		}
	})
}

// copyCode puts the code of the present game on the clipboard.
func (w *Window) copyCode() {
	code := w.session.Game().Code().String()
	w.app.Clipboard().SetContent(code)
	w.line.Say(w.words.Format(locales.CodeCopied, locales.CodeData{Code: code}))
}

// pasteCode opens New game with the code on the clipboard.
func (w *Window) pasteCode() {
	w.paste(func(text string) {
		if code, ok := engine.FindCode(text); ok {
			w.askNewGameWith(code.String())
			return
		}
		w.line.Say(w.noCode())
	})
}

// noCode says that there is no code on the clipboard.
func (w *Window) noCode() string {
	return w.words.Format(locales.NoCodeOnClipboard, locales.CodeData{Code: locales.ExampleCode})
}

// pasteInto fills in the first code on the clipboard.
func (w *Window) pasteInto(entry *controls.Entry, fault *overlay.Fault) {
	w.paste(func(text string) {
		code, ok := engine.FindCode(text)
		if !ok {
			fault.Say(w.noCode())
			return
		}
		entry.SetText(code.String())
		w.win.Canvas().Focus(entry)
	})
}
