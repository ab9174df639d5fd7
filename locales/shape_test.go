package locales

import (
	"regexp"
	"strings"
	"testing"
)

// placeholder is a hole in a message, with the words of a condition around it.
var placeholder = regexp.MustCompile(`(?:\{\{if [^}]*\}\}.*?\{\{end\}\})|(?:\{\{[^}]*\}\})`)

// told reports whether a text is a message, whatever it is filled in with, in any of its plural forms.
// Which message stands where can be tested with it without holding the wording.
func told(t *testing.T, l *Localizer, text string, id ID) bool {
	t.Helper()
	return literal(t, l, text, id) >= 0
}

// literal is how much of a text stands in a message itself, rather than being filled in; -1 if the text is
// not that message.
func literal(t *testing.T, l *Localizer, text string, id ID) int {
	t.Helper()
	most := -1
	m := messagesOf(t, l.Language())[string(id)]
	if m == nil {
		t.Fatalf("no message %q", id)
	}
	for _, form := range formsIn(m) {
		var pattern strings.Builder
		end, own := 0, len(placeholder.ReplaceAllString(form, ""))
		for _, at := range placeholder.FindAllStringIndex(form, -1) {
			pattern.WriteString(regexp.QuoteMeta(form[end:at[0]]) + ".+?")
			end = at[1]
		}
		pattern.WriteString(regexp.QuoteMeta(form[end:]))
		if regexp.MustCompile(`(?is)^` + pattern.String() + `$`).MatchString(text) {
			most = max(most, own)
		}
	}
	return most
}

// onlyTold fails unless a text is a message rather than one of the others, which stand in the same place:
// what another one says may be said by this one as well, with a few words more.
func onlyTold(t *testing.T, l *Localizer, text string, id ID, others ...ID) {
	t.Helper()
	own := literal(t, l, text, id)
	if own < 0 {
		t.Errorf("%q is not %q", text, id)
	}
	for _, other := range others {
		if literal(t, l, text, other) > own {
			t.Errorf("%q is %q, not %q", text, other, id)
		}
	}
}

// wantWords fails if one of some words or numbers does not stand in a text as a whole.
func wantWords(t *testing.T, text string, words ...string) {
	t.Helper()
	for _, word := range words {
		if !hasWord(text, word) {
			t.Errorf("%q does not tell %q", text, word)
		}
	}
}

// hasWord reports whether something occurs in a text with no letter or digit directly before or after it.
func hasWord(text, word string) bool {
	return word != "" && regexp.MustCompile(`(?i)(^|[^\pL\pN])`+regexp.QuoteMeta(word)+`($|[^\pL\pN])`).MatchString(text)
}

// names reports whether a text names a card, in one of the forms of its name.
func names(text string, card CardWords) bool {
	return hasWord(text, card.Bare) || hasWord(text, card.Subject) || hasWord(text, card.Object)
}

// namesRank reports whether a text names some card of a rank.
func namesRank(text string, rank RankWords) bool {
	return hasWord(text, rank.Subject) || hasWord(text, rank.Object)
}
