package locales

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// quotes are the quotation marks of each language.
var quotes = map[string][2]string{"de": {"„", "“"}, "en": {"“", "”"}, "es": {"«", "»"}}

// address matches words that address the player in the wrong way: German uses "Sie", Spanish "tú".
// (Spanish "su" and German "ihr" may refer to somebody else.)
var address = map[string]*regexp.Regexp{
	"de": regexp.MustCompile(`\b([Dd](u|ich|ir|ein|eine[mnrs]?)|[Ee](uch|uer|ure[mnrs]?))\b`),
	"es": regexp.MustCompile(`(?i)\b(usted|ustedes|vosotros|vuestra|vuestro|haga|pulse|elija|escriba|puede seguir)\b`),
}

// texts returns all texts of a language, including plural forms, without placeholders.
func texts(t *testing.T, lang string) map[ID][]string {
	t.Helper()
	braces := regexp.MustCompile(`\{\{[^}]*\}\}`)
	all := map[ID][]string{}
	for id, m := range messagesOf(t, lang) {
		for _, text := range formsIn(m) {
			all[ID(id)] = append(all[ID(id)], braces.ReplaceAllString(text, "7"))
		}
	}
	return all
}

// apostrophe matches the apostrophe of a contraction or possessive, which looks like a closing
// quotation mark.
var apostrophe = regexp.MustCompile(`(\p{L})’`)

func TestStyle(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		marks, ok := quotes[l.Language()]
		if !ok {
			t.Fatal("no quotation marks for this language")
		}
		for id, forms := range texts(t, l.Language()) {
			for _, text := range forms {
				if strings.TrimSpace(text) != text || text == "" {
					t.Errorf("%q: white space around %q", id, text)
				}
				if strings.ContainsAny(text, "\"'`\t") || strings.Contains(text, "...") {
					t.Errorf("%q: straight quotes, dots or a tabulator in %q", id, text)
				}
				if id != Usage && strings.Contains(text, "  ") {
					t.Errorf("%q: two spaces in %q", id, text)
				}
				if strings.Count(text, marks[0]) != strings.Count(text, marks[1]) {
					t.Errorf("%q: open quotes in %q", id, text)
				}
				if l.Language() == "en" {
					text = apostrophe.ReplaceAllString(text, "$1")
				}
				for _, mark := range []string{"„", "“", "”", "«", "»", "‚", "‘", "’"} {
					if !slices.Contains(marks[:], mark) && strings.Contains(text, mark) {
						t.Errorf("%q: quotes of another language in %q", id, text)
					}
				}
				if wrong := address[l.Language()]; wrong != nil && wrong.MatchString(text) {
					t.Errorf("%q: the player is addressed wrongly in %q", id, text)
				}
			}
		}
	})
}

// Words beside icons stay short.
func TestShortWords(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		for id, most := range map[ID]int{
			BarNew: 13, BarRestart: 13, BarUndo: 13, BarRedo: 13, BarSettings: 13,
			Easy: 8, Medium: 8, Hard: 8, Cancel: 12, Close: 12, Defaults: 22,
			RestartYes: 20, KeepPlaying: 20, KeepMine: 24, ReplaceYesDeal: 24, ReplaceYesRecord: 24,
			CopyResult: 24, SameDealAgain: 28, ContinueGame: 14, DefaultsNo: 24, ShowTable: 24, DealCode: 24,
		} {
			if n := utf8.RuneCountInString(l.Text(id)); n > most {
				t.Errorf("%q: %q has %d letters, more than %d", id, l.Text(id), n, most)
			}
		}
	})
}

// Options and keywords are the same in all languages.
func TestUsage(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		usage := l.Text(Usage)
		for _, word := range []string{"simplesimon check ", "simplesimon deal ", ".simon]", "--lang " + strings.Join(Languages(), "|"), "--deal ", "--data ", "--trace ", "--version", "--help", ExampleCode} {
			if !strings.Contains(usage, word) {
				t.Errorf("%q is missing", word)
			}
		}
		for line := range strings.Lines(usage) {
			if n := utf8.RuneCountInString(strings.TrimRight(line, "\n")); n > 80 {
				t.Errorf("%q is %d wide", line, n)
			}
		}
	})
}
