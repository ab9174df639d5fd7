package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"simplesimon/trace"
)

// shutter reports each frame that the toolkit paints to the trace. It is an invisible object whose size only
// the painter requests: to anything that looks for objects at the pointer, it is too far away.
type shutter struct{ log *trace.Log }

// withShutter adds a shutter to the content of a window if there is a trace with times.
func withShutter(log *trace.Log, content fyne.CanvasObject) fyne.CanvasObject {
	if !log.Timed() {
		return content
	}
	return container.New(&shutterLayout{}, content, &shutter{log})
}

// shutterLayout makes the content fill the window.
type shutterLayout struct{}

// MinSize implements [fyne.Layout].
func (*shutterLayout) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// Layout implements [fyne.Layout].
func (*shutterLayout) Layout(o []fyne.CanvasObject, size fyne.Size) { o[0].Resize(size) }

const farAway = 30000

// Size implements [fyne.CanvasObject].
func (s *shutter) Size() fyne.Size {
	s.log.Frame()
	return fyne.Size{}
}

func (*shutter) MinSize() fyne.Size      { return fyne.Size{} }
func (*shutter) Position() fyne.Position { return fyne.NewSquareOffsetPos(farAway) }
func (*shutter) Visible() bool           { return true }
func (*shutter) Move(fyne.Position)      {}
func (*shutter) Resize(fyne.Size)        {}
func (*shutter) Hide()                   {}
func (*shutter) Show()                   {}
func (*shutter) Refresh()                {}
