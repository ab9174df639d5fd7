package ui

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/timing"
	"simplesimon/ui/controls"
	"simplesimon/ui/uitest"
)

// TestDroppedAddresses drops what other programs send, in the form passed on by the window library: the path of
// an address that begins with "file://", and any other text unchanged.
func TestDroppedAddresses(t *testing.T) {
	host, err := os.Hostname()
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range languages() {
		s, folder := filesIn(t, 0, lang, map[string]string{"pfäd 100%.simon": recordText(t, 7)})
		path := filepath.ToSlash(filepath.Join(folder, "pfäd 100%.simon"))
		for _, good := range []string{path, "file:" + path, "FILE:" + path, "File://localhost" + path, "File://" + host + path} {
			s.dropped(fyne.Position{}, []fyne.URI{droppedText(good)})
			if s.Opened() != "record" {
				t.Errorf("%s: %q opens %s", lang, good, s.Opened())
			}
			s.Press(fyne.KeyEscape)
		}
		for text, want := range map[string]locales.ID{
			"http://example.org/a.simon": locales.NotAFile, "HTTPS://example.org/a.simon": locales.NotAFile, "mailto:somebody@example.org": locales.NotAFile,
			"smb://server/share/a.simon": locales.NotAFile, "just some words": locales.DroppedText, "none.simon": locales.DroppedText,
			"a long\ntext " + strings.Repeat("of many words ", 100): locales.DroppedText,
		} {
			s.dropped(fyne.Position{}, []fyne.URI{droppedText(text)})
			s.WantOpened("message")
			if shown := strings.Join(uitest.Texts(s.stack.Shown().Body), " "); !strings.Contains(shown, s.words.Format(want, locales.FileData{File: controls.FirstPart(locales.CleanPath(text), controls.LongestPath())})) {
				t.Errorf("%s: %q shows %q", lang, text, shown)
			}
			s.Press(fyne.KeyEscape)
		}
		s.dropped(fyne.Position{}, []fyne.URI{droppedText("File://elsewhere.example/a.simon")})
		s.WantOpened("message")
		s.Press(fyne.KeyEscape)
		s.wantGame(gametest.Code, 0, 0)
	}
}

// TestDroppedColon checks that a file in the working directory is recognised, even if its name looks like an
// address.
func TestDroppedColon(t *testing.T) {
	s, folder := filesIn(t, 0, "en", map[string]string{"notes: 1.simon": recordText(t, 7), "http:x": recordText(t, 8)})
	t.Chdir(folder)
	for _, name := range []string{"notes: 1.simon", "http:x"} {
		s.dropped(fyne.Position{}, []fyne.URI{droppedText(filepath.Join(folder, name))})
		s.WantOpened("record")
		s.Press(fyne.KeyEscape)
	}
}

// droppedText is how GLFW passes on a dropped text.
func droppedText(text string) fyne.URI { return storage.NewFileURI(text) }

// TestDroppedNothing checks that a drop without a file shows a message and has no other effect.
func TestDroppedNothing(t *testing.T) {
	s := sitAt(t, 3, Options{})
	s.dropped(fyne.Position{}, nil)
	s.WantOpened("")
	if s.said() != s.words.Text(locales.DroppedNothing) {
		t.Errorf("shown %q", s.said())
	}
	s.wantGame(gametest.Code, 3, 0)
}

// TestDroppedOnADeadDrive checks that play can continue, and a late answer does no harm.
func TestDroppedOnADeadDrive(t *testing.T) {
	clock := &timing.Manual{Held: true}
	s, folder := heldFiles(t, clock, map[string]string{"a.simon": recordText(t, 7), "b.simon": recordText(t, 9)})
	a, b := droppedText(filepath.Join(folder, "a.simon")), droppedText(filepath.Join(folder, "b.simon"))
	s.dropped(fyne.Position{}, []fyne.URI{a})
	clock.Advance(time.Second)
	s.WantOpened("")
	if !strings.Contains(s.said(), "a.simon") {
		t.Errorf("shown %q", s.said())
	}
	s.showSettings()
	clock.Release()
	s.WantOpened("settings")
	s.Press(fyne.KeyEscape)
	s.dropped(fyne.Position{}, []fyne.URI{a})
	s.dropped(fyne.Position{}, []fyne.URI{b})
	clock.Release()
	s.WantOpened("replace")
	if shown := strings.Join(uitest.Texts(s.stack.Shown().Body), " "); !strings.Contains(shown, "b.simon") {
		t.Errorf("offered: %q", shown)
	}
}

// TestManyDropped checks that the first of several records is offered, and the dialog says that there were
// several.
func TestManyDropped(t *testing.T) {
	s, folder := filesIn(t, 0, "en", map[string]string{"z.simon": recordText(t, 7)})
	record := droppedText(filepath.Join(folder, "z.simon"))
	files := slices.Repeat([]fyne.URI{droppedText("http://example.org/")}, 19)
	s.dropped(fyne.Position{}, append(files, record, record))
	s.WantOpened("record")
	if shown := uitest.Texts(s.stack.Shown().Body); !contains(shown, s.words.Text(locales.DroppedOne)) {
		t.Errorf("offered: %q", shown)
	}
	s.Press(fyne.KeyEscape)
	s.dropped(fyne.Position{}, slices.Repeat([]fyne.URI{droppedText("/none")}, 100_000))
	s.WantOpened("message")
}
