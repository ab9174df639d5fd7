package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
)

// TestUpToDate checks that the constants match the messages of the English bundle.
func TestUpToDate(t *testing.T) {
	want, err := generate(os.DirFS(".."))
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join("..", written))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s is out of date; run go generate ./locales", written)
	}
}

// bundle returns an English bundle with the given files.
func bundle(active, pages string) fstest.MapFS {
	return fstest.MapFS{"active.en.toml": {Data: []byte(active)}, "pages.en.toml": {Data: []byte(pages)}}
}

func TestGenerate(t *testing.T) {
	long := strings.Repeat("long ", 20)
	source, err := generate(bundle(`# English.

# Window

undo = "Undo"
no-opengl = "`+long+`"
usage = '''
Usage:
  # more'''

# Numbers

[moves-count]
one = "{{.Number}} move"
other = "{{.Number}} moves"

# Toolkit

[toolkit]
"Select all" = "Select everything"
`, `page-rules = "Rules"`))
	if err != nil {
		t.Fatal(err)
	}
	text := string(source)
	at := 0
	for _, want := range []string{
		"// Window.\n", "Undo ", `ID = "undo" `, "// Undo\n", "NoOpenGL ", `ID = "no-opengl"`, "// long long", "…\n",
		"Usage ", "// Usage: …\n", "// Numbers.\n", "MovesCount ", `ID = "moves-count" // by Count: {{.Number}} moves`,
		`PageRules ID = "page-rules" // Rules`,
	} {
		i := strings.Index(text[at:], want)
		if i < 0 {
			t.Fatalf("%q is missing after\n%s\nin\n%s", want, text[:at], text)
		}
		at += i + len(want)
	}
	for _, unwanted := range []string{"Select", "Toolkit", long, "more"} {
		if strings.Contains(text, unwanted) {
			t.Errorf("%q is in\n%s", unwanted, text)
		}
	}
}

func TestGenerateErrors(t *testing.T) {
	for name, bundles := range map[string]fstest.MapFS{
		"no pages":            {"active.en.toml": {Data: []byte(`undo = "Undo"`)}},
		"no messages":         bundle("# English.\n", ""),
		"broken":              bundle(`undo = "Und`, ""),
		"one name twice":      bundle(`csv-name = "a"`, `c-s-v-name = "b"`),
		"one message twice":   bundle(`undo = "a"`, `undo = "b"`),
		"no name":             bundle(`"Select all" = "Select all"`, ""),
		"an empty word":       bundle(`undo- = "Undo"`, ""),
		"no text":             bundle(`undo = ""`, ""),
		"no form for others":  bundle("[moves]\none = \"one move\"", ""),
		"no text but a count": bundle("moves = 3", ""),
	} {
		if source, err := generate(bundles); err == nil {
			t.Errorf("%s: accepted:\n%s", name, source)
		}
	}
}
