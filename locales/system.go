package locales

import "strings"

// System is the language that suits the settings of the operating system best.
func System() string { return Match(systemWishes()...) }

// SystemTags are the languages that the settings of the operating system ask for, the most wanted
// first, as well-formed BCP 47 tags; what makes no sense among the settings is left out.
func SystemTags() []string {
	var tags []string
	for _, wish := range systemWishes() {
		if tag, ok := parseWish(wish); ok {
			tags = append(tags, tag.String())
		}
	}
	return tags
}

// wishesOf reads the variables that POSIX and gettext have for the language, with the rules of
// gettext: the first of LC_ALL, LC_MESSAGES and LANG that is not empty is the locale. Without one,
// or in the locales C and POSIX, programs speak English whatever LANGUAGE says. Otherwise LANGUAGE lists the
// wanted languages, parted by colons, before that of the locale.
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
		if wish == "C" || wish == "POSIX" { // the language that programs are written in
			return append(wishes, fallback)
		}
		wishes = append(wishes, wish)
	}
	return append(wishes, locale)
}
