package locales

import (
	"regexp"
	"strings"
	"testing"
)

// placeholder is a placeholder in a message, including the condition around it.
var placeholder = regexp.MustCompile(`(?:\{\{if [^}]*\}\}.*?\{\{end\}\})|(?:\{\{[^}]*\}\})`)

// told reports whether a text is an instance of a message, with any data and in any plural form.
// It lets tests check which message is shown without fixing its wording.
func told(t *testing.T, l *Localizer, text string, id ID) bool {
	t.Helper()
	return literal(t, l, text, id) >= 0
}

// literal returns how many characters of a text come from the message itself rather than from its
// data; -1 if the text is not an instance of it.
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

// onlyTold fails unless a text is an instance of a message rather than of one of the alternatives,
// which might match the same text with more of it as data.
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

// wantWords fails if a text lacks one of the words or numbers as a whole word.
func wantWords(t *testing.T, text string, words ...string) {
	t.Helper()
	for _, word := range words {
		if !hasWord(text, word) {
			t.Errorf("%q does not contain %q", text, word)
		}
	}
}

// hasWord reports whether a word occurs in a text without an adjacent letter or digit.
func hasWord(text, word string) bool {
	return word != "" && regexp.MustCompile(`(?i)(^|[^\pL\pN])`+regexp.QuoteMeta(word)+`($|[^\pL\pN])`).MatchString(text)
}

// names reports whether a text names a card in any of its forms.
func names(text string, card CardWords) bool {
	return hasWord(text, card.Bare) || hasWord(text, card.Subject) || hasWord(text, card.Object)
}

// namesRank reports whether a text names an unspecified card of a rank.
func namesRank(text string, rank RankWords) bool {
	return hasWord(text, rank.Subject) || hasWord(text, rank.Object)
}
