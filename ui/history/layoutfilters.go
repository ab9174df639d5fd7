package history

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"simplesimon/ui/look"
)

// leastSearch is the width that the search needs for what it says while it is empty.
const leastSearch = 160

// top lays the filters out side by side, the search below the others where there is no room, and
// returns their height.
func (l *pageLayout) top(o []fyne.CanvasObject, width float32) (height float32) {
	gap, x, y := theme.Padding(), float32(0), float32(0)
	for i, filter := range o {
		if i == len(l.widths) && x+look.Scaled(leastSearch) > width {
			x, y = 0, o[0].MinSize().Height+gap
		}
		w := width - x
		if i < len(l.widths) {
			w = l.widths[i]
		}
		filter.Move(fyne.NewPos(x, y))
		filter.Resize(fyne.NewSize(w, filter.MinSize().Height))
		x += w + gap
	}
	return y + o[0].MinSize().Height
}
