//go:build !js

package files

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/locales"
	"simplesimon/ui/uitest"
)

// TestListOfDrives checks that a name typed where no folder is shown does not refer to the working directory.
func TestListOfDrives(t *testing.T) {
	for _, lang := range uitest.Languages() {
		t.Run(lang, func(t *testing.T) {
			s := sitDown(t, lang, nil)
			here := t.TempDir()
			if err := os.WriteFile(filepath.Join(here, "here.simon"), []byte("a text"), 0o600); err != nil {
				t.Fatal(err)
			}
			t.Chdir(here)
			for name, save := range map[string]bool{"open-file": false, "save-file": true} {
				d := &dialog{Files: s.files, name: name, button: locales.OpenButton, ending: ending, save: save}
				d.chosen = func(path string) { t.Errorf("%s: chose %s", name, path) }
				d.begin()
				s.files.Access.List = func(string, string, string) ([]Entry, error) {
					return []Entry{{Name: s.folder, Folder: true, Date: noDate}}, nil
				}
				d.show("", "")
				for _, text := range []string{"here.simon", "new", "sub/new"} {
					s.enter(text)
					if got := s.faultShown(); got != s.text(locales.NameNoFolder) {
						t.Errorf("%q: message %q", text, got)
					}
				}
				s.files.Access.List = readFolder
				s.Focus("list")
				s.Press(fyne.KeyReturn) // the drive
				if got := s.listedFolder(); got != s.folder {
					t.Errorf("the drive opens %v", got)
				}
				s.Press(fyne.KeyEscape)
			}
			if entries, err := os.ReadDir("."); err != nil || len(entries) != 1 {
				t.Errorf("found %v, %v", entries, err)
			}
		})
	}
}

// TestNamesOnWindows checks the rules for names on Windows, on any system.
func TestNamesOnWindows(t *testing.T) {
	words := locales.New("en")
	for name, ok := range map[string]bool{
		"mine": true, "J.Smith": true, "a.b.c": true, "so.": true, "blank ": true, "console": true, "COM": true, "COM10": true, "LPTX": true, "名前": true, strings.Repeat("ü", 249): true,
		"CON": false, "con": false, "nul.simon": false, "Aux.x.y": false, "COM1": false, "lpt9.simon": false, "COM²": false, "PRN .simon": false, "CONIN$": false,
		"a<b": false, "a>b": false, "a:b": false, `a"b`: false, "a|b": false, "what?": false, "*": false, "a\x1fb": false, "a\x00": false, ".mine": false, "...": false, " ": false, ".simon": false, ".SIMON": false,
		strings.Repeat("ü", 256): false,
	} {
		if f := checkNameOn(true, words, name, ending); (f == "") != ok {
			t.Errorf("%q: %q", name, f)
		}
	}
	for _, lang := range uitest.Languages() {
		if f := checkNameOn(true, locales.New(lang), "nul.txt", ending); !strings.Contains(f, "nul") {
			t.Errorf("%s: %q", lang, f)
		}
	}
}
