package main

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"github.com/BurntSushi/toml"
)

// toolkit is the table of a bundle that contains the toolkit's strings.
const toolkit = "toolkit"

// A section is a part of a bundle: a heading comment and the messages below it.
type section struct {
	title    string
	messages []message
}

// A message is the source of a constant.
type message struct {
	id      string
	text    string
	counted bool // has plural forms; the text is the one for "other"
}

// readSections parses the English bundle: first the game, then the pages about it.
func readSections(bundles fs.FS) ([]section, error) {
	var all []section
	for _, name := range []string{"active.en.toml", "pages.en.toml"} {
		data, err := fs.ReadFile(bundles, name)
		if err != nil {
			return nil, err
		}
		sections, err := parseSections(string(data))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		all = append(all, sections...)
	}
	if len(all) == 0 {
		return nil, errors.New("the English bundle has no messages")
	}
	return all, nil
}

// parseSections parses one file of a bundle. A line starting with "# " starts a section, so a
// table must not span sections.
func parseSections(file string) ([]section, error) {
	var sections []section
	for part := range strings.SplitSeq("\n"+file, "\n# ") {
		title, body, _ := strings.Cut(part, "\n")
		messages, err := parseMessages(body)
		if err != nil {
			return nil, fmt.Errorf("section %q: %w", title, err)
		}
		if len(messages) > 0 {
			sections = append(sections, section{title, messages})
		}
	}
	return sections, nil
}

// parseMessages parses the messages of a section in order.
func parseMessages(body string) ([]message, error) {
	var values map[string]any
	meta, err := toml.Decode(body, &values)
	if err != nil {
		return nil, err
	}
	var messages []message
	for _, key := range meta.Keys() {
		if len(key) > 1 || key[0] == toolkit {
			continue
		}
		m := message{id: key[0]}
		switch value := values[m.id].(type) {
		case string:
			m.text = value
		case map[string]any:
			m.counted = true
			m.text, _ = value["other"].(string)
		}
		if m.text == "" {
			return nil, fmt.Errorf("message %q has no text", m.id)
		}
		messages = append(messages, m)
	}
	return messages, nil
}
