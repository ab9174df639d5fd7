package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/ui/faces"
)

// wordsFrom is the width of the window, in Fyne's units, from which the
// buttons of the bar have words; below it they have tips.
const wordsFrom float32 = 940

// bar is the slim bar above the table.
type bar struct {
	box *fyne.Container

	menu, newGame, restart, undo, redo, settings *button
	code                                         *button
	score, moves                                 *widget.Label
	places                                       *places

	words  *locales.Localizer
	worded bool
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
	b.score, b.moves = widget.NewLabel(""), widget.NewLabel("")
	b.score.Alignment, b.moves.Alignment = fyne.TextAlignTrailing, fyne.TextAlignTrailing
	if nativeMenu {
		b.menu.Hide()
	}
	left := container.NewHBox(b.menu, b.newGame, b.restart, b.undo, b.redo)
	right := container.NewHBox(middle(b.score), middle(b.moves), container.NewPadded(b.places), b.settings)
	b.box = container.NewStack(canvas.NewRectangle(chromeColor),
		container.New(&barLayout{bar: b}, left, b.code, right))
	return b
}

// middle centres something in the height.
func middle(o fyne.CanvasObject) fyne.CanvasObject {
	return container.NewVBox(layout.NewSpacer(), o, layout.NewSpacer())
}

// buttons are all buttons, from left to right.
func (b *bar) buttons() []*button {
	return []*button{b.menu, b.newGame, b.restart, b.undo, b.redo, b.code, b.settings}
}

// relabel writes the words anew.
func (b *bar) relabel(words *locales.Localizer) {
	b.words = words
	short := []locales.ID{"", locales.BarNew, locales.BarRestart, locales.BarUndo, locales.BarRedo, "", locales.BarSettings}
	hints := []locales.ID{locales.MenuGame, locales.NewGame, locales.Restart, locales.Undo, locales.Redo, locales.CodeTip, locales.Settings}
	for i, button := range b.buttons() {
		button.hint = words.Text(hints[i])
		if short[i] == "" {
			continue
		}
		text := ""
		if b.worded {
			text = words.Text(short[i])
		}
		button.SetText(text)
	}
}

// show shows the present state of the game.
func (b *bar) show(s *Session) {
	g := s.Game()
	b.score.SetText(b.words.Format(locales.Score, locales.ScoreData{Score: b.words.Number(g.Score())}))
	b.moves.SetText(b.words.Count(locales.MovesCount, g.Moves(), nil))
	b.code.SetText(g.Code().String())
	b.places.set(g.Tableau())
	enable(b.undo, g.Undoable() > 0)
	enable(b.redo, g.Redoable() > 0)
}

func enable(b *button, on bool) {
	if on == b.Disabled() {
		if on {
			b.Enable()
		} else {
			b.Disable()
		}
	}
}

// barLayout puts one group to each edge and the code between them. It keeps
// room for large numbers, so that nothing jumps when they grow.
type barLayout struct {
	bar *bar
}

// MinSize implements [fyne.Layout].
func (l *barLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var height float32
	for _, o := range objects {
		height = max(height, o.MinSize().Height)
	}
	return fyne.NewSize(0, height)
}

// Layout implements [fyne.Layout].
func (l *barLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	if worded := size.Width >= wordsFrom; worded != l.bar.worded {
		l.bar.worded = worded
		l.bar.relabel(l.bar.words)
	}
	left, code, right := objects[0], objects[1], objects[2]
	place := func(o fyne.CanvasObject, x, width float32) {
		o.Move(fyne.NewPos(x, 0))
		o.Resize(fyne.NewSize(width, size.Height))
	}
	leftWidth, codeWidth, rightWidth := left.MinSize().Width, code.MinSize().Width, right.MinSize().Width
	place(left, 0, leftWidth)
	place(right, size.Width-rightWidth, rightWidth)
	room := size.Width - leftWidth - rightWidth
	x := leftWidth + (room-codeWidth)/2
	if middle := (size.Width - codeWidth) / 2; middle > leftWidth && middle+codeWidth < size.Width-rightWidth {
		x = middle
	}
	place(code, x, codeWidth)
}

var _ fyne.Layout = (*barLayout)(nil)
