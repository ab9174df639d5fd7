package replay

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
)

func (r *replay) addButton(name string, id locales.ID, icon fyne.Resource, do func()) *controls.Button {
	b := controls.NewButton(r.desk(), "", icon, nil)
	b.OnTapped = func() {
		do()
		r.desk().Canvas().Focus(b)
	}
	b.Importance = widget.LowImportance
	b.Hint = r.words().Text(id)
	r.steps = append(r.steps, overlay.Control{Name: name, Object: b})
	return b
}

// Widths of the select box for the speed, and of the play button, in Fyne's units.
const (
	speedWidth = 88
	playWidth  = 64
)

// content lays out the replay: the table, the description, the controls.
func (r *replay) content(speed fyne.CanvasObject) fyne.CanvasObject {
	felt := canvas.NewRectangle(r.board.Felt)
	felt.CornerRadius = 6
	r.texts.Layout = &textBox{replay: r}
	buttons := container.NewHBox()
	for _, step := range r.steps {
		button := step.Object
		if button == r.play {
			button = container.NewGridWrap(fyne.NewSize(look.Scaled(playWidth), r.play.MinSize().Height), r.play)
		}
		buttons.Add(button)
	}
	state := r.score
	tempo := container.NewGridWrap(fyne.NewSize(look.Scaled(speedWidth), speed.MinSize().Height), speed)
	line := container.NewBorder(nil, nil, buttons, container.NewHBox(tempo, state), r.slider)
	if needs := line.MinSize().Width + leastSlider; needs > r.desk().Canvas().Size().Width {
		line = container.NewVBox(container.NewBorder(nil, nil, nil, state, r.slider), container.NewBorder(nil, nil, buttons, tempo))
	}
	return container.NewBorder(nil, container.NewVBox(r.texts, line), nil, nil, container.NewStack(felt, r.table))
}

// leastSlider is the minimum width of the slider, in Fyne's units.
const leastSlider = 40

// speedChoice returns the selector of the playing speed.
func (r *replay) speedChoice() *controls.Choice {
	names := []string{"½×", "1×", "3×"} // of tempos
	c := controls.NewChoice(r.desk(), names)
	c.Selected = names[r.tempo]
	c.OnChanged = func(string) {
		if i := c.SelectedIndex(); i >= 0 {
			r.tempo = i
		}
	}
	return c
}
