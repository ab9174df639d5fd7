package controls

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Catcher closes a menu when clicked.
type Catcher struct {
	widget.BaseWidget
	caught func()
}

var (
	_ fyne.Tappable          = (*Catcher)(nil)
	_ fyne.SecondaryTappable = (*Catcher)(nil)
)

// NewCatcher returns a catcher; caught is called for every click.
func NewCatcher(caught func()) *Catcher {
	c := &Catcher{caught: caught}
	c.ExtendBaseWidget(c)
	return c
}

// CreateRenderer implements [fyne.Widget].
func (c *Catcher) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.Transparent))
}

// Tapped implements [fyne.Tappable].
func (c *Catcher) Tapped(*fyne.PointEvent) { c.caught() }

// TappedSecondary implements [fyne.SecondaryTappable].
func (c *Catcher) TappedSecondary(*fyne.PointEvent) { c.caught() }
