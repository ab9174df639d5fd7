package ui

import (
	"simplesimon/choices"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/ui/faces"
	"simplesimon/ui/look"
	"simplesimon/ui/table"
)

// applySettings makes the settings effective, and keeps them.
func (w *Window) applySettings() {
	w.effect()
	w.saveSettings()
}

// effect makes the settings effective.
func (w *Window) effect() {
	w.session.KeepEmpty = w.settings.KeepEmpty
	w.table.SetOptions(table.Options{
		DoubleClick: w.settings.DoubleClick, SingleClick: w.settings.SingleClick, AutoPlace: w.settings.AutoPlace,
		PlacementHelp: w.settings.PlacementHelp, SelectAndPlace: w.settings.SelectAndPlace,
	})
	w.bar.ShowScore(w.settings.ShowScore)
	w.showTime()
	w.restyle()
}

// deckStyle is how the cards look by the settings.
func deckStyle(s store.Settings, words *locales.Localizer) faces.Style {
	style := faces.Style{FourColours: s.FourColours, LargePrint: s.LargePrint, Letters: faces.International}
	if !s.InternationalLetters {
		style.Letters = faces.Letters{
			Ace: words.Text(locales.LetterAce), Jack: words.Text(locales.LetterJack),
			Queen: words.Text(locales.LetterQueen), King: words.Text(locales.LetterKing),
		}
	}
	return style
}

// restyle makes the settings of the looks effective.
func (w *Window) restyle() {
	w.setTheme()
	style := deckStyle(w.settings, w.words)
	w.table.SetStyle(style)
	w.table.SetPalette(table.NewPalette(w.tableColour().Felt, w.settings.Felt))
	w.table.SetPace(choices.Find(choices.Speeds, w.settings.Speed).Pace)
	w.recolour()
}

// setTheme gives the toolkit our colours, if they have changed.
func (w *Window) setTheme() {
	scale := choices.Find(choices.TextSizes, w.settings.TextSize).Scale
	if colour := w.tableColour(); !w.theme.Is(colour, w.settings.Chrome, scale) {
		w.theme = look.NewTheme(colour, w.settings.Chrome).WithText(scale)
		w.app.Settings().SetTheme(w.theme)
	}
}

// recolour gives what the toolkit does not colour by itself the colours of the
// theme, when that or the system's light or dark has changed.
func (w *Window) recolour() {
	w.bar.Recolour()
	w.line.Recolour(w.tableColour())
}

// tableColour is the colour of the table, with all that goes with it.
func (w *Window) tableColour() choices.Table { return choices.Find(choices.Tables, w.settings.Table) }
