package ui

import (
	"runtime"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
)

// describe shows and copies the position in words.
func (w *Window) describe() {
	text := w.words.Position(w.session.Tableau())
	w.app.Clipboard().SetContent(text)
	done := newButton(w.keys, w.words.Text(locales.Close), nil, w.answer(nil))
	done.Importance = widget.HighImportance
	copied := paragraph(w.words.Text(locales.PositionCopied))
	copied.SizeName = sizeSmall
	w.open(&modal{
		name: "position", title: w.words.Text(locales.PositionTitle), width: 520,
		body: container.NewVBox(paragraph(text), copied), answers: []*button{done}, focus: done,
		controls: []control{{"close", done}},
	})
}

// tellCursor tells in the line what the keyboard's cursor stands on, or what it
// holds.
func (w *Window) tellCursor() { w.line.setTip(w.cursorText()) }

// cursorText is that sentence; "" while there is no cursor.
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

// showKeys opens the page of all keys.
func (w *Window) showKeys() {
	text := container.NewVBox()
	for _, group := range w.words.Shortcuts() {
		title := widget.NewLabelWithStyle(group.Title, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
		text.Add(title)
		for _, s := range group.Shortcuts {
			if nativeMenu && s.What == w.words.Text(locales.KeysMenu) {
				continue // the system opens its own
			}
			var chords []string
			for _, c := range s.Keys {
				chords = append(chords, w.chord(c))
			}
			keys := paragraph(strings.Join(chords, " / "))
			text.Add(container.New(&keysRow{}, keys, paragraph(s.What)))
		}
		text.Add(widget.NewSeparator())
	}
	for _, note := range w.words.KeyNotes() {
		text.Add(paragraph(note))
	}
	r := &reader{w: w, text: text, scroll: container.NewVScroll(text)}
	w.openPage(page{name: "keys", title: w.words.Text(locales.PageKeys), content: r.scroll, key: r.key, again: w.showKeys})
}

// chord is how keys that are pressed together are written on this system.
func (w *Window) chord(c locales.Chord) string {
	text := c.Key
	if c.Shift {
		text = w.words.Text(locales.KeyShift) + "+" + text
	}
	if c.Command {
		command := w.words.Text(locales.KeyCtrl) + "+"
		if runtime.GOOS == "darwin" {
			command = "⌘ "
		}
		text = command + text
	}
	return text
}

// keysRow puts keys into a column of a fixed width, and what they do beside it.
type keysRow struct{}

const keysWidth = 190

// MinSize implements [fyne.Layout].
func (*keysRow) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(keysWidth+100, max(o[0].MinSize().Height, o[1].MinSize().Height))
}

// Layout implements [fyne.Layout].
func (*keysRow) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(fyne.NewSize(keysWidth, size.Height))
	o[0].Move(fyne.NewPos(0, 0))
	o[1].Resize(fyne.NewSize(size.Width-keysWidth, size.Height))
	o[1].Move(fyne.NewPos(keysWidth, 0))
}
