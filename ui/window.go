// Package ui is the window around the card table: bar, menu, line, dialogs,
// and the session that owns the running game.
package ui

import (
	"image"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/timing"
	"simplesimon/trace"
	"simplesimon/ui/table"
)

// Window is the game's window. It is used from Fyne's main goroutine only.
type Window struct {
	app      fyne.App
	win      fyne.Window
	folder   store.Folder
	log      *trace.Log
	timers   *timing.Timers // of all that happens later, as long as the window is open
	words    *locales.Localizer
	forced   string // the language of the command line
	settings store.Settings
	session  *Session
	table    *table.Table
	bar      *bar
	line     *line
	keys     *keys
	keyMap   KeyMap
	modal    *modal
	resting  *timing.Timer // waits until a dialog that opened by itself takes answers
	starting bool          // what opens now is because the program has started
	retry    *timing.Timer // waits to try again to save what could not be saved
	theme    *look         // as it is set

	past      pastGames
	keeper    *store.Keeper  // keeps the game, unless another window keeps its own in the folder
	unsaved   unsaved        // what could not be saved
	untold    []*store.Aside // files that were set aside, and nobody knows yet
	wonUntold bool           // the message at the win has still to be shown
	reported  bool           // what there was to tell at the start has been told

	files     fileAccess
	drop      *drop // what is dropped and being read; nil for nothing
	clipboard clipboard
	pastes    int              // counts what has been asked of the clipboard
	leaving   func(saved bool) // see [Options.Leaving]
	ended     bool             // the program is about to end

	now       func() time.Time // replaced by tests
	tick      *timing.Timer    // of the time in the line
	sizeRests *timing.Timer    // waits to keep the size of the window
	sizes     sizes            // what the player has made of it
	traced    trace.Rect       // the size of the window that the trace has
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

// build makes everything in the window, which may be on the screen already; nil if not.
func (w *Window) build(shown fyne.Window) {
	w.win = shown
	if shown == nil {
		w.win = w.newWindow()
	}
	w.keys = &keys{w: w}
	w.line = newLine(w.keys, w.log, w.timers)
	w.bar = newBar(w)
	w.table = table.New(w.session, w.keys, deckStyle(w.settings, w.words), w.log, w.timers.Part())
	w.table.Clicked, w.table.CursorText = w.tellCursor, w.cursorText
	w.table.SetExit(w.exit, w.showPlaces)
	w.effect()
	w.relabel()
	w.app.Settings().AddListener(func(fyne.Settings) { w.whileOpen(w.recolour) })
	w.win.SetContent(container.New(&frame{w}, w.table.Ground(lineHeight), w.bar.box, w.line.box, w.table)) // the table last: dragged cards lie above all
	w.keys.listen(w.win.Canvas())
	w.win.SetCloseIntercept(w.Quit)
	w.win.SetOnDropped(w.dropped)
	w.app.Lifecycle().SetOnEnteredForeground(func() { w.whileOpen(func() { w.session.Clock().Focus(w.now(), true) }) })
	w.app.Lifecycle().SetOnExitedForeground(func() {
		w.whileOpen(func() {
			w.session.Clock().Focus(w.now(), false)
			w.table.CancelDrag()
		})
	})
	if shown == nil {
		w.win.Show()
	} else {
		placeContent(w.win)
	}
	w.win.Canvas().Focus(w.table)
}

// whileOpen calls f unless the window has ended: what the toolkit was once given
// to call it keeps for good.
func (w *Window) whileOpen(f func()) {
	if !w.timers.Stopped() {
		f()
	}
}

// relabel writes every word in the present language.
func (w *Window) relabel() {
	w.win.SetTitle(w.words.Text(locales.WindowTitle))
	w.bar.relabel(w.words)
	w.bar.show(w.session)
	w.line.more.SetText(w.words.Text(locales.OpenRule))
	w.showPlaces()
	w.line.clear()
	w.showKept()
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
	w.wonUntold = w.session.Game().Won()
	if w.wonUntold {
		w.table.WhenAtRest(func() {
			if w.session.Game().Won() && w.modal == nil {
				w.table.Celebrate(w.offerNext)
			}
		})
	}
}

// offerLate shows the message at the win when what has come between is closed.
func (w *Window) offerLate() {
	if w.wonUntold && !w.table.Moving() {
		w.offerNext()
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
		w.traceControls("line", []control{{"rule", w.line.more}})
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
		w.setFullScreen(false)
	}
}

func (w *Window) toggleFullScreen() { w.setFullScreen(!w.win.FullScreen()) }

func (w *Window) setFullScreen(on bool) {
	w.win.SetFullScreen(on)
	w.keepSize(w.win.Canvas().Size())
}

// Quit closes the window and ends the app. Everything is on disk already, but for the
// time played and a size that has not rested yet; these and the lock come first, because
// the toolkit may be held up on its way out: it waits without a limit for a clipboard
// manager to take over what was copied, and does not always tell of its end. See
// docs/upstream.
func (w *Window) Quit() {
	w.stop()
	w.app.Quit()
}
