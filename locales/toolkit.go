package locales

import "strings"

// toolkitPrefix is the table of a bundle with the toolkit's strings under the toolkit's own keys.
const toolkitPrefix = "toolkit."

// Toolkit returns the visible strings of the toolkit's widgets in this language, by the toolkit's
// own keys ("Select all"), such as those of an entry's menu. The toolkit accepts them as JSON for
// the system's locale, the only one it uses.
func (l *Localizer) Toolkit() map[string]string {
	words := map[string]string{}
	for _, m := range loaded().of(fallback).messages {
		if key, ok := strings.CutPrefix(m.ID, toolkitPrefix); ok {
			words[key] = l.Text(ID(m.ID))
		}
	}
	return words
}
