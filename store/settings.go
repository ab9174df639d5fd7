package store

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"simplesimon/choices"
	"simplesimon/engine"
)

const (
	settingsFile         = "settings"
	settingsKind         = "settings"
	settingsVersion      = 4
	firstSettingsJournal = 2          // the first version that is a journal
	settingsWord         = "settings" // keyword of the journal's lines; the last one counts
)

// Settings are the player's choices.
type Settings struct {
	Language         string `json:"language"` // "de", "en", "es"; "" for the system's
	DoubleClick      bool   `json:"double_click"`
	AutoPlace        bool   `json:"auto_place"`
	PlacementHelp    bool   `json:"placement_help"`
	InteractiveRules bool   `json:"interactive_rules"`
	SelectAndPlace   bool   `json:"select_and_place"`
	KeepEmpty        bool   `json:"keep_empty"`   // prefer an empty column only if no other accepts the group
	SingleClick      bool   `json:"single_click"` // a single click moves a group to the best column
	Suits            int    `json:"suits"`        // the last answer to "How many suits?": 1, 2 or 4

	AskRestart bool `json:"ask_restart"` // ask before a restart that discards moves
	ShowScore  bool `json:"show_score"`
	ShowTime   bool `json:"show_time"`

	FourColours          bool   `json:"four_colours"`
	LargePrint           bool   `json:"large_print"`
	InternationalLetters bool   `json:"international_letters"` // A K Q J in every language
	Table                string `json:"table"`                 // one of choices.Tables
	Felt                 bool   `json:"felt"`                  // show the felt texture
	Chrome               string `json:"chrome"`                // one of choices.Themes
	TextSize             string `json:"text_size"`             // one of choices.TextSizes
	Speed                string `json:"speed"`                 // one of choices.Speeds

	Width      int  `json:"width"`  // of the window, in toolkit units; 0 if never changed
	Height     int  `json:"height"` // likewise
	FullScreen bool `json:"full_screen"`

	Record string `json:"record"` // path of the last record opened or saved; "" for none
}

// DefaultSettings returns the settings of the first start.
func DefaultSettings() Settings {
	return Settings{
		DoubleClick: true, PlacementHelp: true, InteractiveRules: true, SelectAndPlace: true, Suits: 1,
		AskRestart: true, ShowScore: true,
		Table: choices.Tables[0].Name, Chrome: choices.Themes[0].Name, Speed: choices.Speeds[0].Name, TextSize: choices.TextSizes[0].Name,
	}
}

// Over returns kept with everything overridden that differs from the defaults in s.
func (s Settings) Over(kept Settings) Settings {
	chosen, first, all := reflect.ValueOf(s), reflect.ValueOf(DefaultSettings()), reflect.ValueOf(&kept).Elem()
	for i := range chosen.NumField() {
		if !chosen.Field(i).Equal(first.Field(i)) {
			all.Field(i).Set(chosen.Field(i))
		}
	}
	return kept
}

// SaveSettings saves the settings as a whole. When it returns nil, they are durable. It refuses
// settings that could not be loaded back.
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

// LoadSettings loads the settings, or returns the defaults with fs.ErrNotExist if none are saved.
// On any error it returns the defaults. An invalid file is set aside, and aside says where. If
// only some settings are unknown, aside lists them and all others apply.
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

// readSettings are settings as read from a file.
type readSettings struct {
	settings Settings
	unknown  []string // names of unknown settings or of settings with unknown values
	size     int64    // of a journal that can be appended to, in bytes; 0 for any other
}

func (f Folder) loadSettings() (read readSettings, aside *Aside, err error) {
	var whole []byte
	aside, err = f.load(settingsFile, maxFile, func(data []byte) (err error) {
		whole = data
		read, err = parseSettings(data)
		return err
	})
	if aside != nil || err != nil {
		return readSettings{settings: DefaultSettings()}, aside, err
	}
	if len(read.unknown) > 0 {
		aside, err = f.mendSettings(&read, whole)
	}
	return read, aside, err
}

// mendSettings saves aside a file with unknown settings and replaces it with the known ones.
func (f Folder) mendSettings(read *readSettings, whole []byte) (*Aside, error) {
	aside := &Aside{Name: settingsFile, Why: fmt.Errorf("%w: %s", ErrUnreadable, strings.Join(read.unknown, ", ")), Unknown: read.unknown}
	read.size = 0
	path, err := f.writeAside(settingsFile, "unreadable", whole)
	if err != nil {
		f.guard.remember(settingsFile, nil)
		return aside, err
	}
	aside.Path = path
	return aside, f.SaveSettings(read.settings)
}

// parseSettings parses settings of any version. Missing settings and unknown values get their
// defaults.
func parseSettings(data []byte) (read readSettings, err error) {
	data, changed := unixLines(data)
	read.settings = DefaultSettings()
	head, version := settingsHead(string(data))
	if version == 0 { // earlier than journals, or of a later version
		var body json.RawMessage
		if _, err := open(data, settingsKind, []any{&body}, settingsVersion); err != nil {
			return read, err
		}
		return read, read.take(body)
	}
	lines, whole, err := parseJournal(data, head)
	if err != nil {
		return read, err
	}
	var last []byte
	for _, line := range lines {
		switch line.word {
		case settingsWord:
			last = line.body
		case syncedWord:
		default:
			return read, fmt.Errorf("%w: unexpected keyword %q", ErrUnreadable, line.word)
		}
	}
	if last == nil {
		return read, fmt.Errorf("%w: no settings in it", ErrUnreadable)
	}
	if whole == len(data) && version == settingsVersion && !changed {
		read.size = int64(whole)
	}
	return read, read.take(last)
}

// take applies the settings of a JSON object one by one.
func (r *readSettings) take(body []byte) error {
	var values map[string]json.RawMessage
	if err := decode(body, &values); err != nil {
		return err
	}
	for _, s := range r.settings.fields() {
		value, found := values[s.name]
		if !found {
			continue
		}
		delete(values, s.name)
		if json.Unmarshal(value, s.value.Addr().Interface()) != nil {
			r.unknown = append(r.unknown, s.name)
			s.value.Set(s.first)
		}
	}
	for _, s := range r.settings.strange() {
		r.unknown = append(r.unknown, s.name)
		s.value.Set(s.first)
	}
	r.unknown = append(r.unknown, slices.Sorted(maps.Keys(values))...)
	return nil
}

// settingsHead returns the first line of a journal and its version, or 0 if it is not a known
// journal version.
func settingsHead(data string) (head string, version int) {
	for version := firstSettingsJournal; version <= settingsVersion; version++ {
		if head := journalHead(settingsKind, version); strings.HasPrefix(data, head) {
			return head, version
		}
	}
	return "", 0
}

// field is one of the settings.
type field struct {
	name         string // in the file
	value, first reflect.Value
}

// fields returns all settings in order.
func (s *Settings) fields() []field {
	values, first := reflect.ValueOf(s).Elem(), reflect.ValueOf(DefaultSettings())
	list := make([]field, values.NumField())
	for i := range list {
		list[i] = field{values.Type().Field(i).Tag.Get("json"), values.Field(i), first.Field(i)}
	}
	return list
}

// Value returns a pointer to the setting with the given name in the file, or nil.
func (s *Settings) Value(name string) any {
	for _, f := range s.fields() {
		if f.name == name {
			return f.value.Addr().Interface()
		}
	}
	return nil
}

// strange returns the settings with unknown values.
func (s *Settings) strange() []field {
	known := map[any]bool{
		&s.Suits: engine.Suits(max(0, min(s.Suits, 255))).Valid(),
		&s.Table: choices.Has(choices.Tables, s.Table), &s.Chrome: choices.Has(choices.Themes, s.Chrome),
		&s.Speed: choices.Has(choices.Speeds, s.Speed), &s.TextSize: choices.Has(choices.TextSizes, s.TextSize),
	}
	return slices.DeleteFunc(s.fields(), func(f field) bool {
		ok, checked := known[f.value.Addr().Interface()]
		return ok || !checked
	})
}

func (s *Settings) check() error {
	if strange := s.strange(); len(strange) > 0 {
		return fmt.Errorf("%w: %s %v", ErrUnreadable, strange[0].name, strange[0].value)
	}
	return nil
}
