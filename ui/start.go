package ui

import (
	"errors"
	"io/fs"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/ui/trace"
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

	BadRecord string // the path of a record from the command line that can't be opened; "" for none
	BadCode   string // what the command line gave as a code and is none; "" for none

	shown fyne.Window // by Show; nil for none
}

// Open makes the window and shows it. The caller runs the app.
func Open(app fyne.App, o Options) *Window {
	w := &Window{now: time.Now, app: app, folder: o.Folder, keeper: store.NewKeeper(o.Folder), log: o.Log, forced: o.Language, files: newFileAccess()}
	w.keeper.SetAside = w.setAside
	run, aside, gameErr := w.keeper.Load() // takes the lock, before anything is read
	w.setAside(aside)
	settings, aside, settingsErr := o.Folder.LoadSettings()
	w.setAside(aside)
	w.settings, w.unread = settings, settingsErr != nil && !errors.Is(settingsErr, fs.ErrNotExist)
	w.words = locales.New(w.language())
	w.setTheme()
	if run == nil {
		run = store.NewRunning(engine.NewGame(RandomCode(engine.Suits(settings.Suits))), true, w.now())
	}
	w.session = NewSession(run, w.keeper, o.Log, w.now)
	ask := w.answerCommandLine(o)
	w.session.Changed, w.session.Refused, w.session.Kept = w.changed, w.refused, w.kept
	w.session.Ended = w.past.add
	w.build(o.shown)
	app.Lifecycle().SetOnStopped(w.stop)
	app.Lifecycle().SetOnStarted(func() { // the window is on the screen now
		w.fitScreen(o.Screen)
		w.traceBar()
		w.table.Trace()
		w.session.Begin()
		if ask != nil {
			w.askReplace(ask, o.Name)
		} else if !w.tellBad(o) && w.session.Game().Won() {
			w.showWon()
		}
		w.report(gameErr, settingsErr)
	})
	return w
}

// stop ends everything, at the end of the program. A start from then on finds
// the folder free, also if the program needs a moment more.
func (w *Window) stop() {
	w.session.End()
	if err := w.keeper.Close(); err != nil {
		fyne.LogError("the lock", err)
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
	case o.Record != nil:
		w.session.take(asked, false)
	default:
		w.session.take(asked, true)
	}
	return nil
}
