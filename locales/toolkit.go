package locales

import "strings"

// toolkitPrefix is the table of a bundle that holds the toolkit's words under the
// toolkit's own keys.
const toolkitPrefix = "toolkit."

// Toolkit has those words of the toolkit's widgets that a player can see, by the toolkit's own
// keys ("Select all"), in this language: the menu of a text entry. The toolkit takes them as
// JSON for the locale of the system, which is the only one it looks at.
func (l *Localizer) Toolkit() map[string]string {
	words := map[string]string{}
	for _, m := range loaded().of(fallback).messages {
		if key, ok := strings.CutPrefix(m.ID, toolkitPrefix); ok {
			words[key] = l.Text(ID(m.ID))
		}
	}
	return words
}
