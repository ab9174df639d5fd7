package ui

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"simplesimon/choices"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/ui/controls"
	"simplesimon/ui/faces"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
	"simplesimon/ui/table"
)

// toggle is a setting that is on or off.
type toggle struct {
	trace      string
	name, text locales.ID
	on         *bool
}

// option is a setting with several values.
type option struct {
	trace  string
	name   locales.ID
	values []choices.Choice
	value  *string
}

// section is a part of the settings.
type section struct {
	title   locales.ID
	toggles []toggle
	options []option
}

func sections(s *store.Settings) []section {
	return []section{{
		locales.SectionPlaying, []toggle{
			{"double-click", locales.DoubleClickName, locales.DoubleClickText, &s.DoubleClick},
			{"select-and-place", locales.SelectAndPlaceName, locales.SelectAndPlaceText, &s.SelectAndPlace},
			{"single-click", locales.SingleClickName, locales.SingleClickText, &s.SingleClick},
			{"auto-place", locales.AutoPlaceName, locales.AutoPlaceText, &s.AutoPlace},
			{"placement-help", locales.PlacementHelpName, locales.PlacementHelpText, &s.PlacementHelp},
			{"interactive-rules", locales.InteractiveRulesName, locales.InteractiveRulesText, &s.InteractiveRules},
			{"keep-empty", locales.KeepEmptyName, locales.KeepEmptyText, &s.KeepEmpty},
			{"ask-restart", locales.AskRestartName, locales.AskRestartText, &s.AskRestart},
			{"show-score", locales.ShowScoreName, locales.ShowScoreText, &s.ShowScore},
			{"show-time", locales.ShowTimeName, locales.ShowTimeText, &s.ShowTime},
		}, nil,
	}, {
		locales.SectionCards, []toggle{
			{"four-colours", locales.FourColoursName, locales.FourColoursText, &s.FourColours},
			{"large-print", locales.LargePrintName, locales.LargePrintText, &s.LargePrint},
			{"letters", locales.LettersName, locales.LettersText, &s.InternationalLetters},
		}, nil,
	}, {
		locales.SectionTable, []toggle{
			{"felt", locales.FeltName, locales.FeltText, &s.Felt},
		}, []option{
			{"table", locales.TableName, choices.Of(choices.Tables), &s.Table},
			{"chrome", locales.ChromeName, choices.Themes, &s.Chrome},
			{"text-size", locales.TextSizeName, choices.Of(choices.TextSizes), &s.TextSize},
			{"speed", locales.SpeedName, choices.Of(choices.Speeds), &s.Speed},
		},
	}}
}

// settingNames are the names that the player knows of settings, given by those in the file; "" if they
// have none.
func (w *Window) settingNames(fields []string) string {
	var s store.Settings
	var names []string
	for _, name := range fields {
		value := s.Value(name)
		for _, part := range sections(&s) {
			for _, t := range part.toggles {
				if value == t.on {
					names = append(names, w.words.Text(t.name))
				}
			}
			for _, o := range part.options {
				if value == o.value {
					names = append(names, w.words.Text(o.name))
				}
			}
		}
		if value == &s.Language {
			names = append(names, w.words.Text(locales.LanguageName))
		}
	}
	return strings.Join(names, ", ")
}

// showSettings opens the settings; a change is effective at once. A page comes back, in the language
// chosen, when they are closed; over a dialog there are none.
func (w *Window) showSettings() {
	if !w.stack.Covers() || w.stack.Page() {
		w.stack.Push(w.settingsDialog(""))
	}
}

// settingsDialog is the dialog of the settings with the focus on the control of a name; "" is the
// button that closes it.
func (w *Window) settingsDialog(focus string) *overlay.Dialog {
	d := &overlay.Dialog{Name: "settings", Title: w.words.Text(locales.SettingsTitle), Width: w.settingsWidth()}
	p := &previews{w: w}
	language := w.languageChoice()
	boxes := []fyne.CanvasObject{controls.Named(w.words.Text(locales.LanguageName), language)}
	d.Controls = append(d.Controls, overlay.Control{Name: "language", Object: language})
	for _, s := range sections(&w.settings) {
		boxes = append(boxes, container.NewVBox(w.sectionRows(s, p, d)...))
	}
	defaults := controls.NewButton(w.desk, w.words.Text(locales.Defaults), nil, w.askDefaults)
	done := controls.NewButton(w.desk, w.words.Text(locales.Close), nil, w.stack.Answer(nil))
	done.Importance = widget.HighImportance
	d.Body, d.Answers, d.Focus = inColumns(boxes[:2], boxes[2:]), []*controls.Button{defaults, done}, done
	d.Controls = append(d.Controls, overlay.Control{Name: "defaults", Object: defaults}, overlay.Control{Name: "close", Object: done})
	for _, c := range d.Controls {
		if c.Name == focus {
			d.Focus = c.Object.(fyne.Focusable)
		}
	}
	return d
}

// sectionRows are the title of a section and what can be set in it, which the dialog is told of.
func (w *Window) sectionRows(s section, p *previews, d *overlay.Dialog) []fyne.CanvasObject {
	rows := []fyne.CanvasObject{sectionTitle(w.words.Text(s.title))}
	if s.title == locales.SectionCards {
		rows = append(rows, p.cards())
	}
	for _, o := range s.options {
		control, row := w.optionControl(o, p)
		rows = append(rows, row)
		d.Controls = append(d.Controls, overlay.Control{Name: o.trace, Object: control})
	}
	for _, t := range s.toggles {
		box := controls.NewSwitch(w.desk, w.words.Text(t.name), *t.on, func(on bool) {
			*t.on = on
			w.applySettings()
			p.refresh()
		})
		rows = append(rows, controls.Explained(box, w.words.Text(t.text)))
		d.Controls = append(d.Controls, overlay.Control{Name: t.trace, Object: box})
	}
	return rows
}

// optionControl is the control of a setting with several values, and its row.
func (w *Window) optionControl(o option, p *previews) (control, row fyne.CanvasObject) {
	name := w.words.Text(o.name)
	change := func(value int) {
		*o.value = o.values[value].Name
		w.applySettings()
		p.refresh()
	}
	at := slices.IndexFunc(o.values, func(v choices.Choice) bool { return v.Name == *o.value })
	var swatches *controls.Swatches
	switch o.value {
	case &w.settings.Table:
		swatches = controls.NewSwatches(w.desk, name, tableHeight, p.tables(), at, change)
	case &w.settings.Chrome:
		swatches = controls.NewSwatches(w.desk, name, themeHeight, p.themes(), at, change)
	default:
		choice := w.optionChoice(o)
		return choice, controls.Named(name, choice)
	}
	p.all = append(p.all, swatches.Redraw)
	return swatches, container.New(layout.NewCustomPaddedVBoxLayout(0), widget.NewLabel(name), swatches)
}

// optionChoice is the select box of a setting with several values.
func (w *Window) optionChoice(o option) *controls.Choice {
	var names []string
	for _, value := range o.values {
		names = append(names, w.words.Text(value.Message))
	}
	c := controls.NewChoice(w.desk, names)
	if i := slices.IndexFunc(o.values, func(v choices.Choice) bool { return v.Name == *o.value }); i >= 0 {
		c.Selected = names[i]
	}
	c.OnChanged = func(string) {
		if i := c.SelectedIndex(); i >= 0 && o.values[i].Name != *o.value {
			*o.value = o.values[i].Name
			w.applySettings()
			if o.value == &w.settings.TextSize { // the dialog has sizes of its own
				w.stack.Replace(w.settingsDialog(o.trace))
			}
		}
	}
	return c
}

// languageChoice offers the system's language and every language by its own
// name. It shows the one of the command line, if there is one, until the player chooses.
func (w *Window) languageChoice() *controls.Choice {
	codes := append([]string{""}, locales.Languages()...)
	var names []string
	for _, code := range codes {
		name := locales.Name(code)
		if code == "" {
			name = w.words.Format(locales.LanguageSystem, locales.LanguageData{Language: locales.Name(locales.System())})
		}
		names = append(names, name)
	}
	c := controls.NewChoice(w.desk, names)
	shown := w.settings.Language
	if w.forced != "" {
		shown = w.words.Language()
	}
	if i := slices.Index(codes, shown); i >= 0 {
		c.Selected = names[i]
	}
	c.OnChanged = func(string) {
		if i := c.SelectedIndex(); i >= 0 && (codes[i] != w.settings.Language || w.forced != "") {
			w.settings.Language = codes[i]
			w.saveSettings()
			w.setLanguage(codes[i])
			w.stack.Replace(w.settingsDialog("language"))
		}
	}
	return c
}

// askDefaults goes back to the defaults, after a question: there is no way back from there.
func (w *Window) askDefaults() {
	w.stack.Ask(overlay.Question{
		Name: "defaults", Title: w.words.Text(locales.DefaultsTitle), Text: w.words.Text(locales.DefaultsText), Careful: true,
		Yes: overlay.Answer{Name: "reset", Text: w.words.Text(locales.Defaults), Do: w.resetSettings},
		No:  overlay.Answer{Name: "keep", Text: w.words.Text(locales.DefaultsNo)},
	})
}

// resetSettings goes back to the defaults of what the dialog shows.
func (w *Window) resetSettings() {
	before := w.settings
	w.settings = store.DefaultSettings()
	w.settings.Suits, w.settings.Record = before.Suits, before.Record
	w.settings.Width, w.settings.Height, w.settings.FullScreen = before.Width, before.Height, before.FullScreen
	w.applySettings()
	w.setLanguage(w.settings.Language)
	w.stack.Replace(w.settingsDialog("defaults"))
}

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
