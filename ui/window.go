// Package ui is the window around the card table: bar, menu, line, dialogs,
// and the session that owns the running game.
package ui

import (
	"errors"
	"image"
	"io/fs"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/ui/table"
	"simplesimon/ui/trace"
)

// The size of the window at the first start, in Fyne's units.
const (
	firstWidth  = 1120
	firstHeight = 700
	leastWidth  = 600 // of the window: the bar and the dialogs fit
	titleRoom   = 32  // left for the title bar in a window that fills the screen
)

// sizeRest is how long the size of the window must rest until it is kept.
const sizeRest = 500 * time.Millisecond

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

// Window is the game's window. It is used from Fyne's main goroutine only.
type Window struct {
	app      fyne.App
	win      fyne.Window
	folder   store.Folder
	log      *trace.Log
	words    *locales.Localizer
	forced   string // the language of the command line
	settings store.Settings
	session  *Session
	table    *table.Table
	bar      *bar
	line     *line
	keys     *keys
	modal    *modal
	retry    *time.Timer // waits to try again to keep the game
	theme    *look       // as it is set

	folderLock *store.Lock // held until the program ends
	second     bool        // another window keeps its game in the folder

	now       func() time.Time // replaced by tests
	tick      *time.Timer      // of the time in the line
	sizeRests *time.Timer      // waits to keep the size of the window
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

// lock takes the right to keep something in the folder. A second window plays
// without.
func (w *Window) lock() {
	lock, err := w.folder.Lock()
	w.folderLock, w.second = lock, errors.Is(err, store.ErrLocked)
}

// keeper is what keeps the game: nothing in a second window.
func (w *Window) keeper() Keeper {
	if w.second {
		return nil
	}
	return w.folder
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

// language is the one to speak: of the command line, of the settings, of the
// system.
func (w *Window) language() string {
	switch {
	case w.forced != "":
		return w.forced
	case w.settings.Language != "":
		return w.settings.Language
	}
	return locales.System()
}

// build makes everything in the window.
func (w *Window) build() {
	w.win = w.app.NewWindow(w.words.Text(locales.WindowTitle))
	w.win.SetMaster()
	w.keys = &keys{w: w}
	w.line = newLine(w.keys, w.log)
	w.bar = newBar(w)
	w.table = table.New(w.session, w.keys, deckStyle(w.settings, w.words), w.log)
	w.table.Clicked, w.table.Told = w.tellCursor, w.cursorText
	w.table.SetExit(w.exit, w.showPlaces)
	w.effect()
	w.relabel()
	w.app.Settings().AddListener(func(fyne.Settings) { w.recolour() })
	w.win.SetPadded(false)
	w.win.SetContent(container.New(&frame{w}, w.bar.box, w.line.box, w.table)) // the table last: dragged cards lie above all
	w.keys.listen(w.win.Canvas())
	w.win.SetCloseIntercept(w.quit)
	w.win.SetOnDropped(w.dropped)
	w.app.Lifecycle().SetOnEnteredForeground(func() { w.session.Clock().Focus(w.now(), true) })
	w.app.Lifecycle().SetOnExitedForeground(func() {
		w.session.Clock().Focus(w.now(), false)
		w.table.CancelDrag()
	})
	w.win.Resize(w.firstSize())
	w.win.SetFullScreen(w.settings.FullScreen)
	w.win.Show()
	w.win.Canvas().Focus(w.table)
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

// firstSize is the size of the window at the start.
func (w *Window) firstSize() fyne.Size {
	if w.settings.Width <= 0 || w.settings.Height <= 0 {
		return fyne.NewSize(firstWidth, firstHeight)
	}
	return fyne.NewSize(float32(w.settings.Width), float32(w.settings.Height))
}

// fitScreen brings a window into view that is larger than the screen: it was
// kept on another one.
func (w *Window) fitScreen(screen func() (width, height int)) {
	if screen == nil || w.win.FullScreen() {
		return
	}
	width, height := screen()
	c := w.win.Canvas()
	room := fyne.NewSize(float32(width)/c.Scale(), float32(height)/c.Scale())
	size := c.Size()
	if width <= 0 || height <= 0 || size.Width <= room.Width && size.Height <= room.Height {
		return
	}
	w.win.Resize(fyne.NewSize(min(size.Width, room.Width), min(size.Height, room.Height-titleRoom)))
	w.win.CenterOnScreen()
}

// keepSize keeps the size of the window when it has rested for a while.
func (w *Window) keepSize(size fyne.Size) {
	if w.sizeRests != nil {
		w.sizeRests.Stop()
	}
	w.sizeRests = time.AfterFunc(sizeRest, func() {
		fyne.Do(func() {
			s := &w.settings
			before := *s
			if s.FullScreen = w.win.FullScreen(); !s.FullScreen {
				s.Width, s.Height = int(size.Width), int(size.Height)
			}
			if *s != before {
				w.saveSettings()
			}
		})
	})
}

// relabel writes every word in the present language.
func (w *Window) relabel() {
	w.win.SetTitle(w.words.Text(locales.WindowTitle))
	w.bar.relabel(w.words)
	w.bar.show(w.session)
	w.line.more.SetText(w.words.Text(locales.OpenRule))
	w.showPlaces()
	w.line.clear()
	w.buildMenu()
	w.speakToolkit()
	w.log.Write("language", struct {
		Language string `json:"language"`
	}{w.words.Language()})
}

// speakToolkit gives the toolkit's own widgets words in our language. The
// toolkit follows the system and can't be told otherwise, so our words stand
// in for those of the system's language.
func (w *Window) speakToolkit() {
	words, err := toolkitJSON(w.words.Toolkit())
	if err == nil {
		err = lang.AddTranslationsForLocale(words, lang.SystemLocale())
	}
	if err != nil {
		fyne.LogError("the toolkit's words", err)
	}
}

// setLanguage changes the language; "" is the system's.
func (w *Window) setLanguage(language string) {
	w.forced = ""
	if language == "" {
		language = w.language()
	}
	w.words = locales.New(language)
	w.relabel()
	w.restyle() // letters on cards follow the language
}

// changed follows a change of the game.
func (w *Window) changed(change engine.Change) {
	w.line.clear()
	w.bar.show(w.session)
	if !change.Completed || change.Kind == engine.Undone {
		w.showPlaces()
	} // else when the sequence has come there
	w.table.Follow(change)
	w.tellCursor()
	if w.session.Game().Won() {
		w.table.WhenAtRest(func() {
			if w.session.Game().Won() && w.modal == nil {
				w.table.Celebrate(w.offerNext)
			}
		})
	}
}

// offerNext shows the message at the win, unless something has come between.
func (w *Window) offerNext() {
	if w.session.Game().Won() && w.modal == nil {
		w.showWon()
	}
}

// showPlaces shows the removed sequences.
func (w *Window) showPlaces() { w.bar.places.set(w.session.Game().Tableau()) }

// exit is where the removed sequence with an index goes, in device pixels of
// the window.
func (w *Window) exit(i int) image.Rectangle {
	at, size := w.bar.places.rect(i)
	scale := pixelsOf(w.bar.places)
	px := func(x float32) int { return int(math.Round(float64(x) * scale)) }
	corner := w.pixelRect(w.bar.places).Min.Add(image.Pt(px(at.X), px(at.Y)))
	return image.Rectangle{Min: corner, Max: corner.Add(image.Pt(px(size.Width), px(size.Height)))}
}

// refused reminds the player of the rule that a move broke.
func (w *Window) refused(r *engine.Refusal) {
	if r.Index >= 0 {
		w.table.ShowBroken(r.Move.From, r.Index)
	}
	if w.settings.InteractiveRules {
		w.line.remind(w.words.Refusal(r), r.Reason)
	}
}

// retryAfter is how long the program waits until it tries again to keep what
// could not be kept.
const retryAfter = 5 * time.Second

// kept tells the player for as long as the game can't be kept, and tries again
// from time to time.
func (w *Window) kept(err error) {
	if w.retry != nil {
		w.retry.Stop()
		w.retry = nil
	}
	if err == nil {
		w.line.setLasting("")
		return
	}
	w.line.setLasting(w.words.Format(locales.NotKept, locales.ReasonData{Reason: w.words.FileError(err)}))
	w.retry = time.AfterFunc(retryAfter, func() { fyne.Do(func() { w.session.Save() }) })
}

func (w *Window) saveSettings() {
	if w.second {
		return
	}
	if err := w.folder.SaveSettings(w.settings); err != nil {
		w.kept(err)
	}
}

// undo takes a move back. A drag ends first, even if there is nothing to undo.
func (w *Window) undo() {
	w.table.CancelDrag()
	w.session.Undo()
}

func (w *Window) redo() {
	w.table.CancelDrag()
	w.session.Redo()
}

// escape ends, in this order: a drag, a selection, a reminder, a dialog, full
// screen.
func (w *Window) escape() {
	switch {
	case w.table.Escape():
	case w.line.clear():
	case w.modal != nil:
		cancel := w.modal.cancel
		w.answer(cancel)()
	case w.win.Canvas().Focused() != fyne.Focusable(w.table):
		w.table.Focus()
	case w.win.FullScreen():
		w.win.SetFullScreen(false)
	}
}

func (w *Window) toggleFullScreen() { w.win.SetFullScreen(!w.win.FullScreen()) }

// quit closes the window. Everything is on disk already, but for the time played.
func (w *Window) quit() {
	w.session.End()
	w.app.Quit()
}

// pixelRect is the place of an object in device pixels of the window.
func (w *Window) pixelRect(o fyne.CanvasObject) image.Rectangle {
	scale := pixelsOf(o)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
	px := func(x float32) int { return int(math.Round(float64(x) * scale)) }
	return image.Rect(px(at.X), px(at.Y), px(at.X+o.Size().Width), px(at.Y+o.Size().Height))
}

// frame lays the window out: the bar above, the line below, the table between.
type frame struct{ w *Window }

// MinSize implements [fyne.Layout]. It is small, so that the window can be.
func (f *frame) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(leastWidth, o[0].MinSize().Height+lineHeight+o[2].MinSize().Height)
}

// Layout implements [fyne.Layout].
func (f *frame) Layout(o []fyne.CanvasObject, size fyne.Size) {
	bar := o[0].MinSize().Height
	o[0].Resize(fyne.NewSize(size.Width, bar))
	o[0].Move(fyne.NewPos(0, 0))
	o[1].Resize(fyne.NewSize(size.Width, lineHeight))
	o[1].Move(fyne.NewPos(0, size.Height-lineHeight))
	o[2].Move(fyne.NewPos(0, bar))
	o[2].Resize(fyne.NewSize(size.Width, max(0, size.Height-bar-lineHeight)))
	f.w.traceBar()
	f.w.keepSize(f.w.win.Canvas().Size())
	f.w.fitModal()
}

// traceBar tells where the buttons of the bar are.
func (w *Window) traceBar() {
	names := []string{"menu", "new", "restart", "undo", "redo", "code", "settings"}
	var controls []control
	for i, b := range w.bar.buttons() {
		controls = append(controls, control{names[i], b})
	}
	w.traceControls("bar", controls)
}
