// Package host stands between the window and the rest of the desktop. The toolkit waits
// for other programs on the main goroutine, some of them without a limit; what is asked
// through here never keeps the window waiting.
package host

import (
	"net/url"
	"runtime"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"
)

// App is the toolkit's app with a clipboard that does not freeze, links that open beside
// the main goroutine, and cursors that rest. It is used from the main goroutine only.
type App struct {
	fyne.App
	clipboard *Clipboard
	window    fyne.Window
	still     bool
}

// New wraps the toolkit's app and puts the result in its place, so that the toolkit's own
// widgets use it too.
func New(inner fyne.App) *App {
	a := &App{App: inner}
	a.clipboard = &Clipboard{toolkit: inner.Clipboard(), onX11: a.onX11}
	fyne.SetCurrentApp(a)
	return a
}

// NewWindow implements [fyne.App].
func (a *App) NewWindow(title string) fyne.Window {
	a.window = a.App.NewWindow(title)
	return a.window
}

// Adopt takes a window that was created before; nil changes nothing.
func (a *App) Adopt(w fyne.Window) {
	if w != nil {
		a.window = w
	}
}

// onX11 reports whether the window is one of the X server's.
func (a *App) onX11() (is bool) {
	if native, ok := a.window.(driver.NativeWindow); ok {
		native.RunNative(func(context any) {
			x11, ok := context.(driver.X11WindowContext)
			is = ok && x11.WindowHandle != 0
		})
	}
	return is
}

// Clipboard implements [fyne.App].
func (a *App) Clipboard() fyne.Clipboard { return a.clipboard }

// OpenURL implements [fyne.App]. It does not wait for the program that opens the address,
// which may take as long as it likes; a failure is logged.
func (a *App) OpenURL(address *url.URL) error {
	if runtime.GOOS == "js" {
		return a.App.OpenURL(address) // a browser opens nothing but in answer to a click
	}
	go func() {
		if err := a.App.OpenURL(address); err != nil {
			fyne.LogError("opening "+address.String(), err)
		}
	}()
	return nil
}

// HoldStill keeps the toolkit's widgets from starting animations, until it is called with
// false. An entry with the focus calls it: each blink of its cursor paints the whole
// window a dozen times.
func (a *App) HoldStill(still bool) { a.still = still }

// Settings implements [fyne.App].
func (a *App) Settings() fyne.Settings {
	switch runtime.GOOS {
	case "darwin", "js": // there the toolkit counts on settings of its own type
		return a.App.Settings()
	}
	return settings{a.App.Settings(), a}
}

type settings struct {
	fyne.Settings
	app *App
}

// ShowAnimations implements [fyne.Settings].
func (s settings) ShowAnimations() bool { return !s.app.still && s.Settings.ShowAnimations() }
