package locales

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// Every message is used: its constant occurs in the module outside of its declaration and of
// tests.
func TestEveryMessageIsUsed(t *testing.T) {
	unused := constants(t)
	files := 0
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := entry.Name()
		if entry.IsDir() {
			if name == "testdata" || name == "build" || strings.HasPrefix(name, ".") && name != ".." {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") || filepath.Dir(path) == filepath.Join("..", "locales") && name == idFile {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		files++
		strike(unused, file)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if files < 2 {
		t.Fatalf("only %d files read", files)
	}
	for name, id := range unused {
		t.Errorf("%s (%q) is never used", name, id)
	}
}

// strike removes from unused the constants a file refers to: as locales.Name, or within this
// package by their bare name. There, neither declared names count (a method or field may share a
// constant's name) nor selectors of other packages (engine.CodeFormat).
func strike(unused map[string]ID, file *ast.File) {
	within := file.Name.Name == "locales"
	var visit func(ast.Node) bool
	visit = func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			if from, ok := n.X.(*ast.Ident); ok && from.Name == "locales" {
				delete(unused, n.Sel.Name)
			}
			ast.Inspect(n.X, visit)
			return false
		case *ast.FuncDecl:
			ast.Inspect(n.Type, visit)
			if n.Body != nil {
				ast.Inspect(n.Body, visit)
			}
			return false
		case *ast.TypeSpec:
			return false
		case *ast.Ident:
			if within {
				delete(unused, n.Name)
			}
		}
		return true
	}
	ast.Inspect(file, visit)
}
