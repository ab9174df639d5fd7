package ui

import (
	"simplesimon/choices"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/ui/faces"
	"simplesimon/ui/look"
	"simplesimon/ui/table"
)

// applySettings applies the settings, and saves them.
func (w *Window) applySettings() {
	w.effect()
	w.saveSettings()
}

// effect applies the settings.
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

// deckStyle returns the appearance of the cards according to the settings.
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

// restyle applies the settings of the appearance.
func (w *Window) restyle() {
	w.setTheme()
	style := deckStyle(w.settings, w.words)
	w.table.SetStyle(style)
	w.table.SetPalette(table.NewPalette(w.tableColour().Felt, w.settings.Felt))
	w.table.SetPace(choices.Find(choices.Speeds, w.settings.Speed).Pace)
	w.recolour()
}

// setTheme sets the toolkit's theme, if it has changed.
func (w *Window) setTheme() {
	scale := choices.Find(choices.TextSizes, w.settings.TextSize).Scale
	if colour := w.tableColour(); !w.theme.Is(colour, w.settings.Chrome, scale) {
		w.theme = look.NewTheme(colour, w.settings.Chrome).WithText(scale)
		w.app.Settings().SetTheme(w.theme)
	}
}

// recolour updates colours that the toolkit does not update itself, when the theme or the system's light or
// dark mode has changed.
func (w *Window) recolour() {
	w.bar.Recolour()
	w.line.Recolour(w.tableColour())
}

// tableColour returns the selected table colour.
func (w *Window) tableColour() choices.Table { return choices.Find(choices.Tables, w.settings.Table) }
