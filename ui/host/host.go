// Package host stands between the window and the rest of the desktop. The toolkit waits for other
// programs on the main goroutine, in some cases without limit; requests through this package never
// block the window.
package host

import (
	"net/url"
	"runtime"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"
)

// App is the toolkit's app with a clipboard that does not block, links that open in the
// background, and cursors that do not blink. It may be used only from the main goroutine.
type App struct {
	fyne.App
	clipboard *Clipboard
	window    fyne.Window
	still     bool
}

// New wraps the toolkit's app and replaces it, so that the toolkit's own widgets use the wrapper
// too.
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

// Adopt takes over a window created earlier, if not nil.
func (a *App) Adopt(w fyne.Window) {
	if w != nil {
		a.window = w
	}
}

// onX11 reports whether the window belongs to an X server.
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

// OpenURL implements [fyne.App]. It does not wait for the program that opens the address; a
// failure is logged.
func (a *App) OpenURL(address *url.URL) error {
	if runtime.GOOS == "js" {
		return a.App.OpenURL(address) // browsers open windows only in response to a click
	}
	go func() {
		if err := a.App.OpenURL(address); err != nil {
			fyne.LogError("opening "+address.String(), err)
		}
	}()
	return nil
}

// HoldStill prevents the toolkit's widgets from starting animations, until it is called with
// false. A focused entry uses it: each blink of its cursor repaints the whole window a dozen
// times.
func (a *App) HoldStill(still bool) { a.still = still }

// Settings implements [fyne.App].
func (a *App) Settings() fyne.Settings {
	switch runtime.GOOS {
	case "darwin", "js": // the toolkit requires its own settings type there
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
