//go:build !js

package files

import (
	"path/filepath"
	"slices"
	"sort"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
)

// crumb is a folder on the path to another one.
type crumb struct{ name, path string }

// crumbsOf returns the folders on the path from the root, or the list of drives, to a folder,
// which is the last one.
func crumbsOf(folder, drives string) (way []crumb) {
	for {
		above, name := parent(folder), filepath.Base(folder)
		switch {
		case folder == "":
			name = drives
		case filepath.Dir(folder) == folder && filepath.VolumeName(folder) != "":
			name = filepath.VolumeName(folder)
		}
		way = append(way, crumb{name, folder})
		if above == folder {
			slices.Reverse(way)
			return way
		}
		folder = above
	}
}

// crumbs shows the path to the current folder as a row of buttons. Folders in the middle for which
// there is no room are replaced by a button with an ellipsis, which leads to the last of them.
type crumbs struct {
	box    *fyne.Container
	desk   controls.Desk
	drives string // name of the list of drives
	goTo   func(folder string)

	way     []crumb
	buttons []*controls.Button // as many
	dots    *controls.Button
	signs   []fyne.CanvasObject // between two buttons
	hidden  int                 // number of omitted buttons after the first one
}

func newCrumbs(desk controls.Desk, drives string, goTo func(folder string)) *crumbs {
	c := &crumbs{desk: desk, drives: drives, goTo: goTo}
	c.box = container.New(c)
	return c
}

// set shows the path to another folder.
func (c *crumbs) set(folder string) {
	c.way = crumbsOf(folder, c.drives)
	c.buttons, c.signs, c.hidden = nil, nil, 0
	c.dots = c.button("…", func() { c.goTo(c.way[c.hidden].path) })
	var all []fyne.CanvasObject
	for i, step := range c.way {
		b, sign := c.button(locales.CleanPath(step.name), func() { c.goTo(step.path) }), widget.NewIcon(theme.NavigateNextIcon())
		c.buttons, c.signs = append(c.buttons, b), append(c.signs, sign)
		all = append(all, b, sign)
		if i == 0 {
			all = append(all, c.dots)
		}
	}
	c.box.Objects = all // in one go, as each change causes a layout
	c.box.Refresh()
}

func (c *crumbs) button(text string, do func()) *controls.Button {
	b := controls.NewButton(c.desk, text, nil, do)
	b.Importance = widget.LowImportance
	return b
}

// signSize is the size of the separator, in Fyne's units at normal text size.
const signSize = 12

// leastCrumbs is the minimum width, likewise.
const leastCrumbs = 180

// MinSize implements [fyne.Layout].
func (c *crumbs) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(look.Scaled(leastCrumbs), c.button("", nil).MinSize().Height)
}

// Layout implements [fyne.Layout].
func (c *crumbs) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if len(c.way) == 0 {
		return
	}
	c.choose(size.Width)
	sign, x := look.Scaled(signSize), float32(0)
	put := func(b *controls.Button, width float32) {
		b.Move(fyne.NewPos(x, 0))
		b.Resize(fyne.NewSize(width, size.Height))
		x += width
	}
	for _, s := range c.signs {
		s.Hide()
	}
	for i, b := range c.buttons {
		if !b.Visible() {
			continue
		}
		put(b, max(0, min(b.MinSize().Width, size.Width-x)))
		if i == len(c.buttons)-1 {
			return
		}
		c.putSign(i, x, sign, size.Height)
		x += sign
		if i == 0 && c.hidden > 0 {
			put(c.dots, c.dots.MinSize().Width)
			c.putSign(1, x, sign, size.Height) // the separator of an omitted folder
			x += sign
		}
	}
}

func (c *crumbs) putSign(i int, x, size, height float32) {
	c.signs[i].Show()
	c.signs[i].Move(fyne.NewPos(x, (height-size)/2))
	c.signs[i].Resize(fyne.NewSquareSize(size))
}

// choose omits as many folders after the first one as do not fit a width, and shortens the name of
// the last one if necessary.
func (c *crumbs) choose(width float32) {
	last := len(c.buttons) - 1
	name := locales.CleanPath(c.way[last].name)
	setText(c.buttons[last], name)
	for c.hidden = 0; c.hidden < last-1 && c.width() > width; c.hidden++ {
	}
	for i, b := range c.buttons {
		b.Hidden = i > 0 && i <= c.hidden
	}
	c.dots.Hidden = c.hidden == 0
	if over := c.width() - width; over > 0 {
		b := c.buttons[last]
		room := b.MinSize().Width - over
		n := sort.Search(len([]rune(name)), func(n int) bool {
			setText(b, controls.OuterParts(name, n))
			return b.MinSize().Width > room
		})
		setText(b, controls.OuterParts(name, max(0, n-1)))
	}
}

// width returns the total width of what is shown.
func (c *crumbs) width() float32 {
	sign := look.Scaled(signSize)
	sum := -sign
	for i, b := range c.buttons {
		if i == 0 || i > c.hidden {
			sum += sign + b.MinSize().Width
		}
	}
	if c.hidden > 0 {
		sum += sign + c.dots.MinSize().Width
	}
	return sum
}

func setText(b *controls.Button, text string) {
	if b.Text != text {
		b.SetText(text)
	}
}
