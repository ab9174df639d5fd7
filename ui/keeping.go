package ui

import (
	"errors"
	"io/fs"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/locales"
	"simplesimon/store"
)

// retryAfter is how long the program waits until it tries again to keep what
// could not be kept.
const retryAfter = 5 * time.Second

// kept tells the player for as long as the game can't be kept, and tries again
// from time to time. A second window never keeps anything: it only tells.
func (w *Window) kept(err error) {
	if w.retry != nil {
		w.retry.Stop()
		w.retry = nil
	}
	if err == nil && w.unkept != nil {
		w.past.known = false // what was found there now may have ended
	}
	w.unkept = err
	w.showKept()
	if err != nil && !errors.Is(err, store.ErrLocked) {
		w.retry = time.AfterFunc(retryAfter, func() { fyne.Do(func() { w.session.Save() }) })
	}
	w.tellSetAside()
}

// showKept shows for as long as the game can't be kept why that is.
func (w *Window) showKept() {
	switch {
	case w.unkept == nil:
		w.line.setLasting("")
	case errors.Is(w.unkept, store.ErrLocked):
		w.line.setLasting(w.words.Text(locales.NotKeptHere))
	default:
		w.line.setLasting(w.words.Format(locales.NotKept, locales.ReasonData{Reason: w.words.FileError(w.unkept)}))
	}
}

// saveSettings keeps the settings; a second window doesn't.
func (w *Window) saveSettings() {
	if w.keeper.Locked() {
		return
	}
	err := w.takeSettings()
	if err == nil {
		err = w.folder.SaveSettings(w.settings)
	}
	if err != nil {
		w.kept(err)
	}
}

// takeSettings takes up the settings that could not be read at the start, if they
// can be now: what has been chosen since goes over them.
func (w *Window) takeSettings() error {
	if !w.unread {
		return nil
	}
	found, aside, err := w.folder.LoadSettings()
	w.setAside(aside)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	w.unread = false
	if err == nil && aside == nil {
		w.settings = w.settings.Over(found)
		w.effect()
	}
	return nil
}

// setAside remembers that a file has been set aside, until the player is told.
func (w *Window) setAside(a *store.Aside) {
	if a != nil && a.Path != "" {
		w.untold = append(w.untold, a)
	}
}

// setAsideTexts tells of each file that has been set aside, and where it is. They
// are told once.
func (w *Window) setAsideTexts() (texts []string) {
	about := map[string]locales.ID{
		store.GameFile: locales.GameSetAside, store.SettingsFile: locales.SettingsSetAside, store.HistoryFile: locales.HistorySetAside,
	}
	for _, a := range w.untold {
		texts = append(texts, w.words.Format(about[a.Name], locales.PathData{Path: locales.CleanPath(a.Path)}))
	}
	w.untold = nil
	return texts
}

// tellSetAside tells of files that have been set aside since the start, unless
// something is open: then as soon as the player closes it.
func (w *Window) tellSetAside() {
	if w.reported && w.modal == nil {
		w.tellAll(w.setAsideTexts())
	}
}

// report tells at the start of files that could not be read, and of another
// window.
func (w *Window) report(gameErr, settingsErr error) {
	w.readPast() // sets aside what of it can't be read
	for _, err := range []error{gameErr, settingsErr} {
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			w.kept(err)
			break
		}
	}
	texts := w.setAsideTexts()
	if w.keeper.Locked() {
		texts = append(texts, w.words.Text(locales.SecondWindow))
	}
	w.reported = true
	w.tellAll(texts)
}

// tellAll shows messages one after the other, and then the dialog that was open
// before, or what has waited for them.
func (w *Window) tellAll(texts []string) {
	if len(texts) == 0 {
		return
	}
	before := w.modal
	w.modal = nil
	if before != nil {
		before.hide()
	}
	var next func()
	next = func() {
		switch {
		case len(texts) > 0:
			text := texts[0]
			texts = texts[1:]
			m := w.message(w.words.Text(locales.WindowTitle), text, next)
			m.unasked = true
			w.open(m)
		case before != nil:
			before.unasked = true // now it comes by itself
			w.open(before)
		default:
			w.offerNext()
		}
	}
	next()
}
