package look_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"golang.org/x/image/font/sfnt"
)

// TestNoTextNeedsEmoji checks that the program for browsers leaves the toolkit's font of emoji out, and has no fonts of a
// system. All that is written in the bundles or by the window is in the toolkit's other fonts.
func TestNoTextNeedsEmoji(t *testing.T) {
	regular, bold, symbols := font(t, theme.DefaultTextFont()), font(t, theme.DefaultTextBoldFont()), font(t, theme.DefaultSymbolFont())
	seen := map[rune]string{}
	ui := filepath.Join("..", "..", "ui")
	err := filepath.WalkDir(filepath.Join("..", ".."), func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (entry.Name() == "build" || entry.Name() == "node_modules" || strings.HasPrefix(entry.Name(), ".git")):
			return filepath.SkipDir
		case strings.HasSuffix(path, ".toml"), strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") && strings.HasPrefix(path, ui):
			data, err := os.ReadFile(path)
			for _, char := range string(data) {
				seen[char] = path
			}
			return err
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for char, path := range seen {
		if char > unicode.MaxLatin1 && !regular(char) && !symbols(char) {
			t.Errorf("%q (%U), as in %s, is in none of the fonts", char, char, path)
		}
		if char > unicode.MaxLatin1 && !bold(char) && !symbols(char) {
			t.Errorf("%q (%U), as in %s, is in none of the bold fonts", char, char, path)
		}
	}
	if len(seen) < 100 {
		t.Errorf("only %d characters were found", len(seen))
	}
}

// font reports which characters a font has.
func font(t *testing.T, data fyne.Resource) func(rune) bool {
	t.Helper()
	f, err := sfnt.Parse(data.Content())
	if err != nil {
		t.Fatal(err)
	}
	return func(char rune) bool {
		glyph, err := f.GlyphIndex(&sfnt.Buffer{}, char)
		return err == nil && glyph != 0
	}
}
