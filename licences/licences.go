// Package licences tells which libraries the program is built from, on any
// system, and under which licences they are.
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
	Module  string // its path, which is also where it is found on the web
	Version string
	Licence string // SPDX identifiers, where there are several, each applies or may be chosen, as the module says
}

// All are the libraries, by module path.
func All() []Library {
	var all []Library
	for line := range strings.Lines(table) {
		if fields := strings.Split(strings.TrimSpace(line), "\t"); len(fields) == 3 {
			all = append(all, Library{fields[0], fields[1], fields[2]})
		}
	}
	return all
}

// URL is a page about the library.
func (l Library) URL() string { return "https://pkg.go.dev/" + l.Module }
