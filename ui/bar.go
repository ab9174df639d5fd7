package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/session"
	"simplesimon/ui/faces"
)

// bar is the slim bar above the table.
type bar struct {
	box    *fyne.Container
	ground *canvas.Rectangle

	menu, newGame, restart, undo, redo, code, rules, settings *button
	score, moves                                              *canvas.Text
	places                                                    *places

	words *locales.Localizer
	plan  plan // what there is room for
}

func newBar(w *Window) *bar {
	b := &bar{words: w.words, places: newPlaces(faces.Style{Letters: faces.International})}
	b.menu = newButton(w.keys, "", theme.MenuIcon(), w.showMenu)
	b.newGame = newButton(w.keys, "", theme.ContentAddIcon(), w.askNewGame)
	b.restart = newButton(w.keys, "", theme.MediaReplayIcon(), w.askRestart)
	b.undo = newButton(w.keys, "", theme.ContentUndoIcon(), w.undo)
	b.redo = newButton(w.keys, "", theme.ContentRedoIcon(), w.redo)
	b.rules = newButton(w.keys, "", theme.HelpIcon(), w.showRules)
	b.settings = newButton(w.keys, "", theme.SettingsIcon(), w.showSettings)
	b.code = newButton(w.keys, "", nil, w.copyCode)
	for _, button := range b.buttons() {
		button.Importance = widget.LowImportance
		button.tip = w.line.setTip
	}
	b.score, b.moves = canvas.NewText("", nil), canvas.NewText("", nil)
	content := container.New(&barLayout{b}, b.menu, b.newGame, b.restart, b.undo, b.redo, b.code,
		b.score, b.moves, b.places, b.rules, b.settings)
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
	return []*button{b.menu, b.newGame, b.restart, b.undo, b.redo, b.code, b.rules, b.settings}
}

// relabel writes the words anew.
func (b *bar) relabel(words *locales.Localizer) {
	b.words = words
	for button, hint := range map[*button]locales.ID{
		b.menu: locales.MenuGame, b.newGame: locales.NewGame, b.restart: locales.Restart, b.undo: locales.Undo,
		b.redo: locales.Redo, b.code: locales.CodeTip, b.rules: locales.PageRules,
		b.settings: locales.Settings,
	} {
		button.hint = words.Text(hint)
	}
	b.label()
}

// worded are the buttons with words, those first whose words are worth most.
func (b *bar) worded() []labelled {
	return []labelled{
		{b.newGame, locales.BarNew}, {b.undo, locales.BarUndo}, {b.restart, locales.BarRestart},
		{b.redo, locales.BarRedo}, {b.rules, locales.PageRules}, {b.settings, locales.BarSettings},
	}
}

// labelled is a button with its word.
type labelled struct {
	*button
	word locales.ID
}

// label gives the buttons the words that there is room for.
func (b *bar) label() {
	for i, l := range b.worded() {
		text := ""
		if i < b.plan.words {
			text = b.words.Text(l.word)
		}
		if l.Text != text {
			l.SetText(text)
		}
	}
}

// show shows the present state of the game.
func (b *bar) show(s *session.Session) {
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

// figure is a text with a number, and what it may grow to.
type figure struct {
	text   *canvas.Text
	widest string
}

// figures are the texts with numbers, from right to left.
func (b *bar) figures(p plan) []figure {
	if !p.room {
		return []figure{{b.moves, b.movesText(888)}, {b.score, b.scoreText(888)}}
	}
	return []figure{{b.moves, b.movesText(8888)}, {b.score, b.scoreText(-8888)}}
}

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
