package history

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/store"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
)

// Dimensions of the list, in Fyne's units.
const (
	gameRowHeight = 22
	markWidth     = 20 // for the mark of a deal of the day, before the date
	cellGap       = 10 // between two columns
	focusWidth    = 3  // of the bar that shows the focus
	scrollWidth   = 14 // right margin
)

// gameList is the toolkit's list, of which only visible rows exist, with our keys.
type gameList struct {
	widget.List
	controls.Keyed
	page *Page
}

var (
	_ desktop.Keyable   = (*gameList)(nil)
	_ fyne.Shortcutable = (*gameList)(nil)
	_ fyne.Accessible   = (*gameList)(nil)
	_ fyne.Tappable     = (*gameList)(nil)
)

func newGameList(h *Page) *gameList {
	l := &gameList{Keyed: controls.Keyed{Desk: h.desk()}, page: h}
	l.Length = func() int { return len(h.shown) }
	l.CreateItem = func() fyne.CanvasObject { return newGameRow(h) }
	l.UpdateItem = func(i widget.ListItemID, o fyne.CanvasObject) { o.(*gameRow).show(i) }
	l.HideSeparators = true
	l.ExtendBaseWidget(l)
	return l
}

// Tapped implements [fyne.Tappable]: a click below the rows gives the keys to the list as well.
func (l *gameList) Tapped(*fyne.PointEvent) { l.Desk.Canvas().Focus(l) }

// TypedKey implements [fyne.Focusable].
func (l *gameList) TypedKey(e *fyne.KeyEvent) {
	h := l.page
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if h.desk().Presses().Take() && h.at >= 0 {
			h.desk().Canvas().Focus(h.likely())
		}
	default:
		h.desk().Pass(e)
	}
}

// TypedShortcut implements [fyne.Shortcutable]: Ctrl+C copies the code of the game.
func (l *gameList) TypedShortcut(s fyne.Shortcut) {
	if _, copies := s.(*fyne.ShortcutCopy); copies {
		if l.Desk.Presses().Take() {
			l.page.copyCode()
		}
		return
	}
	l.Desk.PassShortcut(s)
}

// FocusGained implements [fyne.Focusable].
func (l *gameList) FocusGained() {
	l.page.focused(true)
	l.Desk.Reveal(l)
}

// FocusLost implements [fyne.Focusable].
func (l *gameList) FocusLost() { l.page.focused(false) }

// AccessibilityLabel implements [fyne.Accessible]: the selected game in words.
func (l *gameList) AccessibilityLabel() string { return l.page.detailText() }

// AccessibilityRole implements [fyne.Accessible].
func (l *gameList) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// pageRows returns the number of rows Page Up and Page Down move by.
func (l *gameList) pageRows() int {
	return max(1, int(l.Size().Height/(look.Scaled(gameRowHeight)+theme.Padding()))-1)
}

// gameRow is a row of the list, reused for different games.
type gameRow struct {
	widget.BaseWidget
	page  *Page
	at    int // index in the list
	focus *canvas.Rectangle
	mark  *canvas.Image // of a deal of the day
	cells [columnCount]*canvas.Text
	suits *canvas.Image // the signs of its suits
	won   *canvas.Image // the mark of its result
}

var _ fyne.Tappable = (*gameRow)(nil)

func newGameRow(h *Page) *gameRow {
	r := &gameRow{page: h, focus: canvas.NewRectangle(nil), mark: canvas.NewImageFromResource(theme.CalendarIcon())}
	r.suits, r.won = &canvas.Image{ScaleMode: canvas.ImageScalePixels}, &canvas.Image{FillMode: canvas.ImageFillContain}
	r.mark.FillMode = canvas.ImageFillContain
	for by := range columnCount {
		r.cells[by] = canvas.NewText("", nil)
		r.cells[by].TextSize = look.SmallText()
		r.cells[by].Alignment = columnAlign(by)
	}
	r.ExtendBaseWidget(r)
	return r
}

// columnAlign returns the alignment of a column: numbers are right-aligned.
func columnAlign(by column) fyne.TextAlign {
	if by >= byScore {
		return fyne.TextAlignTrailing
	}
	return fyne.TextAlignLeading
}

// show shows the game at an index of the list.
func (r *gameRow) show(at int) {
	h := r.page
	if at < 0 || at >= len(h.shown) {
		return
	}
	r.at = at
	e := &h.entries[h.shown[at]]
	for by := range columnCount {
		r.cells[by].Text, r.cells[by].TextSize = h.cell(by, e), look.SmallText()
		r.cells[by].Color = theme.Color(theme.ColorNameForeground)
		r.cells[by].TextStyle.Bold = by == byResult && e.Won
	}
	r.suits.Image, r.won.Resource = h.signs(e.Code.Suits), theme.NewThemedResource(look.Icon(resultMark(e.Won)))
	r.mark.Resource = theme.NewThemedResource(theme.CalendarIcon())
	r.mark.Hidden = e.Day.IsZero()
	r.focus.FillColor = theme.Color(theme.ColorNamePrimary)
	r.focus.Hidden = at != h.at || !h.listFocused
	r.Refresh()
}

// Tapped implements [fyne.Tappable]: a click selects a game, two replay it.
func (r *gameRow) Tapped(*fyne.PointEvent) {
	h := r.page
	again := h.at == r.at && h.now().Sub(h.tapped) < controls.DoubleClick
	h.tapped = h.now()
	h.selectRow(r.at)
	h.desk().Canvas().Focus(h.list)
	if again {
		h.replay()
	}
}

// CreateRenderer implements [fyne.Widget].
func (r *gameRow) CreateRenderer() fyne.WidgetRenderer {
	objects := []fyne.CanvasObject{r.focus, r.mark, r.suits, r.won}
	for _, cell := range r.cells {
		objects = append(objects, cell)
	}
	return &rowRenderer{r, objects}
}

type rowRenderer struct {
	row     *gameRow
	objects []fyne.CanvasObject
}

// MinSize implements [fyne.WidgetRenderer].
func (r *rowRenderer) MinSize() fyne.Size { return fyne.NewSize(100, look.Scaled(gameRowHeight)) }

// Layout implements [fyne.WidgetRenderer].
func (r *rowRenderer) Layout(size fyne.Size) {
	r.row.focus.Resize(fyne.NewSize(focusWidth, size.Height))
	r.row.mark.Move(fyne.NewPos(focusWidth+1, (size.Height-markWidth+4)/2))
	r.row.mark.Resize(fyne.NewSquareSize(markWidth - 4))
	for by, cell := range r.row.cells {
		place := r.row.page.columns[by]
		cell.Hidden = place.width == 0
		x := place.x
		if column(by) == byResult {
			x += look.Scaled(signSize + markGap)
		}
		cell.Move(fyne.NewPos(x, 0))
		cell.Resize(fyne.NewSize(place.x+place.width-x, size.Height))
	}
	r.row.place(r.row.suits, bySuits, size.Height, r.row.suitsWidth())
	r.row.place(r.row.won, byResult, size.Height, look.Scaled(signSize))
}

// place places an image at the start of a column, if that is visible.
func (r *gameRow) place(picture *canvas.Image, by column, height, width float32) {
	place := r.page.columns[by]
	picture.Hidden = place.width == 0
	picture.Move(fyne.NewPos(place.x, (height-look.Scaled(signSize))/2))
	picture.Resize(fyne.NewSize(width, look.Scaled(signSize)))
}

func (r *gameRow) suitsWidth() float32 {
	if r.at >= len(r.page.shown) {
		return 0
	}
	return signsWidth(r.page.entries[r.page.shown[r.at]].Code.Suits)
}

// Refresh implements [fyne.WidgetRenderer].
func (r *rowRenderer) Refresh() {
	r.Layout(r.row.Size())
	for _, o := range r.objects {
		o.Refresh()
	}
}

// Objects implements [fyne.WidgetRenderer].
func (r *rowRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy implements [fyne.WidgetRenderer].
func (r *rowRenderer) Destroy() {}

// cell returns the text of a column for a game.
func (h *Page) cell(by column, e *store.Entry) string {
	words := h.words()
	switch by {
	case byCode:
		return e.Code.String()
	case bySuits:
		return "" // shown by symbols
	case byResult:
		return words.Text(resultOf(e.Won))
	case byScore:
		return words.Number(e.Score)
	case byMoves:
		return words.Number(e.Moves)
	case byTime:
		return locales.Clock(e.Played)
	}
	date := h.dateText(stats.DateOf(e.Ended))
	if h.withTime {
		date += "\u2002" + timeOfDay(e.Ended)
	}
	return date
}

// dateText returns the short form of a day, cached.
func (h *Page) dateText(d stats.Date) string {
	text, known := h.dates[d]
	if !known {
		text = h.words().ShortDate(d.Year, d.Month, d.Day)
		h.dates[d] = text
	}
	return text
}

// widestCode is as wide as any code can be.
var widestCode = engine.Code{Suits: engine.Four, Number: widestNumber}.String()

// widestNumber is the number of seven letters W.
const widestNumber = 22 * (1 + 26*(1+26*(1+26*(1+26*(1+26*(1+26))))))
