package ui

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/store"
)

// historyPage is the History page: a list of games, of which one is selected.
type historyPage struct {
	w       *Window
	entries []store.Entry // all, in the order in which they ended
	filter  filter
	order   order
	shown   []int32 // indices of those in the list, in its order
	at      int     // the selected one in the list; -1 for none
	id      string  // of the selected one, by which it is found again

	list        *gameList
	listFocused bool
	tapped      time.Time // a row, for the last time
	dates       map[stats.Date]string
	columns     [columnCount]columnPlace
	withTime    bool       // the dates have room for the time of day
	picks       [2]*choice // of the filter
	heads       [columnCount]*button
	none        *widget.Label // in the place of the list
	count       *widget.Label
	detail      *widget.Label // of the selected game, in words
	actions     []*button     // with the selected game
	manage      []*button     // all games
	place       *historyLayout
}

// showHistory opens the History page, the latest game first.
func (w *Window) showHistory() { w.openHistory(&historyPage{w: w}) }

// openHistory opens the page with what was chosen on it.
func (w *Window) openHistory(h *historyPage) {
	again := func() { w.openHistory(h) }
	w.openGamesPage("history", w.words.Text(locales.PageHistory), again, func(entries []store.Entry) {
		h.entries = entries
		h.open(again)
	})
}

func (h *historyPage) open(again func()) {
	w := h.w
	p := page{name: "history", title: w.words.Text(locales.PageHistory), again: again}
	if len(h.entries) == 0 {
		p.content = container.NewVBox(paragraph(w.words.Text(locales.NoGames)), paragraph(h.elsewhere()))
		w.openPage(p)
		return
	}
	h.dates = map[stats.Date]string{}
	h.listFocused = false
	h.list = newGameList(h)
	h.none, h.count, h.detail = paragraph(w.words.Text(locales.NoGameFits)), widget.NewLabel(""), paragraph("")
	h.count.SizeName, h.detail.SizeName = sizeSmall, sizeSmall
	p.controls = append(h.filters(), h.headButtons()...)
	p.controls = append(p.controls, control{"list", h.list})
	p.controls = append(p.controls, h.actionButtons()...)
	h.place = newHistoryLayout(h)
	h.fill()
	p.content, p.focus, p.key = container.New(h.place, append(objects(p.controls), h.none, h.count, h.detail)...), h.list, h.key
	w.openPage(p)
	h.reveal()
	h.tell()
}

// filters choose which games are shown.
func (h *historyPage) filters() []control {
	words := h.w.words
	names, numbers := []string{words.Format(locales.FilterSuits, locales.ValueData{Value: words.Text(locales.AnySuits)})}, []engine.Suits{0}
	for _, c := range suitChoices {
		names = append(names, words.Format(locales.FilterSuits, locales.ValueData{Value: words.Number(int(c.suits))}))
		numbers = append(numbers, c.suits)
	}
	suits := newChoice(h.w.keys, names)
	suits.Selected = names[max(0, slices.Index(numbers, h.filter.suits))]
	suits.OnChanged = func(string) {
		h.filter.suits = numbers[max(0, suits.SelectedIndex())]
		h.refill()
	}
	results := []string{words.Text(locales.AnyResult), words.Text(locales.HeadWon), words.Text(locales.HeadLost)} // of resultFilter
	result := newChoice(h.w.keys, results)
	result.Selected = results[h.filter.result]
	result.OnChanged = func(string) {
		h.filter.result = resultFilter(max(0, result.SelectedIndex()))
		h.refill()
	}
	search := newCodeEntry(h.w.keys)
	search.SetPlaceHolder(words.Text(locales.SearchGames))
	search.SetText(h.filter.query)
	search.OnChanged = func(text string) {
		h.filter.query = text
		h.refill()
	}
	search.OnSubmitted = func(string) { h.w.win.Canvas().Focus(h.list) }
	h.picks = [2]*choice{suits, result}
	return []control{{"suits", suits}, {"result", result}, {"search", search}}
}

// headButtons are the heads of the columns, which sort the list.
func (h *historyPage) headButtons() (controls []control) {
	for by := range columnCount {
		b := newButton(h.w.keys, h.w.words.Text(columnNames[by].head), nil, nil)
		b.OnTapped = func() {
			h.order = h.order.clicked(by)
			h.refill()
			h.w.win.Canvas().Focus(b)
		}
		b.Importance, b.IconPlacement = widget.LowImportance, widget.ButtonIconTrailingText
		b.Alignment = widget.ButtonAlignLeading
		if columnAlign(by) == fyne.TextAlignTrailing {
			b.Alignment = widget.ButtonAlignTrailing
		}
		h.heads[by] = b
		controls = append(controls, control{"by-" + columnNames[by].name, b})
	}
	return controls
}

// fill lists the games that pass the filter, sorted, and finds the selected one again.
func (h *historyPage) fill() {
	h.shown = h.filter.pick(h.entries, func(d stats.Date) []string {
		return []string{h.w.words.Date(d.Year, d.Month, d.Day), h.dateText(d)}
	})
	h.order.sort(h.entries, h.shown)
	h.at = slices.IndexFunc(h.shown, func(i int32) bool { return h.entries[i].ID == h.id })
	if h.at < 0 {
		h.at = min(0, len(h.shown)-1)
	}
	for by, b := range h.heads {
		var icon fyne.Resource
		if column(by) == h.order.by {
			icon = theme.MenuDropDownIcon()
			if h.order.up {
				icon = theme.MenuDropUpIcon()
			}
		}
		b.SetIcon(icon)
	}
	games := h.w.words.Count(locales.GamesCount, len(h.entries), nil)
	if len(h.shown) < len(h.entries) {
		games = h.w.words.Format(locales.GamesShown, locales.ShownData{Shown: h.w.words.Number(len(h.shown)), Games: games})
	}
	h.count.SetText(games)
	h.none.Hidden = len(h.shown) > 0
	h.showSelected()
}

// refill shows the list after another choice.
func (h *historyPage) refill() {
	h.fill()
	h.place.again()
	h.reveal()
	h.tell()
}
