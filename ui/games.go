package ui

import (
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/session"
	"simplesimon/ui/controls"
	"simplesimon/ui/overlay"
)

// askRestart restarts; it asks first if a move is played or could be redone.
func (w *Window) askRestart() {
	g := w.session.Game()
	if g.Moves() == 0 && g.Redoable() == 0 || !w.settings.AskRestart {
		w.session.Restart()
		return
	}
	w.stack.Ask(overlay.Question{
		Name: "restart", Title: w.words.Text(locales.RestartTitle), Text: w.words.Count(locales.RestartText, g.Moves(), nil),
		Yes: overlay.Answer{Name: "restart", Text: w.words.Text(locales.RestartYes), Do: w.session.Restart},
		No:  overlay.Answer{Name: "keep", Text: w.words.Text(locales.KeepPlaying)},
	})
}

// askReplace asks before a deal or a record from the command line takes the
// place of a game that is not finished.
func (w *Window) askReplace(next *engine.Game, record string) {
	if record != "" {
		w.offerRecord(next, record)
		return
	}
	w.askDeal(next.Code())
}

// deal deals a code. It asks first if an unfinished game would be lost.
func (w *Window) deal(code engine.Code) {
	if w.session.Unfinished() {
		w.askDeal(code)
		return
	}
	w.stack.Close()
	w.session.Deal(code)
}

// askDeal asks before a deal takes the place of a game that is not finished. What is open comes
// back if it shall not.
func (w *Window) askDeal(code engine.Code) {
	w.askToReplace(w.words.Count(locales.ReplaceByDeal, w.session.Game().Moves(), locales.CodeData{Code: code.String()}),
		locales.ReplaceYesDeal, func() { w.session.Deal(code) })
}

// askToReplace asks before something takes the place of a game that is not finished.
func (w *Window) askToReplace(text string, yes locales.ID, do func()) {
	w.stack.Ask(overlay.Question{
		Name: "replace", Title: w.words.Text(locales.ReplaceTitle), Text: text,
		Yes: overlay.Answer{Name: "replace", Text: w.words.Text(yes), Do: func() {
			w.stack.Close()
			do()
		}},
		No: overlay.Answer{Name: "keep-mine", Text: w.words.Text(locales.KeepMine)},
	})
}

// playOn goes on with a game from elsewhere as one's own. It asks first if an unfinished game would
// be lost; what is open comes back if the player keeps that.
func (w *Window) playOn(game *engine.Game) {
	if w.session.Unfinished() {
		w.askToReplace(w.words.Count(locales.ReplaceByPosition, w.session.Game().Moves(), nil), locales.PlayFromHere,
			func() { w.session.Open(game) })
		return
	}
	w.stack.Close()
	w.session.Open(game)
}

// showWon is the message at the win, with the question for the next game.
func (w *Window) showWon() {
	w.wonUntold = false
	g := w.session.Game()
	choices, rows, preselected := w.suitButtons(session.RandomCode)
	copied := widget.NewLabel("")
	copyResult := controls.NewButton(w.desk, w.words.Text(locales.CopyResult), nil, nil)
	copyResult.OnTapped = func() {
		w.app.Clipboard().SetContent(w.words.Result(g.Code(), w.dayDate(), g.Moves(), g.Score()))
		copied.SetText(w.words.Text(locales.ResultCopied))
		w.win.Canvas().Focus(copyResult)
	}
	back := controls.NewButton(w.desk, w.words.Text(locales.ShowTable), nil, w.stack.Answer(nil))
	told := container.NewVBox(controls.Paragraph(w.words.Won(g.Moves(), g.Score())))
	if day := w.dayWon(); day != "" {
		told.Add(controls.Paragraph(day))
	}
	content := container.NewVBox(
		told,
		controls.Inset(container.NewBorder(nil, nil, copyResult, nil, copied)),
		widget.NewLabel(w.words.Text(locales.NextGame)),
		controls.Inset(rows...),
	)
	w.stack.Open(&overlay.Dialog{
		Name: "win", Unasked: true, Title: w.words.Text(locales.WonTitle), Body: content, Focus: preselected, Width: 560,
		Answers:  []*controls.Button{back},
		Controls: append(choices, overlay.Control{Name: "copy-result", Object: copyResult}, overlay.Control{Name: "table", Object: back}),
	})
}
