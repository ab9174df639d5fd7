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

// Options say how the window is to be opened.
type Options struct {
	Folder   store.Folder
	Language string       // as on the command line; "" as set, or as the system
	Deal     *engine.Code // from the command line; nil for none
	Record   *engine.Game // a replayed record from the command line; nil for none
	RecordID string       // of the player's own game that it is of; "" if it names none
	Name     string       // of the record's file
	Path     string       // of the record's file, from the root; "" if it has none
	Version  string       // of the program
	Log      *trace.Log
	Screen   func() (width, height int) // of the free area in pixels, 0 if unknown; nil likewise
	KeyMap   keyboard.KeyMap
	Clock    timing.Clock     // runs what happens later; nil stands for real time
	Leaving  func(saved bool) // called when the window is about to go, before and after all is saved; nil for nothing

	Page *Page // that the window fills; nil if it is one of the system's

	DoubleClick time.Duration // the longest one, as the system has it; 0 if it does not say

	BadRecord string // the path of a record from the command line that can't be opened; "" for none
	BadCode   string // what the command line gave as a code and is none; "" for none

	shown fyne.Window // by Show; nil for none
}

// Open makes the window and shows it. The caller runs the app.
func Open(app fyne.App, o Options) *Window {
	if o.Clock == nil {
		o.Clock = timing.Real{Do: fyne.Do}
	}
	desktop := host.New(app)
	desktop.Adopt(o.shown)
	w := &Window{now: time.Now, timers: timing.New(o.Clock), keyMap: o.KeyMap, app: desktop, clipboard: desktop.Clipboard().(*host.Clipboard), folder: o.Folder, version: o.Version, keeper: store.NewKeeper(o.Folder), log: o.Log, leaving: o.Leaving, forced: o.Language, page: o.Page}
	run, _ := w.keeper.Load() // what could not be read is told with the first save; takes the lock, before anything is read
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

// saveLimit is how long the end of the program waits for a file that is being written.
const saveLimit = time.Second

// End ends everything, at the end of the program, by whichever way that comes first. A
// start from then on finds the folder free, also if the program needs a moment more.
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

// tellLeaving says that the window is about to go, and whether all is saved.
func (w *Window) tellLeaving(saved bool) {
	if w.leaving != nil {
		w.leaving(saved)
	}
}

// answerCommandLine goes on with the deal or the record that the command line
// asks for. It answers it if it would take the place of an unfinished game, or of
// moves that are kept of the same game, which has to be asked.
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

// newWindow makes the window, which is not shown yet.
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
		w.tellWrong(w.words.BadCode(o.BadCode, wrong))
	default:
		return false
	}
	return true
}
