// Package chrome provides what surrounds the table: the bar above, the line below, and their
// layout.
package chrome

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
)

// Bar is the slim bar above the table.
type Bar struct {
	Box *fyne.Container // to be laid out above the table

	ground *canvas.Rectangle

	menu, newGame, restart, undo, redo, code, rules, settings *controls.Button
	score, moves                                              *canvas.Text
	dot                                                       *canvas.Circle // between the two
	edge                                                      *canvas.Rectangle

	deal    string // code of the deal, shown next to its level if there is room
	keys    func(name string) string
	scored  bool // the score is shown
	ownMenu bool // there is a menu button
	words   *locales.Localizer
	plan    plan // what is shown at the current width
}

// Actions are the actions of the bar's buttons.
type Actions struct {
	Menu, New, Restart, Undo, Redo, CopyCode, Rules, Settings func()
	Keys                                                      func(command string) string // equivalent keys as displayed; "" for none
}

// NewBar returns the bar, to be labelled by Relabel. ownMenu is false on systems with their own
// menu bar, which need no menu button.
func NewBar(desk controls.Desk, words *locales.Localizer, do Actions, ownMenu bool) *Bar {
	b := &Bar{scored: true, ownMenu: ownMenu, keys: do.Keys, words: words}
	b.menu = controls.NewButton(desk, "", theme.MenuIcon(), do.Menu)
	b.newGame = controls.NewButton(desk, "", theme.ContentAddIcon(), do.New)
	b.restart = controls.NewButton(desk, "", theme.MediaReplayIcon(), do.Restart)
	b.undo = controls.NewButton(desk, "", theme.ContentUndoIcon(), do.Undo)
	b.redo = controls.NewButton(desk, "", theme.ContentRedoIcon(), do.Redo)
	b.rules = controls.NewButton(desk, "", theme.HelpIcon(), do.Rules)
	b.settings = controls.NewButton(desk, "", theme.SettingsIcon(), do.Settings)
	b.code = controls.NewButton(desk, "", nil, do.CopyCode)
	for _, button := range b.buttons() {
		button.Importance = widget.LowImportance
	}
	b.code.Alignment, b.code.Pill = widget.ButtonAlignLeading, true
	b.score, b.moves, b.dot = canvas.NewText("", nil), canvas.NewText("", nil), canvas.NewCircle(nil)
	b.edge = canvas.NewRectangle(nil)
	content := container.New(&barLayout{b}, b.menu, b.newGame, b.restart, b.undo, b.redo, b.code,
		b.score, b.dot, b.moves, b.rules, b.settings)
	b.ground = canvas.NewRectangle(nil)
	b.edge.SetMinSize(fyne.NewSize(1, 1))
	b.Box = container.NewStack(container.NewStack(b.ground, container.NewBorder(nil, b.edge, nil, nil)), content)
	return b
}

// Recolour applies the colours of the theme.
func (b *Bar) Recolour() {
	b.ground.FillColor = theme.Color(look.Chrome)
	b.ground.Refresh()
	for _, text := range []*canvas.Text{b.score, b.moves} {
		text.Color = theme.Color(theme.ColorNameForeground)
		text.Refresh()
	}
	b.dot.FillColor, b.edge.FillColor = theme.Color(look.Quiet), theme.Color(look.Edge)
	b.dot.Refresh()
	b.edge.Refresh()
}

// buttons returns all buttons from left to right.
func (b *Bar) buttons() []*controls.Button {
	return []*controls.Button{b.menu, b.newGame, b.restart, b.undo, b.redo, b.code, b.rules, b.settings}
}

// Relabel updates the text to a language.
func (b *Bar) Relabel(words *locales.Localizer) {
	b.words = words
	names := barNames()
	for i, button := range b.buttons() {
		button.Hint = words.Offer(names[i].hint)
		if keys := b.keysOf(names[i].command); keys != "" {
			button.Hint = words.Format(locales.HintKeys, locales.HintKeysData{Hint: button.Hint, Keys: keys})
		}
	}
	b.label()
}

// barName contains the names of a button.
type barName struct {
	trace, command string     // the equivalent command
	hint           locales.ID // tooltip
}

// barNames returns the names of the buttons from left to right.
func barNames() []barName {
	return []barName{
		{"menu", "menu", locales.MenuGame}, {"new", "new", locales.NewGame}, {"restart", "restart", locales.Restart},
		{"undo", "undo", locales.Undo}, {"redo", "redo", locales.Redo}, {"code", "copy-code", locales.CodeTip},
		{"rules", "rules", locales.PageRules}, {"settings", "settings", locales.Settings},
	}
}

func (b *Bar) keysOf(command string) string {
	if b.keys == nil {
		return ""
	}
	return b.keys(command)
}

// worded returns the buttons with words, in descending order of the words' usefulness.
func (b *Bar) worded() []labelled {
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

// label shows the words for which there is room.
func (b *Bar) label() {
	for i, l := range b.worded() {
		text := ""
		if i < b.plan.words {
			text = b.words.Text(l.word)
		}
		if l.Text != text {
			l.SetText(text)
		}
	}
	aside := ""
	if b.plan.code {
		aside = b.deal
	}
	b.code.SetAside(aside)
}

// SetDeal shows the deal: its level in words, and its code if there is room.
func (b *Bar) SetDeal(level string, code engine.Code) {
	if b.code.Text == level && b.deal == code.String() {
		return
	}
	b.deal = code.String()
	b.code.SetText(level)
	b.plan = plan{} // the text may have another width
	b.Box.Refresh()
}

// ShowsCode reports whether the bar has room for the code of the deal.
func (b *Bar) ShowsCode() bool { return b.plan.code }

// Show shows the state of a game.
func (b *Bar) Show(g *engine.Game) {
	controls.SetText(b.score, b.scoreText(g.Score()))
	controls.SetText(b.moves, b.movesText(g.Moves()))
	b.undo.SetEnabled(g.Moves() > 0) // beyond the limit it explains why
	b.redo.SetEnabled(g.Redoable() > 0)
	b.Box.Refresh()
}

// ShowScore shows or hides the score.
func (b *Bar) ShowScore(on bool) {
	b.scored = on
	b.Box.Refresh()
}

func (b *Bar) scoreText(n int) string { return b.words.Count(locales.PointsCount, n, nil) }

func (b *Bar) movesText(n int) string { return b.words.Count(locales.MovesCount, n, nil) }

// figure is a text with a number, and room for it to grow.
type figure struct {
	text   *canvas.Text
	widest string
}

// figures returns the visible texts with numbers, from left to right.
func (b *Bar) figures(p plan) []figure {
	moves, score := figure{b.moves, b.movesText(8888)}, figure{b.score, b.scoreText(-8888)}
	if !p.room {
		moves.widest, score.widest = b.movesText(888), b.scoreText(888)
	}
	if p.bare > 0 {
		return nil
	}
	if !b.scored || !p.score {
		return []figure{moves}
	}
	return []figure{score, moves}
}

// Menu returns the menu button.
func (b *Bar) Menu() fyne.CanvasObject { return b.menu }

// Controls returns the buttons, by their names in the trace.
func (b *Bar) Controls() []overlay.Control {
	var all []overlay.Control
	for i, button := range b.buttons() {
		all = append(all, overlay.Control{Name: barNames()[i].trace, Object: button})
	}
	return all
}
