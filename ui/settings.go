package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/choices"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/ui/controls"
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
			{"auto-place", locales.AutoPlaceName, locales.AutoPlaceText, &s.AutoPlace},
			{"placement-help", locales.PlacementHelpName, locales.PlacementHelpText, &s.PlacementHelp},
			{"interactive-rules", locales.InteractiveRulesName, locales.InteractiveRulesText, &s.InteractiveRules},
			{"ask-restart", locales.AskRestartName, locales.AskRestartText, &s.AskRestart},
			{"select-and-place", locales.SelectAndPlaceName, locales.SelectAndPlaceText, &s.SelectAndPlace},
		}, nil,
	}, {
		locales.SectionCards, []toggle{
			{"four-colours", locales.FourColoursName, locales.FourColoursText, &s.FourColours},
			{"large-print", locales.LargePrintName, locales.LargePrintText, &s.LargePrint},
			{"letters", locales.LettersName, locales.LettersText, &s.InternationalLetters},
		}, nil,
	}, {
		locales.SectionTable, []toggle{
			{"show-score", locales.ShowScoreName, locales.ShowScoreText, &s.ShowScore},
			{"show-time", locales.ShowTimeName, locales.ShowTimeText, &s.ShowTime},
			{"felt", locales.FeltName, locales.FeltText, &s.Felt},
		}, []option{
			{"table", locales.TableName, choices.Of(choices.Tables), &s.Table},
			{"chrome", locales.ChromeName, choices.Themes, &s.Chrome},
			{"speed", locales.SpeedName, choices.Of(choices.Speeds), &s.Speed},
		},
	}}
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
	d := &overlay.Dialog{Name: "settings", Title: w.words.Text(locales.SettingsTitle), Width: 480}
	content := container.NewVBox()
	language := w.languageChoice()
	content.Add(w.named(locales.LanguageName, language))
	d.Controls = append(d.Controls, overlay.Control{Name: "language", Object: language})
	for _, s := range sections(&w.settings) {
		content.Add(widget.NewSeparator())
		content.Add(widget.NewLabelWithStyle(w.words.Text(s.title), fyne.TextAlignLeading, fyne.TextStyle{Bold: true}))
		for _, o := range s.options {
			choice := w.optionChoice(o)
			content.Add(w.named(o.name, choice))
			d.Controls = append(d.Controls, overlay.Control{Name: o.trace, Object: choice})
		}
		for _, t := range s.toggles {
			box := controls.NewCheck(w.desk, w.words.Text(t.name), *t.on, func(on bool) {
				*t.on = on
				w.applySettings()
			})
			content.Add(explained(box, w.words.Text(t.text)))
			d.Controls = append(d.Controls, overlay.Control{Name: t.trace, Object: box})
		}
	}
	defaults := controls.NewButton(w.desk, w.words.Text(locales.Defaults), nil, w.resetSettings)
	done := controls.NewButton(w.desk, w.words.Text(locales.Close), nil, w.stack.Answer(nil))
	done.Importance = widget.HighImportance
	d.Body, d.Answers, d.Focus = content, []*controls.Button{defaults, done}, done
	d.Controls = append(d.Controls, overlay.Control{Name: "defaults", Object: defaults}, overlay.Control{Name: "close", Object: done})
	for _, c := range d.Controls {
		if c.Name == focus {
			d.Focus = c.Object.(fyne.Focusable)
		}
	}
	return d
}

// named puts a name before a select box.
func (w *Window) named(name locales.ID, box fyne.CanvasObject) fyne.CanvasObject {
	return container.New(&namedRow{}, widget.NewLabel(w.words.Text(name)), controls.Inset(box))
}

// namedRow gives the name of a select box less room than the box.
type namedRow struct{}

const nameShare = 0.38 // of the width

// MinSize implements [fyne.Layout].
func (*namedRow) MinSize(o []fyne.CanvasObject) fyne.Size {
	name, box := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(max(name.Width/nameShare, box.Width/(1-nameShare)), max(name.Height, box.Height))
}

// Layout implements [fyne.Layout].
func (*namedRow) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := size.Width * nameShare
	o[0].Resize(fyne.NewSize(width, size.Height))
	o[1].Move(fyne.NewPos(width, 0))
	o[1].Resize(fyne.NewSize(size.Width-width, size.Height))
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
		}
	}
	return c
}

// explanation is a sentence about a check box; a click on it is one on the box.
type explanation struct {
	widget.Label
	box *controls.Check
}

var _ fyne.Tappable = (*explanation)(nil)

// Tapped implements [fyne.Tappable].
func (e *explanation) Tapped(*fyne.PointEvent) { e.box.Toggle() }

// explained puts a quiet sentence below a check box, beneath its name.
func explained(box *controls.Check, text string) fyne.CanvasObject {
	l := &explanation{box: box}
	l.ExtendBaseWidget(l)
	l.SetText(text)
	l.Wrapping = fyne.TextWrapWord
	l.SizeName = look.Small
	beneath := theme.IconInlineSize() + theme.InnerPadding()/2
	box.Block = container.New(layout.NewCustomPaddedVBoxLayout(-theme.InnerPadding()-theme.Padding()), box,
		container.New(layout.NewCustomPaddedLayout(0, 0, beneath, 0), l))
	return box.Block
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

// resetSettings goes back to the defaults of what the dialog shows.
func (w *Window) resetSettings() {
	before := w.settings
	w.settings = store.DefaultSettings()
	w.settings.Suits = before.Suits
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
	w.table.SetOptions(table.Options{
		DoubleClick: w.settings.DoubleClick, AutoPlace: w.settings.AutoPlace,
		PlacementHelp: w.settings.PlacementHelp, SelectAndPlace: w.settings.SelectAndPlace,
	})
	w.bar.ShowScore(w.settings.ShowScore)
	w.showTime()
	w.restyle()
}
