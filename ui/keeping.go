package ui

import (
	"cmp"
	"errors"
	"io/fs"
	"strings"

	"simplesimon/locales"
	"simplesimon/session"
	"simplesimon/store"
	"simplesimon/ui/controls"
	"simplesimon/ui/overlay"
)

// unsaved contains the current errors of saving and reading; nil where there is none.
type unsaved struct{ game, settings, history error }

// worst returns the error to show: that of the game before all others.
func (u unsaved) worst() error { return cmp.Or(u.game, u.history, u.settings) }

// kept handles the result of saving the game.
func (w *Window) kept(err error) {
	if err == nil && w.unsaved.game != nil {
		w.past.Again() // a game found there may have ended
	}
	w.unsaved.game = err
	w.followUnsaved()
	if errors.Is(err, store.ErrFound) {
		w.offerFound()
	}
	w.tellSetAside()
}

// settingsKept handles the result of saving or reading the settings.
func (w *Window) settingsKept(err error) {
	w.unsaved.settings = err
	w.followUnsaved()
}

// historyRead handles the result of reading the history.
func (w *Window) historyRead(err error) {
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	w.unsaved.history = err
	w.followUnsaved()
}

// followUnsaved informs the player while something is not saved, and retries periodically. A
// second window never saves: it only informs.
func (w *Window) followUnsaved() {
	w.showKept()
	w.retry.Stop()
	w.retry = nil
	err := w.unsaved.worst()
	if w.page != nil {
		w.page.Kept(err == nil)
	}
	if err != nil && !errors.Is(err, store.ErrLocked) {
		w.retry = w.timers.After(session.RetryAfter, w.tryAgain)
	}
}

// tryAgain retries all saving and reading that failed.
func (w *Window) tryAgain() {
	before := w.unsaved
	w.session.Save()
	if before.settings != nil {
		w.saveSettings()
	}
	if before.history != nil {
		w.past.Again()
		w.past.Load()
		w.tellSetAside()
	}
}

// showKept shows what is not saved, and why, as long as it isn't.
func (w *Window) showKept() {
	err := w.unsaved.worst()
	switch {
	case err == nil || errors.Is(err, store.ErrFound):
		w.line.SetLasting("")
	case errors.Is(err, store.ErrLocked):
		w.line.SetLasting(w.words.Text(locales.NotKeptHere))
	default:
		w.line.SetLasting(w.notKept(err))
	}
}

// notKept describes what is not saved, why, and which file is at fault.
func (w *Window) notKept(err error) string {
	id, path := locales.NotKept, w.folder.Path()
	var about *store.KeepError
	if errors.As(err, &about) {
		path = about.Path
		switch about.Name {
		case store.SettingsFile:
			id = locales.SettingsNotKept
		case store.HistoryFile:
			id = locales.HistoryNotKept
		}
	}
	return w.words.Format(id, locales.NotKeptData{
		Reason: w.words.WriteError(err), Path: controls.LastPart(locales.CleanPath(path), controls.LongestPath()),
	})
}

// offerFound continues with a game that could not be read at the start but can be now, if nothing
// was played meanwhile. Otherwise it asks which game continues, as soon as nothing else is open.
func (w *Window) offerFound() {
	found := w.session.Found()
	if !w.session.Touched() {
		w.session.GoOn(true)
		w.line.Say(w.words.Text(locales.GameFound))
		return
	}
	if w.stack.Covers() {
		return // it is offered again after the next attempt to save
	}
	w.stack.Ask(overlay.Question{
		Name: "found", Title: w.words.Text(locales.FoundGameTitle), Unasked: true,
		Text: w.words.FoundGame(found.Game, w.session.Game()) + "\n\n" + w.unchosen(found),
		Yes:  overlay.Answer{Name: "saved-game", Text: w.words.Text(locales.FoundGameYes), Do: func() { w.session.GoOn(true) }},
		No:   overlay.Answer{Name: "keep-mine", Text: w.words.Text(locales.FoundGameNo), Do: func() { w.session.GoOn(false) }},
	})
}

// unchosen describes what happens to whichever of two games is not continued.
func (w *Window) unchosen(found *store.Running) string {
	var lost []string
	if !found.Counted {
		lost = append(lost, w.words.Text(locales.FoundGameSavedLost))
	}
	if !w.session.Counted() {
		lost = append(lost, w.words.Text(locales.FoundGamePresentLost))
	}
	if lost == nil {
		return w.words.Text(locales.FoundGameOther)
	}
	return strings.Join(lost, " ")
}

// saveSettings saves the settings, except in a second window.
func (w *Window) saveSettings() {
	if w.keeper.Locked() {
		return
	}
	err := w.takeSettings()
	if err == nil {
		err = w.keeper.KeepSettings(w.settings)
	}
	w.settingsKept(err)
	w.session.SyncSoon()
}

// takeSettings applies the settings that could not be read at the start, if they can be read now;
// what was changed since takes precedence.
func (w *Window) takeSettings() error {
	if w.keeper.SettingsKnown() {
		return nil
	}
	found, err := w.keeper.LoadSettings()
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err == nil {
		w.settings = w.settings.Over(found)
		w.effect()
		if language := w.language(); language != w.words.Language() {
			w.words = locales.New(language)
			w.relabel()
		}
	}
	return nil
}

// setAsideTexts returns the messages about files set aside, once.
func (w *Window) setAsideTexts() (texts []string) {
	for _, a := range w.keeper.SetAside() {
		if a.Path != "" {
			texts = append(texts, w.setAsideText(a))
		}
	}
	return texts
}

// setAsideText describes a file that was set aside: why, and what happens now.
func (w *Window) setAsideText(a store.Aside) string {
	about := map[string]locales.ID{
		store.GameFile: locales.GameSetAside, store.SettingsFile: locales.SettingsSetAside, store.HistoryFile: locales.HistorySetAside,
	}
	if errors.Is(a.Why, store.ErrLater) {
		about = map[string]locales.ID{
			store.GameFile: locales.GameLater, store.SettingsFile: locales.SettingsLater, store.HistoryFile: locales.HistoryLater,
		}
	}
	path := locales.CleanPath(a.Path)
	if a.Unknown == nil {
		return w.words.Format(about[a.Name], locales.PathData{Path: path})
	}
	if names := w.settingNames(a.Unknown); names != "" {
		return w.words.Format(locales.SettingsUnknown, locales.SettingsUnknownData{Settings: names, Path: path})
	}
	return w.words.Format(locales.SettingsStrange, locales.PathData{Path: path})
}

// tellSetAside reports files set aside since the start, as soon as nothing is open.
func (w *Window) tellSetAside() {
	if w.reported && !w.stack.Covers() {
		w.tellAll(w.setAsideTexts())
	}
}

// report reports at the start files that could not be read, and another window.
func (w *Window) report(settingsErr error) {
	w.past.Load() // sets aside what can't be read of it
	if settingsErr != nil && !errors.Is(settingsErr, fs.ErrNotExist) {
		w.settingsKept(settingsErr)
	}
	texts := w.setAsideTexts()
	if w.keeper.Locked() {
		texts = append(texts, w.words.Text(locales.SecondWindow))
	}
	w.reported = true
	w.tellAll(texts)
}

// tellAll shows messages one after the other, and then the dialog that was open before, or what
// was waiting.
func (w *Window) tellAll(texts []string) {
	var messages []overlay.Layer
	for _, text := range texts {
		m := w.stack.Message(w.words.Text(locales.WindowTitle), text)
		m.Unasked = true
		messages = append(messages, m)
	}
	if len(messages) == 0 {
		return
	}
	if before, ok := w.stack.Top().(*overlay.Dialog); ok {
		before.Unasked = true // now it opens by itself
	}
	w.stack.Push(messages...)
}
