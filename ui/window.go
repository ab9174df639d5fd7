// Package ui implements the game's window: it combines table, bar, line, menu, dialogs and pages,
// and connects them to the session that owns the running game.
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

// Window is the game's window. It may be used only from Fyne's main goroutine.
type Window struct {
	app      fyne.App
	win      fyne.Window
	folder   store.Folder
	version  string // of the program
	page     *Page  // the web page that the window fills; nil on the desktop
	log      *trace.Log
	timers   *timing.Timers // for everything that happens later, while the window is open
	words    *locales.Localizer
	forced   string // language of the command line
	settings store.Settings
	session  *session.Session
	table    *table.Table
	bar      *chrome.Bar
	line     *chrome.Line
	keyboard *keyboard.Keyboard
	keyMap   keyboard.KeyMap
	desk     desk
	stack    *overlay.Stack
	retry    *timing.Timer // until the next attempt to save what could not be saved
	theme    *look.Theme   // the current theme

	past      *session.Past
	keeper    *store.Keeper // saves the game, unless another window uses the folder
	unsaved   unsaved       // what could not be saved
	wonUntold bool          // the win message is still to be shown
	reported  bool          // everything at the start has been reported

	files     *files.Files
	clipboard clipboard
	pastes    int              // number of requests to the clipboard
	leaving   func(saved bool) // see [Options.Leaving]
	ended     bool             // the program is about to exit

	day       dayOfDeal        // of the running game
	newDay    *daily.Watch     // while a page is open, or nil
	now       func() time.Time // replaced by tests
	tick      *timing.Timer    // updates the time in the line
	sizeRests *timing.Timer    // until the size of the window is saved
	sizes     sizes            // sizes chosen by the player
	traced    trace.Rect       // the last traced size of the window
}

// language returns the language to use: that of the command line, the settings, or the system.
func (w *Window) language() string {
	switch {
	case w.forced != "":
		return w.forced
	case w.settings.Language != "":
		return w.settings.Language
	}
	return locales.System()
}

// build creates the content of the window, which may already be on the screen, or be nil.
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

// whileOpen calls f unless the window has ended: the toolkit keeps callbacks forever.
func (w *Window) whileOpen(f func()) {
	if !w.timers.Stopped() {
		f()
	}
}

// relabel updates all text to the current language.
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

// speakToolkit provides the toolkit's widgets with our translations. The toolkit always uses the
// system's language, so ours replace those of that language.
func (w *Window) speakToolkit() {
	words, err := json.Marshal(w.words.Toolkit())
	if err == nil {
		err = lang.AddTranslationsForLocale(words, lang.SystemLocale())
	}
	if err != nil {
		fyne.LogError("the toolkit's words", err)
	}
}

// lineHeight returns the height of the line, in Fyne's units.
func (w *Window) lineHeight() float32 { return chrome.LineHeight(w.win.Canvas().Size().Width) }

// setLanguage changes the language; "" is the system's.
func (w *Window) setLanguage(language string) {
	w.forced = ""
	if language == "" {
		language = w.language()
	}
	w.words = locales.New(language)
	w.relabel()
	w.restyle() // letters on cards depend on the language
}

// changed handles a change of the game.
func (w *Window) changed(change engine.Change) {
	w.line.Clear()
	w.showGame()
	w.table.Follow(change)
	if w.session.Game().Won() {
		w.table.HideCursor() // there is nothing left to do
	}
	w.tellCursor()
	w.line.ShowTime(w.timeText()) // another deal resets it
	w.wonUntold = w.session.Game().Won()
	if w.wonUntold {
		w.table.WhenAtRest(func() {
			if w.session.Game().Won() && !w.stack.Covers() {
				w.table.Celebrate(w.offerNext)
			}
		})
	}
}

// offerLate shows the win message after whatever delayed it is closed.
func (w *Window) offerLate() {
	if w.wonUntold && !w.table.Moving() {
		w.offerNext()
	}
}

// offerNext shows the win message, unless something is open.
func (w *Window) offerNext() {
	if w.session.Game().Won() && !w.stack.Covers() {
		w.showWon()
	}
}

// undo takes back a move. It first ends a drag, even if there is nothing to undo. If the undo
// limit is reached before the first move, the line explains why.
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

// escape cancels, in this order, a drag, a selection, a reminder, a dialog, full screen.
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

// Quit closes the window and exits the app. Everything is already saved except the time played and
// a recent change of size; these and the lock come first, because the toolkit may be delayed on
// exit: it waits without limit for a clipboard manager to take over the clipboard, and does not
// always report its end. See docs/upstream.
func (w *Window) Quit() {
	w.End()
	w.app.Quit()
}
