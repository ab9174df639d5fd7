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

// TestPresentSectionIsMarked in the contents, one at a time: the one that was opened, and the one that is
// read as the text is scrolled by keys or by the wheel, from the first to the last.
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
			t.Errorf("%s is opened, %s is marked", s.ID, sections[got].ID)
		}
	}
	d.Canvas.Unfocus()
	d.Press(fyne.KeyHome)
	if got := index("at the beginning"); got != 0 {
		t.Errorf("at the beginning %s is marked", sections[got].ID)
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
			t.Fatalf("scrolling down leads from %s to %s", sections[last].ID, sections[now].ID)
		}
		last = now
		seen[now] = true
	}
	if len(seen) < len(sections)-1 { // the last ones may be short
		t.Errorf("only %d of %d sections have been marked", len(seen), len(sections))
	}
	d.Press(fyne.KeyHome)
	d.Press(fyne.KeyEnd)
	if got := index("at the end"); got != len(sections)-1 {
		t.Errorf("at the end %s is marked", sections[got].ID)
	}
}

// TestMarkedSectionIsSeen in contents that have no room for all sections.
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
			t.Errorf("%s is seen %d times in the contents", s.ID, found)
		}
	}
}

// TestWordsAreFoldedAway checks that what a layout holds is told in words on request, by a key, and goes again by
// one; those who can't see the picture hear it at once.
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
				t.Errorf("%s: the words are shown without a request", lang)
			}
			heard := false
			for _, o := range uitest.Objects(uitest.Top(d.Canvas)) {
				if a, ok := o.(fyne.Accessible); ok && o.Visible() {
					heard = heard || strings.Contains(a.AccessibilityLabel(), told)
				}
			}
			if !heard {
				t.Errorf("%s: nobody hears the layout", lang)
			}
			d.Focus("in-words")
			button := d.Control("in-words").(*controls.Button)
			before := button.Text
			for range 2 {
				d.Press(fyne.KeyReturn)
				if folded() || button.Text == before {
					t.Errorf("%s: Enter does not show the words, the button says %q", lang, button.Text)
				}
				d.CheckWhole(lang)
				d.Press(fyne.KeyReturn)
				if !folded() || button.Text != before {
					t.Errorf("%s: Enter does not fold the words away, the button says %q", lang, button.Text)
				}
			}
			if d.Canvas.Focused() != fyne.Focusable(button) {
				t.Errorf("%s: the button has lost the keys", lang)
			}
		}
	}
}

// TestSearchUnfolds what it finds in words that are folded away, and folds it away again.
func TestSearchUnfolds(t *testing.T) {
	d := uitest.NewDesk(t, wide, "en")
	d.Stack.Open(guide.NewRules(d.Stack, style, ""))
	search := d.Control("search").(*controls.Entry)
	search.SetText("ace of clubs")
	if len(hits(d)) == 0 {
		t.Error("the words of the layout are not found")
	}
	search.SetText("")
	if strings.Contains(text(d), "ace of clubs") {
		t.Error("they stay when the search has ended")
	}
}

// TestFocusIsSeen checks that what Tab leads to in the text comes into view.
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
	t.Error("the button that has the keys is not seen")
}
