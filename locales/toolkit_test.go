package locales

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// neverSeen lists strings of the toolkit that a player never sees, with the reason.
var neverSeen = map[string]string{
	"Quit": "a menu bar needs it only if its first menu does not end with an item that quits, and ours does",
}

// neverUsed matches widgets of the toolkit that compose their keys at run time.
var neverUsed = regexp.MustCompile(`widget\.(New)?(Calendar|DateEntry)`)

// The bundles have exactly the strings that the toolkit packages in use request, apart from those
// never seen: a toolkit with a new string fails this test.
func TestToolkitWords(t *testing.T) {
	want := map[string]bool{}
	for _, path := range toolkitFiles(t) {
		for key := range wordsAsked(t, path) {
			want[key] = true
		}
	}
	for key := range neverSeen {
		if !want[key] {
			t.Errorf("the toolkit does not request %q", key)
		}
		delete(want, key)
	}
	each(t, func(t *testing.T, l *Localizer) {
		words := l.Toolkit()
		if got, want := slices.Sorted(maps.Keys(words)), slices.Sorted(maps.Keys(want)); !slices.Equal(got, want) || len(got) == 0 {
			t.Errorf("words for %q, want %q", got, want)
		}
		for key, word := range words {
			if word == "" || strings.TrimSpace(word) != word {
				t.Errorf("%q: %q", key, word)
			}
		}
		if _, err := json.Marshal(words); err != nil {
			t.Error(err)
		}
	})
}

// toolkitFiles returns the source files of the toolkit packages in use. It fails if the program
// uses a widget listed in neverUsed.
func toolkitFiles(t *testing.T) []string {
	t.Helper()
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip("no go command here, as under Wine")
	}
	const format = `{{$dir := .Dir}}{{$path := .ImportPath}}{{range .GoFiles}}{{$path}}{{"\t"}}{{$dir}}/{{.}}{{"\n"}}{{end}}{{range .CgoFiles}}{{$path}}{{"\t"}}{{$dir}}/{{.}}{{"\n"}}{{end}}`
	list := exec.Command("go", "list", "-deps", "-f", format, "simplesimon")
	list.Env = append(os.Environ(), "GOOS=", "GOARCH=", "CGO_ENABLED=1") // of this machine, regardless of the target
	out, err := list.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	var theirs []string
	ours := 0
	for line := range strings.Lines(string(out)) {
		from, path, _ := strings.Cut(strings.TrimSpace(line), "\t")
		switch {
		case strings.HasPrefix(from, "fyne.io/fyne/v2/") && from != "fyne.io/fyne/v2/lang":
			theirs = append(theirs, path)
		case strings.HasPrefix(from, "simplesimon/"):
			ours++
			source, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if used := neverUsed.Find(source); used != nil {
				t.Errorf("%s uses %s, whose words no bundle has", path, used)
			}
		}
	}
	if len(theirs) < 50 || ours < 50 {
		t.Fatalf("%d files of the toolkit and %d of the program", len(theirs), ours)
	}
	return theirs
}

// wordsAsked returns the keys that a toolkit file passes to its translations. A key composed at
// run time fails the test, except in the calendar.
func wordsAsked(t *testing.T, path string) map[string]bool {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	keys := map[string]bool{}
	ast.Inspect(file, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok || len(call.Args) == 0 || !translates(call) {
			return true
		}
		if literal, ok := call.Args[0].(*ast.BasicLit); ok && literal.Kind == token.STRING {
			key, err := strconv.Unquote(literal.Value)
			if err != nil {
				t.Error(err)
			}
			keys[key] = true
		} else if filepath.Base(path) != "calendar.go" {
			t.Errorf("%s requests a string that this test cannot determine", path)
		}
		return true
	})
	return keys
}

// translates reports whether a call is a translation such as lang.L("Quit").
func translates(call *ast.CallExpr) bool {
	selector, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || !slices.Contains([]string{"L", "N", "X", "XN", "Localize", "LocalizeKey", "LocalizePlural", "LocalizePluralKey"}, selector.Sel.Name) {
		return false
	}
	from, ok := selector.X.(*ast.Ident)
	return ok && from.Name == "lang"
}
