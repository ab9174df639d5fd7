package locales

import (
	"bytes"
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"simplesimon/locales/internal/seam"
)

// bundlesWith returns the program's bundles plus those of another language, derived from the
// English ones.
func bundlesWith(t *testing.T, lang string, translate func(bundle []byte) []byte) fstest.MapFS {
	t.Helper()
	bundles := fstest.MapFS{}
	names, err := fs.Glob(files, "*.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		data, err := files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		bundles[name] = &fstest.MapFile{Data: data}
		if part, ok := strings.CutSuffix(name, ".en.toml"); ok {
			bundles[part+"."+lang+".toml"] = &fstest.MapFile{Data: translate(data)}
		}
	}
	return bundles
}

// TestAddLanguage adds languages by their files alone: the list, the name, the match with the
// system's preferences and the formats all come from the bundle.
func TestAddLanguage(t *testing.T) {
	for _, c := range []struct{ lang, wish string }{{"sv", "sv_FI.UTF-8"}, {"pt-BR", "pt_BR"}, {"zh-Hant", "zh_TW"}} {
		t.Run(c.lang, func(t *testing.T) {
			strict(t)
			before, english := Languages(), New("en")
			bundles := bundlesWith(t, c.lang, func(bundle []byte) []byte {
				for old, another := range map[string]string{
					`endonym = "English"`: `endonym = "Another"`, `"12,345"`: `"12 345"`, `undo = "Undo"`: `undo = "Back"`,
					`month-names = "January`: `month-names = "First`, `rules = "Rules"`: `rules = "Law"`,
				} {
					bundle = bytes.ReplaceAll(bundle, []byte(old), []byte(another))
				}
				return bundle
			})
			back := use(bundles)
			defer back()
			if got, want := Languages(), append([]string{c.lang}, before...); len(got) != len(want) || !slices.Contains(got, c.lang) || !slices.IsSorted(got) {
				t.Errorf("the languages are %q, want %q, sorted", got, want)
			}
			if got := Match(c.wish, "de"); got != c.lang {
				t.Errorf("Match(%s) = %q", c.wish, got)
			}
			l := New(c.lang)
			for _, text := range [][2]string{
				{l.Language(), c.lang}, {Name(c.lang), "Another"}, {Name("de"), "Deutsch"}, {l.Text(Undo), "Back"},
				{l.Text(PageRules), "Law"}, {l.Number(1234567), "1 234 567"}, {l.Date(2026, 1, 5), "5 First 2026"},
				{l.Text(NewGame), english.Text(NewGame)},
			} {
				if text[0] != text[1] {
					t.Errorf("got %q, want %q", text[0], text[1])
				}
			}
			if len(l.Rules()) != len(english.Rules()) || len(l.Toolkit()) != len(english.Toolkit()) {
				t.Error("pages or the toolkit's words are missing")
			}
			back()
			if got := Languages(); !slices.Equal(got, before) {
				t.Errorf("afterwards the languages are %q, want %q", got, before)
			}
		})
	}
}

// A broken bundle is reported and skipped; the others are unaffected.
func TestBrokenBundleIsSkipped(t *testing.T) {
	var faults []error
	before := seam.Report
	seam.Report = func(err error) { faults = append(faults, err) }
	defer func() { seam.Report = before }()
	bundles := bundlesWith(t, "sv", func([]byte) []byte { return []byte(`undo = "Ång`) })
	back := use(bundles)
	defer back()
	if got := New("de").Text(Undo); got != "Rückgängig" {
		t.Errorf("German yields %q", got)
	}
	if slices.Contains(Languages(), "sv") || len(faults) != 2 {
		t.Errorf("the languages are %q, the faults %q", Languages(), faults)
	}
}
