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
}

// Open makes the window and shows it. The caller runs the app.
func Open(app fyne.App, o Options) *Window {
	w := &Window{now: time.Now, app: app, folder: o.Folder, log: o.Log, forced: o.Language}
	w.lock()
	settings, settingsAside, settingsErr := o.Folder.LoadSettings()
	w.settings = settings
	run, gameAside, gameErr := o.Folder.LoadGame()
	w.words = locales.New(w.language())
	w.setTheme()
	if run == nil {
		run = store.NewRunning(engine.NewGame(RandomCode(engine.Suits(settings.Suits))), true, w.now())
	}
	w.session = NewSession(run, w.keeper(), o.Log, w.now)
	ask := w.answerCommandLine(o)
	w.session.Changed, w.session.Refused, w.session.Kept = w.changed, w.refused, w.kept
	w.build()
	app.Lifecycle().SetOnStopped(w.session.End)
	app.Lifecycle().SetOnStarted(func() { // the window is on the screen now
		w.fitScreen(o.Screen)
		w.traceBar()
		w.table.Trace()
		w.session.Begin()
		if ask != nil {
			w.askReplace(ask, o.Name)
		} else if w.session.Game().Won() {
			w.showWon()
		}
		w.report(settingsAside, settingsErr, gameAside, gameErr)
	})
	return w
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

// report tells once of files that could not be read.
func (w *Window) report(settingsAside *store.Aside, settingsErr error, gameAside *store.Aside, gameErr error) {
	var texts []string
	if gameAside != nil && gameAside.Path != "" {
		texts = append(texts, w.words.Format(locales.GameSetAside, locales.PathData{Path: locales.CleanPath(gameAside.Path)}))
	}
	if settingsAside != nil && settingsAside.Path != "" {
		texts = append(texts, w.words.Format(locales.SettingsSetAside, locales.PathData{Path: locales.CleanPath(settingsAside.Path)}))
	}
	if w.second {
		texts = append(texts, w.words.Text(locales.SecondWindow))
	}
	if text := w.readHistory(); text != "" {
		texts = append(texts, text)
	}
	for _, err := range []error{gameErr, settingsErr} {
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			w.kept(err)
			break
		}
	}
	w.tellAll(texts)
}

// tellAll shows messages one after the other, and then what was open before.
func (w *Window) tellAll(texts []string) {
	if len(texts) == 0 {
		return
	}
	before := w.modal
	w.modal = nil
	if before != nil {
		before.hide()
	}
	w.tell(w.words.Text(locales.WindowTitle), texts[0], func() {
		if len(texts) > 1 {
			w.tellAll(texts[1:])
		}
		if before != nil && w.modal == nil {
			w.open(before)
		}
	})
}
