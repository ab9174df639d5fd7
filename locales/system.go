package locales

import "strings"

// System returns the available language that best matches the operating system's settings.
func System() string { return Match(systemWishes()...) }

// SystemTags returns the languages preferred by the operating system's settings, in descending
// order, as well-formed BCP 47 tags; malformed settings are ignored.
func SystemTags() []string {
	var tags []string
	for _, wish := range systemWishes() {
		if tag, ok := parseWish(wish); ok {
			tags = append(tags, tag.String())
		}
	}
	return tags
}

// wishesOf reads the environment variables for the language by the rules of gettext: the first
// non-empty one of LC_ALL, LC_MESSAGES and LANG is the locale. Without one, or in the locales C
// and POSIX, the language is English regardless of LANGUAGE. Otherwise LANGUAGE lists preferred
// languages, separated by colons, which precede that of the locale.
func wishesOf(getenv func(string) string) []string {
	locale := ""
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if locale = getenv(name); locale != "" {
			break
		}
	}
	if locale == "" || locale == "C" || locale == "POSIX" {
		return nil
	}
	var wishes []string
	for wish := range strings.SplitSeq(getenv("LANGUAGE"), ":") {
		if wish == "C" || wish == "POSIX" { // the language in which programs are written
			return append(wishes, fallback)
		}
		wishes = append(wishes, wish)
	}
	return append(wishes, locale)
}
