package locales

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The words are those that the toolkit itself has translations for and asks for, no more
// and no fewer: a toolkit with a new word fails here.
func TestToolkitWords(t *testing.T) {
	root := moduleDir(t, "fyne.io/fyne/v2")
	want := map[string]bool{}
	data, err := os.ReadFile(filepath.Join(root, "lang", "translations", "base.en.json"))
	if err != nil {
		t.Fatal(err)
	}
	var listed map[string]any
	if err := json.Unmarshal(data, &listed); err != nil {
		t.Fatal(err)
	}
	for key := range listed {
		want[key] = true
	}
	asked := wordsAsked(t, root)
	if len(listed) < 20 || len(asked) < 10 {
		t.Fatalf("the toolkit lists %d words and asks for %d", len(listed), len(asked))
	}
	for _, key := range asked {
		want[key] = true
	}
	each(t, func(t *testing.T, l *Localizer) {
		words := l.Toolkit()
		if got, want := slices.Sorted(maps.Keys(words)), slices.Sorted(maps.Keys(want)); !slices.Equal(got, want) {
			t.Errorf("words for %q, want %q", got, want)
		}
		for key, word := range words {
			if word == "" || strings.TrimSpace(word) != word {
				t.Errorf("%q: %q", key, word)
			}
			if len([]rune(word)) < 3 && strings.HasSuffix(key, "day") {
				t.Errorf("%q: the toolkit cuts %q to three letters", key, word)
			}
		}
		if _, err := json.Marshal(words); err != nil {
			t.Error(err)
		}
	})
}

// wordsAsked are the keys that the toolkit's packages hand to its translations literally.
func wordsAsked(t *testing.T, root string) []string {
	t.Helper()
	var keys []string
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() && (entry.Name() == "cmd" || entry.Name() == "testdata") {
			return filepath.SkipDir
		}
		if entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if key, ok := wordAsked(n); ok {
				keys = append(keys, key)
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return keys
}

// wordAsked is the key of a call such as lang.L("Quit").
func wordAsked(n ast.Node) (string, bool) {
	call, ok := n.(*ast.CallExpr)
	if !ok || len(call.Args) == 0 {
		return "", false
	}
	selector, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return "", false
	}
	if from, ok := selector.X.(*ast.Ident); !ok || from.Name != "lang" {
		return "", false
	}
	literal, ok := call.Args[0].(*ast.BasicLit)
	if !ok || literal.Kind != token.STRING {
		return "", false
	}
	key, err := strconv.Unquote(literal.Value)
	return key, err == nil
}
