package guide

import (
	"runtime"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/overlay"
)

// Keyboard is the page of all keys.
type Keyboard struct {
	stack *overlay.Stack
	menu  bool // F10 opens a menu in the window
}

// NewKeyboard returns the page of all keys; menu says that there is a menu in the window, which a
// key opens.
func NewKeyboard(stack *overlay.Stack, menu bool) *Keyboard { return &Keyboard{stack, menu} }

// Show implements [overlay.Layer].
func (k *Keyboard) Show(s *overlay.Stack) {
	words, text := s.Words(), container.NewVBox()
	for _, group := range words.Shortcuts() {
		title := widget.NewLabelWithStyle(group.Title, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
		text.Add(title)
		for _, s := range group.Shortcuts {
			if !k.menu && s.What == words.Text(locales.KeysMenu) {
				continue // the system opens its own
			}
			var chords []string
			for _, c := range s.Keys {
				chords = append(chords, chord(words, c))
			}
			keys := controls.Paragraph(strings.Join(chords, " / "))
			text.Add(container.New(&keysRow{}, keys, controls.Paragraph(s.What)))
		}
		text.Add(widget.NewSeparator())
	}
	for _, note := range words.KeyNotes() {
		text.Add(controls.Paragraph(note))
	}
	scroll := container.NewVScroll(text)
	s.ShowPage(overlay.View{Name: "keys", Title: words.Text(locales.PageKeys), Content: scroll, Key: controls.Scroller{Desk: s.Host(), Scroll: scroll}.Key})
}

// chord is how keys that are pressed together are written on this system.
func chord(words *locales.Localizer, c locales.Chord) string {
	text := c.Key
	if c.Shift {
		text = words.Text(locales.KeyShift) + "+" + text
	}
	if c.Command {
		command := words.Text(locales.KeyCtrl) + "+"
		if runtime.GOOS == "darwin" {
			command = "⌘ "
		}
		text = command + text
	}
	return text
}

// keysRow puts keys into a column of a fixed width, and what they do beside it.
type keysRow struct{}

const keysWidth = 190

// MinSize implements [fyne.Layout].
func (*keysRow) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(keysWidth+100, max(o[0].MinSize().Height, o[1].MinSize().Height))
}

// Layout implements [fyne.Layout].
func (*keysRow) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(fyne.NewSize(keysWidth, size.Height))
	o[0].Move(fyne.NewPos(0, 0))
	o[1].Resize(fyne.NewSize(size.Width-keysWidth, size.Height))
	o[1].Move(fyne.NewPos(keysWidth, 0))
}
