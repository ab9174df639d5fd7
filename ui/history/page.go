// Package history implements the History page: the finished games, and what can be done with them.
package history

import (
	"image"
	"io"
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
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
)

// Actions are the actions for games.
type Actions struct {
	Deal       func(engine.Code)                                           // asks first if a game would end
	Continue   func(e store.Entry, game *engine.Game)                      // likewise; the game is at the end of the entry
	Replay     func(title func() string, e store.Entry, game *engine.Game) // title returns the title in the current language
	Copy       func(text string)
	SaveRecord func(e store.Entry, moves []engine.Move)
	SaveFile   func(suggested, title string, write func(io.Writer) error)
	Reset      func() (kept string, err error) // resets the history; kept is where the old one is saved
	ReadOnly   func() bool                     // the games belong to another window
}

// Page is the History page: a list of games, one of which is selected. Its state is kept as long
// as it is on its stack.
type Page struct {
	stack   *overlay.Stack
	games   overlay.Games
	do      Actions
	now     func() time.Time
	entries []store.Entry // all games, in the order in which they ended
	filter  filter
	order   order
	shown   []int32 // indices of the listed games, in list order
	at      int     // index of the selected one in the list, or -1
	id      string  // ID of the selected one, by which it is found again

	list        *gameList
	wheel       fyne.CanvasObject // covers the list
	search      *controls.Entry
	listFocused bool
	tapped      time.Time // time of the last click on a row
	dates       map[stats.Date]string
	drawn       map[engine.Suits]*image.RGBA // the symbols of a level
	columns     [columnCount]columnPlace
	withTime    bool                // the dates include the time of day
	picks       [2]*controls.Choice // of the filter
	heads       [columnCount]*controls.Button
	none        *widget.Label // shown instead of an empty list
	count       *widget.Label
	detail      *widget.Label      // description of the selected game
	actions     []*controls.Button // for the selected game
	reset       *controls.Button   // resets the history; nil if there is nothing to reset
	place       *pageLayout
}

// New returns the page of games, latest first.
func New(stack *overlay.Stack, games overlay.Games, do Actions, now func() time.Time) *Page {
	return &Page{stack: stack, games: games, do: do, now: now}
}

// Show implements [overlay.Layer].
func (h *Page) Show(s *overlay.Stack) {
	s.ShowGames(h, h.games, "history", h.words().Text(locales.PageHistory), func(entries []store.Entry) {
		h.entries = entries
		h.show()
	})
}

func (h *Page) words() *locales.Localizer { return h.stack.Words() }

func (h *Page) desk() controls.Desk { return h.stack.Host() }

func (h *Page) show() {
	v := overlay.View{Name: "history", Title: h.words().Text(locales.PageHistory)}
	if len(h.entries) == 0 {
		v.Content = container.NewVBox(controls.Paragraph(h.words().Text(locales.NoHistory)), controls.Paragraph(h.elsewhere()))
		h.stack.ShowPage(v)
		return
	}
	h.dates, h.drawn = map[stats.Date]string{}, map[engine.Suits]*image.RGBA{}
	h.listFocused = false
	h.list = newGameList(h)
	h.wheel = controls.NewWheel(&h.list.List, func() float32 { return look.Scaled(gameRowHeight) })
	h.none, h.count, h.detail = controls.Paragraph(h.words().Text(locales.NoGameFits)), widget.NewLabel(""), controls.Paragraph("")
	h.count.SizeName, h.detail.SizeName = look.Small, look.Small
	v.Controls = append(h.filters(), h.headButtons()...)
	v.Controls = append(v.Controls, overlay.Control{Name: "list", Object: h.list})
	v.Controls = append(v.Controls, h.actionButtons()...)
	h.place = newPageLayout(h)
	h.fill()
	v.Content, v.Focus, v.Key = container.New(h.place, append(overlay.Objects(v.Controls), h.none, h.count, h.detail, h.wheel)...), h.list, h.key
	v.Action = controls.NewButton(h.desk(), h.words().Text(locales.ExportGames), look.Icon(look.IconSave), h.export)
	v.Action.Importance = widget.LowImportance
	v.Controls = append(v.Controls, overlay.Control{Name: "export", Object: v.Action})
	h.stack.ShowPage(v)
	h.reveal()
	h.tell()
}

// filters creates the controls that filter the games.
func (h *Page) filters() []overlay.Control {
	words := h.words()
	names, numbers := []string{words.Format(locales.FilterSuits, locales.ValueData{Value: words.Text(locales.AnySuits)})}, []engine.Suits{0}
	for _, c := range locales.Levels {
		names = append(names, words.Format(locales.FilterSuits, locales.ValueData{Value: words.Number(int(c.Suits))}))
		numbers = append(numbers, c.Suits)
	}
	suits := controls.NewChoice(h.desk(), names)
	suits.Selected = names[max(0, slices.Index(numbers, h.filter.suits))]
	suits.OnChanged = func(string) {
		h.filter.suits = numbers[max(0, suits.SelectedIndex())]
		h.refill()
	}
	results := []string{words.Text(locales.AnyResult), words.Text(locales.HeadWon), words.Text(locales.HeadLost)} // indexed by resultFilter
	result := controls.NewChoice(h.desk(), results)
	result.Selected = results[h.filter.result]
	result.OnChanged = func(string) {
		h.filter.result = resultFilter(max(0, result.SelectedIndex()))
		h.refill()
	}
	search := controls.NewEntry(h.desk())
	search.SetPlaceHolder(words.Text(locales.SearchGames))
	search.SetText(h.filter.query)
	search.OnChanged = func(text string) {
		h.filter.query = text
		h.refill()
	}
	search.OnSubmitted = func(string) { h.desk().Canvas().Focus(h.list) }
	h.picks, h.search = [2]*controls.Choice{suits, result}, search
	return []overlay.Control{{Name: "suits", Object: suits}, {Name: "result", Object: result}, {Name: "search", Object: search}}
}

// headButtons creates the heads of the columns, which sort the list.
func (h *Page) headButtons() (list []overlay.Control) {
	for by := range columnCount {
		b := controls.NewButton(h.desk(), h.words().Text(columnNames[by].head), nil, nil)
		b.OnTapped = func() {
			h.order = h.order.clicked(by)
			h.refill()
			h.desk().Canvas().Focus(b)
		}
		b.Importance, b.IconPlacement = widget.LowImportance, widget.ButtonIconTrailingText
		b.Alignment = widget.ButtonAlignLeading
		if columnAlign(by) == fyne.TextAlignTrailing {
			b.Alignment = widget.ButtonAlignTrailing
		}
		h.heads[by] = b
		list = append(list, overlay.Control{Name: "by-" + columnNames[by].name, Object: b})
	}
	return list
}

// fill lists the games that pass the filter, sorted, and restores the selection.
func (h *Page) fill() {
	h.shown = h.filter.pick(h.entries, func(d stats.Date) []string {
		return []string{h.words().Date(d.Year, d.Month, d.Day), h.dateText(d)}
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
	games := h.words().Count(locales.GamesCount, len(h.entries), nil)
	if len(h.shown) < len(h.entries) {
		games = h.words().Format(locales.GamesShown, locales.ShownData{Shown: h.words().Number(len(h.shown)), Games: games})
	}
	h.count.SetText(games)
	h.none.Hidden = len(h.shown) > 0
	h.showSelected()
}

// refill updates the list after a change of the filter.
func (h *Page) refill() {
	h.fill()
	h.place.again()
	h.reveal()
	h.tell()
}
