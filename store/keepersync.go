package store

import (
	"errors"
	"slices"
)

// Unsynced reports whether Sync has anything to do.
func (k *Keeper) Unsynced() bool {
	k.mu.Lock()
	due := len(k.due) > 0
	k.mu.Unlock()
	return due || k.game.unsynced() || k.settings.unsynced()
}

// Sync flushes saved data to disk, so that it survives a power failure, and adds due games to the
// history. Whatever fails, with a *[KeepError], is retried by the next call after the next Keep.
// It takes as long as the disk does and is safe for concurrent use.
func (k *Keeper) Sync() error {
	k.writing.Lock()
	defer k.writing.Unlock()
	k.mu.Lock()
	due := slices.Clone(k.due)
	k.mu.Unlock()
	settings := k.failed(SettingsFile, k.settings.sync())
	err := k.failed(GameFile, k.game.sync())
	if err == nil && len(due) > 0 { // the history must not get ahead of the game
		err = k.failed(HistoryFile, k.writeDue(due))
	}
	return errors.Join(err, settings)
}

// writeDue adds games to the history.
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

// mendHistory sets an invalid history aside and reports whether it did.
func (k *Keeper) mendHistory() bool {
	_, aside, err := k.folder.LoadHistory()
	if aside == nil || err != nil {
		return false
	}
	k.noteAside(aside)
	return true
}
