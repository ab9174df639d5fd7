package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
)

func (r *replay) addButton(name string, id locales.ID, icon fyne.Resource, do func()) *button {
	b := newButton(r.w.keys, "", icon, nil)
	b.OnTapped = func() {
		do()
		r.w.win.Canvas().Focus(b)
	}
	b.Importance = widget.LowImportance
	b.hint = r.w.words.Text(id)
	b.tip = r.tip
	r.controls = append(r.controls, control{name, b})
	return b
}

// tip tells what a button does, in the place of the number of the move.
func (r *replay) tip(text string) {
	if text == "" {
		text = r.moveText()
	}
	r.move.SetText(text)
}

// speedWidth is the width of the select box for the speed.
const speedWidth = 88

// content lays the replay out: the table, what happens in words, the controls.
func (r *replay) content() fyne.CanvasObject {
	felt := canvas.NewRectangle(felts[r.w.settings.Table])
	felt.CornerRadius = 6
	speed := r.speedChoice()
	r.texts.Layout = &textBox{r.textHeight()}
	r.controls = append(r.controls, control{"speed", speed})
	buttons := container.NewHBox(objects(r.controls[:5])...)
	state := container.NewHBox(r.score, container.NewCenter(r.places))
	return container.NewBorder(nil, container.NewVBox(
		r.texts,
		container.NewBorder(nil, nil, buttons, container.NewHBox(container.NewGridWrap(fyne.NewSize(speedWidth, speed.MinSize().Height), speed), state), r.slider),
	), nil, nil, container.NewStack(felt, r.table))
}

// speedChoice chooses how fast the replay plays by itself.
func (r *replay) speedChoice() *choice {
	names := []string{"½×", "1×", "3×"} // of tempos
	c := newChoice(r.w.keys, names)
	c.Selected = names[r.tempo]
	c.OnChanged = func(string) {
		if i := c.SelectedIndex(); i >= 0 {
			r.tempo = i
		}
	}
	return c
}
