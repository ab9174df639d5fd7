package ui

import (
	"errors"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/locales"
	"simplesimon/store"
)

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
