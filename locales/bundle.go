package locales

import (
	"embed"
	"fmt"
	"io/fs"
	"maps"
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

// catalogue is the content of the bundles. Each bundle is read when its language is first used: two thirds
// of the messages are in languages that nobody asks for.
type catalogue struct {
	languages []string                  // sorted
	bundles   map[string]func() *bundle // by language
	matcher   language.Matcher
	matched   []string // languages in matcher order: fallback first
}

// bundle is all messages of a language.
type bundle struct {
	*i18n.Bundle
	messages []*i18n.Message
}

var loaded = sync.OnceValue(func() *catalogue { return load(files) })

func init() { seam.Use = use }

// use replaces the bundles in tests; see [seam.Use]. It reports and omits broken bundles.
func use(bundles fs.FS) (back func()) {
	before := loaded
	loaded = sync.OnceValue(func() *catalogue {
		c := load(bundles)
		for lang, read := range c.bundles {
			if len(read().messages) == 0 {
				delete(c.bundles, lang)
			}
		}
		c.list()
		return c
	})
	return func() { loaded = before }
}

// load finds the bundles in a folder.
func load(folder fs.FS) *catalogue {
	c := &catalogue{bundles: map[string]func() *bundle{}}
	names, err := fs.Glob(folder, "*.toml")
	if err != nil {
		report(fmt.Errorf("bundles: %w", err))
	}
	of := map[string][]string{}
	for _, name := range names {
		parts := strings.Split(name, ".") // "active.de.toml"
		tag, err := language.Parse(parts[max(0, len(parts)-2)])
		if err != nil {
			report(fmt.Errorf("bundle %s: %w", name, err))
			continue
		}
		of[tag.String()] = append(of[tag.String()], name)
	}
	for lang, names := range of {
		c.bundles[lang] = sync.OnceValue(func() *bundle { return read(folder, lang, names) })
	}
	c.list()
	return c
}

// read reads the bundle of a language, which may be in several files.
func read(folder fs.FS, lang string, names []string) *bundle {
	b := &bundle{Bundle: i18n.NewBundle(language.Make(lang))}
	b.RegisterUnmarshalFunc("toml", toml.Unmarshal)
	for _, name := range names {
		file, err := b.LoadMessageFileFS(folder, name)
		if err != nil {
			report(fmt.Errorf("bundle %s: %w", name, err))
			continue
		}
		b.messages = append(b.messages, file.Messages...)
	}
	return b
}

// list finds out which languages there are.
func (c *catalogue) list() {
	c.languages = slices.Sorted(maps.Keys(c.bundles))
	c.matched = append([]string{fallback}, slices.DeleteFunc(slices.Clone(c.languages), func(lang string) bool { return lang == fallback })...)
	tags := make([]language.Tag, len(c.matched))
	for i, lang := range c.matched {
		tags[i] = language.Make(lang)
	}
	c.matcher = language.NewMatcher(tags)
}

// of is the bundle of a language; an empty one if there is none.
func (c *catalogue) of(lang string) *bundle {
	if read := c.bundles[lang]; read != nil {
		return read()
	}
	return &bundle{Bundle: i18n.NewBundle(language.Make(lang))}
}

// IDs returns the IDs of all messages of the English bundle, sorted, without the toolkit's
// strings.
func IDs() []ID {
	var ids []ID
	for _, m := range loaded().of(fallback).messages {
		if !strings.HasPrefix(m.ID, toolkitPrefix) {
			ids = append(ids, ID(m.ID))
		}
	}
	slices.Sort(ids)
	return ids
}
