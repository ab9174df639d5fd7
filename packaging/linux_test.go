package packaging_test

import (
	"encoding/xml"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"
)

var option = regexp.MustCompile(`--[a-z]+`)

// usage returns the program's help in a language.
func usage(t *testing.T, lang string) string {
	t.Helper()
	var messages map[string]any
	if err := toml.Unmarshal(read(t, "..", "locales", "active."+lang+".toml"), &messages); err != nil {
		t.Fatal(err)
	}
	text, ok := messages["usage"].(string)
	if !ok {
		t.Fatalf("no usage in %s", lang)
	}
	return text
}

// options returns the options in a text, without duplicates.
func options(text string) []string {
	all := option.FindAllString(text, -1)
	slices.Sort(all)
	return slices.Compact(all)
}

// The man pages document exactly the options and commands of the program.
func TestManPages(t *testing.T) {
	for _, lang := range []string{"en", "de", "es"} {
		want := options(usage(t, lang))
		page := strings.ReplaceAll(string(read(t, "linux", "man", "simplesimon."+lang+".6")), `\-`, "-")
		if got := options(page); !slices.Equal(got, want) {
			t.Errorf("the page in %s has the options %q, want %q", lang, got, want)
		}
		for _, command := range []string{`\fBcheck\fR`, `\fBdeal\fR`} {
			if !strings.Contains(page, command) {
				t.Errorf("the page in %s lacks %s", lang, command)
			}
		}
		checkRoff(t, lang)
	}
}

// checkRoff checks that the formatter accepts a page without warnings.
func checkRoff(t *testing.T, lang string) {
	t.Helper()
	man, err := exec.LookPath("man")
	if err != nil {
		t.Skip("man is not installed")
	}
	command := exec.Command(man, "--warnings", "--encoding=UTF-8", "--local-file", "-Tutf8", filepath.Join("linux", "man", "simplesimon."+lang+".6"))
	command.Env = append(os.Environ(), "LC_ALL=C.UTF-8", "MANROFFSEQ=", "MANWIDTH=80")
	var said strings.Builder
	command.Stderr = &said
	if _, err := command.Output(); err != nil || said.Len() > 0 {
		t.Errorf("man, page in %s: %s (%v)", lang, said.String(), err)
	}
}

// The completions offer exactly the options and commands of the program.
func TestCompletions(t *testing.T) {
	want := options(usage(t, "en"))
	for _, name := range []string{"simplesimon.bash", "_simplesimon", "simplesimon.fish"} {
		text := string(read(t, "linux", "completions", name))
		if strings.HasSuffix(name, ".fish") {
			text = regexp.MustCompile(`-l ([a-z]+)`).ReplaceAllString(text, "--$1")
		}
		if got := options(text); !slices.Equal(got, want) {
			t.Errorf("%s has the options %q, want %q", name, got, want)
		}
		for _, command := range []string{"check", "deal"} {
			if !strings.Contains(text, command) {
				t.Errorf("%s lacks %s", name, command)
			}
		}
	}
}

// What bash offers when the Tab key is pressed.
func TestBashCompletion(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("bash is not installed")
	}
	script, err := filepath.Abs(filepath.Join("linux", "completions", "simplesimon.bash"))
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	for _, name := range []string{"my game.simon", "notes.txt"} {
		if err := os.WriteFile(filepath.Join(folder, name), nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(folder, "games"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		typed []string // the last word is incomplete
		want  []string
	}{
		{[]string{""}, []string{"check", "deal", "games", "my game.simon"}},
		{[]string{"ch"}, []string{"check"}},
		{[]string{"--d"}, []string{"--data", "--deal"}},
		{[]string{"--lang", ""}, []string{"de", "en", "es"}},
		{[]string{"--lang", "de", "m"}, []string{"my game.simon"}},
		{[]string{"--data", ""}, []string{"games"}},
		{[]string{"--trace", "n"}, []string{"notes.txt"}},
		{[]string{"check", "m"}, []string{"my game.simon"}},
		{[]string{"deal", ""}, nil},
	} {
		// compopt works only during completion; here it does nothing.
		const ask = `compopt() { :; }; . "$1"; shift; COMP_WORDS=(simplesimon "$@"); COMP_CWORD=$#; _simplesimon; printf '%s\n' "${COMPREPLY[@]}"`
		command := exec.Command(bash, append([]string{"-c", ask, "bash", script}, c.typed...)...)
		command.Dir = folder
		out, err := command.CombinedOutput()
		if err != nil {
			t.Fatalf("%q: %v: %s", c.typed, err, out)
		}
		got := strings.FieldsFunc(string(out), func(r rune) bool { return r == '\n' })
		slices.Sort(got)
		if !slices.Equal(got, c.want) {
			t.Errorf("after %q bash offers %q, want %q", c.typed, got, c.want)
		}
	}
}

// The metainfo lists the program's version first, and its screenshots are those of the README.
func TestMetainfo(t *testing.T) {
	id, _, version := meta(t)
	var page struct {
		Releases []struct {
			Version string `xml:"version,attr"`
			Date    string `xml:"date,attr"`
		} `xml:"releases>release"`
		Screenshots []struct {
			Captions []struct {
				Lang string `xml:"http://www.w3.org/XML/1998/namespace lang,attr"`
			} `xml:"caption"`
			Image struct {
				Width  int    `xml:"width,attr"`
				Height int    `xml:"height,attr"`
				URL    string `xml:",chardata"`
			} `xml:"image"`
		} `xml:"screenshots>screenshot"`
	}
	if err := xml.Unmarshal(read(t, "linux", id+".metainfo.xml"), &page); err != nil {
		t.Fatal(err)
	}
	if len(page.Releases) == 0 || page.Releases[0].Version != version || page.Releases[0].Date == "" {
		t.Errorf("releases %+v, but the program is %s", page.Releases, version)
	}
	if len(page.Screenshots) == 0 {
		t.Error("no screenshots")
	}
	for _, s := range page.Screenshots {
		name := filepath.Base(s.Image.URL)
		img := decode(t, name, read(t, "..", "docs", "screenshots", name))
		if size := img.Bounds().Size(); size.X != s.Image.Width || size.Y != s.Image.Height {
			t.Errorf("%s has %v pixels, want %d by %d", name, size, s.Image.Width, s.Image.Height)
		}
		var langs []string
		for _, c := range s.Captions {
			langs = append(langs, c.Lang)
		}
		if !slices.Equal(langs, []string{"", "de", "es"}) {
			t.Errorf("%s has captions in %q", name, langs)
		}
	}
}
