package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/session"
	"simplesimon/ui/controls"
	"simplesimon/ui/faces"
	"simplesimon/ui/look"
	"simplesimon/ui/table"
)

// bar is the slim bar above the table.
type bar struct {
	box    *fyne.Container
	ground *canvas.Rectangle

	menu, newGame, restart, undo, redo, code, rules, settings *controls.Button
	score, moves                                              *canvas.Text
	places                                                    *table.Places

	words *locales.Localizer
	plan  plan // what there is room for
}

func newBar(w *Window) *bar {
	b := &bar{words: w.words, places: table.NewPlaces(faces.Style{Letters: faces.International})}
	b.menu = controls.NewButton(w.desk, "", theme.MenuIcon(), w.showMenu)
	b.newGame = controls.NewButton(w.desk, "", theme.ContentAddIcon(), w.askNewGame)
	b.restart = controls.NewButton(w.desk, "", theme.MediaReplayIcon(), w.askRestart)
	b.undo = controls.NewButton(w.desk, "", theme.ContentUndoIcon(), w.undo)
	b.redo = controls.NewButton(w.desk, "", theme.ContentRedoIcon(), w.redo)
	b.rules = controls.NewButton(w.desk, "", theme.HelpIcon(), w.showRules)
	b.settings = controls.NewButton(w.desk, "", theme.SettingsIcon(), w.showSettings)
	b.code = controls.NewButton(w.desk, "", nil, w.copyCode)
	for _, button := range b.buttons() {
		button.Importance = widget.LowImportance
		button.Tip = w.line.setTip
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
	b.ground.FillColor = theme.Color(look.Chrome)
	b.ground.Refresh()
	for _, text := range []*canvas.Text{b.score, b.moves} {
		text.Color = theme.Color(theme.ColorNameForeground)
		text.Refresh()
	}
	b.places.Recolour(theme.Color(look.Quiet))
}

// buttons are all buttons, from left to right.
func (b *bar) buttons() []*controls.Button {
	return []*controls.Button{b.menu, b.newGame, b.restart, b.undo, b.redo, b.code, b.rules, b.settings}
}

// relabel writes the words anew.
func (b *bar) relabel(words *locales.Localizer) {
	b.words = words
	for button, hint := range map[*controls.Button]locales.ID{
		b.menu: locales.MenuGame, b.newGame: locales.NewGame, b.restart: locales.Restart, b.undo: locales.Undo,
		b.redo: locales.Redo, b.code: locales.CodeTip, b.rules: locales.PageRules,
		b.settings: locales.Settings,
	} {
		button.Hint = words.Text(hint)
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
	*controls.Button
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
	controls.SetText(b.score, b.scoreText(g.Score()))
	controls.SetText(b.moves, b.movesText(g.Moves()))
	b.code.SetText(g.Code().String())
	b.undo.SetEnabled(g.Undoable() > 0)
	b.redo.SetEnabled(g.Redoable() > 0)
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
