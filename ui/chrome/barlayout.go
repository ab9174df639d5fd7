package chrome

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"simplesimon/engine"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
	"simplesimon/ui/table"
)

// Measures of the bar, in Fyne's units.
const (
	betweenFigures float32 = 12 // left free before each of the figures
	aroundPlaces   float32 = 6  // above and below the places, together
	highestPlace   float32 = 46 // the places in a large window
)

// plan says what the bar shows in a window of some width. Without words the
// buttons have tips; rules and settings are in the menu too.
type plan struct {
	words int  // that many buttons have words
	pages bool // rules and settings have a button
	large bool // figures in the usual size
	room  bool // gaps between the buttons, and figures may grow to four digits; if not, to three
}

// plans are all plans, from that for the widest window down.
var plans = []plan{
	{6, true, true, true}, {5, true, true, true}, {4, true, true, true}, {3, true, true, true}, {2, true, true, true},
	{2, true, false, true}, {2, false, false, true}, {2, false, false, false}, {1, false, false, true}, {1, false, false, false},
	{0, false, false, false},
}

// width is what a plan needs at least, in Fyne's units.
func (b *Bar) width(p plan) float32 {
	padding, inner := theme.Padding(), theme.InnerPadding()
	icon := theme.IconInlineSize() + 2*inner
	gap := p.gap()
	width := gap
	for i, l := range b.worded() {
		if !p.offersPages(b) && (l.Button == b.rules || l.Button == b.settings) {
			continue
		}
		width += icon + gap
		if i < p.words {
			width += padding + fyne.MeasureText(b.words.Text(l.word), theme.TextSize(), fyne.TextStyle{Bold: true}).Width
		}
	}
	if b.ownMenu {
		width += icon + gap
	}
	for _, figure := range b.figures(plans[0]) { // four digits fit, even if something moves for them
		if figure.text.Visible() {
			width += betweenFigures + max(figure.needs(figure.widest, p), figure.needs(figure.text.Text, p))
		}
	}
	code := engine.Code{Suits: engine.Four}.String()
	width += fyne.MeasureText(code, theme.TextSize(), fyne.TextStyle{Bold: true}).Width + 2*inner
	return width + b.Places.MinSize().Width + padding
}

// needs is the width of a text in the place of the figure's.
func (f figure) needs(text string, p plan) float32 {
	return fyne.MeasureText(text, p.textSize(), f.text.TextStyle).Width
}

// offersPages tells whether rules and settings have a button; a menu bar of the
// system leaves the room of our own button to them.
func (p plan) offersPages(b *Bar) bool { return p.pages || !b.ownMenu }

func (p plan) gap() float32 {
	if p.room {
		return theme.Padding()
	}
	return 0
}

func (p plan) textSize() float32 {
	if p.large {
		return theme.TextSize()
	}
	return look.SmallText
}

// choose takes the first plan that a width has room for, or the last of all.
func (b *Bar) choose(width float32) {
	next := plans[len(plans)-1]
	for _, p := range plans {
		if b.width(p) <= width {
			next = p
			break
		}
	}
	if next != b.plan {
		b.plan = next
		b.label()
	}
}

// Height is how high the bar is in a window of a size. In a large one it is
// higher, so that the places show their kings well.
func (b *Bar) Height(window fyne.Size) float32 {
	const ofWidth, ofHeight = 38, 22 // parts of the window
	places := max(table.PlacesHeight, min(window.Width/ofWidth, window.Height/ofHeight, highestPlace))
	return max(b.menu.MinSize().Height, float32(int(places))+aroundPlaces)
}

// barLayout puts the buttons to the left, the figures to the right and the
// code between them.
type barLayout struct{ *Bar }

// MinSize implements [fyne.Layout].
func (l *barLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, l.Height(fyne.Size{}))
}

// Layout implements [fyne.Layout].
func (l *barLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	l.Places.SetHeight(size.Height - aroundPlaces)
	l.choose(size.Width)
	gap := l.plan.gap()
	left := gap
	for _, b := range []*controls.Button{l.menu, l.newGame, l.restart, l.undo, l.redo} {
		if b == l.menu && !l.ownMenu {
			b.Hide()
			continue
		}
		left += place(b, left, b.MinSize().Width, size.Height) + gap
	}
	right := l.layoutRight(size, gap)
	width := l.layoutDeal(right - left)
	at := (size.Width - width) / 2 // in the middle of the window, or of the room that is left
	if air := theme.InnerPadding(); at < left+air || at+width > right-air {
		at = left + (right-left-width)/2
	}
	place(l.code, at, width, size.Height)
}

// layoutDeal writes the level before the code if a room has the width, and answers the width of both.
func (l *barLayout) layoutDeal(room float32) float32 {
	text := l.dealt
	if l.level != "" {
		both := l.level + "   " + l.dealt
		if fyne.MeasureText(both, theme.TextSize(), fyne.TextStyle{Bold: true}).Width+4*theme.InnerPadding() <= room {
			text = both
		}
	}
	if text != l.code.Text {
		l.code.SetText(text)
	}
	return l.code.MinSize().Width
}

// layoutRight lays out what stands at the right, and answers where it begins.
// Figures have room to grow, so that nothing jumps.
func (l *barLayout) layoutRight(size fyne.Size, gap float32) float32 {
	right := size.Width - theme.Padding()
	for _, b := range []*controls.Button{l.settings, l.rules} {
		if !l.plan.offersPages(l.Bar) {
			b.Hide()
			continue
		}
		b.Show()
		width := b.MinSize().Width
		right -= width
		place(b, right, width, size.Height)
		right -= gap
	}
	right -= place(l.Places, right-l.Places.MinSize().Width, l.Places.MinSize().Width, size.Height)
	for _, figure := range l.figures(l.plan) {
		if !figure.text.Visible() {
			continue
		}
		text := figure.text
		text.TextSize, text.Alignment = l.plan.textSize(), fyne.TextAlignTrailing
		width := max(fyne.MeasureText(figure.widest, text.TextSize, text.TextStyle).Width, text.MinSize().Width)
		right -= betweenFigures + width
		place(text, right, width, size.Height)
	}
	return right
}

// place puts something into a line, and answers its width.
func place(o fyne.CanvasObject, x, width, height float32) float32 {
	o.Move(fyne.NewPos(x, 0))
	o.Resize(fyne.NewSize(width, height))
	return width
}
