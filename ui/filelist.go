//go:build !js

package ui

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
)

var _ desktop.Keyable = (*fileList)(nil)

// fileList is the toolkit's list with a cursor of its own, which the keyboard
// moves and a click sets. Only rows that are seen exist.
type fileList struct {
	widget.List
	passing
	w       *Window
	rows    []fileEntry
	at      int // the row of the cursor
	focused bool
	turn    int       // counts what has been listed
	unasked []int     // rows that are seen without their date, the last ones last
	asking  bool      // for a date
	filling bool      // a row is being filled in
	tapped  time.Time // when the row of the cursor was clicked last

	moved  func(i int) // the player has moved the cursor
	opened func(i int) // the player has chosen a row
	left   func()      // the player wants to go to the folder above
}

func newFileList(w *Window) *fileList {
	l := &fileList{passing: passing{w.keys}, w: w}
	l.HideSeparators = true
	l.Length = func() int { return len(l.rows) }
	l.CreateItem = func() fyne.CanvasObject { return newFileRow(l) }
	l.UpdateItem = func(i int, o fyne.CanvasObject) {
		l.filling = true
		o.(*fileRow).set(i)
		l.filling = false
	}
	l.ExtendBaseWidget(l)
	return l
}

// set shows other rows.
func (l *fileList) set(rows []fileEntry) {
	l.rows, l.at, l.tapped = rows, 0, time.Time{}
	l.turn, l.unasked = l.turn+1, nil
	l.Refresh()
	l.ScrollToOffset(0)
}

// point puts the cursor on a row.
func (l *fileList) point(i int) {
	if i < 0 || i >= len(l.rows) {
		return
	}
	l.at, l.tapped = i, time.Time{}
	l.ScrollTo(i)
	l.Refresh()
}

// move puts the cursor on a row for the player.
func (l *fileList) move(i int) {
	if len(l.rows) > 0 {
		l.point(max(0, min(i, len(l.rows)-1)))
		l.moved(l.at)
	}
}

// tap is a click on a row; a second one soon after chooses it.
func (l *fileList) tap(i int) {
	l.w.win.Canvas().Focus(l)
	double := fyne.CurrentApp().Driver().DoubleTapDelay()
	if now := l.w.now(); i != l.at || now.Sub(l.tapped) > double {
		l.move(i)
		l.tapped = now
		return
	}
	l.tapped = time.Time{}
	l.opened(i)
}

// TypedKey implements [fyne.Focusable].
func (l *fileList) TypedKey(e *fyne.KeyEvent) {
	page := max(1, int(l.Size().Height/rowHeight)-1)
	to := map[fyne.KeyName]int{
		fyne.KeyUp: l.at - 1, fyne.KeyDown: l.at + 1, fyne.KeyPageUp: l.at - page, fyne.KeyPageDown: l.at + page,
		fyne.KeyHome: 0, fyne.KeyEnd: len(l.rows) - 1,
	}
	if i, ok := to[e.Name]; ok {
		if !l.w.keys.again(e.Name) {
			l.move(i)
		}
		return
	}
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if l.w.keys.take() && l.at < len(l.rows) {
			l.opened(l.at)
		}
	case fyne.KeyBackspace:
		if l.w.keys.take() {
			l.left()
		}
	default:
		l.w.keys.elsewhere(e)
	}
}

// FocusGained implements [fyne.Focusable].
func (l *fileList) FocusGained() {
	l.focused = true
	l.Refresh()
	l.w.reveal(l)
}

// FocusLost implements [fyne.Focusable].
func (l *fileList) FocusLost() {
	l.focused = false
	l.Refresh()
}

// A row of the list, in Fyne's units.
const (
	rowHeight  = 28
	rowPadding = 6
	iconSize   = 18
)

// fileRow shows a folder or a file, with the date of its last change.
type fileRow struct {
	widget.BaseWidget
	list       *fileList
	at         int
	ground     *canvas.Rectangle
	icon       *widget.Icon
	name, date *canvas.Text
	whole      string // the name, if it had room
}

var _ fyne.Tappable = (*fileRow)(nil)

func newFileRow(l *fileList) *fileRow {
	r := &fileRow{list: l, ground: canvas.NewRectangle(color.Transparent), icon: widget.NewIcon(theme.FolderIcon())}
	r.name, r.date = canvas.NewText("", nil), canvas.NewText("", nil)
	r.date.TextSize = smallText
	r.ground.CornerRadius = theme.Size(theme.SizeNameSelectionRadius)
	r.ExtendBaseWidget(r)
	return r
}

// Tapped implements [fyne.Tappable].
func (r *fileRow) Tapped(*fyne.PointEvent) { r.list.tap(r.at) }

// set shows a row of the list.
func (r *fileRow) set(i int) {
	if i >= len(r.list.rows) {
		return
	}
	r.list.ask(i)
	row := &r.list.rows[i]
	r.at, r.whole, r.date.Text = i, row.name, r.list.dateOf(row)
	r.icon.SetResource(theme.DocumentIcon())
	if row.folder {
		r.icon.SetResource(theme.FolderIcon())
	}
	here := i == r.list.at
	r.ground.FillColor, r.ground.StrokeWidth = color.Transparent, 0
	if here {
		r.ground.FillColor = theme.Color(theme.ColorNameSelection)
		r.ground.StrokeColor, r.ground.StrokeWidth = theme.Color(theme.ColorNamePrimary), 1
	}
	if here && r.list.focused {
		r.ground.StrokeColor, r.ground.StrokeWidth = theme.Color(theme.ColorNameForeground), ringStroke
	}
	r.name.Color, r.date.Color = theme.Color(theme.ColorNameForeground), theme.Color(colorQuiet)
	if here {
		r.date.Color = r.name.Color
	}
	r.name.TextSize = theme.TextSize()
	r.Refresh()
}

// CreateRenderer implements [fyne.Widget].
func (r *fileRow) CreateRenderer() fyne.WidgetRenderer { return &fileRowRenderer{r} }

type fileRowRenderer struct{ *fileRow }

func (r *fileRowRenderer) MinSize() fyne.Size { return fyne.NewSize(0, rowHeight) }

// Layout puts the date at the right, and gives the name the room that is left.
func (r *fileRowRenderer) Layout(size fyne.Size) {
	r.ground.Resize(size)
	r.icon.Resize(fyne.NewSquareSize(iconSize))
	r.icon.Move(fyne.NewPos(rowPadding, (size.Height-iconSize)/2))
	date := r.date.MinSize()
	r.date.Resize(date)
	r.date.Move(fyne.NewPos(size.Width-date.Width-2*rowPadding, (size.Height-date.Height)/2))
	left := float32(iconSize + 2*rowPadding)
	room := r.date.Position().X - left - 2*rowPadding
	r.name.Text = shorten(locales.CleanPath(r.whole), room, r.name.TextSize, firstPart)
	name := r.name.MinSize()
	r.name.Resize(name)
	r.name.Move(fyne.NewPos(left, (size.Height-name.Height)/2))
}

func (r *fileRowRenderer) Refresh() {
	r.Layout(r.Size())
	canvas.Refresh(r.ground)
	canvas.Refresh(r.name)
	canvas.Refresh(r.date)
}

func (r *fileRowRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.ground, r.icon, r.name, r.date}
}

func (r *fileRowRenderer) Destroy() {}
