package main

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Both lists name everything whose licence asks to be named: the libraries, the fonts in the toolkit, the C sources
// of the window library, and Go.
func TestLicences(t *testing.T) {
	t.Chdir("../..")
	parts, err := licencedParts([]string{"linux", "js"})
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, p := range parts {
		names = append(names, p.name)
		if p.text == "" {
			t.Errorf("%s has no text", p.name)
		}
	}
	for _, want := range []string{
		"Go", "fyne.io/fyne/v2", "fyne.io/fyne/v2/theme/font", "github.com/go-gl/glfw/v3.4/glfw/glfw",
		"github.com/BurntSushi/toml", "github.com/hack-pad/safejs",
	} {
		if !slices.Contains(names, want) {
			t.Errorf("%s is missing among %q", want, names)
		}
	}
	const own = "MIT License\n\nCopyright (c) 2026 The Simple Simon authors\n\nPermission is granted."
	debian, plain := debianCopyright(own, parts), plainLicences(own, parts)
	for _, p := range parts {
		if p.name != "Go" && !strings.Contains(debian, "\nFiles: vendor/"+p.name+"/*\n") {
			t.Errorf("Debian's copyright has nothing about %s", p.name)
		}
		if !strings.Contains(plain, "\n"+p.name+"\n\n"+p.text+"\n") {
			t.Errorf("the plain list has not the licence of %s", p.name)
		}
	}
	if strings.Contains(debian, "TERMS AND CONDITIONS FOR USE, REPRODUCTION") {
		t.Error("Debian's copyright repeats the Apache licence, which is on every Debian system")
	}
	checkParagraphs(t, debian)
}

// checkParagraphs tests that each paragraph has what the format asks for, and nothing that isn't a field or the
// rest of one.
func checkParagraphs(t *testing.T, text string) {
	t.Helper()
	field := regexp.MustCompile(`^[A-Z][A-Za-z-]*: ?`)
	for i, paragraph := range strings.Split(text, "\n\n") {
		fields := []string{"Format"}
		if i > 0 {
			fields = []string{"Files", "Copyright", "License"}
		}
		for _, f := range fields {
			if !strings.HasPrefix(paragraph, f+": ") && !strings.Contains(paragraph, "\n"+f+": ") {
				t.Errorf("no %s in\n%s", f, paragraph)
			}
		}
		for line := range strings.SplitSeq(strings.TrimSuffix(paragraph, "\n"), "\n") {
			if !strings.HasPrefix(line, " ") && !field.MatchString(line) {
				t.Errorf("no field: %q", line)
			}
		}
	}
}

func TestHolders(t *testing.T) {
	got := holders("The MIT License\n\n// Copyright (c) 2020 Somebody\n  COPYRIGHT NOTICES must be kept\ncopyright holders are not liable\nCopyright [yyyy] [name]\n")
	if want := []string{"(c) 2020 Somebody"}; !slices.Equal(got, want) {
		t.Errorf("found %q, want %q", got, want)
	}
}
