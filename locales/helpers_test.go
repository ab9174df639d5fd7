package locales

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"
	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"

	"simplesimon/engine"
	"simplesimon/locales/internal/seam"
)

// strict makes every missing or broken message a test failure.
func strict(t *testing.T) {
	t.Helper()
	before := seam.Report
	seam.Report = func(err error) { t.Error(err) }
	t.Cleanup(func() { seam.Report = before })
	if got := loaded().languages; len(got) < 2 {
		t.Fatalf("bundles of %v only", got)
	}
}

// each runs a test for every language.
func each(t *testing.T, test func(t *testing.T, l *Localizer)) {
	t.Helper()
	strict(t)
	for _, lang := range Languages() {
		t.Run(lang, func(t *testing.T) {
			strict(t)
			test(t, New(lang))
		})
	}
}

// messagesOf returns the messages of a language by ID.
func messagesOf(t *testing.T, lang string) map[string]*i18n.Message {
	t.Helper()
	messages := map[string]*i18n.Message{}
	for _, m := range loaded().of(lang).messages {
		if messages[m.ID] != nil {
			t.Errorf("%s: message %q twice", lang, m.ID)
		}
		messages[m.ID] = m
	}
	if len(messages) == 0 {
		t.Fatalf("%s: no messages", lang)
	}
	return messages
}

// pageMessages returns the messages of a language for the pages about the game.
func pageMessages(t *testing.T, lang string) []*i18n.Message {
	t.Helper()
	bundle := i18n.NewBundle(language.Make(lang))
	bundle.RegisterUnmarshalFunc("toml", toml.Unmarshal)
	file, err := bundle.LoadMessageFileFS(files, "pages."+lang+".toml")
	if err != nil {
		t.Fatal(err)
	}
	return file.Messages
}

// formsIn returns the texts of a message by plural form.
func formsIn(m *i18n.Message) map[string]string {
	forms := map[string]string{}
	for name, text := range map[string]string{
		"zero": m.Zero, "one": m.One, "two": m.Two, "few": m.Few, "many": m.Many, "other": m.Other,
	} {
		if text != "" {
			forms[name] = text
		}
	}
	return forms
}

// constants parses the names and values of the constants of type ID.
func constants(t *testing.T) map[string]ID {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), idFile, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]ID{}
	constantsIn(t, file, found)
	if len(found) == 0 {
		t.Fatalf("no constants in %s", idFile)
	}
	return found
}

// idFile declares the constants of type ID.
const idFile = "ids_gen.go"

func constantsIn(t *testing.T, file *ast.File, found map[string]ID) {
	t.Helper()
	ast.Inspect(file, func(n ast.Node) bool {
		if n, ok := n.(*ast.GenDecl); ok && n.Tok != token.CONST {
			return false
		}
		spec, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		if typ, ok := spec.Type.(*ast.Ident); !ok || typ.Name != "ID" || len(spec.Values) != 1 {
			t.Errorf("%s is not a constant of type ID", spec.Names[0])
			return false
		}
		value, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
		if err != nil {
			t.Error(err)
		}
		found[spec.Names[0].Name] = ID(value)
		return false
	})
}

// enumeration returns the first value and the number of the iota constants of an engine type.
func enumeration(t *testing.T, typ string) (first, count int) {
	t.Helper()
	for _, file := range engineFiles(t) {
		for _, decl := range file.Decls {
			block, ok := decl.(*ast.GenDecl)
			if !ok || block.Tok != token.CONST {
				continue
			}
			spec := block.Specs[0].(*ast.ValueSpec)
			if ident, ok := spec.Type.(*ast.Ident); !ok || ident.Name != typ {
				continue
			}
			if _, plus := spec.Values[0].(*ast.BinaryExpr); plus {
				first = 1
			}
			return first, len(block.Specs)
		}
	}
	t.Fatalf("the engine has no constants of type %s", typ)
	return 0, 0
}

func engineFiles(t *testing.T) []*ast.File {
	t.Helper()
	var parsed []*ast.File
	for _, path := range glob(t, "../engine/*.go") {
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		parsed = append(parsed, file)
	}
	return parsed
}

// deck returns the 52 cards of a standard deck.
func deck() []engine.Card {
	var cards []engine.Card
	for _, s := range []engine.Suit{engine.Spades, engine.Hearts, engine.Diamonds, engine.Clubs} {
		for r := ace; r <= king; r++ {
			cards = append(cards, engine.NewCard(r, s))
		}
	}
	return cards
}

// moduleDir returns the source directory of a dependency.
func moduleDir(t *testing.T, path string) string {
	t.Helper()
	out, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", path).Output()
	if err != nil {
		t.Fatalf("go list -m %s: %v", path, err)
	}
	dir := strings.TrimSpace(string(out))
	if dir == "" {
		t.Fatalf("no source of %s", path)
	}
	return dir
}

// refused returns the engine's refusal of moving column 1 onto column 2.
func refused(t *testing.T, lifted, target string) *engine.Refusal {
	t.Helper()
	table, err := engine.ParseTableau("1: " + lifted + "\n2: " + target + "\n")
	if err != nil {
		t.Fatal(err)
	}
	refusal, _ := errors.AsType[*engine.Refusal](table.Refuse(engine.Move{From: 1, Count: len(strings.Fields(lifted)), To: 2}))
	return refusal
}

// whole fails if a text contains a gap or template syntax.
func whole(t *testing.T, text string) {
	t.Helper()
	if strings.TrimSpace(text) != text || text == "" {
		t.Errorf("%q is empty or has white space around it", text)
	}
	for _, fault := range []string{"<no value>", "{{", "}}", "%!", "<nil>", " .", " ,", " :", "  ", "()", "“”", "„“", "«»"} {
		if strings.Contains(text, fault) {
			t.Errorf("%q has %q in it", text, fault)
		}
	}
}

func glob(t *testing.T, pattern string) []string {
	t.Helper()
	var paths []string
	matches, err := filepath.Glob(pattern)
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range matches {
		if !strings.HasSuffix(path, "_test.go") {
			paths = append(paths, path)
		}
	}
	if len(paths) == 0 {
		t.Fatalf("no file %s", pattern)
	}
	return paths
}
