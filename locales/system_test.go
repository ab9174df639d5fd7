package locales

import (
	"strings"
	"testing"
)

// TestEnvironment covers values found in the language variables in practice.
func TestEnvironment(t *testing.T) {
	strict(t)
	long := strings.Repeat("x", 10_000)
	for _, c := range []struct{ name, lcAll, messages, lang, language, want string }{
		{name: "nothing", want: "en"},
		{name: "LANG", lang: "de_DE.UTF-8", want: "de"},
		{name: "LC_MESSAGES before LANG", messages: "es_ES.UTF-8", lang: "de_DE.UTF-8", want: "es"},
		{name: "LC_ALL before LC_MESSAGES", lcAll: "de_DE.UTF-8", messages: "es_ES.UTF-8", lang: "en_US.UTF-8", want: "de"},
		{name: "LC_ALL is C", lcAll: "C", lang: "de_DE.UTF-8", language: "de", want: "en"},
		{name: "LC_MESSAGES is POSIX", messages: "POSIX", lang: "de_DE.UTF-8", want: "en"},
		{name: "LANGUAGE first", lang: "es_ES.UTF-8", language: "de", want: "de"},
		{name: "LANGUAGE in the locale C", lang: "C", language: "de", want: "en"},
		{name: "C.UTF-8", lang: "C.UTF-8", want: "en"},
		{name: "LANGUAGE in C.UTF-8", lang: "C.UTF-8", language: "de", want: "de"},
		{name: "LANGUAGE in POSIX", lang: "POSIX", language: "de", want: "en"},
		{name: "LANGUAGE without a locale", language: "de", want: "en"},
		{name: "an empty LANGUAGE", lang: "de_DE.UTF-8", language: ":", want: "de"},
		{name: "many empty elements", lang: "de_DE.UTF-8", language: ":::: ", want: "de"},
		{name: "an empty element first", lang: "de_DE.UTF-8", language: ":es", want: "es"},
		{name: "an empty element last", lang: "de_DE.UTF-8", language: "es:", want: "es"},
		{name: "an unknown language first", lang: "en_US.UTF-8", language: "xx:es", want: "es"},
		{name: "a language that is not spoken first", lang: "en_US.UTF-8", language: "fr_FR:de_DE", want: "de"},
		{name: "nonsense first", lang: "en_US.UTF-8", language: "\x00\xff;rm:de", want: "de"},
		{name: "a country", lang: "en_US.UTF-8", language: "de_AT:fr", want: "de"},
		{name: "none that is spoken", lang: "it_IT.UTF-8", language: "fr:it", want: "en"},
		{name: "LANG after LANGUAGE", lang: "de_DE.UTF-8", language: "xx:fr", want: "de"},
		{name: "C in LANGUAGE", lang: "de_DE.UTF-8", language: "xx:C:de", want: "en"},
		{name: "German before C in LANGUAGE", lang: "en_US.UTF-8", language: "de:C", want: "de"},
		{name: "English before others", lang: "de_DE.UTF-8", language: "en_GB:de", want: "en"},
		{name: "a modifier", lang: "de_DE@euro", want: "de"},
		{name: "an encoding and a modifier", lang: "es_ES.ISO-8859-15@euro", want: "es"},
		{name: "a script as a modifier", lang: "sr_RS@latin", want: "en"},
		{name: "capitals", lang: "DE_de.utf8", want: "de"},
		{name: "a hyphen", lang: "es-MX.UTF-8", want: "es"},
		{name: "an encoding in LANGUAGE", lang: "en_US.UTF-8", language: "de_DE.UTF-8", want: "de"},
		{name: "the name of a language", lang: "german", want: "de"},
		{name: "a name in capitals", lang: "Spanish", want: "es"},
		{name: "very long", lang: long, want: "en"},
		{name: "very long, then German", lang: "de_DE.UTF-8", language: long, want: "de"},
		{name: "very many", lang: "en_US.UTF-8", language: strings.Repeat("xx:", 5_000) + "de", want: "de"},
	} {
		t.Run(c.name, func(t *testing.T) {
			variables := map[string]string{"LC_ALL": c.lcAll, "LC_MESSAGES": c.messages, "LANG": c.lang, "LANGUAGE": c.language}
			if got := Match(wishesOf(func(name string) string { return variables[name] })...); got != c.want {
				t.Errorf("%v: %q, want %q", variables, got, c.want)
			}
		})
	}
}
