package ui

import (
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/session"
)

// suitChoice is an answer to "How many suits?".
type suitChoice struct {
	suits       engine.Suits
	name        string // in the trace
	title, text locales.ID
}

var suitChoices = []suitChoice{
	{engine.One, "easy", locales.Easy, locales.CardsOne},
	{engine.Two, "medium", locales.Medium, locales.CardsTwo},
	{engine.Four, "hard", locales.Hard, locales.CardsFour},
}

// figuresWidth is the room for the player's figures, in Fyne's units.
const figuresWidth = 190

// suitButtons are the three choices, the last answer preselected, each with the
// player's own figures; a choice deals at once what source says.
func (w *Window) suitButtons(source func(engine.Suits) engine.Code) (buttons []control, rows []fyne.CanvasObject, preselected *button) {
	games := w.history()
	for _, c := range suitChoices {
		b := newButton(w.keys, w.words.Text(c.title)+" – "+w.words.Text(c.text), nil, w.answer(func() {
			w.settings.Suits = int(c.suits)
			w.saveSettings()
			w.session.Deal(source(c.suits))
		}))
		b.Alignment = widget.ButtonAlignLeading
		if int(c.suits) == w.settings.Suits {
			b.Importance = widget.HighImportance
			preselected = b
		}
		figures := widget.NewLabel(w.figuresOf(games, c.suits))
		figures.SizeName = sizeSmall
		buttons = append(buttons, control{c.name, b})
		rows = append(rows, container.NewBorder(nil, nil, nil,
			container.NewGridWrap(fyne.NewSize(figuresWidth, b.MinSize().Height), figures), b))
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
	today := w.now()
	date := w.words.Date(today.Year(), today.Month(), today.Day())
	present := w.session.Game().Code()
	return []dealSource{
		{w.words.Text(locales.DealRandom), session.RandomCode},
		{w.words.Text(locales.DealOfTheDay) + ": " + date + w.dayMark(), func(s engine.Suits) engine.Code {
			return engine.DealOfTheDay(s, today.Year(), int(today.Month()), today.Day())
		}},
		{w.words.Text(locales.SameDealOtherSuits), func(s engine.Suits) engine.Code {
			return engine.Code{Suits: s, Number: present.Number}
		}},
	}
}

// sourceChoice chooses where the cards come from; source answers what is chosen.
func (w *Window) sourceChoice() (box *choice, source func(engine.Suits) engine.Code) {
	sources := w.dealSources()
	var names []string
	for _, s := range sources {
		names = append(names, s.name)
	}
	box = newChoice(w.keys, names)
	box.Selected = names[0]
	return box, func(s engine.Suits) engine.Code { return sources[max(0, box.SelectedIndex())].code(s) }
}

// askNewGame asks how many suits; the same dialog takes a game code.
func (w *Window) askNewGame() { w.askNewGameWith("") }

// askNewGameWith opens the dialog with a code filled in, which Enter deals.
func (w *Window) askNewGameWith(code string) {
	box, source := w.sourceChoice()
	choices, rows, preselected := w.suitButtons(source)
	entry := newCodeEntry(w.keys)
	entry.SetPlaceHolder(locales.ExampleCode)
	entry.SetText(code)
	fault := paragraph("")
	fault.Importance = widget.DangerImportance
	fault.Hide()
	deal := func() { w.dealCode(entry, fault) }
	entry.OnSubmitted = func(string) { deal() }
	entry.OnChanged = func(string) { w.hideFault(fault) }
	entry.nothing = func() { w.showNoCode(entry, fault) }
	dealButton := newButton(w.keys, w.words.Text(locales.DealCode), nil, deal)
	paste := newButton(w.keys, "", theme.ContentPasteIcon(), func() { w.pasteInto(entry, fault) })
	paste.tip, paste.hint = entryTip(entry), w.words.Text(locales.PasteCodeButton)
	cancel := newButton(w.keys, w.words.Text(locales.Cancel), nil, w.answer(nil))
	content := container.NewVBox(
		widget.NewLabel(w.words.Text(locales.HowManySuits)),
		inset(rows...),
		inset(box),
		widget.NewLabel(w.words.Text(locales.CodeLabel)),
		inset(container.NewBorder(nil, nil, nil, container.NewHBox(paste, dealButton), entry)),
		fault,
	)
	m := &modal{
		name: "new-game", title: w.words.Text(locales.NewGameTitle), body: content, focus: preselected, width: 560,
		answers: []*button{cancel},
		controls: append(choices, control{"source", box}, control{"code-entry", entry}, control{"paste", paste},
			control{"deal-code", dealButton}, control{"cancel", cancel}),
	}
	if code != "" {
		m.focus = entry
		dealButton.Importance = widget.HighImportance
	}
	w.open(m)
}

// dealCode deals the code in the entry, or says which part of it is wrong.
func (w *Window) dealCode(entry *codeEntry, fault *widget.Label) {
	code, err := engine.ParseCode(entry.Text)
	var wrong *engine.CodeError
	if errors.As(err, &wrong) {
		w.showFault("code-fault", entry, fault, w.words.CodeError(wrong))
		return
	}
	w.close()
	w.settings.Suits = int(code.Suits)
	w.saveSettings()
	w.session.Deal(code)
}

// showFault says in the dialog what is wrong with what is in an entry; event is its
// name in the trace.
func (w *Window) showFault(event string, entry *codeEntry, fault *widget.Label, text string) {
	fault.SetText(text)
	fault.Show()
	w.modal.body.Refresh() // it may keep its size
	w.fitModal()
	w.traceControls(w.modal.name, w.modal.controls) // they have moved
	w.win.Canvas().Focus(entry)
	w.log.Write(event, struct {
		Text string `json:"text"`
	}{text})
}

// hideFault takes back what was wrong with an entry that has been changed since.
func (w *Window) hideFault(fault *widget.Label) {
	if fault.Visible() {
		fault.Hide()
		w.modal.body.Refresh()
		w.fitModal()
		w.traceControls(w.modal.name, w.modal.controls)
	}
}

// entryTip shows a tip in an empty entry, in the place of its example.
func entryTip(entry *codeEntry) func(string) {
	return func(text string) {
		if text == "" {
			text = locales.ExampleCode
		}
		entry.SetPlaceHolder(text)
	}
}
