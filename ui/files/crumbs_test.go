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

// crumbNamed is the button of the crumbs with a text; nil if it is not seen.
func (s *sitting) crumbNamed(text string) *controls.Button {
	for _, o := range s.Stack.Top().(*dialog).way.box.Objects {
		if b, ok := o.(*controls.Button); ok && b.Visible() && b.Text == text {
			return b
		}
	}
	return nil
}

// TestCrumbsAreTheWay from the root to a folder: each is the folder above the next.
func TestCrumbsAreTheWay(t *testing.T) {
	folder := t.TempDir()
	way := crumbsOf(folder, "drives")
	if got := way[len(way)-1]; got.path != folder || got.name != filepath.Base(folder) {
		t.Errorf("the last one is %+v", got)
	}
	for i, c := range way[1:] {
		if parent(c.path) != way[i].path || c.name == "" {
			t.Errorf("%+v follows %+v", c, way[i])
		}
	}
	if first := way[0]; parent(first.path) != first.path || first.name == "" {
		t.Errorf("the first one is %+v", first)
	}
}

// TestCrumbsLead to their folders, by keys; the cursor is on the folder that one comes from, and the
// list has the keys.
func TestCrumbsLead(t *testing.T) {
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeySpace} {
		s := sitDown(t, "en", map[string]string{"a/other/": "", "a/b/c/x.simon": ""})
		for _, open := range []func(){s.open, s.save} {
			s.files.Last = filepath.Join(s.folder, "a", "b", "c")
			open()
			s.Canvas.Focus(s.crumbNamed("a"))
			s.Press(key)
			if got := s.listedFolder(); got != filepath.Join(s.folder, "a") {
				t.Errorf("the crumb leads to %q", got)
			}
			list := s.list()
			if s.Canvas.Focused() != fyne.Focusable(list) || list.rows[list.at].Name != "b" {
				t.Errorf("the keys are at %T, the cursor on %q", s.Canvas.Focused(), list.rows[list.at].Name)
			}
			if s.crumbNamed("a") == nil || s.crumbNamed("b") != nil {
				t.Error("the crumbs do not end with the folder that is listed")
			}
			s.Press(fyne.KeyEscape)
		}
	}
}

// TestCrumbsInLittleRoom checks that the middle of a long path is left out, behind dots that lead there, and a
// long name is shortened; nothing lies over anything else, and Tab leads to nothing that is not seen.
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
				t.Errorf("%v: the dots lead to %q, want %q", width, got, target)
			}
		}
	}
}

// TestFilesInSmallWindows checks that everything can be reached, nothing lies over anything else, and the name
// to be saved under is seen at once and has the keys.
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
						t.Errorf("%s: the entry is at %v, the body from %v on, %v high", where, at, top, scroll.Size().Height)
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

// TestDownLeadsToTheList from the name.
func TestDownLeadsToTheList(t *testing.T) {
	s := sitDown(t, "en", map[string]string{"a.simon": "", "b.simon": ""})
	s.save()
	s.Press(fyne.KeyDown)
	s.wantEntry("game.simon")
	if s.Canvas.Focused() != fyne.Focusable(s.list()) {
		t.Errorf("Down leads to %T", s.Canvas.Focused())
	}
	s.Press(fyne.KeyDown)
	s.wantEntry("b.simon")
}

// TestUpHasATip checks that the button is an icon alone.
func TestUpHasATip(t *testing.T) {
	for _, lang := range uitest.Languages() {
		s := sitDown(t, lang, nil)
		s.open()
		up := s.Control("up").(*controls.Button)
		up.MouseIn(&desktop.MouseEvent{})
		s.Clock.Advance(overlay.TipTime)
		if !slices.Contains(s.ShownTexts(), s.text(locales.FolderUp)) {
			t.Errorf("%s: the tip is not in %q", lang, s.ShownTexts())
		}
	}
}
