// Package uitest supports tests of the window and its parts: an app in which nothing happens
// unprompted, a player who types, eyes that see what is drawn, and a desk for testing a part
// without a window.
package uitest

import (
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
)

// App is the toolkit's test app without concurrency: tests determine when it has started, and
// whether functions posted by other goroutines run.
type App struct {
	fyne.App
	Started func()  // called when the app starts
	Left    func()  // called when another app gets the focus
	Quitted int     // number of requests to quit
	Scale   float32 // of windows; 0 means 1
	Small   bool    // windows open small, so they are drawn faster

	driver *driver
}

// NewApp returns an app, which is the current one until the end of the test.
func NewApp(t testing.TB) *App {
	t.Helper()
	// The toolkit drops cached objects older than a minute, but checks the clock only when it
	// draws: after a minute of tests without drawing it would drop what is created next.
	software.NewCanvas().Capture()
	inner := test.NewTempApp(t)
	a := &App{App: inner, driver: &driver{Driver: inner.Driver()}}
	fyne.SetCurrentApp(a)
	return a
}

// Driver implements [fyne.App].
func (a *App) Driver() fyne.Driver { return a.driver }

// Lifecycle implements [fyne.App].
func (a *App) Lifecycle() fyne.Lifecycle { return &lifecycle{a.App.Lifecycle(), a} }

// Quit implements [fyne.App]. The test continues.
func (a *App) Quit() { a.Quitted++ }

// NewWindow implements [fyne.App].
func (a *App) NewWindow(title string) fyne.Window {
	w := a.App.NewWindow(title)
	if c, ok := w.Canvas().(software.WindowlessCanvas); ok && a.Scale != 0 {
		c.SetScale(a.Scale)
	}
	if a.Small {
		return &smallWindow{Window: w}
	}
	return w
}

// Posted returns how many functions other goroutines have posted. None was called: the toolkit's
// own test driver would call them at any time, concurrently with the test.
func (a *App) Posted() int {
	a.driver.lock.Lock()
	defer a.driver.lock.Unlock()
	return a.driver.posted
}

type smallWindow struct {
	fyne.Window
	resized bool
}

// Resize implements [fyne.Window].
func (w *smallWindow) Resize(size fyne.Size) {
	if !w.resized {
		w.resized, size = true, fyne.NewSize(640, 480)
	}
	w.Window.Resize(size)
}

type driver struct {
	fyne.Driver
	lock   sync.Mutex
	posted int
}

// DoFromGoroutine implements [fyne.Driver].
func (d *driver) DoFromGoroutine(func(), bool) {
	d.lock.Lock()
	defer d.lock.Unlock()
	d.posted++
}

type lifecycle struct {
	fyne.Lifecycle
	app *App
}

// SetOnStarted implements [fyne.Lifecycle].
func (l *lifecycle) SetOnStarted(f func()) { l.app.Started = f }

// SetOnExitedForeground implements [fyne.Lifecycle].
func (l *lifecycle) SetOnExitedForeground(f func()) { l.app.Left = f }
