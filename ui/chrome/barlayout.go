package chrome

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"simplesimon/engine"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
)

// Dimensions of the bar, in Fyne's units.
const (
	beforeFigures  float32 = 12 // before the figures
	betweenFigures float32 = 17 // between the two
	dotSize        float32 = 3
)

// plan determines what the bar shows in a window of a certain width. Buttons without words have
// tooltips; rules and settings are also in the menu.
type plan struct {
	words int  // number of buttons with words
	pages bool // buttons for rules and settings
	large bool // figures in normal size
	room  bool // gaps between the buttons, and figures may grow to four digits rather than three
	code  bool // show the code of the deal next to its level
	few   bool // no buttons for restart and redo
	score bool // show the score, if it is on
	bare  int  // 1: no figures, 2: no deal either
}

// plans lists all plans from the widest to the narrowest window.
var plans = []plan{
	{6, true, true, true, true, false, true, 0}, {5, true, true, true, true, false, true, 0}, {4, true, true, true, true, false, true, 0},
	{3, true, true, true, true, false, true, 0}, {2, true, true, true, true, false, true, 0}, {2, true, false, true, true, false, true, 0},
	{2, false, false, true, true, false, true, 0}, {2, false, false, false, true, false, true, 0}, {1, false, false, true, true, false, true, 0},
	{1, false, false, false, true, false, true, 0}, {0, false, false, false, true, false, true, 0},
	{0, false, false, false, false, false, true, 0}, {0, false, false, false, false, true, true, 0},
	{0, false, false, false, false, true, false, 0},
	{0, false, false, false, false, true, false, 1}, {0, false, false, false, false, true, false, 2},
}

// width returns the minimum width of a plan, in Fyne's units.
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
	full := p
	full.room = true // four digits fit, even if something has to move
	if p.bare == 0 {
		width += beforeFigures + b.figuresWidth(full)
	}
	if p.bare > 1 {
		return width + padding
	}
	width += fyne.MeasureText(b.code.Text, theme.TextSize(), fyne.TextStyle{}).Width + 3*inner
	if p.code {
		width += controls.AsideWidth(engine.Code{Suits: engine.Four}.String())
	}
	const slack = 1 // rounding
	return width + padding + slack
}

// figuresWidth returns the width of the figures, including room to grow.
func (b *Bar) figuresWidth(p plan) float32 {
	var width float32
	for i, f := range b.figures(p) {
		if i > 0 {
			width += betweenFigures
		}
		width += max(f.needs(f.widest, p), f.needs(f.text.Text, p))
	}
	return width
}

// needs returns the width of a text in place of the figure's.
func (f figure) needs(text string, p plan) float32 {
	return fyne.MeasureText(text, p.textSize(), f.text.TextStyle).Width
}

// offers reports whether a button is shown.
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

// offersPages reports whether rules and settings have buttons; with a system menu bar they use the
// room of the menu button.
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

// choose selects the first plan that fits a width, or the last one.
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

// Height returns the height of the bar in whole units, so that the table starts at a pixel
// boundary.
func (b *Bar) Height(fyne.Size) float32 {
	return float32(math.Ceil(float64(b.menu.MinSize().Height)))
}

// barLayout places the buttons at the left, the figures at the right and the code in between.
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
	if !show(l.code, l.plan.bare < 2) {
		return
	}
	width := l.code.MinSize().Width
	at := (size.Width - width) / 2 // centred in the window, or in the remaining room
	if air := theme.InnerPadding(); at < left+air || at+width > right-air {
		at = left + (right-left-width)/2
	}
	place(l.code, at, width, size.Height)
}

// layoutRight lays out what is at the right, and returns where it starts.
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
	right -= l.figuresWidth(l.plan)
	l.layoutFigures(right, size.Height)
	if l.plan.bare == 0 {
		right -= beforeFigures
	}
	return right
}

// layoutFigures places the figures on both sides of the dot between them, so that they grow away
// from it and nothing jumps.
func (l *barLayout) layoutFigures(left, height float32) {
	figures := l.figures(l.plan)
	show(l.score, len(figures) > 1)
	show(l.dot, len(figures) > 1)
	show(l.moves, len(figures) > 0)
	for i, f := range figures {
		if i > 0 {
			l.dot.Resize(fyne.NewSquareSize(dotSize))
			l.dot.Move(fyne.NewPos(left+(betweenFigures-dotSize)/2, (height-dotSize)/2))
			left += betweenFigures
		}
		f.text.TextSize, f.text.Alignment = l.plan.textSize(), fyne.TextAlignLeading
		if f.text == l.score {
			f.text.Alignment = fyne.TextAlignTrailing
		}
		left += place(f.text, left, max(f.needs(f.widest, l.plan), f.needs(f.text.Text, l.plan)), height)
	}
}

// show shows or hides an object, if necessary, and returns whether it is shown.
func show(o fyne.CanvasObject, on bool) bool {
	switch {
	case on && !o.Visible():
		o.Show()
	case !on && o.Visible():
		o.Hide()
	}
	return on
}

// place places an object in a line, and returns its width.
func place(o fyne.CanvasObject, x, width, height float32) float32 {
	o.Move(fyne.NewPos(x, 0))
	o.Resize(fyne.NewSize(width, height))
	return width
}
