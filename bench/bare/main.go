// Command bare shows the smallest possible window of the toolkit, as a baseline for the game: one rectangle
// that can be dragged, or one focused entry.
package main

import (
	"flag"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// side is the width and height of the rectangle.
const side = 40

func main() {
	width := flag.Float64("width", 1120, "width of the window")
	height := flag.Float64("height", 700, "height of the window")
	entry := flag.Bool("entry", false, "show a focused entry")
	flag.Parse()
	app.SetMetadata(fyne.AppMetadata{ID: "org.example.bare", Name: "Bare", Migrations: map[string]bool{"fyneDo": true}})
	win := app.NewWithID("org.example.bare").NewWindow("Bare")
	win.SetPadded(false)
	win.Resize(fyne.NewSize(float32(*width), float32(*height)))
	if *entry {
		e := widget.NewEntry()
		win.SetContent(container.NewVBox(e))
		win.Canvas().Focus(e)
	} else {
		win.SetContent(newBoard())
	}
	win.ShowAndRun()
}

// board fills the window; the rectangle follows drags on it.
type board struct {
	widget.BaseWidget
	rectangle *canvas.Rectangle
}

func newBoard() *board {
	b := &board{rectangle: canvas.NewRectangle(color.NRGBA{0xD0, 0x40, 0x30, 0xFF})}
	b.rectangle.Resize(fyne.NewSquareSize(side))
	b.ExtendBaseWidget(b)
	return b
}

// Dragged implements [fyne.Draggable].
func (b *board) Dragged(e *fyne.DragEvent) {
	b.rectangle.Move(e.Position.SubtractXY(side/2, side/2))
}

// DragEnd implements [fyne.Draggable].
func (b *board) DragEnd() {}

// CreateRenderer implements [fyne.Widget].
func (b *board) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout(b.rectangle))
}
