package main_test

import (
	"encoding/json"
	"errors"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const module = "simplesimon"

// below lists what each package of the module may import from it. Every package must be listed,
// except commands.
var below = map[string][]string{
	"": {"assets", "cli", "desktop", "desktop/hush", "locales", "ui", "ui/keyboard"}, // main

	// The window and its parts, which do not know each other.
	"ui": {
		"ui/chrome", "ui/files", "ui/history", "ui/daily", "ui/statistics", "ui/replay", "ui/guide", "ui/keyboard", "ui/overlay", "ui/controls", "ui/look", "ui/pixel",
		"ui/table", "ui/faces", "ui/host", "session", "store", "stats", "choices", "locales", "filekind", "engine", "trace", "timing",
	},
	"ui/chrome":     {"ui/overlay", "ui/controls", "ui/look", "ui/pixel", "ui/table", "ui/faces", "choices", "locales", "engine", "trace", "timing"},
	"ui/files":      {"ui/overlay", "ui/controls", "ui/look", "ui/pixel", "store", "locales", "engine", "timing"},
	"ui/history":    {"ui/overlay", "ui/controls", "ui/look", "ui/faces", "store", "stats", "locales", "engine"},
	"ui/statistics": {"ui/overlay", "ui/controls", "ui/look", "ui/pixel", "ui/chart", "store", "stats", "locales", "engine", "trace"},
	"ui/daily":      {"ui/overlay", "ui/controls", "ui/look", "store", "stats", "locales", "engine", "timing"},
	"ui/replay":     {"ui/overlay", "ui/controls", "ui/look", "ui/table", "ui/faces", "locales", "engine", "trace", "timing"},
	"ui/guide":      {"ui/overlay", "ui/controls", "ui/look", "ui/table", "ui/faces", "licences", "locales", "engine"},
	"ui/keyboard":   {"ui/controls", "timing"},
	"ui/overlay":    {"ui/controls", "ui/look", "ui/pixel", "store", "locales", "trace", "timing"},
	"ui/controls":   {"ui/look", "ui/pixel"},
	"ui/look":       {"ui/faces", "choices"},
	"ui/pixel":      {},
	"ui/table":      {"ui/faces", "ui/pixel", "trace", "timing", "engine"},
	"ui/faces":      {"engine"},
	"ui/chart":      {"stats"},
	"ui/host":       {"timing"},

	"cli":     {"store", "locales", "desktop", "filekind", "engine", "trace"},
	"session": {"store", "stats", "engine", "trace", "timing"},
	"store":   {"choices", "stats", "engine"},
	"choices": {"locales"},

	"locales":               {"locales/internal/seam", "filekind", "engine"},
	"locales/internal/seam": {},
	"filekind":              {"engine"},
	"stats":                 {"engine"},
	"engine":                {},

	"trace":        {},
	"timing":       {},
	"desktop":      {},
	"desktop/hush": {},
	"licences":     {},
	"assets":       {},

	"packaging":            {"licences"}, // tests only
	"packaging/macos/icns": {},
	"packaging/stage":      {},
	"packaging/archive":    {},
	"packaging/sbom":       {"licences"},

	"packaging/windows/pack": {"licences"},

	// The web page that runs the game in a browser is packed and served.
	"web/overlay":      {},
	"web/overlay/http": {},
	"web/pack":         {},
	"web/serve":        {},

	// What the game costs, and the window that it is measured against.
	"bench":      {"e2e/desk", "store", "engine"},
	"bench/bare": {},

	// These play the program from outside.
	"e2e/desk": {"engine"},
	"e2e":      {"e2e/desk", "store", "locales", "engine"},
	"e2e/wine": {"e2e/desk", "locales", "engine"},

	"e2e/cmd/screenshots": {"e2e/desk", "store", "stats", "locales", "engine"}, // writes a history
}

// helpers lists what packages used only by tests may import.
var helpers = map[string][]string{
	"engine/enginetest":   {"engine"},
	"internal/gametest":   {"engine/enginetest", "engine"},
	"locales/localestest": {"locales", "locales/internal/seam"},
	"store/storetest":     {"store", "stats", "locales", "engine"},
	"ui/uitest":           {"internal/gametest", "store", "ui/overlay", "ui/controls", "ui/look", "choices", "locales", "trace", "timing"},
}

// without lists what a package must not depend on even indirectly.
var without = map[string][]string{
	"store":    {"fyne.io/"},
	"session":  {"fyne.io/"},
	"choices":  {"fyne.io/"},
	"stats":    {"fyne.io/"},
	"locales":  {"fyne.io/"},
	"filekind": {"fyne.io/"},
	"cli":      {"fyne.io/"},
	"desktop":  {"fyne.io/"},
	"trace":    {"fyne.io/"},
	"timing":   {"fyne.io/"},
	"ui/faces": {"fyne.io/"},
	"ui/chart": {"fyne.io/"},
	"ui/host":  {module + "/engine", module + "/store", module + "/locales"},
	"ui/table": {module + "/ui/look", module + "/store", module + "/locales", module + "/stats"},
	"e2e/desk": {"fyne.io/", module + "/ui", module + "/store"},
}

// app is the package that opens windows: it alone needs cgo and a display.
const app = "fyne.io/fyne/v2/app"

type goPackage struct {
	ImportPath                         string
	Imports, TestImports, XTestImports []string
	Deps                               []string
}

// packages returns the packages of the module by their path within it.
func packages(t *testing.T) map[string]goPackage {
	t.Helper()
	out, err := exec.Command("go", "list", "-json=ImportPath,Imports,TestImports,XTestImports,Deps", "./...").Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			t.Fatalf("go list: %v\n%s", err, exit.Stderr)
		}
		t.Fatal(err)
	}
	all := map[string]goPackage{}
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p goPackage
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		name := strings.TrimPrefix(strings.TrimPrefix(p.ImportPath, module), "/")
		if !strings.HasPrefix(name, "build/") { // build output
			all[name] = p
		}
	}
	return all
}

// TestImportsRunOneWay checks the import order, with main at the top and the engine at the bottom.
func TestImportsRunOneWay(t *testing.T) {
	all := packages(t)
	for _, list := range []map[string][]string{below, helpers} {
		for name := range list {
			if _, ok := all[name]; !ok {
				t.Errorf("no package %q: the list is out of date", name)
			}
		}
	}
	for name, p := range all {
		allowed, known := below[name]
		if helps, ok := helpers[name]; ok {
			allowed, known = helps, true
		}
		if strings.HasPrefix(name, "e2e/cmd/") && !known {
			allowed, known = []string{"e2e/desk", "engine"}, true
		}
		if strings.HasSuffix(name, "/gen") { // a code generator
			known = true
		}
		if !known {
			t.Errorf("package %q is missing from the import order", name)
		}
		for _, path := range p.Imports {
			if in, ours := strings.CutPrefix(path, module+"/"); ours && !slices.Contains(allowed, in) {
				t.Errorf("%q imports %q", name, in)
			}
		}
		for _, path := range slices.Concat(p.TestImports, p.XTestImports) {
			in, ours := strings.CutPrefix(path, module+"/")
			if _, helps := helpers[in]; !ours || helps || in == name || slices.Contains(allowed, in) || reaches(name, in, map[string]bool{}) {
				continue
			}
			t.Errorf("a test of %q imports %q, which is above it or on the same level", name, in)
		}
	}
	// The list itself must be acyclic.
	for name := range below {
		if reaches(name, name, map[string]bool{}) {
			t.Errorf("%q is part of an import cycle", name)
		}
	}
}

// reaches reports whether a package may import goal, directly or indirectly.
func reaches(from, goal string, seen map[string]bool) bool {
	for _, next := range below[from] {
		if next == goal {
			return true
		}
		if !seen[next] {
			seen[next] = true
			if reaches(next, goal, seen) {
				return true
			}
		}
	}
	return false
}

// TestForbiddenDependencies checks indirect dependencies as well.
func TestForbiddenDependencies(t *testing.T) {
	all := packages(t)
	for name, unwanted := range without {
		for _, dep := range all[name].Deps {
			for _, u := range unwanted {
				if dep == u || strings.HasSuffix(u, "/") && strings.HasPrefix(dep, u) {
					t.Errorf("%q depends on %q", name, dep)
				}
			}
		}
	}
}

// TestEngineImportsStandardLibraryOnly goes by import paths: those outside the standard library
// contain a dot in their first element, or are ours.
func TestEngineImportsStandardLibraryOnly(t *testing.T) {
	engine := packages(t)["engine"]
	if len(engine.Imports) == 0 {
		t.Fatal("the engine imports nothing")
	}
	for _, path := range slices.Concat(engine.Imports, engine.Deps) {
		if first, _, _ := strings.Cut(path, "/"); strings.Contains(first, ".") || first == module {
			t.Errorf("the engine depends on %q", path)
		}
	}
}

// TestOnlyMainOpensWindows checks that everything else can be built and tested without cgo and a
// display.
func TestOnlyMainOpensWindows(t *testing.T) {
	all := packages(t)
	if !slices.Contains(all[""].Imports, app) {
		t.Error("main does not import the app package: this test checks nothing")
	}
	for _, name := range slices.Sorted(maps.Keys(all)) {
		p := all[name]
		if name == "" || name == "bench/bare" { // a program of its own
			continue
		}
		if slices.Contains(slices.Concat(p.Imports, p.TestImports, p.XTestImports, p.Deps), app) {
			t.Errorf("%q reaches %s", name, app)
		}
	}
}

// TestNoToolkitScroll checks that nothing uses the toolkit's own scroll containers, whose wheel
// steps are too small.
func TestNoToolkitScroll(t *testing.T) {
	files, err := filepath.Glob("ui/*/*.go")
	if more, more2 := filepath.Glob("ui/*.go"); err == nil {
		files, err = append(files, more...), more2
	}
	if err != nil || len(files) < 100 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, made := range []string{"container.NewVScroll(", "container.NewScroll(", "container.NewHScroll(", "widget.NewList("} {
			if strings.Contains(string(text), made) && !strings.HasSuffix(file, "_test.go") {
				t.Errorf("%s has %s: use controls.NewScroll, or a list below controls.NewWheel", file, made)
			}
		}
	}
}
