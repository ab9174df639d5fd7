// Package licences lists the libraries that the program is built from, on any system, with their
// licences.
package licences

//go:generate go run simplesimon/licences/gen

import (
	_ "embed"
	"strings"
)

//go:embed licences.tsv
var table string

// Library is a Go module that the program contains.
type Library struct {
	Module  string // module path, which is also its location on the web
	Version string
	Licence string // SPDX identifiers; if there are several, the module says whether all apply or one may be chosen
}

// All returns the libraries, ordered by module path.
func All() []Library {
	var all []Library
	for line := range strings.Lines(table) {
		if fields := strings.Split(strings.TrimSpace(line), "\t"); len(fields) == 3 {
			all = append(all, Library{fields[0], fields[1], fields[2]})
		}
	}
	return all
}

// URL returns the address of a page about the library.
func (l Library) URL() string { return "https://pkg.go.dev/" + l.Module }
