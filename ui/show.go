package ui

import (
	"errors"
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver"
	"fyne.io/fyne/v2/storage"

	"simplesimon/engine"
	"simplesimon/locales"
)

// errNoWindow says that the toolkit has no window to show.
var errNoWindow = errors.New("the toolkit has made no window")

// Show puts the window on the screen with nothing in it yet, in the size and the colours that the
// settings say, for [Open] to go on with. It touches nothing in the folder. The error says that the
// system has no windows of the toolkit's kind; then the program can only end.
//
// A window to try it out on would cost as much time as the window itself.
func (o *Options) Show(app fyne.App) (err error) {
	defer func() {
		if trouble := recover(); trouble != nil { // the toolkit's way to say so
			err = fmt.Errorf("%w: %v", errNoWindow, trouble)
		}
	}()
	settings, _ := o.Folder.PeekSettings() // or as at the first start
	w := &Window{app: app, forced: o.Language, settings: settings}
	w.words = locales.New(w.language())
	w.setTheme()
	win := w.newWindow()
	win.SetContent(canvas.NewRectangle(color.Transparent)) // a window without content is not painted
	win.Show()
	if !exists(win) {
		return errNoWindow
	}
	o.shown = win
	return nil
}

// newWindow makes the window, which is not shown yet.
func (w *Window) newWindow() fyne.Window {
	win := w.app.NewWindow(w.words.Text(locales.WindowTitle))
	win.SetMaster()
	win.SetPadded(false)
	win.Resize(w.firstSize())
	win.SetFullScreen(w.settings.FullScreen)
	return win
}

// placeContent lets the toolkit find out where everything in a window lies. Until it does that, as
// it does with the next picture, it takes each object's place to be that within its parent.
func placeContent(win fyne.Window) {
	if c, ok := win.Canvas().(interface{ EnsureMinSize() bool }); ok {
		c.EnsureMinSize()
	}
}

// exists reports whether the system has made the window. The toolkit only logs that it has not.
func exists(win fyne.Window) bool {
	native, ok := win.(driver.NativeWindow)
	there := !ok // without a way to ask
	if ok {
		native.RunNative(func(context any) {
			switch c := context.(type) {
			case driver.X11WindowContext:
				there = c.WindowHandle != 0
			case driver.WaylandWindowContext:
				there = c.WaylandSurface != 0
			default:
				there = true // it would have panicked
			}
		})
	}
	return there
}

// tellBad says what is wrong with a record or a code of the command line, as if the record had been
// dropped on the window. It reports whether there was something to say.
func (w *Window) tellBad(o Options) bool {
	w.wonUntold = w.session.Game().Won() && o.BadRecord+o.BadCode != "" // until that is closed
	switch {
	case o.BadRecord != "":
		w.dropped(fyne.Position{}, []fyne.URI{storage.NewFileURI(o.BadRecord)})
	case o.BadCode != "":
		_, err := engine.ParseCode(o.BadCode)
		var wrong *engine.CodeError
		if !errors.As(err, &wrong) {
			return false
		}
		w.tellFault(w.words.BadCode(o.BadCode, wrong))
	default:
		return false
	}
	return true
}
