package history

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"simplesimon/ui/look"
)

// leastSearch is the width of the search entry's placeholder.
const leastSearch = 160

// top lays out the filters side by side, in as many lines as necessary, and returns their height.
// The search fills its line.
func (l *pageLayout) top(o []fyne.CanvasObject, width float32) (height float32) {
	gap, x, y := theme.Padding(), float32(0), float32(0)
	for i, filter := range o {
		w := look.Scaled(leastSearch)
		if i < len(l.widths) {
			w = l.widths[i]
		}
		if x > 0 && x+w > width {
			x, y = 0, y+filter.MinSize().Height+gap
		}
		if i == len(l.widths) {
			w = width - x
		}
		filter.Move(fyne.NewPos(x, y))
		filter.Resize(fyne.NewSize(w, filter.MinSize().Height))
		x += w + gap
	}
	return y + o[0].MinSize().Height
}
