package store

import (
	"errors"
	"io/fs"
)

// LoadSettings loads the settings like [Folder.LoadSettings]; a file that is set aside counts as
// missing. Without the lock it changes nothing.
func (k *Keeper) LoadSettings() (Settings, error) {
	if k.takeLock() != nil {
		s, err := k.folder.PeekSettings()
		if errors.Is(err, ErrUnreadable) {
			err = nil // this window uses the defaults
		}
		return s, k.unread(SettingsFile, err)
	}
	read, aside, err := k.folder.loadSettings()
	k.noteAside(aside)
	k.settingsKnown = aside != nil || err == nil || errors.Is(err, fs.ErrNotExist)
	if read.size > 0 && read.size < longSettings {
		k.settings.resume(read.size, 0)
	}
	if aside != nil && aside.Unknown != nil {
		return read.settings, k.unread(SettingsFile, err)
	}
	return read.settings, k.unread(SettingsFile, absent(aside, err))
}

// longSettings is the size in bytes from which the settings file is rewritten at the next change.
const longSettings = 1 << 16

// SettingsKnown reports whether the settings in the folder have been read, or there are none.
// Otherwise saving fails until [Keeper.LoadSettings] succeeds.
func (k *Keeper) SettingsKnown() bool {
	if k.takeLock() == nil && k.settings.replaced() {
		k.settingsKnown = false
	}
	return k.settingsKnown
}

// KeepSettings saves the settings, as fast as Keep saves a game. The error is [ErrLocked] if
// another window saves there, or a *[KeepError].
func (k *Keeper) KeepSettings(s Settings) error {
	return k.failed(SettingsFile, k.keepSettings(s))
}

func (k *Keeper) keepSettings(s Settings) error {
	if err := k.takeLock(); err != nil {
		return err
	}
	if !k.SettingsKnown() {
		return errors.New("the settings have not been read") // the caller must read them first
	}
	line, err := settingsLine(s)
	if err != nil {
		return err
	}
	if k.settings.ready() {
		if err := k.settings.append(line); !errors.Is(err, errLong) {
			return err
		}
	}
	return k.settings.rewrite(line)
}
