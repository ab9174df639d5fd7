package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/ui/table"
)

// check is the toolkit's check box with Escape handed on.
type check struct {
	widget.Check
	keys *keys
}

func newCheck(k *keys, text string, on bool, changed func(bool)) *check {
	c := &check{keys: k}
	c.Text, c.Checked, c.OnChanged = text, on, changed
	c.ExtendBaseWidget(c)
	return c
}

// KeyDown implements [desktop.Keyable].
func (c *check) KeyDown(e *fyne.KeyEvent) { c.keys.KeyDown(e) }

// KeyUp implements [desktop.Keyable].
func (c *check) KeyUp(*fyne.KeyEvent) {}

// TypedKey implements [fyne.Focusable].
func (c *check) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		if c.keys.take() {
			c.SetChecked(!c.Checked)
		}
	default:
		c.keys.elsewhere(e)
	}
}

// choice is the toolkit's select box with Escape handed on.
type choice struct {
	widget.Select
	keys *keys
}

func newChoice(k *keys, options []string) *choice {
	c := &choice{keys: k}
	c.Options = options
	c.ExtendBaseWidget(c)
	return c
}

// KeyDown implements [desktop.Keyable].
func (c *choice) KeyDown(e *fyne.KeyEvent) { c.keys.KeyDown(e) }

// KeyUp implements [desktop.Keyable].
func (c *choice) KeyUp(*fyne.KeyEvent) {}

// TypedKey implements [fyne.Focusable].
func (c *choice) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyEscape, fyne.KeyF11:
		c.keys.elsewhere(e)
	case fyne.KeyReturn, fyne.KeyEnter:
		c.Select.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	default:
		c.Select.TypedKey(e)
	}
}

// toggle is a setting that is on or off.
type toggle struct {
	trace      string
	name, text locales.ID
	on         *bool
}

func toggles(s *store.Settings) []toggle {
	return []toggle{
		{"double-click", locales.DoubleClickName, locales.DoubleClickText, &s.DoubleClick},
		{"auto-place", locales.AutoPlaceName, locales.AutoPlaceText, &s.AutoPlace},
		{"placement-help", locales.PlacementHelpName, locales.PlacementHelpText, &s.PlacementHelp},
		{"interactive-rules", locales.InteractiveRulesName, locales.InteractiveRulesText, &s.InteractiveRules},
		{"select-and-place", locales.SelectAndPlaceName, locales.SelectAndPlaceText, &s.SelectAndPlace},
	}
}

// showSettings opens the settings; a change is effective at once.
func (w *Window) showSettings() { w.openSettings("") }

// openSettings opens the settings with the focus on the control of a name.
func (w *Window) openSettings(focus string) {
	var controls []control
	content := container.NewVBox()
	for _, t := range toggles(&w.settings) {
		box := newCheck(w.keys, w.words.Text(t.name), *t.on, func(on bool) {
			*t.on = on
			w.applySettings()
		})
		content.Add(explained(box, w.words.Text(t.text)))
		controls = append(controls, control{t.trace, box})
	}
	language := w.languageChoice()
	content.Add(container.NewBorder(nil, nil, widget.NewLabel(w.words.Text(locales.LanguageName)), nil, inset(language)))
	defaults := newButton(w.keys, w.words.Text(locales.Defaults), nil, w.resetSettings)
	done := newButton(w.keys, w.words.Text(locales.Close), nil, w.answer(nil))
	done.Importance = widget.HighImportance
	controls = append(controls, control{"language", language}, control{"defaults", defaults}, control{"close", done})
	m := &modal{name: "settings", title: w.words.Text(locales.SettingsTitle), body: content, width: 470,
		answers:  []*button{defaults, done},
		controls: controls, focus: done}
	for _, c := range controls {
		if c.name == focus {
			m.focus = c.object.(fyne.Focusable)
		}
	}
	w.open(m)
}

// explained puts a quiet sentence below a check box, beneath its name.
func explained(box fyne.CanvasObject, text string) fyne.CanvasObject {
	l := paragraph(text)
	l.SizeName = sizeSmall
	beneath := theme.IconInlineSize() + theme.InnerPadding()/2
	return container.New(layout.NewCustomPaddedVBoxLayout(-theme.InnerPadding()-theme.Padding()), box,
		container.New(layout.NewCustomPaddedLayout(0, 0, beneath, 0), l))
}

// languageChoice offers the system's language and every language by its own
// name.
func (w *Window) languageChoice() *choice {
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
	for i, code := range codes {
		if code == w.settings.Language {
			c.Selected = names[i]
		}
	}
	c.OnChanged = func(string) {
		if i := c.SelectedIndex(); i >= 0 && codes[i] != w.settings.Language {
			w.settings.Language = codes[i]
			w.saveSettings()
			w.setLanguage(codes[i])
			w.openSettings("language")
		}
	}
	return c
}

// resetSettings goes back to the defaults of what the dialog shows.
func (w *Window) resetSettings() {
	suits := w.settings.Suits
	w.settings = store.DefaultSettings()
	w.settings.Suits = suits
	w.applySettings()
	w.setLanguage(w.settings.Language)
	w.openSettings("defaults")
}

// applySettings makes the settings effective, and keeps them.
func (w *Window) applySettings() {
	w.table.SetOptions(table.Options{
		DoubleClick: w.settings.DoubleClick, AutoPlace: w.settings.AutoPlace,
		PlacementHelp: w.settings.PlacementHelp, SelectAndPlace: w.settings.SelectAndPlace,
	})
	w.saveSettings()
}
