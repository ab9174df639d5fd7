package history

import (
	"strings"

	"fyne.io/fyne/v2"

	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/store"
)

// selectRow selects the game in a row, and scrolls it into view.
func (h *Page) selectRow(at int) {
	if at < 0 || at >= len(h.shown) {
		return
	}
	h.at = at
	h.showSelected()
	h.reveal()
	h.tell()
}

// reveal highlights the row of the selected game and scrolls it into view.
func (h *Page) reveal() {
	h.list.UnselectAll()
	h.list.Select(h.at)
	h.list.Refresh()
}

// focused handles a change of the list's focus.
func (h *Page) focused(on bool) {
	h.listFocused = on
	h.list.Refresh()
}

// selected returns the selected game, or nil.
func (h *Page) selected() *store.Entry {
	if h.at < 0 || h.at >= len(h.shown) {
		return nil
	}
	return &h.entries[h.shown[h.at]]
}

// showSelected describes the selected game, and enables its actions.
func (h *Page) showSelected() {
	h.id = ""
	if e := h.selected(); e != nil {
		h.id = e.ID
	}
	h.enable()
	h.sayDetail(strings.TrimSpace(h.detailText() + "\n" + h.elsewhere()))
}

// elsewhere returns the note in a second window that its games are not listed.
func (h *Page) elsewhere() string {
	if h.do.ReadOnly() {
		return h.words().Text(locales.SecondHistory)
	}
	return ""
}

// sayDetail shows a text instead of the description of the selected game.
func (h *Page) sayDetail(text string) {
	h.detail.SetText(text)
	h.place.fitDetail()
}

// detailText describes the selected game; "" for none.
func (h *Page) detailText() string {
	if e := h.selected(); e != nil {
		return h.detailsOf(e)
	}
	return ""
}

func (h *Page) detailsOf(e *store.Entry) string {
	words, day := h.words(), stats.DateOf(e.Ended)
	result := locales.LegendLost
	if e.Won {
		result = locales.LegendWon
	}
	text := words.Format(locales.GameDetails, locales.GameData{
		Date: words.Date(day.Year, day.Month, day.Day), Clock: timeOfDay(e.Ended), Result: words.Text(result),
		Points: words.Count(locales.PointsCount, e.Score, nil), Moves: words.Count(locales.MovesCount, e.Moves, nil),
		Played: locales.Clock(e.Played), Removed: words.Count(locales.SequencesRemoved, e.Removed, nil),
	})
	if !e.Day.IsZero() {
		text += " " + words.Text(locales.GameOfDay)
	}
	return text
}

// key handles navigation in the list, wherever the focus is on the page.
func (h *Page) key(e *fyne.KeyEvent) bool {
	rows, last := h.list.pageRows(), len(h.shown)-1
	to, moves := map[fyne.KeyName]int{
		fyne.KeyUp: h.at - 1, fyne.KeyDown: h.at + 1, fyne.KeyPageUp: h.at - rows, fyne.KeyPageDown: h.at + rows,
		fyne.KeyHome: 0, fyne.KeyEnd: last,
	}[e.Name]
	if e.Name == fyne.KeyEscape && h.search.Text != "" { // the first one ends the search
		if h.desk().Presses().Take() {
			h.search.SetText("")
		}
		return true
	}
	if !moves {
		return false
	}
	if h.desk().Presses().Again(e.Name) {
		return true
	}
	canvas := h.desk().Canvas()
	if canvas.Focused() != fyne.Focusable(h.list) {
		canvas.Focus(h.list) // the first press only focuses it
		return true
	}
	h.selectRow(max(0, min(to, last)))
	return true
}

// tell traces the state of the page.
func (h *Page) tell() {
	code := ""
	if e := h.selected(); e != nil {
		code = e.Code.String()
	}
	h.stack.Log().Write("history", struct {
		Games  int    `json:"games"`
		Shown  int    `json:"shown"`
		Row    int    `json:"row"`
		Code   string `json:"code"`
		SortBy string `json:"sort"`
		Up     bool   `json:"up"`
		Text   string `json:"text"`
	}{len(h.entries), len(h.shown), h.at, code, columnNames[h.order.by].name, h.order.up, h.detail.Text})
}

// resultOf returns the name of a result.
func resultOf(won bool) locales.ID {
	if won {
		return locales.ResultWon
	}
	return locales.ResultLost
}
