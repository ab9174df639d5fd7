package table

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// MouseDown implements [desktop.Mouseable].
func (t *Table) MouseDown(e *desktop.MouseEvent) {
	t.log.Input("press")
	if t.readOnly {
		return
	}
	t.Focus()
	t.clearWin()
	t.settle()
	t.gesture.pointerUsed()
	t.unpeek()
	if t.Clicked != nil {
		t.Clicked()
	}
	p := t.point(e.Position)
	switch {
	case e.Button == desktop.MouseButtonPrimary:
		t.gesture.down(p)
		t.waitForLongPress(p)
	case t.gesture.otherDown(): // it ended a drag
	case e.Button == desktop.MouseButtonSecondary:
		t.peek(p)
	}
	t.show()
}

// MouseUp implements [desktop.Mouseable]. Drags end in [Table.DragEnd], which is called outside
// the window as well.
func (t *Table) MouseUp(e *desktop.MouseEvent) {
	t.log.Input("release")
	t.unpeek()
	if e.Button == desktop.MouseButtonPrimary {
		t.gesture.up()
		t.show()
	}
}

// Dragged implements [fyne.Draggable].
func (t *Table) Dragged(e *fyne.DragEvent) {
	t.log.Input("drag")
	if !t.gesture.press.on {
		return // another button, or a drag already ended
	}
	if t.peeking {
		return
	}
	t.gesture.move(t.point(e.Position), t.inWindow(e.AbsolutePosition))
	if t.gesture.drag.some() {
		t.carry()
	}
	t.show()
}

func (t *Table) inWindow(p fyne.Position) bool {
	c := fyne.CurrentApp().Driver().CanvasForObject(t)
	if c == nil {
		return true
	}
	size := c.Size()
	return p.X >= 0 && p.Y >= 0 && p.X < size.Width && p.Y < size.Height
}

// DragEnd implements [fyne.Draggable].
func (t *Table) DragEnd() {
	t.unpeek()
	t.gesture.drop()
	t.show()
}

// MouseIn implements [desktop.Hoverable].
func (t *Table) MouseIn(e *desktop.MouseEvent) { t.MouseMoved(e) }

// MouseMoved implements [desktop.Hoverable].
func (t *Table) MouseMoved(e *desktop.MouseEvent) { t.hover = t.point(e.Position) }

// MouseOut implements [desktop.Hoverable].
func (t *Table) MouseOut() { t.hover = image.Pt(-1, -1) }

// Cursor implements [desktop.Cursorable]: it is a hand over cards that can be picked up.
func (t *Table) Cursor() desktop.Cursor {
	if t.gesture.drag.some() || t.laidOut && !t.readOnly && t.gesture.liftable(t.hover) {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// Focus gives the table the keyboard focus.
func (t *Table) Focus() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(t); c != nil && c.Focused() != t {
		c.Focus(t)
	}
}

// FocusGained implements [fyne.Focusable].
func (t *Table) FocusGained() {}

// FocusLost implements [fyne.Focusable]. It does not end a drag: the toolkit removes the focus at
// every release outside the table, before it reports the drop. The window ends a drag when it
// loses the focus itself.
func (t *Table) FocusLost() { t.unpeek() }

// CancelDrag ends a drag, if there is one; the cards glide back.
func (t *Table) CancelDrag() {
	if t.gesture.cancelDrag(calledOff) {
		t.show()
	}
}

// LetGo ends every gesture and returns a card brought to the front, because something covers the
// table.
func (t *Table) LetGo() {
	t.unpeek()
	t.gesture.cancel(calledOff)
	t.show()
}

// Escape cancels a drag or selection and reports whether there was one.
func (t *Table) Escape() bool {
	if t.scene != nil && t.scene.win {
		t.settle()
		return true
	}
	held := t.gesture.escape()
	t.show()
	return held
}

// KeyDown implements [desktop.Keyable].
func (t *Table) KeyDown(e *fyne.KeyEvent) {
	t.log.Input("key")
	t.keyboard.KeyDown(e)
}

// KeyUp implements [desktop.Keyable].
func (t *Table) KeyUp(e *fyne.KeyEvent) { t.keyboard.KeyUp(e) }

// TypedKey implements [fyne.Focusable].
func (t *Table) TypedKey(e *fyne.KeyEvent) { t.keyboard.TypedKey(e) }

// TypedRune implements [fyne.Focusable].
func (t *Table) TypedRune(r rune) { t.keyboard.TypedRune(r) }

// TypedShortcut implements [fyne.Shortcutable].
func (t *Table) TypedShortcut(s fyne.Shortcut) { t.keyboard.TypedShortcut(s) }

// Arrow moves the keyboard cursor, or what it holds, in the direction of the key. It reports
// whether the key is an arrow.
func (t *Table) Arrow(key fyne.KeyName) bool {
	arrows := map[fyne.KeyName]direction{fyne.KeyLeft: left, fyne.KeyRight: right, fyne.KeyUp: up, fyne.KeyDown: down}
	d, ok := arrows[key]
	if ok {
		t.clearWin()
		t.settle()
		t.gesture.arrow(d)
		t.show()
	}
	return ok
}

// Enter picks up the cards at the keyboard cursor, or puts them down.
func (t *Table) Enter() {
	t.clearWin()
	t.settle()
	t.gesture.enter()
	t.show()
}

// KeyboardCursor returns the column of the keyboard cursor, 0 while it is hidden, and the index of
// its card; and, if a group is held, the number of its cards and the target column.
func (t *Table) KeyboardCursor() (col, index, held, target int) {
	g := &t.gesture
	switch {
	case g.keys.holding:
		return g.selected.col, g.keys.index, g.selected.count, g.keys.target
	case g.keys.shown:
		return g.keys.col, g.keys.index, 0, 0
	}
	return 0, 0, 0, 0
}

// AccessibilityLabel implements [fyne.Accessible]: it describes the keyboard cursor.
func (t *Table) AccessibilityLabel() string {
	if t.CursorText == nil {
		return ""
	}
	return t.CursorText()
}

// AccessibilityRole implements [fyne.Accessible].
func (t *Table) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// Digit picks up the longest group of a column (1 to 10), or places what is held there.
func (t *Table) Digit(col int) {
	t.clearWin()
	t.settle()
	t.gesture.digit(col)
	t.show()
}
