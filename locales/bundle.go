package locales

import (
	"embed"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/BurntSushi/toml"
	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

// fallback is the language of a player whose own is not there.
const fallback = "en"

//go:embed active.*.toml pages.*.toml
var files embed.FS

// OnError is told about a message that is missing or cannot be filled in, which is a
// fault of a bundle or of its caller. Tests set it, before they use a [Localizer].
var OnError = func(error) {}

// catalogue is what the bundles hold, read once.
type catalogue struct {
	bundle    *i18n.Bundle
	languages []string                   // sorted
	messages  map[string][]*i18n.Message // by language
	matcher   language.Matcher
	matched   []string // the languages in the order of the matcher: fallback first
}

var loaded = sync.OnceValue(load)

func load() *catalogue {
	c := &catalogue{
		bundle:   i18n.NewBundle(language.Make(fallback)),
		messages: map[string][]*i18n.Message{},
		matched:  []string{fallback},
	}
	c.bundle.RegisterUnmarshalFunc("toml", toml.Unmarshal)
	entries, err := files.ReadDir(".")
	if err != nil {
		OnError(fmt.Errorf("bundles: %w", err))
	}
	for _, entry := range entries {
		file, err := c.bundle.LoadMessageFileFS(files, entry.Name())
		if err != nil {
			OnError(fmt.Errorf("bundle %s: %w", entry.Name(), err))
			continue
		}
		lang := file.Tag.String()
		c.messages[lang] = append(c.messages[lang], file.Messages...)
		if slices.Contains(c.languages, lang) {
			continue // the second file of a bundle
		}
		c.languages = append(c.languages, lang)
		if lang != fallback {
			c.matched = append(c.matched, lang)
		}
	}
	slices.Sort(c.languages)
	tags := make([]language.Tag, len(c.matched))
	for i, lang := range c.matched {
		tags[i] = language.Make(lang)
	}
	c.matcher = language.NewMatcher(tags)
	return c
}

// IDs are all messages of the English bundle, sorted, without the toolkit's words.
func IDs() []ID {
	var ids []ID
	for _, m := range loaded().messages[fallback] {
		if !strings.HasPrefix(m.ID, toolkitPrefix) {
			ids = append(ids, ID(m.ID))
		}
	}
	slices.Sort(ids)
	return ids
}
