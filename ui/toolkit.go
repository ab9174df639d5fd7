package ui

import "encoding/json"

// toolkitJSON is the form in which the toolkit takes translations.
func toolkitJSON(words map[string]string) ([]byte, error) { return json.Marshal(words) }
