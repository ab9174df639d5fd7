package overlay

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/trace"
	"simplesimon/ui/pixel"
)

// Control is an object of the window whose location is traced.
type Control struct {
	Name   string // in the trace
	Object fyne.CanvasObject
}

// Objects returns the objects of controls.
func Objects(controls []Control) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, c := range controls {
		all = append(all, c.Object)
	}
	return all
}

// traceSheet traces that something was opened or closed. What opened by itself accepts input only
// after its "ready" event.
func (s *Stack) traceSheet(sh *sheet, open bool) {
	s.log.Write("dialog", struct {
		Name    string `json:"name"`
		Open    bool   `json:"open"`
		Unasked bool   `json:"unasked,omitempty"`
	}{sh.name, open, open && sh.unasked})
}

// frameTime is roughly the duration of a frame; only after one does the toolkit know where a new
// object is.
const frameTime = 20 * time.Millisecond

// Trace traces the locations of the controls of a part of the window as soon as they are known;
// still reports whether the part still exists.
func (s *Stack) Trace(part string, controls []Control, still func() bool) {
	if s.log == nil {
		return
	}
	seen := slices.DeleteFunc(slices.Clone(controls), func(c Control) bool {
		return !c.Object.Visible() // a narrow window may hide some
	})
	if !placed(seen) {
		s.timers.After(frameTime, func() {
			if still() {
				s.Trace(part, controls, still)
			}
		})
		return
	}
	type place struct {
		Name string     `json:"name"`
		Rect trace.Rect `json:"rect"`
	}
	places := []place{}
	for _, c := range seen {
		places = append(places, place{c.Name, trace.RectOf(pixel.Rect(c.Object))})
	}
	s.log.Write("controls", struct {
		In       string  `json:"in"`
		Controls []place `json:"controls"`
	}{part, places})
}

// TraceControls traces the locations of the controls of what is open.
func (s *Stack) TraceControls(name string, controls []Control) {
	s.Trace(name, controls, func() bool { return s.Shown().Name == name })
}

// placed reports whether controls have their locations. The toolkit may know the canvas of an
// object before its position; then all seem to be in the corner.
func placed(controls []Control) bool {
	driver := fyne.CurrentApp().Driver()
	somewhere := len(controls) == 0
	for _, c := range controls {
		if driver.CanvasForObject(c.Object) == nil {
			return false
		}
		somewhere = somewhere || !driver.AbsolutePositionForObject(c.Object).IsZero()
	}
	return somewhere
}
