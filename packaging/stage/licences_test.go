package main

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Both lists include everything whose licence requires attribution: the libraries, the fonts in the toolkit,
// the C sources of the window library, and Go.
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
			t.Errorf("%s is missing from %q", want, names)
		}
	}
	const own = "MIT License\n\nCopyright (c) 2026 The Simple Simon authors\n\nPermission is granted."
	debian, plain := debianCopyright(own, parts), plainLicences(own, parts)
	for _, p := range parts {
		if p.name != "Go" && !strings.Contains(debian, "\nFiles: vendor/"+p.name+"/*\n") {
			t.Errorf("%s is missing from Debian's copyright file", p.name)
		}
		if !strings.Contains(plain, "\n"+p.name+"\n\n"+p.text+"\n") {
			t.Errorf("the licence of %s is missing from the plain list", p.name)
		}
	}
	if strings.Contains(debian, "TERMS AND CONDITIONS FOR USE, REPRODUCTION") {
		t.Error("Debian's copyright file repeats the Apache licence, which every Debian system has")
	}
	checkParagraphs(t, debian)
}

// checkParagraphs checks that every paragraph has the fields the format requires, and only fields and their
// continuation lines.
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
				t.Errorf("not a field: %q", line)
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
