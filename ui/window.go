// Package ui is the window around the card table: bar, menu, line, dialogs,
// and the session that owns the running game.
package ui

import (
	"encoding/json"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/session"
	"simplesimon/store"
	"simplesimon/timing"
	"simplesimon/trace"
	"simplesimon/ui/chrome"
	"simplesimon/ui/daily"
	"simplesimon/ui/files"
	"simplesimon/ui/keyboard"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
	"simplesimon/ui/table"
)

// Window is the game's window. It is used from Fyne's main goroutine only.
type Window struct {
	app      fyne.App
	win      fyne.Window
	folder   store.Folder
	version  string // of the program
	page     *Page  // that the window fills; nil if it is one of the system's
	log      *trace.Log
	timers   *timing.Timers // of all that happens later, as long as the window is open
	words    *locales.Localizer
	forced   string // the language of the command line
	settings store.Settings
	session  *session.Session
	table    *table.Table
	bar      *chrome.Bar
	line     *chrome.Line
	keyboard *keyboard.Keyboard
	keyMap   keyboard.KeyMap
	desk     desk
	stack    *overlay.Stack
	retry    *timing.Timer // waits to try again to save what could not be saved
	theme    *look.Theme   // as it is set

	past      *session.Past
	keeper    *store.Keeper // keeps the game, unless another window keeps its own in the folder
	unsaved   unsaved       // what could not be saved
	wonUntold bool          // the message at the win has still to be shown
	reported  bool          // what there was to tell at the start has been told

	files     *files.Files
	clipboard clipboard
	pastes    int              // counts what has been asked of the clipboard
	leaving   func(saved bool) // see [Options.Leaving]
	ended     bool             // the program is about to end

	day       dayOfDeal        // that of the running game
	newDay    *daily.Watch     // while a page is open; nil for none
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
	w.keyboard = keyboard.New(w.keyCommands(), w.keyMap, w.timers)
	w.keyboard.Moved, w.keyboard.Escape = w.tellCursor, w.escape
	w.desk = desk{w.keyboard, w}
	w.stack = overlay.New(w.desk, w.log, w.timers)
	w.files = files.New(w.stack, func(text string) { w.line.Say(text) }, func() time.Time { return w.now() })
	if w.settings.Record != "" {
		w.files.Remember(w.settings.Record)
	}
	w.files.Remembered = w.keepRecord
	w.line = chrome.NewLine(w.desk, w.log, w.timers, w.ruleOf)
	w.bar = chrome.NewBar(w.desk, w.words, chrome.Actions{
		Menu: w.showMenu, New: w.askNewGame, Restart: w.askRestart, Undo: w.undo, Redo: w.redo, CopyCode: w.copyCode,
		Rules: w.showRules, Settings: w.showSettings, Keys: w.keysOf,
	}, !nativeMenu)
	w.keyboard.Over = w.stack
	w.table = table.New(w.session, w.keyboard, deckStyle(w.settings, w.words), w.log, w.timers.Part())
	w.table.Clicked, w.table.PickedUp, w.table.CursorText = w.clicked, func() { w.line.ClearReminder() }, w.cursorText
	w.effect()
	w.relabel()
	w.app.Settings().AddListener(func(fyne.Settings) { w.whileOpen(w.recolour) })
	w.win.SetContent(withShutter(w.log, chrome.NewFrame(w.bar, w.line, w.table, w.table.Ground(w.lineHeight), w.stack.Tips(), w.resized)))
	w.keyboard.Table = w.table
	w.keyboard.Listen(w.win.Canvas())
	w.win.SetCloseIntercept(w.Quit)
	w.win.SetOnDropped(w.dropped)
	w.app.Lifecycle().SetOnEnteredForeground(func() { w.whileOpen(func() { w.session.Clock().Focus(w.now(), true) }) })
	w.app.Lifecycle().SetOnExitedForeground(func() {
		w.whileOpen(func() {
			w.session.Clock().Focus(w.now(), false)
			w.table.CancelDrag()
			w.stack.EndTip()
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
	w.bar.Relabel(w.words)
	w.showGame()
	w.line.Relabel(w.words)
	w.line.Clear()
	w.stack.EndTip()
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
	words, err := json.Marshal(w.words.Toolkit())
	if err == nil {
		err = lang.AddTranslationsForLocale(words, lang.SystemLocale())
	}
	if err != nil {
		fyne.LogError("the toolkit's words", err)
	}
}

// lineHeight is that of the line, in Fyne's units.
func (w *Window) lineHeight() float32 { return chrome.LineHeight(w.win.Canvas().Size().Width) }

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
	w.line.Clear()
	w.showGame()
	w.table.Follow(change)
	if w.session.Game().Won() {
		w.table.HideCursor() // there is nothing left to do there
	}
	w.tellCursor()
	w.line.ShowTime(w.timeText()) // another deal has set it back
	w.wonUntold = w.session.Game().Won()
	if w.wonUntold {
		w.table.WhenAtRest(func() {
			if w.session.Game().Won() && !w.stack.Covers() {
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
	if w.session.Game().Won() && !w.stack.Covers() {
		w.showWon()
	}
}

// undo takes a move back. A drag ends first, even if there is nothing to undo. Where it reaches its end
// before the first move, the line says why it goes no further.
func (w *Window) undo() {
	w.table.CancelDrag()
	w.session.Undo()
	if g := w.session.Game(); g.Undoable() == 0 && g.Moves() > 0 {
		w.line.Say(w.words.UndoReach())
	}
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
		w.tellCursor()
	case w.line.ClearReminder():
	case w.stack.Cancel():
	case w.win.Canvas().Focused() != fyne.Focusable(w.table):
		w.table.Focus()
	case w.fullScreen():
		w.setFullScreen(false)
	}
}

func (w *Window) toggleFullScreen() {
	if w.page != nil {
		w.page.FullScreen()
		return
	}
	w.setFullScreen(!w.win.FullScreen())
}

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
	w.End()
	w.app.Quit()
}
