package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/overlay"
)

// newGameWidth is the width of the dialog of a new game, and of the win message, in Fyne's units.
const newGameWidth = 600

// askNewGame asks how many suits; the dialog also accepts a game code.
func (w *Window) askNewGame() { w.askNewGameWith("") }

// askNewGameWith opens the dialog with a code filled in, which Enter deals.
func (w *Window) askNewGameWith(code string) {
	box, source := w.sourceChoice()
	levels := w.newLevelTiles(source, engine.Suits(w.settings.Suits))
	day := w.newDayGroup()
	typed := w.newCodeEntry(code, &levels.likely.Button)
	cancel := controls.NewButton(w.desk, w.words.Text(locales.Cancel), nil, w.stack.Answer(nil))
	content := container.NewVBox(slices.Concat([]fyne.CanvasObject{
		controls.Beside(controls.Heading(w.words.Text(locales.HowManySuits)), controls.Inset(box), box.OptionsWidth()+2*theme.InnerPadding()),
		controls.Inset(controls.Tiles(levels.tiles...)),
		controls.GroupGap(w.win.Canvas()),
	}, day.rows(), []fyne.CanvasObject{controls.GroupGap(w.win.Canvas())}, typed.rows())...)
	w.addPresentEnds(content)
	d := &overlay.Dialog{
		Name: "new-game", Title: w.words.Text(locales.NewGameTitle), Body: content, Focus: levels.likely, Width: newGameWidth,
		Answers: []*controls.Button{cancel}, Digit: levels.digit,
		Controls: slices.Concat(levels.controls(), []overlay.Control{{Name: "source", Object: box}}, day.controls(), typed.controls(),
			[]overlay.Control{{Name: "cancel", Object: cancel}}),
	}
	day.watch(d)
	if code != "" {
		d.Focus = typed.entry
	}
	w.stack.Open(d)
	if code != "" { // shows it completely, with its level and its letters
		w.stack.Reveal(typed.found)
		w.stack.Reveal(typed.entry)
	}
}
