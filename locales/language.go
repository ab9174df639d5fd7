package locales

import (
	"slices"
	"strings"

	"golang.org/x/text/language"
)

// Languages are the languages that have a bundle, as BCP 47 tags, sorted: "de", "en", "es".
func Languages() []string {
	return slices.Clone(loaded().languages)
}

// Name is what speakers of a language call it: "Deutsch", "English", "Español". A
// language that has no bundle has the name of the one that [Match] finds for it.
func Name(lang string) string {
	return New(lang).Text(Endonym)
}

// Match finds the language that suits a player best who wants one of prefs, the most
// wanted first. They are BCP 47 tags or in the manner of POSIX ("de_AT.UTF-8@euro",
// several parted by colons); what cannot be read is passed over. If none suits, or none is
// there, the language is English.
func Match(prefs ...string) string {
	var tags []language.Tag
	for _, pref := range prefs {
		for wish := range strings.SplitSeq(pref, ":") {
			if tag, ok := parseWish(wish); ok {
				tags = append(tags, tag)
			}
		}
	}
	c := loaded()
	if len(tags) == 0 {
		return fallback
	}
	// The tag that the matcher returns carries extensions of the wish; the index does not.
	// Without any confidence it may be a language that shares but the script.
	_, index, confidence := c.matcher.Match(tags...)
	if confidence == language.No {
		return fallback
	}
	return c.matched[index]
}

// longestWish is the length in bytes over which nothing is the name of a language.
const longestWish = 100

// aliases are names of languages that systems with X11 understand in LANG besides the codes,
// as their locale.alias lists them, for the languages that have a bundle.
var aliases = map[string]string{"deutsch": "de", "german": "de", "spanish": "es"}

// parseWish reads a wish for a language; "C", "POSIX" and the like are none.
func parseWish(wish string) (language.Tag, bool) {
	wish, _, _ = strings.Cut(wish, ".") // the encoding
	wish, _, _ = strings.Cut(wish, "@") // the modifier
	wish = strings.TrimSpace(wish)
	if wish == "" || wish == "C" || wish == "POSIX" || len(wish) > longestWish {
		return language.Und, false
	}
	if alias, ok := aliases[strings.ToLower(wish)]; ok {
		wish = alias
	}
	tag, err := language.Parse(strings.ReplaceAll(wish, "_", "-"))
	return tag, err == nil && tag != language.Und
}
