package engine_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// allowedImports lists everything this package may use: nothing that depends on a clock, a file, a
// display or a language. From math/rand/v2 only the seeded generator, since the top-level
// functions share a global source; from io only what reads an already opened record.
var allowedImports = map[string][]string{
	"errors":       nil,
	"fmt":          nil,
	"io":           {"LimitReader", "ReadAll", "Reader"},
	"iter":         nil,
	"math":         nil,
	"math/bits":    nil,
	"math/rand/v2": {"New", "NewPCG"},
	"strconv":      nil,
	"strings":      nil,
	"unicode":      nil,
	"unicode/utf8": nil,
}

func TestDependencies(t *testing.T) {
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	used := map[string]bool{}
	for _, entry := range entries {
		name := entry.Name()
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, spec := range file.Imports {
			path, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				t.Fatal(err)
			}
			used[path] = true
			names, allowed := allowedImports[path]
			if !allowed || spec.Name != nil {
				t.Errorf("%s imports %s", name, spec.Path.Value)
			}
			if names != nil {
				checkSelectors(t, file, name, map[string]string{"io": "io", "math/rand/v2": "rand"}[path], names)
			}
		}
	}
	for path := range allowedImports {
		if !used[path] {
			t.Errorf("%s is allowed but unused", path)
		}
	}
}

// checkSelectors checks that a file uses only the allowed names of a package.
func checkSelectors(t *testing.T, file *ast.File, name, pkg string, allowed []string) {
	ast.Inspect(file, func(n ast.Node) bool {
		if selector, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := selector.X.(*ast.Ident); ok && x.Name == pkg && !slices.Contains(allowed, selector.Sel.Name) {
				t.Errorf("%s uses %s.%s", name, pkg, selector.Sel.Name)
			}
		}
		return true
	})
}
