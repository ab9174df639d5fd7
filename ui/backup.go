package ui

import (
	"errors"
	"io"
	"io/fs"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/session"
	"simplesimon/store"
	"simplesimon/ui/overlay"
)

// backupEnding is the file name extension of backups.
const backupEnding = ".zip"

// backUp saves everything in a file chosen by the player.
func (w *Window) backUp() {
	if !w.keeper.Locked() {
		w.session.Settle() // a failure is shown in the line; the files are worth saving all the same
	}
	name := "simple-simon-" + w.now().Format("2006-01-02") + backupEnding
	w.files.Save(name, w.words.Offer(locales.BackUp), func(to io.Writer) error { return w.folder.Pack(to) })
}

// openBackup asks for a backup, and whether it should replace the current data.
func (w *Window) openBackup() {
	w.files.OpenLarge(store.MaxArchive, w.words.Offer(locales.RestoreBackup), backupEnding, func(name string, from io.Reader) (func(), string) {
		file := locales.FileData{File: locales.CleanPath(name)}
		data, err := io.ReadAll(from)
		if err != nil {
			return nil, w.words.UnreadRecord(file.File, err)
		}
		archive, err := store.ReadArchive(data)
		switch {
		case errors.Is(err, store.ErrLater):
			return nil, w.words.Format(locales.LaterBackup, file)
		case err != nil:
			return nil, w.words.Format(locales.NoBackup, file)
		}
		return func() { w.askRestore(archive, file) }, ""
	})
}

func (w *Window) askRestore(archive *store.Archive, file locales.FileData) {
	w.stack.Ask(overlay.Question{
		Name: "restore", Title: w.words.Text(locales.RestoreTitle), Text: w.words.Format(locales.RestoreText, file), Careful: true,
		Yes: overlay.Answer{Name: "restore", Text: w.words.Text(locales.RestoreYes), Do: func() { w.restore(archive) }},
		No:  overlay.Answer{Name: "keep", Text: w.words.Text(locales.RestoreNo)},
	})
}

// restore replaces the saved data with a backup, and continues with it.
func (w *Window) restore(archive *store.Archive) {
	err := w.session.Settle()
	if err == nil {
		err = w.keeper.Restore(archive)
	}
	run, failed := w.keeper.Reload()
	if run == nil && errors.Is(failed, fs.ErrNotExist) {
		run = store.NewRunning(engine.NewGame(session.RandomCode(engine.Suits(w.settings.Suits))), true, w.now())
	}
	w.reloadSettings()
	w.past.Forget()
	w.past.Again()
	if run != nil {
		w.session.Replace(run)
	}
	w.past.Load()
	if err != nil {
		w.tellWrong(w.words.Format(locales.NotRestored, locales.FileData{Reason: w.words.FileError(err)}))
		return
	}
	w.line.Say(w.words.Text(locales.Restored))
}

// reloadSettings loads and applies the settings in the folder. The window keeps its size.
func (w *Window) reloadSettings() {
	found, err := w.keeper.LoadSettings()
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		w.settingsKept(err)
		return
	}
	found.Width, found.Height, found.FullScreen = w.settings.Width, w.settings.Height, w.settings.FullScreen
	w.settings = found
	w.setLanguage(found.Language)
	w.effect()
}
