package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"

	"simplesimon/ui/trace"
)

// control is something in a dialog or in the bar that the trace tells the
// place of.
type control struct {
	name   string
	object fyne.CanvasObject
}

// modal is a dialog over the table. There is one at a time.
type modal struct {
	name     string // in the trace
	title    string
	content  fyne.CanvasObject
	controls []control
	focus    fyne.Focusable // the likely answer
	cancel   func()         // what Escape does, besides closing; may be nil
	width    float32        // the least width, in Fyne's units

	shown *dialog.CustomDialog
}

// open shows a dialog; one that is open already is closed without an answer.
func (w *Window) open(m *modal) {
	w.table.CancelDrag()
	w.close()
	w.modal = m
	scroll := container.NewVScroll(m.content)
	m.shown = dialog.NewCustomWithoutButtons(m.title, scroll, w.win)
	w.fitModal()
	m.shown.Show()
	if m.focus != nil {
		w.win.Canvas().Focus(m.focus)
	}
	w.traceModal(m.name, true)
	w.traceControls(m.name, m.controls)
}

// fitModal gives the dialog the size that its content needs, if the window has
// the room; a larger content scrolls.
func (w *Window) fitModal() {
	if w.modal == nil {
		return
	}
	const frame, title = 40, 90
	room := w.win.Canvas().Size()
	width := min(max(w.modal.width, w.modal.content.MinSize().Width)+frame, room.Width-16)
	w.modal.content.Resize(fyne.NewSize(width-frame, w.modal.content.MinSize().Height))
	height := min(w.modal.content.MinSize().Height+title, room.Height-16)
	w.modal.shown.Resize(fyne.NewSize(width, height))
}

// close takes the open dialog away and gives the keys back to the table.
func (w *Window) close() {
	if w.modal == nil {
		return
	}
	m := w.modal
	w.modal = nil
	m.shown.Hide()
	w.table.Focus()
	w.traceModal(m.name, false)
}

// answer makes a button's action: close the dialog, then do.
func (w *Window) answer(do func()) func() {
	return func() {
		w.close()
		if do != nil {
			do()
		}
	}
}

func (w *Window) traceModal(name string, open bool) {
	w.log.Write("dialog", struct {
		Name string `json:"name"`
		Open bool   `json:"open"`
	}{name, open})
}

// traceControls tells where the buttons are.
func (w *Window) traceControls(in string, controls []control) {
	if w.log == nil {
		return
	}
	type place struct {
		Name string     `json:"name"`
		Rect trace.Rect `json:"rect"`
	}
	places := []place{}
	for _, c := range controls {
		places = append(places, place{c.name, trace.RectOf(w.pixelRect(c.object))})
	}
	w.log.Write("controls", struct {
		In       string  `json:"in"`
		Controls []place `json:"controls"`
	}{in, places})
}

// row puts buttons side by side at the right.
func row(buttons ...fyne.CanvasObject) fyne.CanvasObject {
	return container.NewHBox(append([]fyne.CanvasObject{widget.NewLabel("")}, buttons...)...)
}

// paragraph is text that wraps.
func paragraph(text string) *widget.Label {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	return l
}
