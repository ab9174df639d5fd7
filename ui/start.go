package ui

import (
	"errors"
	"fmt"
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver"
	"fyne.io/fyne/v2/storage"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/session"
	"simplesimon/store"
	"simplesimon/timing"
	"simplesimon/trace"
	"simplesimon/ui/host"
	"simplesimon/ui/keyboard"
)

// Options describe how to open the window.
type Options struct {
	Folder   store.Folder
	Language string       // from the command line; "" for that of the settings, or the system
	Deal     *engine.Code // from the command line, or nil
	Record   *engine.Game // a replayed record from the command line, or nil
	RecordID string       // of the player's own game named by the record, or ""
	Name     string       // name of the record's file
	Path     string       // absolute path of the record's file, or ""
	Version  string       // version of the program
	Log      *trace.Log
	Screen   func() (width, height int) // size of the work area in pixels, 0 if unknown; may be nil
	KeyMap   keyboard.KeyMap
	Clock    timing.Clock     // runs everything that happens later; nil means real time
	Leaving  func(saved bool) // called before and after everything is saved at the end; may be nil

	Page *Page // the web page that the window fills; nil on the desktop

	DoubleClick time.Duration // the system's double-click time; 0 if unknown

	BadRecord string // path of a record from the command line that can't be opened, or ""
	BadCode   string // invalid code from the command line, or ""

	shown fyne.Window // set by Show, or nil
}

// Open creates the window and shows it. The caller runs the app.
func Open(app fyne.App, o Options) *Window {
	if o.Clock == nil {
		o.Clock = timing.Real{Do: fyne.Do}
	}
	desktop := host.New(app)
	desktop.Adopt(o.shown)
	w := &Window{now: time.Now, timers: timing.New(o.Clock), keyMap: o.KeyMap, app: desktop, clipboard: desktop.Clipboard().(*host.Clipboard), folder: o.Folder, version: o.Version, keeper: store.NewKeeper(o.Folder), log: o.Log, leaving: o.Leaving, forced: o.Language, page: o.Page}
	run, _ := w.keeper.Load() // acquires the lock before anything is read; errors are reported with the first save
	settings, settingsErr := w.keeper.LoadSettings()
	w.settings = settings
	w.words = locales.New(w.language())
	w.setTheme()
	if run == nil {
		run = store.NewRunning(engine.NewGame(session.RandomCode(engine.Suits(settings.Suits))), true, w.now())
	}
	w.session = session.New(run, w.keeper, o.Log, func() time.Time { return w.now() }, w.timers)
	w.past = session.NewPast(session.Shelf{Keeper: w.keeper, Folder: w.folder}, w.session, w.timers)
	ask := w.answerCommandLine(o)
	w.session.Changed, w.session.Refused, w.session.Kept = w.changed, w.refused, w.kept
	w.past.Read, w.past.Came = w.historyRead, w.tellSetAside
	w.session.Ended = w.past.Add
	w.build(o.shown)
	w.table.SetDoubleClick(o.DoubleClick)
	app.Lifecycle().SetOnStopped(w.End)
	app.Lifecycle().SetOnStarted(func() { // the window is on the screen now
		w.sizes.given(w.firstSize())
		w.sizes.given(w.win.Canvas().Size())
		w.fitScreen(o.Screen)
		w.traceBar()
		w.table.Trace()
		w.session.Begin()
		if o.Path != "" {
			w.files.Remember(o.Path)
		}
		if o.Record != nil && ask == nil {
			w.tellUncounted()
		}
		w.stack.Unasked(func() {
			if ask != nil {
				w.askReplace(*ask, o.Name)
			} else if !w.tellBad(o) && w.session.Game().Won() {
				w.table.ShowWin()
				w.showWon()
			}
			w.report(settingsErr)
		})
	})
	return w
}

// saveLimit is how long the program waits at its end for a file that is being written.
const saveLimit = time.Second

// End ends everything at the end of the program, whichever way that comes about. A start from then
// on finds the folder unlocked, even if this process takes a moment longer to exit.
func (w *Window) End() {
	if w.ended {
		return
	}
	w.ended = true
	w.tellLeaving(false)
	w.keepSizeNow()
	w.timers.Stop()
	w.table.Stop()
	w.files.Wait(saveLimit)
	w.session.Close()
	if err := w.keeper.Close(); err != nil {
		fyne.LogError("the lock", err)
	}
	w.tellLeaving(true)
}

// tellLeaving reports that the window is about to close, and whether everything is saved.
func (w *Window) tellLeaving(saved bool) {
	if w.leaving != nil {
		w.leaving(saved)
	}
}

// answerCommandLine continues with the deal or record given on the command line. It returns it if
// the player must be asked, because it would replace an unfinished game or saved moves of the same
// game.
func (w *Window) answerCommandLine(o Options) (ask *recorded) {
	asked := recorded{o.Record, o.RecordID}
	if o.Deal != nil {
		asked.Game = engine.NewGame(*o.Deal)
	}
	if asked.Game == nil {
		return nil
	}
	next := session.Next{Game: asked.Game}
	if o.Record != nil {
		next = w.next(asked)
	}
	if w.session.Unfinished() || w.behind(&next) != nil {
		return &asked
	}
	w.session.Start(next)
	return nil
}

// errNoWindow is the error if the toolkit could not create a window.
var errNoWindow = errors.New("the toolkit has made no window")

// Show shows the window without content, in the size and colours of the settings, for [Open] to
// continue with. It does not touch the folder. An error means that the toolkit can't create
// windows on this system, so the program can only exit.
//
// Trying it with a separate window would take as long as creating the real one.
func (o *Options) Show(app fyne.App) (err error) {
	defer func() {
		if trouble := recover(); trouble != nil { // how the toolkit reports that
			err = fmt.Errorf("%w: %v", errNoWindow, trouble)
		}
	}()
	settings, _ := o.Folder.PeekSettings() // or the defaults
	w := &Window{app: app, forced: o.Language, settings: settings, page: o.Page}
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

// newWindow creates the window without showing it.
func (w *Window) newWindow() fyne.Window {
	win := w.app.NewWindow(w.words.Text(locales.WindowTitle))
	win.SetMaster()
	win.SetPadded(false)
	win.Resize(w.firstSize())
	if w.page == nil {
		win.SetFullScreen(w.settings.FullScreen)
	}
	return win
}

// placeContent makes the toolkit determine the absolute positions of everything in a window. Until
// it does so, at the next frame, it takes each object's position to be that within its parent.
func placeContent(win fyne.Window) {
	if c, ok := win.Canvas().(interface{ EnsureMinSize() bool }); ok {
		c.EnsureMinSize()
	}
}

// exists reports whether the system has created the window. The toolkit only logs a failure.
func exists(win fyne.Window) bool {
	native, ok := win.(driver.NativeWindow)
	there := !ok // if it can't be determined
	if ok {
		native.RunNative(func(context any) {
			switch c := context.(type) {
			case driver.X11WindowContext:
				there = c.WindowHandle != 0
			case driver.WaylandWindowContext:
				there = c.WaylandSurface != 0
			default:
				there = true // otherwise it would have panicked
			}
		})
	}
	return there
}

// tellBad reports what is wrong with a record or code of the command line, as if it had been
// dropped on the window. It returns false if nothing is wrong.
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
		w.tellWrong(w.words.BadCode(o.BadCode, wrong))
	default:
		return false
	}
	return true
}
