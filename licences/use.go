package licences

import "strings"

// Use is the purpose of a library in the program.
type Use int

// The uses, in the order in which pages show them.
const (
	Window Use = iota // and drawing
	Language
	System

	Uses
)

// uses lists the libraries by purpose, by the last elements of their paths.
var uses = [Uses]string{
	Window:   "fyne systray bild gl-js glfw-js image oksvg gl glfw render typesetting gobmp resize rasterx goldmark",
	Language: "toml uax29 go-locale go-runewidth go-i18n text",
	System:   "xdg fsnotify dbus flock go-indexeddb safejs xgb portal pflag net sys term",
}

// Name returns the last element of the module's path, without a version.
func (l Library) Name() string {
	parts := strings.Split(l.Module, "/")
	last := parts[len(parts)-1]
	if len(parts) > 1 && len(last) > 1 && last[0] == 'v' && strings.Trim(last[1:], "0123456789") == "" {
		last = parts[len(parts)-2]
	}
	return last
}

// Use returns the purpose of the library, or that of the window if unknown.
func (l Library) Use() Use {
	use, _ := l.use()
	return use
}

func (l Library) use() (use Use, known bool) {
	for u, names := range uses {
		for name := range strings.FieldsSeq(names) {
			if name == l.Name() {
				return Use(u), true
			}
		}
	}
	return Window, false
}
