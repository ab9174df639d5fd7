package ui

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/session"
	"simplesimon/stats"
	"simplesimon/ui/controls"
	"simplesimon/ui/overlay"
)

// showWon is the message at the win, with the question for the next game.
func (w *Window) showWon() {
	w.wonUntold = false
	actions, row := w.wonActions()
	choices, rows, preselected := w.suitButtons(session.RandomCode, w.session.Game().Code().Suits)
	content := container.NewVBox(
		controls.Paragraph(strings.Join(w.wonTexts(), "\n")),
		controls.Inset(row),
		widget.NewLabel(w.words.Text(locales.NextGame)),
		controls.Inset(rows...),
	)
	back := controls.NewButton(w.desk, w.words.Text(locales.ShowTable), nil, w.stack.Answer(nil))
	w.stack.Open(&overlay.Dialog{
		Name: "win", Unasked: true, Title: w.words.Text(locales.WonTitle), Body: content, Focus: preselected, Width: 560,
		Answers:  []*controls.Button{back},
		Controls: append(append(choices, actions...), overlay.Control{Name: "table", Object: back}),
	})
}

// wonActions are what can be done with a game that is won, side by side.
func (w *Window) wonActions() (list []overlay.Control, row *fyne.Container) {
	g := w.session.Game()
	code, moves := g.Code(), g.Played()
	copyResult := controls.NewButton(w.desk, w.words.Text(locales.CopyResult), nil, nil)
	copyResult.OnTapped = func() { // which says that it is done
		w.app.Clipboard().SetContent(w.words.Result(w.wonGame()))
		copyResult.SetText(w.words.Text(locales.ResultCopied))
		row.Refresh() // the button may need more room
		w.stack.Refit()
		w.win.Canvas().Focus(copyResult)
	}
	again := controls.NewButton(w.desk, w.words.Text(locales.SameDealAgain), nil, w.stack.Answer(func() { w.session.Deal(code) }))
	replay := controls.NewButton(w.desk, w.words.Text(locales.Replay), nil, func() {
		w.stack.Push(w.recordReplay(named(code.String()), code, moves))
	})
	list = []overlay.Control{{Name: "again", Object: again}, {Name: "replay", Object: replay}, {Name: "copy-result", Object: copyResult}}
	if !w.gameDay().IsZero() {
		calendar := controls.NewButton(w.desk, w.words.Text(locales.DayCalendar), theme.CalendarIcon(), func() { w.stack.Push(w.dailyPage()) })
		calendar.Importance = widget.LowImportance
		list = append(list, overlay.Control{Name: "calendar", Object: calendar})
	}
	row = controls.Row(false, overlay.Objects(list)...)
	return list, row
}

// wonGame is the present game as it is won.
func (w *Window) wonGame() locales.WonGame {
	g := w.session.Game()
	won := locales.WonGame{Code: g.Code(), Moves: g.Moves(), Score: g.Score(), Date: w.dayDate()}
	if w.settings.ShowTime {
		won.Time = locales.Clock(w.session.Clock().Elapsed(w.now()))
	}
	return won
}

// wonTexts are what the message at the win says: the figures, the deal of the day, and what the win is
// worth.
func (w *Window) wonTexts() []string {
	texts := []string{w.words.Won(w.wonGame())}
	if day := w.dayWon(); day != "" {
		texts = append(texts, day)
	}
	if worth := w.worth(); worth != "" {
		texts = append(texts, worth)
	}
	return texts
}

// worth says what is a best of its level, or why the win does not count; "" for nothing.
func (w *Window) worth() string {
	first, g := w.session.FirstWin(), w.session.Game()
	switch {
	case !w.session.Counted() || w.keeper.Locked():
		return w.words.Text(w.uncounted(w.session.Origin()))
	case !w.counted(): // the history was emptied since
		return ""
	case first != nil && first.Moves != g.Moves():
		return w.words.WonBefore(first.Moves, first.Score)
	}
	before := w.before(g.Code().Suits)
	fastest := w.settings.ShowTime && first != nil && first.Played > 0 && (before.BestTime == 0 || first.Played < before.BestTime)
	best := g.Score() > before.BestScore
	switch {
	case before.Won == 0:
		return w.words.Text(locales.BestFirst)
	case best && fastest:
		return w.words.Text(locales.BestBoth)
	case best:
		return w.words.Text(locales.BestScore)
	case fastest:
		return w.words.Text(locales.BestTime)
	}
	return ""
}

// counted reports whether the present game is among those that the statistics know.
func (w *Window) counted() bool {
	_, found := w.past.Find(w.session.ID())
	return found
}

// before sums up the games of a level without the present one.
func (w *Window) before(suits engine.Suits) stats.Summary {
	var games []stats.Game
	for _, e := range w.past.Entries() {
		if e.ID != w.session.ID() {
			games = append(games, e.Game)
		}
	}
	return stats.Summarize(games, suits)
}
