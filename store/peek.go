package store

import "errors"

// PeekSettings reads the settings without any effect: nothing is made, locked, swept or set aside.
// What can't be read is as at the first start. It is for what has to be known before the folder may
// be touched.
func (f Folder) PeekSettings() Settings {
	s := DefaultSettings()
	data, err := f.read(settingsFile, maxFile)
	if err == nil {
		_, err = open(data, settingsKind, []any{&s})
	}
	if errors.Join(err, s.check()) != nil {
		return DefaultSettings()
	}
	return s
}
