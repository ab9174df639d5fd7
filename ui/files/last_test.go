//go:build !js

package files

import (
	"io"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
)

// TestBeginsAtTheLastRecord checks that a dialog starts with the record last saved, opened or dropped, in its
// folder and on its name; saving other files elsewhere does not change that.
func TestBeginsAtTheLastRecord(t *testing.T) {
	s := sitDown(t, "en", map[string]string{"a/b.simon": "b", "a/c.simon": "c", "a/within/": "", "d/e.simon": "e", "d/f.simon": "f", "table/": ""})
	wantAt := func(when, folder, name string) {
		t.Helper()
		s.open()
		if got := s.listedFolder(); got != filepath.Join(s.folder, folder) {
			t.Errorf("%s: starts in %s", when, got)
		}
		s.Press(fyne.KeyReturn)
		s.WantOpened("")
		if got := s.opened[len(s.opened)-1]; got != name {
			t.Errorf("%s: starts on %q, want %q", when, got, name)
		}
	}
	s.open()
	s.enter("a/c.simon")
	s.WantOpened("")
	wantAt("opened", "a", "c")
	s.saveText("x")
	s.enter(filepath.Join(s.folder, "d", "x.simon"))
	wantAt("saved", "d", "x")
	s.files.Save("x.csv", "a title", func(io.Writer) error { return nil })
	s.enter(filepath.Join(s.folder, "table", "x.csv"))
	wantAt("after something else", "d", "x")
	s.files.Dropped([]fyne.URI{storage.NewFileURI(filepath.Join(s.folder, "a", "b.simon"))}, func(string, io.Reader) (then func(), wrong string) { return func() {}, "" })
	wantAt("dropped", "a", "b")
}
