package ui

import (
	"errors"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
)

// codeEntry is where a game code is typed or pasted, on its own or within a longer text. Once
// there is one, its level and letters are shown above in large print: any seven letters form a
// code, so nothing else reveals a typing error.
type codeEntry struct {
	w     *Window
	entry *controls.Entry
	found *widget.Label // level and letters of the code
	fault *overlay.Fault
	deal  *controls.Button
	paste *controls.Button
	level *controls.Button // the default answer while there is no code; may be nil
}

// newCodeEntry returns the entry, filled with a text. The default answer is highlighted: the
// button that deals the code if there is one, otherwise level, another button of the dialog or
// nil.
func (w *Window) newCodeEntry(text string, level *controls.Button) *codeEntry {
	c := &codeEntry{w: w, level: level, entry: controls.NewEntry(w.desk), found: widget.NewLabel("")}
	c.found.TextStyle.Bold = true
	c.found.Hide()
	c.fault = w.stack.NewFault("code-fault", c.entry)
	c.entry.SetPlaceHolder(locales.ExampleCode)
	c.entry.Pick = pickCode
	c.entry.OnChanged = func(string) {
		c.fault.Clear()
		c.show()
	}
	c.entry.OnSubmitted = func(string) { c.submit() }
	c.entry.Nothing = func() { c.fault.Say(w.noCode()) }
	c.deal = controls.NewButton(w.desk, w.words.Text(locales.DealCode), nil, c.submit)
	c.paste = controls.NewButton(w.desk, "", theme.ContentPasteIcon(), c.fill)
	c.paste.Hint = w.words.Text(locales.PasteCodeButton)
	c.entry.Fill(text)
	return c
}

// pickCode returns the code within a pasted text.
func pickCode(text string) (string, bool) {
	code, ok := engine.FindCode(text)
	return code.String(), ok
}

// codeRoom is the width of a code in the entry, at normal text size.
const codeRoom = 176

// rows returns the objects to show in a dialog.
func (c *codeEntry) rows() []fyne.CanvasObject {
	label := controls.Heading(c.w.words.Text(locales.CodeLabel))
	buttons := container.NewHBox(c.paste, c.deal)
	entry := container.New(&codeLine{}, c.entry, buttons)
	width := look.Scaled(codeRoom) + buttons.MinSize().Width + theme.Padding() + 2*theme.InnerPadding()
	return []fyne.CanvasObject{controls.Beside(label, controls.Inset(entry), width), c.found, c.fault.Label}
}

// codeLine places the entry before its buttons, or above them if a code would not fit.
type codeLine struct{ width float32 } // the last width

func (l *codeLine) stacked(buttons fyne.CanvasObject) bool {
	return l.width > 0 && l.width < look.Scaled(codeRoom)+theme.Padding()+buttons.MinSize().Width
}

// MinSize implements [fyne.Layout].
func (l *codeLine) MinSize(o []fyne.CanvasObject) fyne.Size {
	entry, buttons := o[0].MinSize(), o[1].MinSize()
	size := fyne.NewSize(max(entry.Width, buttons.Width), max(entry.Height, buttons.Height))
	if l.stacked(o[1]) {
		size.Height = entry.Height + theme.Padding() + buttons.Height
	}
	return size
}

// Layout implements [fyne.Layout].
func (l *codeLine) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	entry, buttons, pad := o[0], o[1], theme.Padding()
	width := buttons.MinSize().Width
	if l.stacked(buttons) {
		entry.Resize(fyne.NewSize(size.Width, entry.MinSize().Height))
		buttons.Move(fyne.NewPos(size.Width-width, entry.MinSize().Height+pad))
		buttons.Resize(buttons.MinSize())
		entry.Move(fyne.Position{})
		return
	}
	entry.Move(fyne.Position{})
	entry.Resize(fyne.NewSize(size.Width-width-pad, size.Height))
	buttons.Move(fyne.NewPos(size.Width-width, 0))
	buttons.Resize(fyne.NewSize(width, size.Height))
}

// controls returns its controls, by their names in the trace.
func (c *codeEntry) controls() []overlay.Control {
	return []overlay.Control{{Name: "code-entry", Object: c.entry}, {Name: "paste", Object: c.paste}, {Name: "deal-code", Object: c.deal}}
}

// show shows the code in the entry, if there is one.
func (c *codeEntry) show() {
	text := ""
	code, ok := engine.FindCode(c.entry.Text)
	if ok {
		text = c.w.words.Format(locales.CodeFound, locales.CodeFoundData{Level: c.w.words.Level(code.Suits), Letters: letters(code)})
	}
	c.found.SetText(text)
	if c.found.Hidden == ok {
		c.found.Hidden = !ok
		c.w.stack.Refit()
	}
	stress(c.deal, ok)
	stress(c.level, !ok)
}

// stress highlights a button as the default answer.
func stress(b *controls.Button, likely bool) {
	importance := widget.MediumImportance
	if likely {
		importance = widget.HighImportance
	}
	if b != nil && b.Importance != importance {
		b.Importance = importance
		b.Refresh()
	}
}

// letters returns the letters of a code, separated by spaces.
func letters(code engine.Code) string {
	text := code.String()
	return strings.Join(strings.Split(text[strings.LastIndex(text, "-")+1:], ""), " ")
}

// submit deals the code in the entry, or explains which part of it is wrong.
func (c *codeEntry) submit() {
	code, ok := engine.FindCode(c.entry.Text)
	if !ok {
		var err error
		code, err = engine.ParseCode(c.entry.Text)
		var wrong *engine.CodeError
		if errors.As(err, &wrong) {
			c.fault.Say(c.w.words.CodeError(wrong))
			return
		}
	}
	c.w.stack.Close()
	c.w.settings.Suits = int(code.Suits)
	c.w.saveSettings()
	c.w.session.Deal(code)
}

// fill fills in the first code on the clipboard.
func (c *codeEntry) fill() {
	c.w.paste(func(text string) {
		code, ok := pickCode(text)
		if !ok {
			c.fault.Say(c.w.noCode())
			return
		}
		c.entry.Fill(code)
		c.w.win.Canvas().Focus(c.entry)
	})
}
