package ui

import (
	"time"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/timing"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
)

// clipboard is the source of pasted text, which may arrive immediately or later; see
// [host.Clipboard].
type clipboard interface {
	Read(timers *timing.Timers, then func(text string))
}

// paste calls then with the text on the clipboard, "" if there is none. The text may come from a
// slow program; if the player opens, closes or requests something in the meantime, then is not
// called.
func (w *Window) paste(then func(text string)) {
	w.pastes++
	asked, top := w.pastes, w.stack.Top()
	w.clipboard.Read(w.timers, func(text string) {
		if asked == w.pastes && top == w.stack.Top() && !w.ended {
			then(text)
		}
	})
}

// copyCode copies the code of the current game.
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

// noCode returns the message that there is no code on the clipboard.
func (w *Window) noCode() string {
	return w.words.Format(locales.NoCodeOnClipboard, locales.CodeData{Code: locales.ExampleCode})
}

// describe shows and copies the position in words.
func (w *Window) describe() {
	text := w.words.Position(w.session.Tableau())
	w.app.Clipboard().SetContent(text)
	done := controls.NewButton(w.desk, w.words.Text(locales.Close), nil, w.stack.Answer(nil))
	done.Importance = widget.HighImportance
	copied := controls.Paragraph(w.words.Text(locales.PositionCopied))
	copied.SizeName = look.Small
	w.stack.Open(&overlay.Dialog{
		Name: "position", Title: w.words.Text(locales.PositionTitle), Width: 520,
		Body: container.NewVBox(controls.Paragraph(text), copied), Answers: []*controls.Button{done}, Focus: done,
		Controls: []overlay.Control{{Name: "close", Object: done}},
	})
}

// refused explains the rule that a move broke.
func (w *Window) refused(r *engine.Refusal) {
	if r.Index >= 0 {
		w.table.ShowBroken(r.Move.From, r.Index)
	} else {
		w.table.Shake(r.Move.From, r.Move.Count)
	}
	if w.settings.InteractiveRules {
		w.line.Remind(w.words.Refusal(r), r.Reason)
		w.stack.Trace("line", []overlay.Control{w.line.Rule()}, func() bool { return true })
	}
}

// clicked handles use of the pointer on the table, which hides the keyboard cursor.
func (w *Window) clicked() {
	w.desk.Presses().Pointed()
	w.tellCursor()
}

// tellCursor describes in the line what the keyboard cursor is on, or what it holds.
func (w *Window) tellCursor() { w.line.SetTip(w.cursorText()) }

// cursorText returns that description; "" while there is no cursor.
func (w *Window) cursorText() string {
	tab := w.session.Tableau()
	col, index, held, target := w.table.KeyboardCursor()
	switch {
	case col == 0:
		return ""
	case held > 0:
		return w.words.Holding(tab, col, held, target)
	}
	return w.words.Cursor(tab, col, index)
}

// showTime updates the time played in the line every second, if it is shown.
func (w *Window) showTime() {
	w.tick.Stop()
	w.line.ShowTime(w.timeText())
	if w.settings.ShowTime {
		w.tick = w.timers.After(time.Second, w.showTime)
	}
}

// timeText returns the time played; "" if it is not shown.
func (w *Window) timeText() string {
	if !w.settings.ShowTime {
		return ""
	}
	return w.words.Format(locales.TimePlayed, locales.TimeData{Time: locales.Clock(w.session.Clock().Elapsed(w.now()))})
}
