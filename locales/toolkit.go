package locales

import "strings"

// toolkitPrefix is the table of a bundle that holds the toolkit's words under the
// toolkit's own keys.
const toolkitPrefix = "toolkit."

// Toolkit has the words that the widgets of the toolkit bring along, by the toolkit's own
// keys ("Select all", "file.name"), in this language. The toolkit takes them as JSON for
// the locale of the system, which is the only one it looks at.
func (l *Localizer) Toolkit() map[string]string {
	words := map[string]string{}
	for _, m := range loaded().messages[fallback] {
		if key, ok := strings.CutPrefix(m.ID, toolkitPrefix); ok {
			words[key] = l.Text(ID(m.ID))
		}
	}
	return words
}
