package locales

import (
	"math"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"golang.org/x/text/language"
	"golang.org/x/text/message"

	"simplesimon/engine"
)

func TestLanguages(t *testing.T) {
	strict(t)
	if got, want := Languages(), []string{"de", "en", "es"}; !slices.Equal(got, want) {
		t.Errorf("Languages() = %v, want %v", got, want)
	}
	Languages()[0] = "xx"
	if Languages()[0] != "de" {
		t.Error("Languages() shares memory with its caller")
	}
	for lang, want := range map[string]string{"de": "Deutsch", "en": "English", "es": "Español", "es-MX": "Español", "xx": "English"} {
		if got := Name(lang); got != want {
			t.Errorf("Name(%q) = %q, want %q", lang, got, want)
		}
	}
}

func TestMatch(t *testing.T) {
	strict(t)
	for prefs, want := range map[string]string{
		"":                   "en",
		"C":                  "en",
		"POSIX":              "en",
		"C.UTF-8":            "en",
		"de":                 "de",
		"de_AT.UTF-8":        "de",
		"de_DE@euro":         "de",
		"de-CH":              "de",
		"DE":                 "de",
		"gsw":                "de",
		"lb_LU":              "de",
		"es":                 "es",
		"es-MX":              "es",
		"es_419":             "es",
		"es-ES-u-co-trad":    "es",
		"gl":                 "es",
		"eu":                 "es",
		"en-GB-oxendict":     "en",
		"en_US.UTF-8":        "en",
		"fr":                 "en",
		"zh-Hant-TW":         "en",
		"sr-Cyrl":            "en",
		"C es":               "es",
		"fr de":              "de",
		"fr en de":           "en",
		"xx ?? de":           "de",
		"de_DE:es":           "de",
		"fr_FR:es_ES:de_DE":  "es",
		"_ - @ . :: $$ \x00": "en",
		"und es":             "es",
		"a_very_long_thing_that_is_no_language_at_all es": "es",
	} {
		if got := Match(strings.Split(prefs, " ")...); got != want {
			t.Errorf("Match(%q) = %q, want %q", prefs, got, want)
		}
	}
	if got := Match(); got != fallback {
		t.Errorf("Match() = %q", got)
	}
}

func TestNew(t *testing.T) {
	strict(t)
	for lang, want := range map[string]string{"de": "de", "es": "es", "de_AT.UTF-8": "de", "fr": "en", "": "en"} {
		if got := New(lang).Language(); got != want {
			t.Errorf("New(%q) speaks %q, want %q", lang, got, want)
		}
	}
}

// The system's language is taken from the environment on systems that have one there.
func TestSystem(t *testing.T) {
	strict(t)
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"} {
		t.Setenv(name, "")
	}
	if !slices.Contains(Languages(), System()) {
		t.Errorf("System() = %q", System())
	}
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		t.Skip("the language is not in the environment here")
	}
	for _, test := range []struct{ lang, language, want string }{
		{"de_AT.UTF-8", "", "de"},
		{"es_MX.UTF-8", "", "es"},
		{"de_DE.UTF-8", "es:de", "es"},
		{"C", "de", "en"},
		{"fr_FR.UTF-8", "", "en"},
		{"", "", "en"},
	} {
		t.Setenv("LANG", test.lang)
		t.Setenv("LANGUAGE", test.language)
		if got := System(); got != test.want {
			t.Errorf("LANG=%s LANGUAGE=%s: %q, want %q", test.lang, test.language, got, test.want)
		}
	}
}

// The library's grouping serves as a reference for German and English; for Spanish it does not
// know that four digits stay together and that the separator is a space.
func TestNumber(t *testing.T) {
	strict(t)
	numbers := []int{0, 1, -1, 9, 10, 99, 100, 851, 999, 1000, 1234, -1234, 9999, 10000, 12345, 100000, 999999, 1000000, -1234567,
		1234567890, math.MaxInt, math.MinInt}
	for _, lang := range []string{"de", "en"} {
		printer := message.NewPrinter(language.Make(lang))
		for _, n := range numbers {
			want := strings.Replace(printer.Sprintf("%d", n), "-", minus, 1)
			if got := New(lang).Number(n); got != want {
				t.Errorf("%s: %d is %q, want %q", lang, n, got, want)
			}
		}
	}
	for n, want := range map[int]string{
		0: "0", 851: "851", 1234: "1234", -9999: "–9999", 10000: "10\u00a0000", 123456: "123\u00a0456", -1234567: "–1\u00a0234\u00a0567",
	} {
		if got := New("es").Number(n); got != want {
			t.Errorf("es: %d is %q, want %q", n, got, want)
		}
	}
}

// The samples represent the numbers they should.
func TestNumberSamples(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		for id, n := range map[ID]int{FourDigits: 1234, FiveDigits: 12345} {
			if got := l.Number(n); got != l.Text(id) {
				t.Errorf("%d is %q, but %q says %q", n, got, id, l.Text(id))
			}
		}
		if words := strings.Fields(l.Text(SmallNumbers)); len(words) != 11 {
			t.Errorf("%d words for the numbers two to twelve", len(words))
		}
	})
}

func TestCount(t *testing.T) {
	strict(t)
	for lang, want := range map[string][]string{
		"de": {"0 Züge", "1 Zug", "49 Züge", "1.000.000 Züge", "Keine Folge entfernt", "1 Folge entfernt", "4 Folgen entfernt", "–1 Punkt"},
		"en": {"0 moves", "1 move", "49 moves", "1,000,000 moves", "No sequence removed", "1 sequence removed", "4 sequences removed", "–1 point"},
		"es": {"0 jugadas", "1 jugada", "49 jugadas", "1\u00a0000\u00a0000 de jugadas", "Ninguna secuencia retirada", "1 secuencia retirada", "4 secuencias retiradas", "–1 punto"},
	} {
		l := New(lang)
		got := []string{
			l.Count(MovesCount, 0, nil), l.Count(MovesCount, 1, nil), l.Count(MovesCount, 49, nil), l.Count(MovesCount, 1000000, nil),
			l.Count(SequencesRemoved, 0, nil), l.Count(SequencesRemoved, 1, nil), l.Count(SequencesRemoved, 4, nil), l.Count(PointsCount, -1, nil),
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", lang, got, want)
		}
	}
}

// A result is a single line from which its code can be found again.
func TestResult(t *testing.T) {
	code, err := engine.ParseCode(ExampleCode)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{
		"de": "Simple Simon, Leicht (SS1-S1-AAAAABD): 49 Züge, 851 Punkte",
		"en": "Simple Simon, Easy (SS1-S1-AAAAABD): 49 moves, 851 points",
		"es": "Simple Simon, Fácil (SS1-S1-AAAAABD): 851 puntos en 49 jugadas",
	}
	each(t, func(t *testing.T, l *Localizer) {
		game := WonGame{Code: code, Moves: 49, Score: 851}
		got := l.Result(game)
		if got != want[l.Language()] {
			t.Errorf("%q, want %q", got, want[l.Language()])
		}
		for _, score := range []int{851, 1, 0, -1, -12345} {
			game.Moves, game.Score = 900-score, score
			text := l.Result(game)
			if found, ok := engine.FindCode(text); !ok || found != code || strings.Contains(text, "\n") {
				t.Errorf("FindCode(%q) = %v, %v", text, found, ok)
			}
		}
		game.Date = l.Date(2026, time.November, 30)
		if text := l.Result(game); !hasAll(text, game.Date, ExampleCode) {
			t.Errorf("%q lacks the day", text)
		}
	})
}

// hasAll reports whether a text contains all parts.
func hasAll(text string, parts ...string) bool {
	for _, part := range parts {
		if !strings.Contains(text, part) {
			return false
		}
	}
	return true
}

// Localizers are safe for concurrent use, as checked by the race detector.
func TestConcurrent(t *testing.T) {
	strict(t)
	var group sync.WaitGroup
	for range 4 {
		for _, lang := range Languages() {
			group.Go(func() {
				l := New(lang)
				for _, c := range deck() {
					if l.Card(c) == "" {
						t.Error("a card without a name")
					}
				}
				l.Refusal(&engine.Refusal{Reason: engine.WrongRank, First: deck()[3], Target: deck()[8]})
			})
		}
	}
	group.Wait()
}
