// Package uitest helps tests of the window and of its rooms: it has an app in which nothing happens
// by itself, a player who types, eyes that see what is drawn, and a desk for a room without a window.
package uitest

import (
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
)

// App is the toolkit's app for tests, but for what would happen beside the test: it says itself when
// the app has started, and does what other goroutines ask for, or not.
type App struct {
	fyne.App
	Started func()  // what waits for the start of the app
	Left    func()  // what waits until another app gets the keys
	Quitted int     // how often the app was told to quit
	Scale   float32 // of windows; 0 stands for 1
	Small   bool    // windows open small: they are drawn faster

	driver *driver
}

// NewApp makes an app, which is the current one until the test ends.
func NewApp(t testing.TB) *App {
	t.Helper()
	// The toolkit drops what it made more than a minute ago, and looks at the clock only when it
	// draws: after a minute of tests without a picture it would drop what is made next.
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

// Quit implements [fyne.App]. The test goes on.
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

// Posted is how many functions other goroutines have asked for. None of them was called: the
// toolkit's own driver for tests would call them at any time, beside the test.
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
