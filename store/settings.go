package store

import (
	"fmt"
	"reflect"
	"strings"

	"simplesimon/choices"
	"simplesimon/engine"
)

const (
	settingsFile         = "settings"
	settingsKind         = "settings"
	settingsVersion      = 3
	firstSettingsJournal = 2          // the first version that is a journal
	settingsWord         = "settings" // of the lines of their journal; the last one counts
)

// Settings are what the player has chosen.
type Settings struct {
	Language         string `json:"language"` // "de", "en", "es"; "" as the system
	DoubleClick      bool   `json:"double_click"`
	AutoPlace        bool   `json:"auto_place"`
	PlacementHelp    bool   `json:"placement_help"`
	InteractiveRules bool   `json:"interactive_rules"`
	SelectAndPlace   bool   `json:"select_and_place"`
	KeepEmpty        bool   `json:"keep_empty"`   // the best column is an empty one only if no other takes the group
	SingleClick      bool   `json:"single_click"` // a click sends a group to the best column
	Suits            int    `json:"suits"`        // the last answer to "How many suits?": 1, 2 or 4

	AskRestart bool `json:"ask_restart"` // a restart that loses moves asks first
	ShowScore  bool `json:"show_score"`
	ShowTime   bool `json:"show_time"`

	FourColours          bool   `json:"four_colours"`
	LargePrint           bool   `json:"large_print"`
	InternationalLetters bool   `json:"international_letters"` // A K Q J in every language
	Table                string `json:"table"`                 // one of choices.Tables
	Felt                 bool   `json:"felt"`                  // a fine texture on the table
	Chrome               string `json:"chrome"`                // one of choices.Themes
	TextSize             string `json:"text_size"`             // one of choices.TextSizes
	Speed                string `json:"speed"`                 // one of choices.Speeds

	Width      int  `json:"width"`  // of the window, in units of the toolkit; 0 before it was changed
	Height     int  `json:"height"` // likewise
	FullScreen bool `json:"full_screen"`
}

// DefaultSettings are those of the first start.
func DefaultSettings() Settings {
	return Settings{
		DoubleClick: true, PlacementHelp: true, InteractiveRules: true, SelectAndPlace: true, Suits: 1,
		AskRestart: true, ShowScore: true,
		Table: choices.Tables[0].Name, Chrome: choices.Themes[0].Name, Speed: choices.Speeds[0].Name, TextSize: choices.TextSizes[0].Name,
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

// SaveSettings saves the settings as a whole; when it returns without an error, they are
// safely on disk. Settings that could not be read again are not saved.
func (f Folder) SaveSettings(s Settings) error {
	line, err := settingsLine(s)
	if err != nil {
		return err
	}
	return f.write(settingsFile, append([]byte(journalHead(settingsKind, settingsVersion)), line...))
}

func settingsLine(s Settings) ([]byte, error) {
	if err := s.check(); err != nil {
		return nil, err
	}
	return journalLine(settingsWord, s)
}

// LoadSettings reads the settings; those of the first start, with the error
// fs.ErrNotExist, if none are saved. A file that makes no sense is set aside: aside says
// where, and the settings are those of the first start, as they are with any error.
func (f Folder) LoadSettings() (Settings, *Aside, error) {
	read, aside, err := f.loadSettings()
	return read.settings, aside, err
}

// PeekSettings is [Folder.LoadSettings] for a window without the [Lock]: it changes nothing.
func (f Folder) PeekSettings() (Settings, error) {
	read := readSettings{}
	err := f.peek(settingsFile, maxFile, func(data []byte) (err error) {
		read, err = parseSettings(data)
		return err
	})
	if err != nil {
		return DefaultSettings(), err
	}
	return read.settings, nil
}

// readSettings are settings as a file has them.
type readSettings struct {
	settings Settings
	size     int64 // in bytes, of a journal that can go on; 0 for one that can't
}

func (f Folder) loadSettings() (read readSettings, aside *Aside, err error) {
	aside, err = f.load(settingsFile, maxFile, func(data []byte) (err error) {
		read, err = parseSettings(data)
		return err
	})
	if aside != nil || err != nil {
		return readSettings{settings: DefaultSettings()}, aside, err
	}
	return read, nil, nil
}

// parseSettings reads settings of any version. What they lack is as at the first start.
func parseSettings(data []byte) (read readSettings, err error) {
	read.settings = DefaultSettings()
	head, version := settingsHead(string(data))
	if version == 0 { // before there were journals, or of a later version
		if _, err := open(data, settingsKind, []any{&read.settings}, settingsVersion); err != nil {
			return read, err
		}
		return read, read.settings.check()
	}
	lines, whole, err := parseJournal(data, head)
	if err != nil {
		return read, err
	}
	found := false
	for _, line := range lines {
		switch line.word {
		case settingsWord:
			found, read.settings = true, DefaultSettings()
			if err := decode(line.body, &read.settings); err != nil {
				return read, err
			}
		case syncedWord:
		default:
			return read, fmt.Errorf("%w: a line for %q", ErrUnreadable, line.word)
		}
	}
	if !found {
		return read, fmt.Errorf("%w: no settings in it", ErrUnreadable)
	}
	if whole == len(data) && version == settingsVersion {
		read.size = int64(whole)
	}
	return read, read.settings.check()
}

// settingsHead returns the first line of a journal and its version; 0 if it has no version of a
// journal that is known.
func settingsHead(data string) (head string, version int) {
	for version := firstSettingsJournal; version <= settingsVersion; version++ {
		if head := journalHead(settingsKind, version); strings.HasPrefix(data, head) {
			return head, version
		}
	}
	return "", 0
}

func (s *Settings) check() error {
	if !engine.Suits(max(0, min(s.Suits, 255))).Valid() {
		return fmt.Errorf("%w: %d suits", ErrUnreadable, s.Suits)
	}
	for _, choice := range []struct {
		value string
		known bool
	}{
		{s.Table, choices.Has(choices.Tables, s.Table)}, {s.Chrome, choices.Has(choices.Themes, s.Chrome)},
		{s.Speed, choices.Has(choices.Speeds, s.Speed)}, {s.TextSize, choices.Has(choices.TextSizes, s.TextSize)},
	} {
		if !choice.known {
			return fmt.Errorf("%w: %q", ErrUnreadable, choice.value)
		}
	}
	return nil
}
