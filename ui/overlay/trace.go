package overlay

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/trace"
	"simplesimon/ui/pixel"
)

// Control is something in the window that the trace tells the place of.
type Control struct {
	Name   string // in the trace
	Object fyne.CanvasObject
}

// Objects are the objects of controls.
func Objects(controls []Control) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, c := range controls {
		all = append(all, c.Object)
	}
	return all
}

// traceSheet tells that something has opened or closed. What has opened unasked takes answers only
// when it is told to be ready.
func (s *Stack) traceSheet(sh *sheet, open bool) {
	s.log.Write("dialog", struct {
		Name    string `json:"name"`
		Open    bool   `json:"open"`
		Unasked bool   `json:"unasked,omitempty"`
	}{sh.name, open, open && sh.unasked})
}

// frameTime is about as long as the toolkit takes to paint once; only then it knows where a new
// object lies.
const frameTime = 20 * time.Millisecond

// Trace tells where the controls of a part of the window are, as soon as they have places; still
// reports whether the part is still there.
func (s *Stack) Trace(part string, controls []Control, still func() bool) {
	if s.log == nil {
		return
	}
	seen := slices.DeleteFunc(slices.Clone(controls), func(c Control) bool {
		return !c.Object.Visible() // a narrow window may leave out some
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

// TraceControls tells where the controls of what is open are.
func (s *Stack) TraceControls(name string, controls []Control) {
	s.Trace(name, controls, func() bool { return s.Shown().Name == name })
}

// placed reports whether controls have their places. The toolkit may know the
// canvas of an object before it knows where on it the object lies; then all seem
// to be in the corner.
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
