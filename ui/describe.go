package ui

import (
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
)

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

// tellCursor tells in the line what the keyboard's cursor stands on, or what it
// holds.
func (w *Window) tellCursor() { w.line.SetTip(w.cursorText()) }

// cursorText is that sentence; "" while there is no cursor.
func (w *Window) cursorText() string {
	tab := w.session.Tableau()
	col, index, held, target := w.table.Pointer()
	switch {
	case col == 0:
		return ""
	case held > 0:
		return w.words.Holding(tab, col, held, target)
	}
	return w.words.Cursor(tab, col, index)
}
