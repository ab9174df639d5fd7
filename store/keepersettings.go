package store

import (
	"errors"
	"io/fs"
)

// LoadSettings loads the settings as [Folder.LoadSettings] does; those that are set
// aside are as good as none. Without the lock it changes nothing.
func (k *Keeper) LoadSettings() (Settings, error) {
	if k.takeLock() != nil {
		s, err := k.folder.PeekSettings()
		if errors.Is(err, ErrUnreadable) {
			err = nil // to this window they are as at the first start
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

// longSettings is the size in bytes from which the file of the settings is written as a
// whole with the next change.
const longSettings = 1 << 16

// SettingsKnown reports whether the settings in the folder have been read, or there are
// none. Otherwise none are saved: [Keeper.LoadSettings] has to succeed first.
func (k *Keeper) SettingsKnown() bool {
	if k.takeLock() == nil && k.settings.replaced() {
		k.settingsKnown = false
	}
	return k.settingsKnown
}

// KeepSettings saves the settings, as quickly as Keep saves a game. The error is
// [ErrLocked] if another window keeps there, or a *[KeepError].
func (k *Keeper) KeepSettings(s Settings) error {
	return k.failed(SettingsFile, k.keepSettings(s))
}

func (k *Keeper) keepSettings(s Settings) error {
	if err := k.takeLock(); err != nil {
		return err
	}
	if !k.SettingsKnown() {
		return errors.New("the settings have not been read") // the caller reads them first
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
