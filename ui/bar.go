package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/ui/faces"
)

// settingsFrom is the width of the window, in Fyne's units, from which the
// settings have a button; below it they are in the menu.
const settingsFrom float32 = 720

// bar is the slim bar above the table.
type bar struct {
	box    *fyne.Container
	ground *canvas.Rectangle

	menu, newGame, restart, undo, redo, code, settings *button
	score, moves                                       *canvas.Text
	places                                             *places

	words  *locales.Localizer
	worded bool
	wide   float32 // the width from which the buttons have words; below it, they have tips
}

func newBar(w *Window) *bar {
	b := &bar{words: w.words, places: newPlaces(faces.Style{Letters: faces.International})}
	b.menu = newButton(w.keys, "", theme.MenuIcon(), w.showMenu)
	b.newGame = newButton(w.keys, "", theme.ContentAddIcon(), w.askNewGame)
	b.restart = newButton(w.keys, "", theme.MediaReplayIcon(), w.askRestart)
	b.undo = newButton(w.keys, "", theme.ContentUndoIcon(), w.undo)
	b.redo = newButton(w.keys, "", theme.ContentRedoIcon(), w.redo)
	b.settings = newButton(w.keys, "", theme.SettingsIcon(), w.showSettings)
	b.code = newButton(w.keys, "", nil, w.copyCode)
	for _, button := range b.buttons() {
		button.Importance = widget.LowImportance
		button.tip = w.line.setTip
	}
	b.score, b.moves = canvas.NewText("", nil), canvas.NewText("", nil)
	content := container.New(&barLayout{b}, b.menu, b.newGame, b.restart, b.undo, b.redo, b.code,
		b.score, b.moves, b.places, b.settings)
	b.ground = canvas.NewRectangle(nil)
	b.box = container.NewStack(b.ground, content)
	return b
}

// recolour gives what is drawn here the colours of the theme.
func (b *bar) recolour() {
	b.ground.FillColor = theme.Color(colorChrome)
	b.ground.Refresh()
	for _, text := range []*canvas.Text{b.score, b.moves} {
		text.Color = theme.Color(theme.ColorNameForeground)
		text.Refresh()
	}
	b.places.recolour()
}

// buttons are all buttons, from left to right.
func (b *bar) buttons() []*button {
	return []*button{b.menu, b.newGame, b.restart, b.undo, b.redo, b.code, b.settings}
}

// relabel writes the words anew.
func (b *bar) relabel(words *locales.Localizer) {
	b.words = words
	labels := []struct {
		button      *button
		short, hint locales.ID
	}{
		{b.menu, "", locales.MenuGame},
		{b.newGame, locales.BarNew, locales.NewGame},
		{b.restart, locales.BarRestart, locales.Restart},
		{b.undo, locales.BarUndo, locales.Undo},
		{b.redo, locales.BarRedo, locales.Redo},
		{b.code, "", locales.CodeTip},
		{b.settings, locales.BarSettings, locales.Settings},
	}
	for _, l := range labels {
		l.button.hint = words.Text(l.hint)
		if l.short == "" {
			continue
		}
		text := ""
		if b.worded {
			text = words.Text(l.short)
		}
		l.button.SetText(text)
	}
	b.wide = b.wordsWidth()
}

// wordsWidth is how wide the bar has to be for words beside the icons and large
// figures.
func (b *bar) wordsWidth() float32 {
	shorts := []locales.ID{locales.BarNew, locales.BarRestart, locales.BarUndo, locales.BarRedo, locales.BarSettings}
	size, gap := theme.TextSize(), theme.Padding()
	width := gap + b.menu.MinSize().Width
	for _, id := range shorts {
		icon := theme.IconInlineSize() + gap + 2*theme.InnerPadding()
		width += gap + icon + fyne.MeasureText(b.words.Text(id), size, fyne.TextStyle{Bold: true}).Width
	}
	for _, text := range []string{b.movesText(8888), b.scoreText(8888)} {
		width += betweenFigures + fyne.MeasureText(text, size, fyne.TextStyle{}).Width
	}
	code := fyne.MeasureText("SS1-S4-DDDDDDD", size, fyne.TextStyle{Bold: true}).Width + 2*theme.InnerPadding()
	return width + code + b.places.MinSize().Width + 3*gap
}

// betweenFigures is left free before each of the figures, in Fyne's units.
const betweenFigures = 12

// show shows the present state of the game.
func (b *bar) show(s *Session) {
	g := s.Game()
	setText(b.score, b.scoreText(g.Score()))
	setText(b.moves, b.movesText(g.Moves()))
	b.code.SetText(g.Code().String())
	enable(b.undo, g.Undoable() > 0)
	enable(b.redo, g.Redoable() > 0)
	b.box.Refresh()
}

// showScore shows or hides the score.
func (b *bar) showScore(on bool) {
	if on {
		b.score.Show()
	} else {
		b.score.Hide()
	}
	b.box.Refresh()
}

func (b *bar) scoreText(n int) string {
	return b.words.Format(locales.Score, locales.ScoreData{Score: b.words.Number(n)})
}

func (b *bar) movesText(n int) string { return b.words.Count(locales.MovesCount, n, nil) }

func setText(t *canvas.Text, text string) {
	if t.Text != text {
		t.Text = text
		t.Refresh()
	}
}

func enable(b *button, on bool) {
	switch {
	case on && b.Disabled():
		b.Enable()
	case !on && !b.Disabled():
		b.Disable()
	}
}

// barLayout puts the buttons to the left, the figures to the right and the
// code between them.
type barLayout struct{ *bar }

// MinSize implements [fyne.Layout].
func (l *barLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, max(l.menu.MinSize().Height, placeHeight+4))
}

// Layout implements [fyne.Layout].
func (l *barLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if worded := size.Width >= l.wide; worded != l.worded {
		l.worded = worded
		l.relabel(l.words)
	}
	gap := theme.Padding()
	if size.Width < settingsFrom {
		gap = 0
	}
	left := gap
	for _, b := range []*button{l.menu, l.newGame, l.restart, l.undo, l.redo} {
		if b == l.menu && nativeMenu {
			b.Hide()
			continue
		}
		left += place(b, left, b.MinSize().Width, size.Height) + gap
	}
	right := l.layoutFigures(size, gap)
	width := l.code.MinSize().Width
	at := (size.Width - width) / 2 // in the middle of the window, or of the room that is left
	if at < left || at+width > right {
		at = left + (right-left-width)/2
	}
	place(l.code, at, width, size.Height)
}

// layoutFigures lays out what stands at the right, and answers where it begins.
// Figures have room to grow, so that nothing jumps.
func (l *barLayout) layoutFigures(size fyne.Size, gap float32) float32 {
	right := size.Width - gap
	if size.Width < settingsFrom && !nativeMenu {
		l.settings.Hide()
		right -= theme.Padding()
	} else {
		l.settings.Show()
		width := l.settings.MinSize().Width
		right -= width
		place(l.settings, right, width, size.Height)
		right -= gap
	}
	right -= l.places.MinSize().Width
	place(l.places, right, l.places.MinSize().Width, size.Height)
	textSize, large := theme.TextSize(), 8888
	if !l.worded {
		textSize, large = smallText, 888
	}
	for _, figure := range []struct {
		text   *canvas.Text
		widest string
	}{{l.moves, l.movesText(large)}, {l.score, l.scoreText(large)}} {
		if !figure.text.Visible() {
			continue
		}
		figure.text.TextSize = textSize
		figure.text.Alignment = fyne.TextAlignTrailing
		width := max(fyne.MeasureText(figure.widest, textSize, figure.text.TextStyle).Width, figure.text.MinSize().Width)
		right -= betweenFigures + width
		place(figure.text, right, width, size.Height)
	}
	return right
}

// place puts something into the bar, and answers its width.
func place(o fyne.CanvasObject, x, width, height float32) float32 {
	o.Move(fyne.NewPos(x, 0))
	o.Resize(fyne.NewSize(width, height))
	return width
}
