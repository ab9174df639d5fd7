package ui

import (
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

// pointAt moves the pointer to the centre of an object, and returns the event.
func pointAt(o fyne.CanvasObject) *desktop.MouseEvent {
	e := &desktop.MouseEvent{}
	e.AbsolutePosition = fyne.CurrentApp().Driver().AbsolutePositionForObject(o).AddXY(o.Size().Width/2, o.Size().Height/2)
	o.(desktop.Hoverable).MouseIn(e)
	return e
}

// tip returns where a tooltip is in the topmost layer, if it is shown.
func tip(s *stage, text string) (at uitest.Box, shown bool) {
	for _, d := range uitest.Layer(s.win.Canvas(), uitest.Top(s.win.Canvas())) {
		if slices.Equal(uitest.Texts(d.CanvasObject), []string{text}) {
			at, shown = d.Rect, true
		}
	}
	return at, shown
}

// TestTipsAtThePointer checks that after half a second a tooltip describes a button, with its keys, beside the
// pointer and within the window, whether or not the button has a text.
func TestTipsAtThePointer(t *testing.T) {
	for _, lang := range languages() {
		for _, size := range [][2]int{{leastWindow, 480}, {1600, 700}} {
			s := newStage(t, scenery{width: size[0], height: size[1], lang: lang})
			for _, c := range s.bar.Controls() {
				b := c.Object.(*controls.Button)
				if !b.Visible() {
					continue
				}
				if b.Hint == "" || b.Hint == b.Text {
					t.Errorf("%s: the tooltip of %s is %q", lang, c.Name, b.Hint)
				}
				pointer := pointAt(b).AbsolutePosition
				s.Clock.Advance(overlay.TipTime - 1)
				if _, shown := tip(s, b.Hint); shown {
					t.Errorf("%s: the tooltip of %s appears at once", lang, c.Name)
				}
				s.Clock.Advance(1)
				at, shown := tip(s, b.Hint)
				if !shown {
					t.Fatalf("%s: %s has no tooltip %q", lang, c.Name, b.Hint)
				}
				window := uitest.BoxOf(fyne.Position{}, s.win.Canvas().Size())
				if at.Outside(window) > 0 || at.Y0 < pointer.Y || at.Y0 > pointer.Y+40 || at.X0 > pointer.X+20 || at.X1 < pointer.X-20 {
					t.Errorf("%s: the tooltip of %s is at %v, the pointer at %v", lang, c.Name, at, pointer)
				}
				s.CheckApart(lang)
				b.MouseOut()
				if _, shown := tip(s, b.Hint); shown {
					t.Errorf("%s: the tooltip of %s does not disappear", lang, c.Name)
				}
			}
		}
	}
}

// TestTipsContainKeys checks that the tooltips of commands contain their keys.
func TestTipsContainKeys(t *testing.T) {
	s := newStage(t, scenery{width: 1120, height: 700})
	for _, c := range s.bar.Controls() {
		if c.Name == "undo" && !strings.Contains(c.Object.(*controls.Button).Hint, s.words.Chord(locales.Chord{Command: true, Key: "Z"})) {
			t.Errorf("undo has the tooltip %q", c.Object.(*controls.Button).Hint)
		}
	}
}

// TestTipsDisappear checks that a tooltip disappears when the window changes under the pointer,
// and when the button is used, and does not return until the pointer has been elsewhere.
func TestTipsDisappear(t *testing.T) {
	for name, change := range map[string]func(s *stage, b *controls.Button){
		"a click":      func(_ *stage, b *controls.Button) { b.Tapped(&fyne.PointEvent{}) },
		"a dialog":     func(s *stage, _ *controls.Button) { s.askNewGame() },
		"a page":       func(s *stage, _ *controls.Button) { s.showRules() },
		"another size": func(s *stage, _ *controls.Button) { s.win.Resize(fyne.NewSize(900, 600)) },
		"a language":   func(s *stage, _ *controls.Button) { s.setLanguage("de") },
	} {
		t.Run(name, func(t *testing.T) {
			s := newStage(t, scenery{width: 1120, height: 700})
			code := s.bar.Controls()[5].Object.(*controls.Button)
			e, hint := pointAt(code), code.Hint
			s.Clock.Advance(overlay.TipTime)
			if _, shown := tip(s, hint); !shown {
				t.Fatal("no tooltip")
			}
			change(s, code)
			s.Clock.Advance(2 * overlay.TipTime)
			if _, shown := tip(s, hint); shown {
				t.Error("the tooltip does not disappear")
			}
			s.stack.Close()
			e.AbsolutePosition.X++
			code.MouseMoved(e)
			s.Clock.Advance(2 * overlay.TipTime)
			if _, shown := tip(s, code.Hint); shown && name != "a language" {
				t.Error("the tooltip returns although the pointer has not been elsewhere")
			}
		})
	}
}

// TestTipsOverDialogs checks that buttons of dialogs and pages have tooltips too, above the layer.
func TestTipsOverDialogs(t *testing.T) {
	s := newStage(t, scenery{width: 640, height: 480})
	s.askNewGame()
	b := s.Control("paste").(*controls.Button)
	pointAt(b)
	s.Clock.Advance(overlay.TipTime)
	if _, shown := tip(s, b.Hint); !shown {
		t.Errorf("no tooltip %q over the dialog", b.Hint)
	}
}
