package daily

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"simplesimon/ui/controls"
)

// Dimensions of the page, in Fyne's units.
const (
	columnsGap = 8
	scrollRoom = 12   // right margin, for the scroll bar
	monthShare = 0.55 // width of the month as a fraction
	monthMost  = 600  // maximum width of the month
	panelMost  = 480  // maximum width of the panel
	panelLeast = 16   // minimum width of the panel, in multiples of the text size
)

// content arranges the streak above the month and the panel of the selected day.
func (p *Page) content() *fyne.Container {
	head := container.NewBorder(nil, nil, p.before, p.next, p.title)
	month := container.NewVBox(head, p.month, container.NewHBox(p.toToday))
	return container.New(&dayColumns{p.month}, p.streak, month, p.day.content())
}

// wrapped resizes scrolling content to its width before its height is determined, since texts
// wrap.
type wrapped struct{}

// MinSize implements [fyne.Layout].
func (wrapped) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 100) }

// Layout implements [fyne.Layout].
func (wrapped) Layout(o []fyne.CanvasObject, size fyne.Size) {
	scroll := o[0].(*controls.Scroll)
	scroll.Resize(size)
	scroll.Content.Resize(size)
	scroll.Refresh()
}

// dayColumns places the panel beside the month if there is room, and below it otherwise.
type dayColumns struct{ month *monthView }

// parts returns the widths of the month and of the panel, and whether they are side by side.
func (c *dayColumns) parts(width float32) (month, panel float32, beside bool) {
	least := c.month.least()
	if width-columnsGap < least+panelLeast*theme.TextSize() {
		return max(width, 0), width, false
	}
	month = max(least, min(width*monthShare, monthMost, width-columnsGap-panelLeast*theme.TextSize()))
	return month, min(width-columnsGap-month, panelMost), true
}

// MinSize implements [fyne.Layout].
func (c *dayColumns) MinSize(o []fyne.CanvasObject) fyne.Size {
	_, _, beside := c.parts(c.month.page.width)
	height := o[0].MinSize().Height + theme.Padding()
	if beside {
		return fyne.NewSize(0, height+max(o[1].MinSize().Height, o[2].MinSize().Height))
	}
	return fyne.NewSize(0, height+o[1].MinSize().Height+theme.Padding()+o[2].MinSize().Height)
}

// Layout implements [fyne.Layout].
func (c *dayColumns) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := size.Width - scrollRoom
	c.month.page.width = width
	month, panel, beside := c.parts(width)
	c.month.width = month
	o[0].Resize(fyne.NewSize(width, 0))
	o[0].Resize(fyne.NewSize(width, o[0].MinSize().Height))
	top := o[0].MinSize().Height + theme.Padding()
	o[1].Move(fyne.NewPos(0, top))
	o[1].Resize(fyne.NewSize(month, o[1].MinSize().Height))
	at := fyne.NewPos(month+columnsGap, top)
	if !beside {
		at = fyne.NewPos(0, top+o[1].MinSize().Height+theme.Padding())
	}
	o[2].Move(at)
	o[2].Resize(fyne.NewSize(panel, 0))
	o[2].Resize(fyne.NewSize(panel, o[2].MinSize().Height))
}
