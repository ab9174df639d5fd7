package ui

import (
	"time"

	"fyne.io/fyne/v2"

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
	Name     string       // of the record's file
	Log      *trace.Log
	Screen   func() (width, height int) // of the free area in pixels, 0 if unknown; nil likewise
	KeyMap   keyboard.KeyMap
	Clock    timing.Clock     // runs what happens later; nil stands for real time
	Leaving  func(saved bool) // called when the window is about to go, before and after all is saved; nil for nothing

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
	w := &Window{now: time.Now, timers: timing.New(o.Clock), keyMap: o.KeyMap, app: desktop, clipboard: desktop.Clipboard().(*host.Clipboard), folder: o.Folder, keeper: store.NewKeeper(o.Folder), log: o.Log, leaving: o.Leaving, forced: o.Language}
	run, _ := w.keeper.Load() // what could not be read is told with the first save; takes the lock, before anything is read
	settings, settingsErr := w.keeper.LoadSettings()
	w.settings = settings
	w.words = locales.New(w.language())
	w.setTheme()
	if run == nil {
		run = store.NewRunning(engine.NewGame(session.RandomCode(engine.Suits(settings.Suits))), true, w.now())
	}
	w.session = session.New(run, w.keeper, o.Log, w.now, w.timers)
	ask := w.answerCommandLine(o)
	w.session.Changed, w.session.Refused, w.session.Kept = w.changed, w.refused, w.kept
	w.past = session.NewPast(session.Shelf{Keeper: w.keeper, Folder: w.folder}, w.session, w.timers)
	w.past.Read, w.past.Came = w.historyRead, w.tellSetAside
	w.session.Ended = w.past.Add
	w.build(o.shown)
	app.Lifecycle().SetOnStopped(w.stop)
	app.Lifecycle().SetOnStarted(func() { // the window is on the screen now
		w.sizes.given(w.firstSize())
		w.sizes.given(w.win.Canvas().Size())
		w.fitScreen(o.Screen)
		w.traceBar()
		w.table.Trace()
		w.session.Begin()
		w.stack.Unasked(func() {
			if ask != nil {
				w.askReplace(ask, o.Name)
			} else if !w.tellBad(o) && w.session.Game().Won() {
				w.showWon()
			}
			w.report(settingsErr)
		})
	})
	return w
}

// saveLimit is how long the end of the program waits for a file that is being written.
const saveLimit = time.Second

// stop ends everything, at the end of the program, by whichever way that comes first. A
// start from then on finds the folder free, also if the program needs a moment more.
func (w *Window) stop() {
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
// asks for. It answers it if it would take the place of an unfinished game,
// which has to be asked.
func (w *Window) answerCommandLine(o Options) (ask *engine.Game) {
	asked := o.Record
	if o.Deal != nil {
		asked = engine.NewGame(*o.Deal)
	}
	switch {
	case asked == nil:
		return nil
	case w.session.Unfinished():
		return asked
	}
	w.session.Start(asked, o.Record == nil)
	return nil
}
