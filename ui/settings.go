package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"simplesimon/choices"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/ui/controls"
	"simplesimon/ui/overlay"
)

// showSettings opens the settings; changes take effect immediately. A page returns in the chosen
// language when they are closed. They do not open over a dialog.
func (w *Window) showSettings() {
	if !w.stack.Covers() || w.stack.Page() {
		w.stack.Push(w.settingsDialog(""))
	}
}

// settingsDialog returns the dialog of the settings with the focus on the named control; "" is the
// close button.
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

// sectionRows returns the title of a section and its settings, and adds their controls to the
// dialog.
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

// optionControl returns the control of a setting with several values, and its row.
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

// optionChoice returns the select box of a setting with several values.
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
			if o.value == &w.settings.TextSize { // the dialog's own sizes change
				w.stack.Replace(w.settingsDialog(o.trace))
			}
		}
	}
	return c
}

// languageChoice offers the system's language and every language by its own name. Until the player
// chooses, it shows the language of the command line, if given.
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

// askDefaults restores the defaults, after a question, as that can't be undone.
func (w *Window) askDefaults() {
	w.stack.Ask(overlay.Question{
		Name: "defaults", Title: w.words.Text(locales.DefaultsTitle), Text: w.words.Text(locales.DefaultsText), Careful: true,
		Yes: overlay.Answer{Name: "reset", Text: w.words.Text(locales.Defaults), Do: w.resetSettings},
		No:  overlay.Answer{Name: "keep", Text: w.words.Text(locales.DefaultsNo)},
	})
}

// resetSettings restores the defaults of everything in the dialog.
func (w *Window) resetSettings() {
	before := w.settings
	w.settings = store.DefaultSettings()
	w.settings.Suits, w.settings.Record = before.Suits, before.Record
	w.settings.Width, w.settings.Height, w.settings.FullScreen = before.Width, before.Height, before.FullScreen
	w.applySettings()
	w.setLanguage(w.settings.Language)
	w.stack.Replace(w.settingsDialog("defaults"))
}
