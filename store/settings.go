package store

import (
	"fmt"
	"reflect"
	"slices"

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

	AskRestart bool `json:"ask_restart"` // a restart that loses moves asks first
	ShowScore  bool `json:"show_score"`
	ShowTime   bool `json:"show_time"`

	FourColours          bool   `json:"four_colours"`
	LargePrint           bool   `json:"large_print"`
	InternationalLetters bool   `json:"international_letters"` // A K Q J in every language
	Table                string `json:"table"`                 // one of Tables
	Felt                 bool   `json:"felt"`                  // a fine texture on the table
	Chrome               string `json:"chrome"`                // one of Chromes
	Speed                string `json:"speed"`                 // one of Speeds

	Width      int  `json:"width"`  // of the window, in units of the toolkit; 0 before it was changed
	Height     int  `json:"height"` // likewise
	FullScreen bool `json:"full_screen"`
}

// What some settings may be; the first is that of the first start.
var (
	Tables  = []string{"green", "blue", "burgundy", "slate", "linen", "contrast"}
	Chromes = []string{"system", "light", "dark"}
	Speeds  = []string{"normal", "fast", "off"}
)

// DefaultSettings are those of the first start.
func DefaultSettings() Settings {
	return Settings{
		DoubleClick: true, PlacementHelp: true, InteractiveRules: true, SelectAndPlace: true, Suits: 1,
		AskRestart: true, ShowScore: true,
		Table: Tables[0], Chrome: Chromes[0], Speed: Speeds[0],
	}
}

// Over is the kept settings with what was chosen in these: all that is not as at
// the first start.
func (s Settings) Over(kept Settings) Settings {
	chosen, first, all := reflect.ValueOf(s), reflect.ValueOf(DefaultSettings()), reflect.ValueOf(&kept).Elem()
	for i := range chosen.NumField() {
		if !chosen.Field(i).Equal(first.Field(i)) {
			all.Field(i).Set(chosen.Field(i))
		}
	}
	return kept
}

// SaveSettings keeps the settings; when it returns without an error, they are
// safely on disk. Settings that can't be are not kept.
func (f Folder) SaveSettings(s Settings) error {
	if err := s.check(); err != nil {
		return err
	}
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
	aside, err := f.load(settingsFile, settingsKind, []any{&s}, func(int) error { return s.check() })
	if aside != nil || err != nil {
		return DefaultSettings(), aside, err
	}
	return s, nil, nil
}

func (s *Settings) check() error {
	if !engine.Suits(max(0, min(s.Suits, 255))).Valid() {
		return fmt.Errorf("%w: %d suits", ErrUnreadable, s.Suits)
	}
	for _, choice := range []struct {
		value string
		among []string
	}{{s.Table, Tables}, {s.Chrome, Chromes}, {s.Speed, Speeds}} {
		if !slices.Contains(choice.among, choice.value) {
			return fmt.Errorf("%w: %q", ErrUnreadable, choice.value)
		}
	}
	return nil
}
