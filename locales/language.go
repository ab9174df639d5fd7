package locales

import (
	"slices"
	"strings"

	"golang.org/x/text/language"
)

// Languages returns the languages with a bundle as sorted BCP 47 tags: "de", "en", "es".
func Languages() []string {
	return slices.Clone(loaded().languages)
}

// Name returns the endonym of a language: "Deutsch", "English", "Español". For a language without
// a bundle it is that of the language [Match] returns for it.
func Name(lang string) string {
	return New(lang).Text(Endonym)
}

// Match returns the best available language for preferences in descending order. They are BCP 47
// tags or POSIX locales ("de_AT.UTF-8@euro", several separated by colons); malformed ones are
// ignored. Without a match it returns English.
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
	// The tag returned by the matcher carries extensions of the request; the index does not. With
	// no confidence it may be a language that merely shares the script.
	_, index, confidence := c.matcher.Match(tags...)
	if confidence == language.No {
		return fallback
	}
	return c.matched[index]
}

// longestWish is the maximum length in bytes of a language name.
const longestWish = 100

// aliases are language names that X11 systems accept in LANG besides the codes, from their
// locale.alias, for the languages with a bundle.
var aliases = map[string]string{"deutsch": "de", "german": "de", "spanish": "es"}

// parseWish parses a preferred language; "C", "POSIX" and the like are none.
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
