package cli_test

import (
	"path/filepath"
	"strings"
	"testing"

	"simplesimon/cli"
	"simplesimon/engine"
	"simplesimon/locales"
)

func TestVersionAndHelp(t *testing.T) {
	usage := func(lang string) string { return locales.New(lang).Text(locales.Usage) }
	cases := []struct {
		name string
		args []string
		out  string
	}{
		{"version", []string{"--version", "--lang", "en"}, "Simple Simon " + version},
		{"version among others", []string{"--lang=de", "x.simon", "--version", "y.simon"}, "Simple Simon " + version},
		{"version of check", []string{"check", "--version"}, "Simple Simon " + version},
		{"help", []string{"--help", "--lang", "en"}, usage("en")},
		{"help in short", []string{"-h", "--lang", "en"}, usage("en")},
		{"help in German", []string{"--lang", "de", "--help"}, usage("de")},
		{"help in Spanish", []string{"--help", "--lang=es"}, usage("es")},
		{"help before version", []string{"--version", "--help", "--lang", "en"}, usage("en")},
		{"help on check", []string{"check", "--help", "--lang", "en"}, usage("en")},
		{"help on deal", []string{"--lang", "es", "deal", "-h", "x"}, usage("es")},
		{"the last language", []string{"--lang", "de", "--lang", "en", "--help"}, usage("en")},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			request, status, out, fault := run(t, c.args...)
			if request != nil || status != cli.OK || out != c.out+"\n" || fault != "" {
				t.Errorf("request %v, status %d, stdout\n%s, stderr %q; want\n%s", request, status, out, fault, c.out)
			}
		})
	}
	for _, word := range []string{"--lang", "--deal", "--data", "--trace", "--version", "--help", "check", "deal", ".simon", "2"} {
		for _, lang := range locales.Languages() {
			if !strings.Contains(usage(lang), word) {
				t.Errorf("the help in %q does not name %s", lang, word)
			}
		}
	}
}

// fault is the message about a wrong command line.
type fault struct {
	id   locales.ID
	data any
}

func (f fault) in(lang string) string {
	words := locales.New(lang)
	text := words.Text(f.id)
	if f.data != nil {
		text = words.Format(f.id, f.data)
	}
	return text + "\n" + words.Text(locales.TryHelp) + "\n"
}

func unknown(option string) fault {
	return fault{locales.UnknownOption, locales.ValueData{Value: option}}
}

func missing(value string) fault {
	return fault{locales.MissingValue, locales.ValueData{Value: value}}
}

func elsewhere(option, command string) fault {
	return fault{locales.OptionElsewhere, locales.OptionData{Option: option, Command: command}}
}

func noLanguage(name string) fault {
	return fault{locales.UnknownLanguage, locales.ChoiceData{Value: name, Choices: "de, en, es"}}
}

// TestWrongUsage checks the message in each language, wherever --lang is placed.
func TestWrongUsage(t *testing.T) {
	cases := []struct {
		name string
		args []string
		want fault
	}{
		{"an unknown option", []string{"--hint"}, unknown("--hint")},
		{"an unknown option with a value", []string{"--hint=3"}, unknown("--hint")},
		{"an unknown option of a letter", []string{"-x"}, unknown("-x")},
		{"an unknown letter behind a known one", []string{"-hx"}, unknown("-x")},
		{"an unknown letter beyond ASCII", []string{"-ñ"}, unknown("-ñ")},
		{"no letter at all", []string{"-\xff"}, unknown("-\uFFFD")},
		{"an option of test programs", []string{"-test.v"}, unknown("-test.v")},
		{"a part of an option", []string{"--vers"}, unknown("--vers")},
		{"an option in capitals", []string{"--VERSION"}, unknown("--VERSION")},
		{"an option with one hyphen", []string{"-version"}, unknown("-v")},
		{"three hyphens", []string{"---help"}, unknown("---help")},
		{"a hyphen and an equals sign", []string{"--=x"}, unknown("--=x")},
		{"help with a strange value", []string{"--help=perhaps"}, fault{locales.OptionNoValue, locales.ValueData{Value: "--help"}}},
		{"an unknown option of check", []string{"check", "--hint", example}, unknown("--hint")},
		{"a window's option with check", []string{"check", "--deal", "SS1-S1-AAAAABD", example}, elsewhere("--deal", "check")},
		{"a window's option with deal", []string{"--data", "x", "deal", "SS1-S1-AAAAABD"}, elsewhere("--data", "deal")},
		{"an empty option of a window with check", []string{"check", example, "--trace="}, elsewhere("--trace", "check")},
		{"no code", []string{"--deal"}, missing("--deal")},
		{"no folder", []string{"a.simon", "--data"}, missing("--data")},
		{"no file", []string{"--trace"}, missing("--trace")},
		{"an empty folder", []string{"--data="}, missing("--data")},
		{"an empty file", []string{"--trace", ""}, missing("--trace")},
		{"nothing to check", []string{"check"}, fault{locales.MissingFiles, nil}},
		{"nothing to deal", []string{"deal"}, fault{locales.MissingCodes, nil}},
		{"nothing to deal behind a separator", []string{"deal", "--"}, fault{locales.MissingCodes, nil}},
		{"two records", []string{example, example}, fault{locales.TooManyArguments, locales.ValueData{Value: example}}},
		{"a subcommand that comes late", []string{example, "check"}, fault{locales.TooManyArguments, locales.ValueData{Value: "check"}}},
		{"a deal and a record", []string{"--deal", "SS1-S1-AAAAABD", example}, fault{locales.DealAndRecord, nil}},
		{"an empty deal and a record", []string{example, "--deal="}, fault{locales.DealAndRecord, nil}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			for _, lang := range locales.Languages() {
				for _, args := range [][]string{
					append([]string{"--lang", lang}, c.args...),
					append([]string{"--lang=" + lang}, c.args...),
				} {
					if got, want := refused(t, cli.Usage, args...), c.want.in(lang); got != want {
						t.Errorf("%q: stderr %q, want %q", args, got, want)
					}
				}
			}
		})
	}
	for _, lang := range locales.Languages() { // wherever --lang is placed
		if got, want := refused(t, cli.Usage, "--hint", "--lang", lang), unknown("--hint").in(lang); got != want {
			t.Errorf("stderr %q, want %q", got, want)
		}
	}
}

func TestUnknownLanguage(t *testing.T) {
	system := locales.System()
	for _, c := range [][2]string{{"xx", "xx"}, {"", ""}, {"DE", "DE"}, {"de_AT", "de_AT"}, {"english", "english"}, {"d\x1b[1me", "d\uFFFD[1me"}} {
		for _, args := range [][]string{{"--lang", c[0]}, {"--lang=" + c[0], "--help"}, {"check", "--lang", c[0], example}, {"--lang", "de", "--lang", c[0]}} {
			if got, want := refused(t, cli.Usage, args...), noLanguage(c[1]).in(system); got != want {
				t.Errorf("%q: stderr %q, want %q", args, got, want)
			}
		}
	}
	if got, want := refused(t, cli.Usage, "--lang"), missing("--lang").in(system); got != want {
		t.Errorf("stderr %q, want %q", got, want)
	}
}

// The message about a bad code names the faulty part, in each language, and no window opens.
func TestBadDeal(t *testing.T) {
	for _, text := range []string{"SS1-S3-AAAAABD", "SS2-S1-AAAAABD", "SS1-S1-AAAA9BD", "SS1-S1-AAAAAB", "SS1-S1-AAAAABDE", "SS1S1AAAAABD", "", "  ", "x", "-test.v"} {
		_, err := engine.ParseCode(text)
		for _, lang := range locales.Languages() {
			words := locales.New(lang)
			want := words.BadCode(text, err.(*engine.CodeError)) + "\n"
			for _, args := range [][]string{{"--lang", lang, "--deal", text}, {"--deal=" + text, "--lang", lang}} {
				if got := refused(t, cli.Usage, args...); got != want {
					t.Errorf("%q: stderr %q, want %q", args, got, want)
				}
			}
			if got := refused(t, cli.Wrong, "deal", "--lang", lang, "--", text); got != want {
				t.Errorf("deal %q: stderr %q, want %q", text, got, want)
			}
			if !strings.Contains(want, locales.ExampleCode) {
				t.Errorf("%q shows no valid code", want)
			}
		}
	}
}

// Whatever is passed wherever, the output is safe for a terminal, and nothing panics.
func TestNastyArguments(t *testing.T) {
	for name, text := range nasty {
		t.Run(name, func(t *testing.T) {
			for _, before := range [][]string{{"--deal"}, {"--lang"}, {"--lang=de", "--trace=.", "--data"}, {"x", "--"}, {"deal", "--"}, {"--"}} {
				args := append(before, text)
				request, status, out, fault := run(t, args...)
				if request != nil || status == cli.OK || out != "" {
					t.Errorf("%q: request %v, status %d, %q", before, request, status, out)
				}
				checkClean(t, before, fault)
			}
			for _, option := range []string{"--", "-", "--x", "--x=", "--help=", "--deal=", "--lang=", "-h"} {
				if _, status, out, fault := run(t, option+text); status != cli.OK {
					checkClean(t, []string{option}, fault)
				} else if option != "-h" && option+text != "--" && !(option == "-" && text == "") && fault+out != "" {
					t.Errorf("%q: %q, %q", option, out, fault)
				}
			}
			if strings.ContainsRune(text, 0) || text == "" {
				return
			}
			path := filepath.Join(t.TempDir(), "none", text, "file") // a trace in a folder that does not exist
			checkClean(t, nil, refused(t, cli.Usage, "--trace", path))
		})
	}
}
