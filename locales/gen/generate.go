package main

import (
	"bytes"
	"fmt"
	"go/format"
	"io/fs"
	"regexp"
	"strings"
)

// head is the start of the generated file.
const head = `// Code generated from the English bundle by "go generate ./locales"; DO NOT EDIT.

package locales
`

// generate returns the source of the constants. Two messages with the same name, or a message with
// none, are errors.
func generate(bundles fs.FS) ([]byte, error) {
	sections, err := readSections(bundles)
	if err != nil {
		return nil, err
	}
	var source bytes.Buffer
	source.WriteString(head)
	owner := map[string]string{} // message by constant name
	for _, s := range sections {
		fmt.Fprintf(&source, "\n// %s.\nconst (\n", strings.TrimSuffix(s.title, "."))
		for _, m := range s.messages {
			name, err := constant(m.id)
			if err != nil {
				return nil, err
			}
			if other, taken := owner[name]; taken {
				return nil, fmt.Errorf("messages %q and %q would both be %s", other, m.id, name)
			}
			owner[name] = m.id
			fmt.Fprintf(&source, "%s ID = %q // %s\n", name, m.id, comment(m))
		}
		source.WriteString(")\n")
	}
	return format.Source(source.Bytes())
}

// initialisms are words that Go writes in upper case.
var initialisms = map[string]string{"csv": "CSV", "opengl": "OpenGL", "utf": "UTF", "utf8": "UTF8"}

// lawful matches valid message IDs: words of lower-case letters and digits, joined by hyphens.
var lawful = regexp.MustCompile(`^[a-z][a-z0-9]*(-[a-z0-9]+)*$`)

// constant returns the Go name of a message: NoOpenGL for "no-opengl".
func constant(id string) (string, error) {
	if !lawful.MatchString(id) {
		return "", fmt.Errorf("%q is no ID: words of lower-case letters and digits, joined by hyphens", id)
	}
	var name strings.Builder
	for word := range strings.SplitSeq(id, "-") {
		if special, ok := initialisms[word]; ok {
			word = special
		} else {
			word = strings.ToUpper(word[:1]) + word[1:]
		}
		name.WriteString(word)
	}
	return name.String(), nil
}

// longest is the maximum number of letters of the text in a comment.
const longest = 64

// comment returns the beginning of the text, marked if it has plural forms.
func comment(m message) string {
	text, rest, _ := strings.Cut(m.text, "\n")
	letters := []rune(text)
	if len(letters) > longest {
		text = strings.TrimRight(string(letters[:longest]), " ") + "…"
	} else if rest != "" {
		text += " …"
	}
	if m.counted {
		return "by Count: " + text
	}
	return text
}
