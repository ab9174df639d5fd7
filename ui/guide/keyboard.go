package guide

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
)

// Shortcut is the description of keys. There may be several alternatives.
type Shortcut struct {
	Keys []locales.Chord
	What string
}

// Keyboard is the page of all keys.
type Keyboard struct {
	commands func() (game, window []Shortcut) // in the current language
}

// NewKeyboard returns the page of all keys; commands returns the commands with keys.
func NewKeyboard(commands func() (game, window []Shortcut)) *Keyboard { return &Keyboard{commands} }

// Show implements [overlay.Layer].
func (k *Keyboard) Show(s *overlay.Stack) {
	words, text := s.Words(), container.NewVBox()
	title := func(id locales.ID) {
		text.Add(widget.NewLabelWithStyle(words.Text(id), fyne.TextAlignLeading, fyne.TextStyle{Bold: true}))
	}
	row := func(ways [][]string, what string) {
		keys := container.New(&waysLayout{})
		for _, caps := range ways {
			keys.Add(keyCaps(caps))
		}
		text.Add(container.New(&keysRow{}, keys, controls.Paragraph(what)))
	}
	shortcuts := func(list []Shortcut) {
		for _, s := range list {
			var ways [][]string
			for _, c := range s.Keys {
				ways = append(ways, words.Caps(c))
			}
			row(ways, s.What)
		}
	}
	game, window := k.commands()
	title(locales.KeysPlayTitle)
	for _, use := range locales.PlayKeys {
		var ways [][]string
		for _, id := range use.Keys {
			ways = append(ways, words.CapsOf(id))
		}
		row(ways, words.Text(use.What))
	}
	text.Add(widget.NewSeparator())
	title(locales.KeysGameTitle)
	shortcuts(game)
	text.Add(widget.NewSeparator())
	title(locales.KeysWindowTitle)
	shortcuts(window)
	row([][]string{words.CapsOf(locales.KeyEscape)}, words.Text(locales.KeysEscape))
	text.Add(widget.NewSeparator())
	for _, note := range words.KeyNotes() {
		text.Add(controls.Paragraph(note))
	}
	scroll := controls.NewScroll(text)
	s.ShowPage(overlay.View{Name: "keys", Title: words.Text(locales.PageKeys), Content: scroll, Key: controls.Scroller{Desk: s.Host(), Scroll: scroll}.Key})
}

// Dimensions of the Keyboard page, in Fyne's units at normal text size.
const (
	keysWidth  = 250 // of the column of keys
	besideFrom = 520 // width from which descriptions are beside the keys rather than below
	waysGap    = 16  // between alternatives
)

// waysLayout places alternatives side by side, in as many lines as necessary.
type waysLayout struct{ width float32 }

// MinSize implements [fyne.Layout].
func (l *waysLayout) MinSize(o []fyne.CanvasObject) (size fyne.Size) {
	for _, child := range o {
		size.Width = max(size.Width, child.MinSize().Width)
	}
	size.Height = l.place(o, max(l.width, size.Width), false)
	return size
}

// Layout implements [fyne.Layout].
func (l *waysLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	l.place(o, size.Width, true)
}

// place computes the positions of objects in a width, moves them if requested, and returns the
// height.
func (*waysLayout) place(o []fyne.CanvasObject, width float32, move bool) float32 {
	var x, y, height float32
	for _, child := range o {
		least := child.MinSize()
		if x > 0 && x+least.Width > width {
			x, y = 0, y+height+look.Scaled(capGap)
		}
		if move {
			child.Move(fyne.NewPos(x, y))
			child.Resize(least)
		}
		x += least.Width + look.Scaled(waysGap)
		height = least.Height
	}
	return y + height
}

// keysRow places keys in a column of fixed width, with their description beside it, or below it if
// there is not enough room.
type keysRow struct{ width float32 }

func (l *keysRow) beside() bool { return l.width >= look.Scaled(besideFrom) }

// MinSize implements [fyne.Layout].
func (l *keysRow) MinSize(o []fyne.CanvasObject) fyne.Size {
	keys, what, p := o[0].MinSize(), o[1].MinSize(), theme.InnerPadding()
	if l.beside() {
		return fyne.NewSize(keys.Width+2*p, max(keys.Height+p, what.Height))
	}
	return fyne.NewSize(keys.Width+2*p, keys.Height+p/2+what.Height)
}

// Layout implements [fyne.Layout].
func (l *keysRow) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	p := theme.InnerPadding()
	keys, left, top := o[0].MinSize().Height, look.Scaled(keysWidth), float32(0)
	first := theme.TextSize()*1.4 + 2*p // height of a line of text with its margins
	if l.beside() {
		o[0].Move(fyne.NewPos(p, max(0, (first-keyCap("M").MinSize().Height)/2)))
		o[0].Resize(fyne.NewSize(left-p, keys))
	} else {
		left, top = 0, keys+p/2
		o[0].Move(fyne.NewPos(p, p/2))
		o[0].Resize(fyne.NewSize(size.Width-2*p, keys))
	}
	o[1].Move(fyne.NewPos(left, top))
	o[1].Resize(fyne.NewSize(size.Width-left, size.Height-top))
}
