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

// showWon shows the win message, with the question for the next game.
func (w *Window) showWon() {
	w.wonUntold = false
	actions, row := w.wonActions()
	levels := w.newLevelTiles(session.RandomCode, w.session.Game().Code().Suits)
	content := container.NewVBox(controls.Inset(controls.Figures(w.wonFigures()...)))
	if texts := w.wonTexts(); len(texts) > 0 {
		content.Add(controls.Snug(controls.Paragraph(strings.Join(texts, "\n"))))
	}
	next := controls.Heading(w.words.Text(locales.NextGame))
	next.Wrapping = fyne.TextWrapWord
	content.Add(controls.Snug(next))
	content.Add(controls.Inset(controls.Tiles(levels.tiles...)))
	content.Add(controls.GroupGap(w.win.Canvas()))
	content.Add(controls.Inset(row))
	back := controls.NewButton(w.desk, w.words.Text(locales.ShowTable), nil, w.stack.Answer(nil))
	back.Importance = widget.LowImportance
	w.stack.Open(&overlay.Dialog{
		Name: "win", Unasked: true, Title: w.words.Text(locales.WonTitle), Grand: true, Body: content, Focus: levels.likely, Width: newGameWidth,
		Answers: []*controls.Button{back}, Digit: levels.digit,
		Controls: append(append(levels.controls(), actions...), overlay.Control{Name: "table", Object: back}),
	})
}

// wonFigures returns the level, the score, the moves and, if it is shown, the time; bests of the
// level are marked.
func (w *Window) wonFigures() []fyne.CanvasObject {
	g := w.session.Game()
	score, fastest := w.bests()
	figures := []fyne.CanvasObject{
		controls.NewFigure(w.words.Text(locales.WonLevel), w.words.Level(g.Code().Suits), false),
		controls.NewFigure(w.words.Text(locales.ColumnScore), w.words.Number(g.Score()), score),
		controls.NewFigure(w.words.Text(locales.ColumnMoves), w.words.Number(g.Moves()), false),
	}
	if w.settings.ShowTime {
		played := locales.Clock(w.session.Clock().Elapsed(w.now()))
		figures = append(figures, controls.NewFigure(w.words.Text(locales.ColumnTime), played, fastest))
	}
	return figures
}

// wonActions returns the actions for a won game, side by side.
func (w *Window) wonActions() (list []overlay.Control, row *fyne.Container) {
	g := w.session.Game()
	code, moves := g.Code(), g.Played()
	copyResult := controls.NewButton(w.desk, w.words.Text(locales.CopyResult), nil, nil)
	copyResult.OnTapped = func() { // the button confirms it
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

// wonGame returns the data of the current game, which is won.
func (w *Window) wonGame() locales.WonGame {
	g := w.session.Game()
	return locales.WonGame{Code: g.Code(), Moves: g.Moves(), Score: g.Score(), Date: w.dayDate()}
}

// wonTexts returns the additional texts of the win message: the deal of the day, and the
// significance of the win.
func (w *Window) wonTexts() (texts []string) {
	for _, text := range []string{w.dayWon(), w.worth()} {
		if text != "" {
			texts = append(texts, text)
		}
	}
	return texts
}

// worth describes a best of its level, or why the win does not count; "" for neither.
func (w *Window) worth() string {
	first, g := w.session.FirstWin(), w.session.Game()
	switch {
	case !w.session.Counted() || w.keeper.Locked():
		return w.words.Text(w.uncounted(w.session.Origin()))
	case !w.counted(): // the history was reset since
		return ""
	case first != nil && first.Moves != g.Moves():
		return w.words.WonBefore(first.Moves, first.Score)
	case w.before(g.Code().Suits).Won == 0:
		return w.words.Text(locales.BestFirst)
	}
	switch score, fastest := w.bests(); {
	case score && fastest:
		return w.words.Text(locales.BestBoth)
	case score:
		return w.words.Text(locales.BestScore)
	case fastest:
		return w.words.Text(locales.BestTime)
	}
	return ""
}

// bests reports whether the win has the best score of its level so far, and whether it is the
// fastest. The first win at a level is neither.
func (w *Window) bests() (score, fastest bool) {
	first, g := w.session.FirstWin(), w.session.Game()
	before := w.before(g.Code().Suits)
	if !w.session.Counted() || w.keeper.Locked() || !w.counted() || before.Won == 0 || first != nil && first.Moves != g.Moves() {
		return false, false
	}
	fastest = w.settings.ShowTime && first != nil && first.Played > 0 && (before.BestTime == 0 || first.Played < before.BestTime)
	return g.Score() > before.BestScore, fastest
}

// counted reports whether the current game is included in the statistics.
func (w *Window) counted() bool {
	_, found := w.past.Find(w.session.ID())
	return found
}

// before returns a summary of the games of a level without the current one.
func (w *Window) before(suits engine.Suits) stats.Summary {
	var games []stats.Game
	for _, e := range w.past.Entries() {
		if e.ID != w.session.ID() {
			games = append(games, e.Game)
		}
	}
	return stats.Summarize(games, suits)
}
