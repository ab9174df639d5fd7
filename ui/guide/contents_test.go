package guide_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/guide"
	"simplesimon/ui/uitest"
)

// TestPresentSectionIsMarked checks that the contents mark one section at a time: the one opened, or the one
// being read while the text is scrolled by keyboard or wheel, from the first to the last.
func TestPresentSectionIsMarked(t *testing.T) {
	d := uitest.NewDesk(t, wide, "en")
	page := guide.NewRules(d.Stack, style, "")
	d.Stack.Open(page)
	sections := locales.New("en").Rules()
	index := func(when string) int {
		t.Helper()
		ids := page.Marked()
		if len(ids) != 1 {
			t.Fatalf("%s: %q are marked", when, ids)
		}
		return slices.IndexFunc(sections, func(s locales.Section) bool { return s.ID == ids[0] })
	}
	for i, s := range sections {
		d.Tap(s.ID)
		if got := index(s.ID); got != i {
			t.Errorf("opened %s, but %s is marked", s.ID, sections[got].ID)
		}
	}
	d.Canvas.Unfocus()
	d.Press(fyne.KeyHome)
	if got := index("at the beginning"); got != 0 {
		t.Errorf("%s is marked at the start", sections[got].ID)
	}
	seen := map[int]bool{0: true}
	for last, n := 0, 0; last < len(sections)-1 && n < 400; n++ {
		if n%2 == 0 {
			d.Press(fyne.KeyDown)
		} else {
			d.Stack.Shown().Scroll.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -10)})
		}
		now := index(fmt.Sprintf("after %d steps", n))
		if now < last {
			t.Fatalf("scrolling down moved from %s to %s", sections[last].ID, sections[now].ID)
		}
		last = now
		seen[now] = true
	}
	if len(seen) < len(sections)-1 { // the last ones may be short
		t.Errorf("only %d of %d sections were marked", len(seen), len(sections))
	}
	d.Press(fyne.KeyHome)
	d.Press(fyne.KeyEnd)
	if got := index("at the end"); got != len(sections)-1 {
		t.Errorf("at the end %s is marked", sections[got].ID)
	}
}

// TestMarkedSectionIsSeen checks that the marked section is visible even if the contents have no room for all.
func TestMarkedSectionIsSeen(t *testing.T) {
	d := uitest.NewDesk(t, fyne.NewSize(1120, 320), "en")
	for _, s := range locales.New("en").Rules() {
		d.Stack.Open(guide.NewRules(d.Stack, style, s.ID))
		title, found := s.Title, 0
		for _, text := range uitest.SeenTexts(d.Canvas) {
			if text.Rect.X1 < 260 && slices.Contains(uitest.Texts(text.CanvasObject), title) {
				found++
			}
		}
		if found != 1 {
			t.Errorf("%s is visible %d times in the contents", s.ID, found)
		}
	}
}

// TestWordsAreFoldedAway checks that the description of a layout in words can be expanded and collapsed by
// keyboard; screen readers always get it.
func TestWordsAreFoldedAway(t *testing.T) {
	for _, lang := range uitest.Languages() {
		for _, size := range []fyne.Size{small, wide} {
			d := uitest.NewDesk(t, size, lang)
			words := locales.New(lang)
			scene, _ := locales.FindScene(locales.SceneLayout)
			told := words.Position(&scene.Position)
			folded := func() bool { return !slices.Contains(uitest.Texts(uitest.Top(d.Canvas)), told) }
			d.Stack.Open(guide.NewRules(d.Stack, style, ""))
			if !folded() {
				t.Errorf("%s: the description is expanded initially", lang)
			}
			heard := false
			for _, o := range uitest.Objects(uitest.Top(d.Canvas)) {
				if a, ok := o.(fyne.Accessible); ok && o.Visible() {
					heard = heard || strings.Contains(a.AccessibilityLabel(), told)
				}
			}
			if !heard {
				t.Errorf("%s: screen readers do not get the layout", lang)
			}
			d.Focus("in-words")
			button := d.Control("in-words").(*controls.Button)
			before := button.Text
			for range 2 {
				d.Press(fyne.KeyReturn)
				if folded() || button.Text == before {
					t.Errorf("%s: Enter does not expand the description; button text %q", lang, button.Text)
				}
				d.CheckWhole(lang)
				d.Press(fyne.KeyReturn)
				if !folded() || button.Text != before {
					t.Errorf("%s: Enter does not collapse the description; button text %q", lang, button.Text)
				}
			}
			if d.Canvas.Focused() != fyne.Focusable(button) {
				t.Errorf("%s: the button lost the focus", lang)
			}
		}
	}
}

// TestSearchUnfolds checks that a match in a collapsed description expands it while the search lasts.
func TestSearchUnfolds(t *testing.T) {
	d := uitest.NewDesk(t, wide, "en")
	d.Stack.Open(guide.NewRules(d.Stack, style, ""))
	search := d.Control("search").(*controls.Entry)
	search.SetText("ace of clubs")
	if len(hits(d)) == 0 {
		t.Error("the description of the layout is not found")
	}
	search.SetText("")
	if strings.Contains(text(d), "ace of clubs") {
		t.Error("the description stays expanded after the search")
	}
}

// TestFocusIsSeen checks that text elements focused by Tab scroll into view.
func TestFocusIsSeen(t *testing.T) {
	d := uitest.NewDesk(t, small, "en")
	d.Stack.Open(guide.NewRules(d.Stack, style, locales.SectionSpider))
	d.Focus("in-words")
	button := d.Control("in-words")
	for _, text := range uitest.SeenTexts(d.Canvas) {
		if slices.Contains(uitest.Texts(text.CanvasObject), button.(*controls.Button).Text) {
			return
		}
	}
	t.Error("the focused button is not visible")
}
