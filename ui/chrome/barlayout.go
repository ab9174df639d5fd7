package chrome

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"simplesimon/engine"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
)

// Measures of the bar, in Fyne's units.
const (
	betweenFigures float32 = 12 // left free before each of the figures
)

// plan says what the bar shows in a window of some width. Without words the
// buttons have tips; rules and settings are in the menu too.
type plan struct {
	words int  // that many buttons have words
	pages bool // rules and settings have a button
	large bool // figures in the usual size
	room  bool // gaps between the buttons, and figures may grow to four digits; if not, to three
	code  bool // the code of the deal stands beside its level
	few   bool // restart and redo have no button
	score bool // the score is there, if it is wanted
}

// plans are all plans, from that for the widest window down.
var plans = []plan{
	{6, true, true, true, true, false, true}, {5, true, true, true, true, false, true}, {4, true, true, true, true, false, true},
	{3, true, true, true, true, false, true}, {2, true, true, true, true, false, true}, {2, true, false, true, true, false, true},
	{2, false, false, true, true, false, true}, {2, false, false, false, true, false, true}, {1, false, false, true, true, false, true},
	{1, false, false, false, true, false, true}, {0, false, false, false, true, false, true},
	{0, false, false, false, false, false, true}, {0, false, false, false, false, true, true},
	{0, false, false, false, false, true, false},
}

// width is what a plan needs at least, in Fyne's units.
func (b *Bar) width(p plan) float32 {
	padding, inner := theme.Padding(), theme.InnerPadding()
	icon := theme.IconInlineSize() + 2*inner
	gap := p.gap()
	width := gap
	for i, l := range b.worded() {
		if !b.offers(l.Button, p) {
			continue
		}
		width += icon + gap
		if i < p.words {
			width += padding + fyne.MeasureText(b.words.Text(l.word), theme.TextSize(), fyne.TextStyle{}).Width
		}
	}
	if b.ownMenu {
		width += icon + gap
	}
	for _, figure := range b.figures(plans[0]) { // four digits fit, even if something moves for them
		if b.wanted(figure.text, p) {
			width += betweenFigures + max(figure.needs(figure.widest, p), figure.needs(figure.text.Text, p))
		}
	}
	width += fyne.MeasureText(b.code.Text, theme.TextSize(), fyne.TextStyle{}).Width + 2*inner
	if p.code {
		width += controls.AsideWidth(engine.Code{Suits: engine.Four}.String())
	}
	const slack = 1 // for rounding
	return width + padding + slack
}

// needs is the width of a text in the place of the figure's.
func (f figure) needs(text string, p plan) float32 {
	return fyne.MeasureText(text, p.textSize(), f.text.TextStyle).Width
}

// offers reports whether a button is there.
func (b *Bar) offers(button *controls.Button, p plan) bool {
	switch button {
	case b.menu:
		return b.ownMenu
	case b.rules, b.settings:
		return p.offersPages(b)
	case b.restart, b.redo:
		return !p.few
	}
	return true
}

// wanted reports whether a figure is there.
func (b *Bar) wanted(text *canvas.Text, p plan) bool {
	return text != b.score || b.scored && p.score
}

// offersPages reports whether rules and settings have a button; a menu bar of the
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
	return theme.Size(look.Small)
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

// Height is how high the bar is in a window of a size.
func (b *Bar) Height(fyne.Size) float32 { return b.menu.MinSize().Height }

// barLayout puts the buttons to the left, the figures to the right and the
// code between them.
type barLayout struct{ *Bar }

// MinSize implements [fyne.Layout].
func (l *barLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, l.Height(fyne.Size{}))
}

// Layout implements [fyne.Layout].
func (l *barLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	l.choose(size.Width)
	gap := l.plan.gap()
	left := gap
	for _, b := range []*controls.Button{l.menu, l.newGame, l.restart, l.undo, l.redo} {
		if !show(b, l.offers(b, l.plan)) {
			continue
		}
		left += place(b, left, b.MinSize().Width, size.Height) + gap
	}
	right := l.layoutRight(size, gap)
	width := l.code.MinSize().Width
	at := (size.Width - width) / 2 // in the middle of the window, or of the room that is left
	if air := theme.InnerPadding(); at < left+air || at+width > right-air {
		at = left + (right-left-width)/2
	}
	place(l.code, at, width, size.Height)
}

// layoutRight lays out what stands at the right, and answers where it begins.
// Figures have room to grow, so that nothing jumps.
func (l *barLayout) layoutRight(size fyne.Size, gap float32) float32 {
	right := size.Width - theme.Padding()
	for _, b := range []*controls.Button{l.settings, l.rules} {
		if !show(b, l.offers(b, l.plan)) {
			continue
		}
		width := b.MinSize().Width
		right -= width
		place(b, right, width, size.Height)
		right -= gap
	}
	for _, figure := range l.figures(l.plan) {
		text := figure.text
		if !show(text, l.wanted(text, l.plan)) {
			continue
		}
		text.TextSize, text.Alignment = l.plan.textSize(), fyne.TextAlignTrailing
		width := max(fyne.MeasureText(figure.widest, text.TextSize, text.TextStyle).Width, text.MinSize().Width)
		right -= betweenFigures + width
		place(text, right, width, size.Height)
	}
	return right
}

// show shows or hides something, if it is not so already, and returns whether it is there.
func show(o fyne.CanvasObject, on bool) bool {
	switch {
	case on && !o.Visible():
		o.Show()
	case !on && o.Visible():
		o.Hide()
	}
	return on
}

// place puts something into a line, and answers its width.
func place(o fyne.CanvasObject, x, width, height float32) float32 {
	o.Move(fyne.NewPos(x, 0))
	o.Resize(fyne.NewSize(width, height))
	return width
}
