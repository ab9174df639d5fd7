package locales

import (
	"embed"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"simplesimon/locales/internal/seam"

	"github.com/BurntSushi/toml"
	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

// fallback is the language used when the player's own is not available.
const fallback = "en"

//go:embed active.*.toml pages.*.toml
var files embed.FS

// report is called for a message that is missing or can't be filled in, which is a bug in a bundle
// or its caller.
func report(err error) { seam.Report(err) }

// catalogue is the content of the bundles, loaded once.
type catalogue struct {
	bundle    *i18n.Bundle
	languages []string                   // sorted
	messages  map[string][]*i18n.Message // by language
	matcher   language.Matcher
	matched   []string // languages in matcher order: fallback first
}

var loaded = sync.OnceValue(func() *catalogue { return load(files) })

func init() { seam.Use = use }

// use replaces the bundles in tests; see [seam.Use].
func use(bundles fs.FS) (back func()) {
	before := loaded
	loaded = sync.OnceValue(func() *catalogue { return load(bundles) })
	return func() { loaded = before }
}

func load(bundles fs.FS) *catalogue {
	c := &catalogue{
		bundle:   i18n.NewBundle(language.Make(fallback)),
		messages: map[string][]*i18n.Message{},
		matched:  []string{fallback},
	}
	c.bundle.RegisterUnmarshalFunc("toml", toml.Unmarshal)
	names, err := fs.Glob(bundles, "*.toml")
	if err != nil {
		report(fmt.Errorf("bundles: %w", err))
	}
	for _, name := range names {
		file, err := c.bundle.LoadMessageFileFS(bundles, name)
		if err != nil {
			report(fmt.Errorf("bundle %s: %w", name, err))
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

// IDs returns the IDs of all messages of the English bundle, sorted, without the toolkit's
// strings.
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
