//go:build !js

package files

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/overlay"
	"simplesimon/ui/uitest"
)

// crumbNamed returns the breadcrumb button with a text; nil if it is not visible.
func (s *sitting) crumbNamed(text string) *controls.Button {
	for _, o := range s.Stack.Top().(*dialog).way.box.Objects {
		if b, ok := o.(*controls.Button); ok && b.Visible() && b.Text == text {
			return b
		}
	}
	return nil
}

// TestCrumbsAreTheWay checks that breadcrumbs go from the root to a folder, each the parent of the next.
func TestCrumbsAreTheWay(t *testing.T) {
	folder := t.TempDir()
	way := crumbsOf(folder, "drives")
	if got := way[len(way)-1]; got.path != folder || got.name != filepath.Base(folder) {
		t.Errorf("last breadcrumb: %+v", got)
	}
	for i, c := range way[1:] {
		if parent(c.path) != way[i].path || c.name == "" {
			t.Errorf("%+v comes after %+v", c, way[i])
		}
	}
	if first := way[0]; parent(first.path) != first.path || first.name == "" {
		t.Errorf("first breadcrumb: %+v", first)
	}
}

// TestCrumbsLead checks that breadcrumbs open their folders, using the keyboard; the cursor is then on the
// folder the player came from, and the list has the focus.
func TestCrumbsLead(t *testing.T) {
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeySpace} {
		s := sitDown(t, "en", map[string]string{"a/other/": "", "a/b/c/x.simon": ""})
		for _, open := range []func(){s.open, s.save} {
			s.files.Last = filepath.Join(s.folder, "a", "b", "c")
			open()
			s.Canvas.Focus(s.crumbNamed("a"))
			s.Press(key)
			if got := s.listedFolder(); got != filepath.Join(s.folder, "a") {
				t.Errorf("the breadcrumb opens %q", got)
			}
			list := s.list()
			if s.Canvas.Focused() != fyne.Focusable(list) || list.rows[list.at].Name != "b" {
				t.Errorf("focus is on %T, cursor on %q", s.Canvas.Focused(), list.rows[list.at].Name)
			}
			if s.crumbNamed("a") == nil || s.crumbNamed("b") != nil {
				t.Error("the last breadcrumb is not the listed folder")
			}
			s.Press(fyne.KeyEscape)
		}
	}
}

// TestCrumbsInLittleRoom checks that the middle of a long path is replaced by an ellipsis that leads there, and
// a long name is shortened; nothing overlaps, and Tab skips everything invisible.
func TestCrumbsInLittleRoom(t *testing.T) {
	long := strings.Repeat("long", 40)
	for _, deep := range []string{"one/two/three/four/five/six/seven/eight/nine/ten", "one/two/" + long, strings.Repeat("d/", 60) + "end"} {
		for _, width := range []float32{320, 480, 640, 1120} {
			s := sitDown(t, "en", map[string]string{deep + "/a.simon": ""})
			s.Window.Resize(fyne.NewSize(width, 480))
			s.files.Last = filepath.Join(s.folder, filepath.FromSlash(deep))
			s.open()
			d := s.Stack.Top().(*dialog)
			for _, o := range d.way.box.Objects {
				if _, button := o.(*controls.Button); !button || !o.Visible() {
					continue
				}
				if o.Position().X+o.Size().Width > d.way.box.Size().Width+uitest.Hairline || o.Size().Width < o.MinSize().Width-uitest.Hairline {
					t.Errorf("%.9s, %v: a crumb is cut off", deep, width)
				}
			}
			s.CheckButtons(fmt.Sprintf("%.9s, %v", deep, width))
			if d.way.hidden == 0 {
				continue
			}
			target := d.way.way[d.way.hidden].path
			s.Canvas.Focus(s.crumbNamed("…"))
			s.Press(fyne.KeyReturn)
			if got := s.listedFolder(); got != target {
				t.Errorf("%v: the ellipsis opens %q, want %q", width, got, target)
			}
		}
	}
}

// TestFilesInSmallWindows checks that everything can be reached, nothing overlaps, and the file name to save
// under is visible at once and has the focus.
func TestFilesInSmallWindows(t *testing.T) {
	for _, lang := range uitest.Languages() {
		for _, size := range uitest.Small {
			s := sitDown(t, lang, map[string]string{"a.simon": "", "b.simon": "", "in/x.simon": ""})
			s.Window.Resize(size)
			for name, open := range map[string]func(){"open": s.open, "save": s.save} {
				open()
				where := fmt.Sprintf("%s, %s, %v", lang, name, size)
				if entry := s.entry(); name == "save" {
					at := fyne.CurrentApp().Driver().AbsolutePositionForObject(entry)
					scroll := s.Stack.Shown().Scroll
					top := fyne.CurrentApp().Driver().AbsolutePositionForObject(scroll).Y
					if s.Canvas.Focused() != fyne.Focusable(entry) || at.Y < top || at.Y+entry.Size().Height > top+scroll.Size().Height+uitest.Hairline {
						t.Errorf("%s: entry at %v, body at %v, height %v", where, at, top, scroll.Size().Height)
					}
				}
				s.CheckButtons(where)
				s.CheckReached(where)
				s.Press(fyne.KeyEscape)
				s.WantOpened("")
			}
		}
	}
}

// TestDownLeadsToTheList checks that Down moves from the name to the list.
func TestDownLeadsToTheList(t *testing.T) {
	s := sitDown(t, "en", map[string]string{"a.simon": "", "b.simon": ""})
	s.save()
	s.Press(fyne.KeyDown)
	s.wantEntry("game.simon")
	if s.Canvas.Focused() != fyne.Focusable(s.list()) {
		t.Errorf("Down moves the focus to %T", s.Canvas.Focused())
	}
	s.Press(fyne.KeyDown)
	s.wantEntry("b.simon")
}

// TestUpHasATip checks the tooltip of the button, which has only an icon.
func TestUpHasATip(t *testing.T) {
	for _, lang := range uitest.Languages() {
		s := sitDown(t, lang, nil)
		s.open()
		up := s.Control("up").(*controls.Button)
		up.MouseIn(&desktop.MouseEvent{})
		s.Clock.Advance(overlay.TipTime)
		if !slices.Contains(s.ShownTexts(), s.text(locales.FolderUp)) {
			t.Errorf("%s: tooltip missing from %q", lang, s.ShownTexts())
		}
	}
}
