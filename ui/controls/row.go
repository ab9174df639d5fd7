package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// Row places objects side by side, in as many lines as necessary. If even is set, all have the
// same width and fill their lines.
func Row(even bool, o ...fyne.CanvasObject) *fyne.Container {
	return container.New(&rowLayout{even: even}, o...)
}

type rowLayout struct {
	even  bool
	width float32 // the last width
}

// lines breaks the objects into lines that fit a width.
func (l *rowLayout) lines(o []fyne.CanvasObject, width float32) (lines [][]fyne.CanvasObject) {
	least := func(o fyne.CanvasObject) float32 { return o.MinSize().Width }
	if l.even {
		widest := l.widest(o)
		least = func(fyne.CanvasObject) float32 { return widest }
	}
	var x float32
	for _, child := range o {
		if len(lines) == 0 || width > 0 && x+theme.Padding()+least(child) > width {
			lines, x = append(lines, nil), -theme.Padding()
		}
		lines[len(lines)-1] = append(lines[len(lines)-1], child)
		x += theme.Padding() + least(child)
	}
	return lines
}

func (l *rowLayout) widest(o []fyne.CanvasObject) (width float32) {
	for _, child := range o {
		width = max(width, child.MinSize().Width)
	}
	return width
}

// height returns the height of a line.
func (l *rowLayout) height(o []fyne.CanvasObject) (height float32) {
	for _, child := range o {
		height = max(height, child.MinSize().Height)
	}
	return height
}

// MinSize implements [fyne.Layout].
func (l *rowLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	lines := float32(len(l.lines(o, l.width)))
	return fyne.NewSize(l.widest(o), lines*l.height(o)+max(0, lines-1)*theme.Padding())
}

// Layout implements [fyne.Layout].
func (l *rowLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	lines, height := l.lines(o, size.Width), l.height(o)
	most := 1
	for _, line := range lines {
		most = max(most, len(line))
	}
	same := (size.Width - float32(most-1)*theme.Padding()) / float32(most)
	var y float32
	for _, line := range lines {
		var x float32
		for _, child := range line {
			width := child.MinSize().Width
			if l.even {
				width = same
			}
			child.Move(fyne.NewPos(x, y))
			child.Resize(fyne.NewSize(width, height))
			x += width + theme.Padding()
		}
		y += height + theme.Padding()
	}
}
