package guide

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
)

// Shortcut is what some keys do. There may be several ways to it.
type Shortcut struct {
	Keys []locales.Chord
	What string
}

// Keyboard is the page of all keys.
type Keyboard struct {
	commands func() (game, window []Shortcut) // in the present language
}

// NewKeyboard returns the page of all keys; commands are those that have keys.
func NewKeyboard(commands func() (game, window []Shortcut)) *Keyboard { return &Keyboard{commands} }

// Show implements [overlay.Layer].
func (k *Keyboard) Show(s *overlay.Stack) {
	words, text := s.Words(), container.NewVBox()
	title := func(id locales.ID) {
		text.Add(widget.NewLabelWithStyle(words.Text(id), fyne.TextAlignLeading, fyne.TextStyle{Bold: true}))
	}
	row := func(keys []string, what string) {
		text.Add(container.New(&keysRow{}, controls.Paragraph(words.Keys(keys)), controls.Paragraph(what)))
	}
	shortcuts := func(list []Shortcut) {
		for _, s := range list {
			var chords []string
			for _, c := range s.Keys {
				chords = append(chords, words.Chord(c))
			}
			row(chords, s.What)
		}
	}
	game, window := k.commands()
	title(locales.KeysPlayTitle)
	for _, use := range locales.PlayKeys {
		var names []string
		for _, id := range use.Keys {
			names = append(names, words.Text(id))
		}
		row(names, words.Text(use.What))
	}
	text.Add(widget.NewSeparator())
	title(locales.KeysGameTitle)
	shortcuts(game)
	text.Add(widget.NewSeparator())
	title(locales.KeysWindowTitle)
	shortcuts(window)
	row([]string{words.Text(locales.KeyEscape)}, words.Text(locales.KeysEscape))
	text.Add(widget.NewSeparator())
	for _, note := range words.KeyNotes() {
		text.Add(controls.Paragraph(note))
	}
	scroll := controls.NewScroll(text)
	s.ShowPage(overlay.View{Name: "keys", Title: words.Text(locales.PageKeys), Content: scroll, Key: controls.Scroller{Desk: s.Host(), Scroll: scroll}.Key})
}

// keysRow puts keys into a column of a fixed width, and what they do beside it.
type keysRow struct{}

const keysWidth = 190

// MinSize implements [fyne.Layout].
func (*keysRow) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(look.Scaled(keysWidth+100), max(o[0].MinSize().Height, o[1].MinSize().Height))
}

// Layout implements [fyne.Layout].
func (*keysRow) Layout(o []fyne.CanvasObject, size fyne.Size) {
	left := look.Scaled(keysWidth)
	o[0].Resize(fyne.NewSize(left, size.Height))
	o[0].Move(fyne.NewPos(0, 0))
	o[1].Resize(fyne.NewSize(size.Width-left, size.Height))
	o[1].Move(fyne.NewPos(left, 0))
}
