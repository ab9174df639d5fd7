package ui

import (
	"math"
	"time"

	"simplesimon/trace"

	"fyne.io/fyne/v2"
)

// The initial size of the window, in Fyne's units.
const (
	firstWidth  = 1120
	firstHeight = 700
	titleRoom   = 32 // for the title bar, in a window that fills the screen
)

// longest is the maximum side of a window at the start, in Fyne's units: larger than any screen,
// and small enough for every system.
const longest = 1 << 14

// sizeRest is how long the size of the window must be unchanged until it is saved.
const sizeRest = 500 * time.Millisecond

// firstSize returns the size of the window at the start.
func (w *Window) firstSize() fyne.Size {
	if w.settings.Width <= 0 || w.settings.Height <= 0 {
		return fyne.NewSize(firstWidth, firstHeight)
	}
	return fyne.NewSize(float32(min(w.settings.Width, longest)), float32(min(w.settings.Height, longest)))
}

// fitScreen shrinks a window that is larger than the screen. Its size was saved on another screen,
// where it will fit again, so the saved size does not change.
func (w *Window) fitScreen(screen func() (width, height int)) {
	if screen == nil {
		return
	}
	width, height := screen()
	if width <= 0 || height <= 0 {
		return
	}
	c := w.win.Canvas()
	room := fyne.NewSize(float32(width)/c.Scale(), float32(height)/c.Scale())
	w.sizes.asked, w.sizes.room = w.firstSize(), room
	size := c.Size()
	if w.fullScreen() || size.Width <= room.Width && size.Height <= room.Height {
		return
	}
	fitted := fyne.NewSize(min(size.Width, room.Width), min(size.Height, room.Height-titleRoom)).Max(w.win.Content().MinSize())
	w.sizes.given(fitted)
	w.win.Resize(fitted)
	w.win.CenterOnScreen()
}

// sizes distinguishes a size chosen by the player from others, which are not saved: that at the
// start, one made to fit a smaller screen, that of full screen.
type sizes struct {
	started     bool        // until the window is on the screen, no size is the player's
	others      []fyne.Size // that may still arrive; until the player chooses another
	asked, room fyne.Size   // size at the start, and room on the screen; 0 if unknown
	changed     bool        // the settings have an unsaved size
}

// given records a size that is not the player's.
func (s *sizes) given(size fyne.Size) {
	s.started = true
	if !s.known(size) {
		s.others = append(s.others, size)
	}
}

// rounded is the maximum rounding of a length to pixels by the system, in Fyne's units.
const rounded = 2

// known reports whether a size is not the player's.
func (s *sizes) known(size fyne.Size) bool {
	for _, other := range s.others {
		by := size.Subtract(other)
		if max(by.Width, -by.Width, by.Height, -by.Height) < rounded {
			return true
		}
	}
	return cut(size.Width, s.asked.Width, s.room.Width) && cut(size.Height, s.asked.Height, s.room.Height)
}

// frameRoom is the maximum size of a window frame, in Fyne's units.
const frameRoom = 60

// cut reports whether a length is as requested, or as limited by the system if the window with its
// frame does not fit on the screen.
func cut(length, asked, room float32) bool {
	if room == 0 {
		return false
	}
	least := room - frameRoom
	return math.Abs(float64(length-asked)) < rounded || asked > least && length >= least && length <= room
}

// keepSize saves the size of the window, if the player changed it, once it no longer changes.
func (w *Window) keepSize(size fyne.Size) {
	if !w.sizes.started || w.page != nil {
		return
	}
	s := &w.settings
	before := *s
	s.FullScreen = w.fullScreen()
	switch {
	case s.FullScreen:
		w.sizes.given(size) // it may still have that size for a moment
	case !w.sizes.known(size):
		w.sizes.others, w.sizes.room = nil, fyne.Size{}
		s.Width, s.Height = int(math.Round(float64(size.Width))), int(math.Round(float64(size.Height)))
	}
	if *s != before {
		w.sizes.changed = true
		w.sizeRests.Stop()
		w.sizeRests = w.timers.After(sizeRest, w.keepSizeNow)
	}
}

// keepSizeNow saves a size that has not been saved yet.
func (w *Window) keepSizeNow() {
	if w.sizes.changed {
		w.sizes.changed = false
		w.saveSettings()
	}
}

// resized handles a resize of the window, before and after everything is laid out.
func (w *Window) resized(size fyne.Size, laidOut bool) {
	if !laidOut {
		w.traceSize(size)
		return
	}
	w.traceBar()
	w.keepSize(w.win.Canvas().Size())
	w.stack.Fit()
}

// traceBar traces the buttons of the bar.
func (w *Window) traceBar() { w.stack.Trace("bar", w.bar.Controls(), func() bool { return false }) }

// traceSize traces the size of the window in device pixels, before anything is laid out.
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
