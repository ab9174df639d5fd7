package ui

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/session"
)

// ask opens a question with two answers; the second, which changes nothing, is
// what Escape stands for. The first is at hand: it is what was asked for, and can
// be taken back or is soon made anew.
func (w *Window) ask(name string, title, text string, yes, no control, yesText, noText string, do, instead func()) {
	w.open(w.question(name, title, text, yes, no, yesText, noText, do, instead))
}

// warn is like ask with the second answer at hand: for what may be dear to the
// player and would be gone.
func (w *Window) warn(name string, title, text string, yes, no control, yesText, noText string, do, instead func()) {
	m := w.question(name, title, text, yes, no, yesText, noText, do, instead)
	keep, lose := m.answers[0], m.answers[1]
	keep.Importance, lose.Importance = widget.HighImportance, widget.MediumImportance
	m.focus = keep
	w.open(m)
}

func (w *Window) question(name string, title, text string, yes, no control, yesText, noText string, do, instead func()) *modal {
	yesButton := newButton(w.keys, yesText, nil, w.answer(do))
	yesButton.Importance = widget.HighImportance
	noButton := newButton(w.keys, noText, nil, w.answer(instead))
	yes.object, no.object = yesButton, noButton
	return &modal{
		name: name, title: title, focus: yesButton, cancel: instead, width: 400,
		body: paragraph(text), answers: []*button{noButton, yesButton},
		controls: []control{yes, no},
	}
}

// askRestart restarts; it asks first if a move is played or could be redone.
func (w *Window) askRestart() {
	g := w.session.Game()
	if g.Moves() == 0 && g.Redoable() == 0 || !w.settings.AskRestart {
		w.session.Restart()
		return
	}
	w.ask("restart", w.words.Text(locales.RestartTitle), w.words.Count(locales.RestartText, g.Moves(), nil),
		control{name: "restart"}, control{name: "keep"},
		w.words.Text(locales.RestartYes), w.words.Text(locales.KeepPlaying), w.session.Restart, nil)
}

// askReplace asks before a deal or a record from the command line takes the
// place of a game that is not finished.
func (w *Window) askReplace(next *engine.Game, record string) {
	if record != "" {
		w.offerRecord(next, record)
		return
	}
	w.askDeal(next.Code(), nil)
}

// askDeal asks before a deal takes the place of a game that is not finished; instead,
// which may be nil, follows if it shall not.
func (w *Window) askDeal(code engine.Code, instead func()) {
	w.ask("replace", w.words.Text(locales.ReplaceTitle),
		w.words.Count(locales.ReplaceByDeal, w.session.Game().Moves(), locales.CodeData{Code: code.String()}),
		control{name: "replace"}, control{name: "keep-mine"},
		w.words.Text(locales.ReplaceYesDeal), w.words.Text(locales.KeepMine), func() { w.session.Deal(code) }, instead)
}

// showWon is the message at the win, with the question for the next game.
func (w *Window) showWon() {
	w.wonUntold = false
	g := w.session.Game()
	choices, rows, preselected := w.suitButtons(session.RandomCode)
	copied := widget.NewLabel("")
	copyResult := newButton(w.keys, w.words.Text(locales.CopyResult), nil, nil)
	copyResult.OnTapped = func() {
		w.app.Clipboard().SetContent(w.words.Result(g.Code(), g.Moves(), g.Score()))
		copied.SetText(w.words.Text(locales.ResultCopied))
		w.win.Canvas().Focus(copyResult)
	}
	back := newButton(w.keys, w.words.Text(locales.ShowTable), nil, w.answer(nil))
	content := container.NewVBox(
		paragraph(w.words.Won(g.Moves(), g.Score())),
		inset(container.NewBorder(nil, nil, copyResult, nil, copied)),
		widget.NewLabel(w.words.Text(locales.NextGame)),
		inset(rows...),
	)
	w.open(&modal{
		name: "win", unasked: true, title: w.words.Text(locales.WonTitle), body: content, focus: preselected, width: 560,
		answers:  []*button{back},
		controls: append(choices, control{"copy-result", copyResult}, control{"table", back}),
	})
}

// tell shows a message that has to be read, and waits for it.
func (w *Window) tell(title, text string, then func()) { w.open(w.message(title, text, then)) }

func (w *Window) message(title, text string, then func()) *modal {
	done := newButton(w.keys, w.words.Text(locales.Close), nil, w.answer(then))
	done.Importance = widget.HighImportance
	body := container.NewVBox()
	for i, part := range strings.Split(text, "\n") {
		line := paragraph(part)
		if i > 0 {
			line.Wrapping = fyne.TextWrapBreak // a path, which has no blanks to wrap at
		}
		body.Add(line)
	}
	return &modal{
		name: "message", title: title, focus: done, cancel: then, width: 440,
		body: body, answers: []*button{done},
		controls: []control{{"close", done}},
	}
}
