package ui

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/trace"
)

// control is something in a dialog or in the bar that the trace tells the
// place of.
type control struct {
	name   string
	object fyne.CanvasObject
}

func objects(controls []control) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, c := range controls {
		all = append(all, c.object)
	}
	return all
}

// modal is a dialog over the table. There is one at a time.
type modal struct {
	name     string // in the trace
	title    string
	body     fyne.CanvasObject // scrolls if the window is too small for it
	answers  []*button         // below, from left to right
	controls []control
	focus    fyne.Focusable            // the likely answer
	cancel   func()                    // what Escape does, besides closing; may be nil
	closed   func()                    // called when it closes in any way; may be nil
	page     bool                      // it covers the table, and the clock stands still
	again    func()                    // opens a page anew, where it was; nil for a dialog
	key      func(*fyne.KeyEvent) bool // takes keys that nothing else wants; may be nil
	width    float32                   // of the body, in Fyne's units
	unasked  bool                      // it opens by itself, not because of what the player does at that moment

	shown  *widget.PopUp // nil for a menu
	hide   func()
	list   *choiceMenu // of a select box in it; nil if none is open
	scroll *container.Scroll
}

// Distances in dialogs, in Fyne's units.
const (
	modalPadding = 12
	modalEdge    = 12 // left free around a dialog in a small window
)

// open shows a dialog; one that is open already is closed without an answer.
func (w *Window) open(m *modal) {
	title := widget.NewLabelWithStyle(m.title, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	title.SizeName = theme.SizeNameSubHeadingText
	title.Wrapping = fyne.TextWrapWord
	m.scroll = container.NewVScroll(m.body)
	answers := container.NewHBox(layout.NewSpacer())
	for _, b := range m.answers {
		answers.Add(b)
	}
	content := container.NewBorder(title, inset(answers), nil, nil, m.scroll)
	m.shown = widget.NewModalPopUp(
		container.New(layout.NewCustomPaddedLayout(modalPadding, modalPadding, modalPadding, modalPadding), content),
		w.win.Canvas())
	m.hide = m.shown.Hide
	w.openOver(m, func() {
		w.fitModal()
		m.shown.Show()
	})
}

// openOver shows a dialog or a menu over the table by show.
func (w *Window) openOver(m *modal, show func()) {
	w.table.LetGo() // what lies under a dialog can't be seen, and Escape would seem to do nothing
	w.close()
	w.line.clear()
	w.line.setTip("") // the pointer may rest on the button that has opened it
	w.modal = m
	show()
	m.unasked = m.unasked || w.starting
	w.traceModal(m, true)
	if m.unasked {
		w.raiseShield(m)
	} else {
		w.focusModal(m)
	}
	w.traceControls(m.name, m.controls)
}

// focusModal gives the keys to the likely answer of a dialog.
func (w *Window) focusModal(m *modal) {
	if m.focus != nil {
		w.win.Canvas().Focus(m.focus)
	}
}

// fitModal gives the dialog the size that its content needs, if the window has
// the room; a larger body scrolls. One that is shown already stays in the middle.
func (w *Window) fitModal() {
	m := w.modal
	if m == nil || m.shown == nil {
		return
	}
	room := w.win.Canvas().Size().SubtractWidthHeight(2*modalEdge, 2*modalEdge)
	m.scroll.SetMinSize(fyne.NewSize(0, 0))
	frame := m.shown.MinSize()
	width := min(m.width+2*modalPadding, room.Width)
	m.body.Resize(fyne.NewSize(width-2*modalPadding, m.body.MinSize().Height)) // wraps the texts
	height := min(frame.Height-m.scroll.MinSize().Height+m.body.MinSize().Height, room.Height)
	size := fyne.NewSize(max(width, frame.Width), max(height, frame.Height))
	m.shown.Resize(size)
	m.body.Resize(m.body.MinSize().Max(m.scroll.Size())) // it may need more, and a scroll of the same size leaves it alone
	if !m.shown.Position().IsZero() {
		free := w.win.Canvas().Size().Subtract(size)
		m.shown.Move(fyne.NewPos(free.Width/2, free.Height/2))
	}
}

// reveal scrolls a dialog so that what has got the focus is seen.
func (w *Window) reveal(o fyne.CanvasObject) {
	m := w.modal
	if m == nil || m.scroll == nil || !within(m.body, o) {
		return
	}
	driver := fyne.CurrentApp().Driver()
	top := driver.AbsolutePositionForObject(o).Y - driver.AbsolutePositionForObject(m.scroll).Y
	bottom := top + o.Size().Height
	switch {
	case top < 0:
		m.scroll.ScrollToOffset(m.scroll.Offset.AddXY(0, top))
	case bottom > m.scroll.Size().Height:
		m.scroll.ScrollToOffset(m.scroll.Offset.AddXY(0, bottom-m.scroll.Size().Height))
	}
}

// within tells whether an object stands somewhere in a tree of containers.
func within(tree, o fyne.CanvasObject) bool {
	if tree == o {
		return true
	}
	box, ok := tree.(*fyne.Container)
	if !ok {
		return false
	}
	for _, child := range box.Objects {
		if within(child, o) {
			return true
		}
	}
	return false
}

// close takes the open dialog away and gives the keys back to the table.
func (w *Window) close() {
	if w.modal == nil {
		return
	}
	m := w.modal
	if m.list != nil {
		m.list.close()
	}
	w.modal = nil
	w.takeOff(m)
	if m.closed != nil {
		m.closed()
	}
	if m.page {
		w.session.Clock().Page(w.now(), false)
	}
	w.table.Focus()
	w.traceModal(m, false)
}

// takeOff takes a dialog from the window, with the menus that have opened over it. The
// toolkit would leave the focus with what is gone: the cursor of an entry would go on
// blinking, and each blink paints the window.
func (w *Window) takeOff(m *modal) {
	c := w.win.Canvas()
	for len(c.Overlays().List()) > 1 {
		c.Unfocus()
		c.Overlays().Remove(c.Overlays().Top())
	}
	c.Unfocus()
	m.hide()
}

// answer makes a button's action: close the dialog, then do.
func (w *Window) answer(do func()) func() {
	return func() {
		w.close()
		if do != nil {
			do()
		}
		w.tellSetAside()
		w.offerLate()
	}
}

// traceModal tells that a dialog has opened or closed. One that has opened unasked takes
// answers only when it is told to be ready.
func (w *Window) traceModal(m *modal, open bool) {
	w.log.Write("dialog", struct {
		Name    string `json:"name"`
		Open    bool   `json:"open"`
		Unasked bool   `json:"unasked,omitempty"`
	}{m.name, open, open && m.unasked})
}

// traceControls tells where the buttons are, as soon as they have places.
func (w *Window) traceControls(in string, controls []control) {
	if w.log == nil {
		return
	}
	seen := slices.DeleteFunc(slices.Clone(controls), func(c control) bool {
		return !c.object.Visible() // a narrow window may leave out some
	})
	if !w.placed(seen) {
		w.timers.After(frameTime, func() {
			if in == "line" || w.modal != nil && w.modal.name == in {
				w.traceControls(in, controls)
			}
		})
		return
	}
	type place struct {
		Name string     `json:"name"`
		Rect trace.Rect `json:"rect"`
	}
	places := []place{}
	for _, c := range seen {
		places = append(places, place{c.name, trace.RectOf(w.pixelRect(c.object))})
	}
	w.log.Write("controls", struct {
		In       string  `json:"in"`
		Controls []place `json:"controls"`
	}{in, places})
}

// frameTime is about as long as the toolkit takes to paint once; only then it
// knows where a new object lies.
const frameTime = 20 * time.Millisecond

// placed tells whether controls have their places. The toolkit may know the
// canvas of an object before it knows where on it the object lies; then all seem
// to be in the corner.
func (w *Window) placed(controls []control) bool {
	driver := fyne.CurrentApp().Driver()
	somewhere := len(controls) == 0
	for _, c := range controls {
		if driver.CanvasForObject(c.object) == nil {
			return false
		}
		somewhere = somewhere || !driver.AbsolutePositionForObject(c.object).IsZero()
	}
	return somewhere
}

// inset moves things in by what the toolkit's labels leave free beside their
// text, so that both stand on one line.
func inset(o ...fyne.CanvasObject) fyne.CanvasObject {
	p := theme.InnerPadding()
	return container.New(layout.NewCustomPaddedLayout(0, 0, p, p), container.NewVBox(o...))
}

// paragraph is text that wraps.
func paragraph(text string) *widget.Label {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	return l
}
