package ui

import (
	"math"

	"fyne.io/fyne/v2"

	"simplesimon/trace"
	"simplesimon/ui/overlay"
)

// leastWidth is that of the window, in Fyne's units: the bar and the dialogs fit.
const leastWidth = 600

// frame lays the window out: the bar above, the line below, the table between.
// The table's ground is behind all; the table itself puts it there.
type frame struct{ w *Window }

// MinSize implements [fyne.Layout]. It is small, so that the window can be.
func (f *frame) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(leastWidth, f.w.bar.height(fyne.Size{})+lineHeight+f.w.table.MinSize().Height)
}

// Layout implements [fyne.Layout].
func (f *frame) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	f.w.traceSize(size)
	bar, line := f.w.bar.box, f.w.line.box
	height := f.w.bar.height(size)
	bar.Resize(fyne.NewSize(size.Width, height))
	bar.Move(fyne.NewPos(0, 0))
	line.Resize(fyne.NewSize(size.Width, lineHeight))
	line.Move(fyne.NewPos(0, size.Height-lineHeight))
	f.w.table.Move(fyne.NewPos(0, height))
	f.w.table.Resize(fyne.NewSize(size.Width, max(0, size.Height-height-lineHeight)))
	f.w.traceBar()
	f.w.keepSize(f.w.win.Canvas().Size())
	f.w.stack.Fit()
}

// traceBar tells where the buttons of the bar are.
func (w *Window) traceBar() {
	names := []string{"menu", "new", "restart", "undo", "redo", "code", "rules", "settings"}
	var list []overlay.Control
	for i, b := range w.bar.buttons() {
		list = append(list, overlay.Control{Name: names[i], Object: b})
	}
	w.stack.Trace("bar", list, func() bool { return false })
}

// traceSize tells how large the window is, in device pixels, before anything in
// it takes its place.
func (w *Window) traceSize(size fyne.Size) {
	scale := float64(w.win.Canvas().Scale())
	pixels := trace.Rect{W: int(math.Round(float64(size.Width) * scale)), H: int(math.Round(float64(size.Height) * scale))}
	if pixels == w.traced {
		return
	}
	w.traced = pixels
	w.log.Write("size", struct {
		Rect trace.Rect `json:"rect"`
	}{pixels})
}
