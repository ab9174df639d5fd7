package ui

import (
	"simplesimon/choices"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/ui/faces"
	"simplesimon/ui/look"
	"simplesimon/ui/table"
)

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
	w.table.SetLook(table.NewLook(w.tableColour().Felt, w.settings.Felt))
	w.table.SetPace(choices.Find(choices.Speeds, w.settings.Speed).Pace)
	w.bar.Places.SetStyle(style)
	w.recolour()
}

// setTheme gives the toolkit our colours, if they have changed.
func (w *Window) setTheme() {
	if colour := w.tableColour(); !w.theme.Is(colour, w.settings.Chrome) {
		w.theme = look.NewTheme(colour, w.settings.Chrome)
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
