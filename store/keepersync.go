package store

import (
	"errors"
	"slices"
)

// Unsynced reports whether there is something for Sync to do.
func (k *Keeper) Unsynced() bool {
	k.mu.Lock()
	due := len(k.due) > 0
	k.mu.Unlock()
	return due || k.game.unsynced() || k.settings.unsynced()
}

// Sync brings what has been saved to the disk, so that it survives a power cut, and games
// that are due into the history. What fails, with a *[KeepError], is tried again by the next
// call, after the next Keep. It takes as long as the disk does, and may run beside the other methods.
func (k *Keeper) Sync() error {
	k.writing.Lock()
	defer k.writing.Unlock()
	k.mu.Lock()
	due := slices.Clone(k.due)
	k.mu.Unlock()
	settings := k.failed(SettingsFile, k.settings.sync())
	err := k.failed(GameFile, k.game.sync())
	if err == nil && len(due) > 0 { // the history never knows of what the game does not
		err = k.failed(HistoryFile, k.writeDue(due))
	}
	return errors.Join(err, settings)
}

// writeDue brings games into the history.
func (k *Keeper) writeDue(due []Entry) error {
	err := k.folder.AppendHistory(due...)
	if errors.Is(err, ErrUnreadable) && k.mendHistory() {
		err = k.folder.AppendHistory(due...)
	}
	if err != nil {
		return err
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	var written []string
	for _, e := range due {
		written = append(written, e.ID)
	}
	k.written = append(k.written, written...)
	k.due = without(k.due, written)
	return nil
}

// mendHistory sets a history aside that makes no sense, and reports whether there was one.
func (k *Keeper) mendHistory() bool {
	_, aside, err := k.folder.LoadHistory()
	if aside == nil || err != nil {
		return false
	}
	k.noteAside(aside)
	return true
}
