package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/session"
	"simplesimon/stats"
	"simplesimon/store"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
)

// figuresWidth is the room for the player's figures, in Fyne's units.
const figuresWidth = 190

// suitButtons are the three choices, the likely one preselected, each with the
// player's own figures; a choice deals at once what source says.
func (w *Window) suitButtons(source func(engine.Suits) engine.Code, likely engine.Suits) (buttons []overlay.Control, rows []fyne.CanvasObject, preselected *controls.Button) {
	games := w.history()
	for _, c := range locales.Levels {
		name := w.words.Format(locales.LevelCards, locales.LevelCardsData{Level: w.words.Text(c.Title), Cards: w.words.Text(c.Cards)})
		b := controls.NewButton(w.desk, name, nil, w.stack.Answer(func() {
			w.dealLevel(source(c.Suits))
		}))
		b.Alignment = widget.ButtonAlignLeading
		if c.Suits == likely {
			b.Importance = widget.HighImportance
			preselected = b
		}
		figures := widget.NewLabel(w.figuresOf(games, c.Suits))
		figures.SizeName = look.Small
		buttons = append(buttons, overlay.Control{Name: c.Name, Object: b})
		rows = append(rows, controls.Beside(b, figures, look.Scaled(figuresWidth)))
	}
	return buttons, rows, preselected
}

// dealSource is where the cards of a new game come from.
type dealSource struct {
	name string
	code func(engine.Suits) engine.Code
}

// dealSources are the ways to a new deal; the first is the usual one.
func (w *Window) dealSources() []dealSource {
	present := w.session.Game().Code()
	return []dealSource{
		{w.words.Text(locales.DealRandom), session.RandomCode},
		{w.words.Text(locales.SameDealOtherSuits), func(s engine.Suits) engine.Code {
			return engine.Code{Suits: s, Number: present.Number}
		}},
	}
}

// sourceChoice chooses where the cards come from; source answers what is chosen.
func (w *Window) sourceChoice() (box *controls.Choice, source func(engine.Suits) engine.Code) {
	sources := w.dealSources()
	var names []string
	for _, s := range sources {
		names = append(names, s.name)
	}
	box = controls.NewChoice(w.desk, names)
	box.Selected = names[0]
	return box, func(s engine.Suits) engine.Code { return sources[max(0, box.SelectedIndex())].code(s) }
}

// askNewGame asks how many suits; the same dialog takes a game code.
func (w *Window) askNewGame() { w.askNewGameWith("") }

// askNewGameWith opens the dialog with a code filled in, which Enter deals.
func (w *Window) askNewGameWith(code string) {
	box, source := w.sourceChoice()
	choices, rows, preselected := w.suitButtons(source, engine.Suits(w.settings.Suits))
	day := w.newDayGroup()
	typed := w.newCodeEntry(code, preselected)
	cancel := controls.NewButton(w.desk, w.words.Text(locales.Cancel), nil, w.stack.Answer(nil))
	content := container.NewVBox(slices.Concat([]fyne.CanvasObject{
		controls.Beside(widget.NewLabel(w.words.Text(locales.HowManySuits)), controls.Inset(box), box.OptionsWidth()+2*theme.InnerPadding()),
		controls.Inset(rows...),
		container.NewVBox(day.rows()...),
	}, typed.rows())...)
	w.addPresentEnds(content)
	d := &overlay.Dialog{
		Name: "new-game", Title: w.words.Text(locales.NewGameTitle), Body: content, Focus: preselected, Width: 560,
		Answers: []*controls.Button{cancel},
		Controls: slices.Concat(choices, []overlay.Control{{Name: "source", Object: box}}, day.controls(), typed.controls(),
			[]overlay.Control{{Name: "cancel", Object: cancel}}),
	}
	day.watch(d)
	if code != "" {
		d.Focus = typed.entry
	}
	w.stack.Open(d)
}

// history is what the statistics know of the games that have ended.
func (w *Window) history() []stats.Game { return store.Games(w.past.Entries()) }

// figuresOf is how many games with so many suits the player has won, of how
// many.
func (w *Window) figuresOf(games []stats.Game, suits engine.Suits) string {
	s := stats.Summarize(games, suits)
	return w.words.Count(locales.WonOfPlayed, s.Played, locales.WonData{Won: w.words.Number(s.Won)})
}
