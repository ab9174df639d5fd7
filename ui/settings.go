package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/store"
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
	values []string // as in the settings
	texts  []locales.ID
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
			{"table", locales.TableName, store.Tables, []locales.ID{locales.TableGreen, locales.TableBlue,
				locales.TableBurgundy, locales.TableSlate, locales.TableLinen, locales.TableContrast}, &s.Table},
			{"chrome", locales.ChromeName, store.Chromes,
				[]locales.ID{locales.ChromeSystem, locales.ChromeLight, locales.ChromeDark}, &s.Chrome},
			{"speed", locales.SpeedName, store.Speeds,
				[]locales.ID{locales.SpeedNormal, locales.SpeedFast, locales.SpeedOff}, &s.Speed},
		},
	}}
}

// showSettings opens the settings; a change is effective at once.
func (w *Window) showSettings() { w.openSettings("", nil) }

// openSettings opens the settings with the focus on the control of a name; then,
// if not nil, is called when they are closed.
func (w *Window) openSettings(focus string, then func()) {
	m := &modal{name: "settings", title: w.words.Text(locales.SettingsTitle), width: 480, cancel: then}
	content := container.NewVBox()
	language := w.languageChoice(then)
	content.Add(w.named(locales.LanguageName, language))
	m.controls = append(m.controls, control{"language", language})
	for _, s := range sections(&w.settings) {
		content.Add(widget.NewSeparator())
		content.Add(widget.NewLabelWithStyle(w.words.Text(s.title), fyne.TextAlignLeading, fyne.TextStyle{Bold: true}))
		for _, o := range s.options {
			choice := w.optionChoice(o)
			content.Add(w.named(o.name, choice))
			m.controls = append(m.controls, control{o.trace, choice})
		}
		for _, t := range s.toggles {
			box := newCheck(w.keys, w.words.Text(t.name), *t.on, func(on bool) {
				*t.on = on
				w.applySettings()
			})
			content.Add(explained(box, w.words.Text(t.text)))
			m.controls = append(m.controls, control{t.trace, box})
		}
	}
	defaults := newButton(w.keys, w.words.Text(locales.Defaults), nil, func() { w.resetSettings(then) })
	done := newButton(w.keys, w.words.Text(locales.Close), nil, w.answer(then))
	done.Importance = widget.HighImportance
	m.body, m.answers, m.focus = content, []*button{defaults, done}, done
	m.controls = append(m.controls, control{"defaults", defaults}, control{"close", done})
	for _, c := range m.controls {
		if c.name == focus {
			m.focus = c.object.(fyne.Focusable)
		}
	}
	w.open(m)
}

// named puts a name before a select box.
func (w *Window) named(name locales.ID, box fyne.CanvasObject) fyne.CanvasObject {
	return container.New(&namedRow{}, widget.NewLabel(w.words.Text(name)), inset(box))
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
func (w *Window) optionChoice(o option) *choice {
	var names []string
	for _, text := range o.texts {
		names = append(names, w.words.Text(text))
	}
	c := newChoice(w.keys, names)
	if i := slices.Index(o.values, *o.value); i >= 0 {
		c.Selected = names[i]
	}
	c.OnChanged = func(string) {
		if i := c.SelectedIndex(); i >= 0 && o.values[i] != *o.value {
			*o.value = o.values[i]
			w.applySettings()
		}
	}
	return c
}

// explanation is a sentence about a check box; a click on it is one on the box.
type explanation struct {
	widget.Label
	box *check
}

var _ fyne.Tappable = (*explanation)(nil)

// Tapped implements [fyne.Tappable].
func (e *explanation) Tapped(*fyne.PointEvent) { e.box.toggle() }

// explained puts a quiet sentence below a check box, beneath its name.
func explained(box *check, text string) fyne.CanvasObject {
	l := &explanation{box: box}
	l.ExtendBaseWidget(l)
	l.SetText(text)
	l.Wrapping = fyne.TextWrapWord
	l.SizeName = sizeSmall
	beneath := theme.IconInlineSize() + theme.InnerPadding()/2
	box.block = container.New(layout.NewCustomPaddedVBoxLayout(-theme.InnerPadding()-theme.Padding()), box,
		container.New(layout.NewCustomPaddedLayout(0, 0, beneath, 0), l))
	return box.block
}

// languageChoice offers the system's language and every language by its own
// name. It shows the one of the command line, if there is one, until the player chooses.
func (w *Window) languageChoice(then func()) *choice {
	codes := append([]string{""}, locales.Languages()...)
	var names []string
	for _, code := range codes {
		name := locales.Name(code)
		if code == "" {
			name = w.words.Format(locales.LanguageSystem, locales.LanguageData{Language: locales.Name(locales.System())})
		}
		names = append(names, name)
	}
	c := newChoice(w.keys, names)
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
			w.openSettings("language", then)
		}
	}
	return c
}

// resetSettings goes back to the defaults of what the dialog shows.
func (w *Window) resetSettings(then func()) {
	before := w.settings
	w.settings = store.DefaultSettings()
	w.settings.Suits = before.Suits
	w.settings.Width, w.settings.Height, w.settings.FullScreen = before.Width, before.Height, before.FullScreen
	w.applySettings()
	w.setLanguage(w.settings.Language)
	w.openSettings("defaults", then)
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
	w.bar.showScore(w.settings.ShowScore)
	w.showTime()
	w.restyle()
}
