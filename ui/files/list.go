//go:build !js

package files

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
)

var (
	_ desktop.Keyable = (*list)(nil)
	_ fyne.Tappable   = (*list)(nil)
)

// list is the toolkit's list with its own cursor, moved by the keyboard and by clicks. Only
// visible rows exist.
type list struct {
	widget.List
	controls.Keyed
	dialog  *dialog
	rows    []Entry
	at      int // the row of the cursor
	focused bool
	turn    int       // counts listings
	unasked []int     // visible rows whose date is unknown, latest last
	asking  bool      // a date is being requested
	filling bool      // a row is being filled in
	tapped  time.Time // time of the last click on the cursor's row
	typed   typed

	moved  func(i int)       // called when the player moves the cursor
	opened func(i int)       // called when the player opens a row
	left   func()            // called when the player wants to go to the parent folder
	named  func(text string) // called when the player starts to type a path
}

func newList(d *dialog) *list {
	l := &list{Keyed: controls.Keyed{Desk: d.stack.Host()}, dialog: d}
	l.HideSeparators = true
	l.Length = func() int { return len(l.rows) }
	l.CreateItem = func() fyne.CanvasObject { return newRow(l) }
	l.UpdateItem = func(i int, o fyne.CanvasObject) {
		l.filling = true
		o.(*row).set(i)
		l.filling = false
	}
	l.ExtendBaseWidget(l)
	return l
}

// set shows other rows.
func (l *list) set(rows []Entry) {
	l.rows, l.at, l.tapped = rows, 0, time.Time{}
	l.turn, l.unasked = l.turn+1, nil
	l.Refresh()
	l.ScrollToOffset(0)
}

// point moves the cursor to a row.
func (l *list) point(i int) {
	if i < 0 || i >= len(l.rows) {
		return
	}
	l.at, l.tapped = i, time.Time{}
	l.ScrollTo(i)
	l.Refresh()
}

// move moves the cursor to a row on behalf of the player.
func (l *list) move(i int) {
	if len(l.rows) > 0 {
		l.point(max(0, min(i, len(l.rows)-1)))
		l.moved(l.at)
	}
}

// tap handles a click on a row; a second one soon after opens it.
func (l *list) tap(i int) {
	l.Desk.Canvas().Focus(l)
	if now := l.dialog.now(); i != l.at || now.Sub(l.tapped) > controls.DoubleClick {
		l.move(i)
		l.tapped = now
		return
	}
	l.tapped = time.Time{}
	l.opened(i)
}

// Tapped implements [fyne.Tappable]: a click below the rows gives the keys to the list as well.
func (l *list) Tapped(*fyne.PointEvent) { l.Desk.Canvas().Focus(l) }

// TypedKey implements [fyne.Focusable].
func (l *list) TypedKey(e *fyne.KeyEvent) {
	page := max(1, int(l.Size().Height/look.Scaled(rowHeight))-1)
	to := map[fyne.KeyName]int{
		fyne.KeyUp: l.at - 1, fyne.KeyDown: l.at + 1, fyne.KeyPageUp: l.at - page, fyne.KeyPageDown: l.at + page,
		fyne.KeyHome: 0, fyne.KeyEnd: len(l.rows) - 1,
	}
	if i, ok := to[e.Name]; ok {
		if !l.Desk.Presses().Again(e.Name) {
			l.move(i)
		}
		return
	}
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if l.Desk.Presses().Take() && l.at < len(l.rows) {
			l.opened(l.at)
		}
	case fyne.KeyBackspace:
		if l.Desk.Presses().Take() {
			l.left()
		}
	default:
		l.Desk.Pass(e)
	}
}

// FocusGained implements [fyne.Focusable].
func (l *list) FocusGained() {
	l.focused = true
	l.Refresh()
	l.Desk.Reveal(l)
}

// FocusLost implements [fyne.Focusable].
func (l *list) FocusLost() {
	l.focused = false
	l.Refresh()
}

// Dimensions of a row, in Fyne's units.
const (
	rowHeight  = 28
	rowPadding = 6
	iconSize   = 18
)

// row shows a folder or file with its modification date.
type row struct {
	widget.BaseWidget
	list       *list
	at         int
	ground     *canvas.Rectangle
	icon       *widget.Icon
	name, date *canvas.Text
	whole      string // the full name
}

var _ fyne.Tappable = (*row)(nil)

func newRow(l *list) *row {
	r := &row{list: l, ground: canvas.NewRectangle(color.Transparent), icon: widget.NewIcon(theme.FolderIcon())}
	r.name, r.date = canvas.NewText("", nil), canvas.NewText("", nil)
	r.date.TextSize = look.SmallText()
	r.ground.CornerRadius = theme.Size(theme.SizeNameSelectionRadius)
	r.ExtendBaseWidget(r)
	return r
}

// Tapped implements [fyne.Tappable].
func (r *row) Tapped(*fyne.PointEvent) {
	r.list.Desk.Presses().Pointed()
	r.list.tap(r.at)
}

// set shows a row of the list.
func (r *row) set(i int) {
	if i >= len(r.list.rows) {
		return
	}
	r.list.ask(i)
	row := &r.list.rows[i]
	r.at, r.whole, r.date.Text = i, row.Name, r.list.dateOf(row)
	r.icon.SetResource(theme.DocumentIcon())
	if row.Folder {
		r.icon.SetResource(theme.FolderIcon())
	}
	here := i == r.list.at
	r.ground.FillColor, r.ground.StrokeWidth = color.Transparent, 0
	if here {
		r.ground.FillColor = theme.Color(theme.ColorNameSelection)
		r.ground.StrokeColor, r.ground.StrokeWidth = theme.Color(theme.ColorNamePrimary), 1
	}
	if here && r.list.focused && r.list.Desk.Presses().Keyed() {
		r.ground.StrokeColor, r.ground.StrokeWidth = theme.Color(theme.ColorNameForeground), controls.RingStroke
	}
	r.name.Color, r.date.Color = theme.Color(theme.ColorNameForeground), theme.Color(look.Quiet)
	if here {
		r.date.Color = r.name.Color
	}
	r.name.TextSize, r.date.TextSize = theme.TextSize(), look.SmallText()
	r.Refresh()
}

// CreateRenderer implements [fyne.Widget].
func (r *row) CreateRenderer() fyne.WidgetRenderer { return &rowRenderer{r} }

type rowRenderer struct{ *row }

func (r *rowRenderer) MinSize() fyne.Size { return fyne.NewSize(0, look.Scaled(rowHeight)) }

// Layout places the date at the right, and gives the name the remaining width.
func (r *rowRenderer) Layout(size fyne.Size) {
	r.ground.Resize(size)
	icon := look.Scaled(iconSize)
	r.icon.Resize(fyne.NewSquareSize(icon))
	r.icon.Move(fyne.NewPos(rowPadding, (size.Height-icon)/2))
	date := r.date.MinSize()
	r.date.Resize(date)
	r.date.Move(fyne.NewPos(size.Width-date.Width-2*rowPadding, (size.Height-date.Height)/2))
	left := icon + 2*rowPadding
	room := r.date.Position().X - left - 2*rowPadding
	r.name.Text = controls.Shorten(locales.CleanPath(r.whole), room, r.name.TextSize, controls.FirstPart)
	name := r.name.MinSize()
	r.name.Resize(name)
	r.name.Move(fyne.NewPos(left, (size.Height-name.Height)/2))
}

func (r *rowRenderer) Refresh() {
	r.Layout(r.Size())
	canvas.Refresh(r.ground)
	canvas.Refresh(r.name)
	canvas.Refresh(r.date)
}

func (r *rowRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.ground, r.icon, r.name, r.date}
}

func (r *rowRenderer) Destroy() {}
