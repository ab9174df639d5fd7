package main_test

import (
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"simplesimon/licences"
)

// docs/dependencies.md lists exactly the direct dependencies, in the order of go.mod, each with a reason and
// the licence identified from its files.
func TestDependenciesAreTold(t *testing.T) {
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	for line := range strings.Lines(string(mod)) {
		if fields := strings.Fields(line); strings.HasPrefix(line, "\t") && !strings.Contains(line, "// indirect") && len(fields) == 2 {
			want = append(want, fields[0])
		}
	}
	told, order := toldDependencies(t)
	if !slices.Equal(order, want) {
		t.Errorf("docs/dependencies.md lists %q, go.mod requires %q", order, want)
	}
	known := map[string]string{}
	for _, l := range licences.All() {
		known[l.Module] = l.Licence
	}
	for _, module := range slices.Sorted(maps.Keys(told)) {
		cells := told[module]
		for _, cell := range cells {
			if cell == "" {
				t.Errorf("%s has an empty cell", module)
			}
		}
		if licence, ok := known[module]; ok && cells[len(cells)-1] != licence {
			t.Errorf("%s has the licence %s, listed as %q", module, licence, cells[len(cells)-1])
		}
	}
}

// toldDependencies parses the table: the cells after each module's name, and the order of the names.
func toldDependencies(t *testing.T) (cells map[string][]string, order []string) {
	t.Helper()
	text, err := os.ReadFile("docs/dependencies.md")
	if err != nil {
		t.Fatal(err)
	}
	cells = map[string][]string{}
	for _, row := range regexp.MustCompile("(?m)^\\| `([^`]+)` \\| (.*) \\|$").FindAllStringSubmatch(string(text), -1) {
		order = append(order, row[1])
		cells[row[1]] = strings.Split(row[2], " | ")
		if n := len(cells[row[1]]); n != 3 {
			t.Errorf("%s has %d cells", row[1], n)
		}
	}
	return cells, order
}
