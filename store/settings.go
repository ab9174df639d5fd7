package store

import (
	"fmt"

	"simplesimon/engine"
)

const (
	settingsFile    = "settings"
	settingsKind    = "settings"
	settingsVersion = 1
)

// Settings are what the player has chosen.
type Settings struct {
	Language         string `json:"language"` // "de", "en", "es"; "" as the system
	DoubleClick      bool   `json:"double_click"`
	AutoPlace        bool   `json:"auto_place"`
	PlacementHelp    bool   `json:"placement_help"`
	InteractiveRules bool   `json:"interactive_rules"`
	SelectAndPlace   bool   `json:"select_and_place"`
	Suits            int    `json:"suits"` // the last answer to "How many suits?": 1, 2 or 4
}

// DefaultSettings are those of the first start.
func DefaultSettings() Settings {
	return Settings{
		DoubleClick: true, PlacementHelp: true, InteractiveRules: true, SelectAndPlace: true, Suits: 1,
	}
}

// SaveSettings keeps the settings; when it returns without an error, they are
// safely on disk.
func (f Folder) SaveSettings(s Settings) error {
	data, err := seal(settingsKind, settingsVersion, s)
	if err != nil {
		return err
	}
	return f.write(settingsFile, data)
}

// LoadSettings reads the settings; those of the first start, with the error
// fs.ErrNotExist, if none are kept. A file that can't be read is set aside:
// aside tells where, and the settings are those of the first start.
func (f Folder) LoadSettings() (Settings, *Aside, error) {
	s := DefaultSettings()
	aside, err := f.load(settingsFile, settingsKind, settingsVersion, &s, s.check)
	if aside != nil || err != nil {
		return DefaultSettings(), aside, err
	}
	return s, nil, nil
}

func (s *Settings) check() error {
	if !engine.Suits(max(0, min(s.Suits, 255))).Valid() {
		return fmt.Errorf("%w: %d suits", ErrUnreadable, s.Suits)
	}
	return nil
}
