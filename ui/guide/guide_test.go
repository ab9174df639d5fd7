package guide_test

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/choices"
	"simplesimon/licences"
	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/faces"
	"simplesimon/ui/guide"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
	"simplesimon/ui/uitest"
)

// Window sizes, in Fyne's units: the smallest, where the contents have no room, and the default.
var small, wide = fyne.NewSize(640, 480), fyne.NewSize(1120, 700)

func style() guide.Style {
	return guide.Style{Deck: faces.Style{Letters: faces.International}, Felt: choices.Tables[0].Felt}
}

// shortcuts are some commands with keys, as in the window.
func shortcuts() (game, window []guide.Shortcut) {
	return []guide.Shortcut{{Keys: []locales.Chord{{Command: true, Shift: true, Key: "Z"}, {Command: true, Key: "Y"}}, What: "Play a move again"}},
		[]guide.Shortcut{{Keys: []locales.Chord{{Key: "F11"}}, What: "Fill the screen"}}
}

// pages are all pages, by name in the trace.
func pages(s *overlay.Stack) map[string]overlay.Layer {
	return map[string]overlay.Layer{
		"rules": guide.NewRules(s, style, ""), "sources": guide.NewSources(s, style), "keys": guide.NewKeyboard(shortcuts),
	}
}

// text returns all texts on the page.
func text(d *uitest.Desk) string { return strings.Join(uitest.Texts(uitest.Top(d.Canvas)), "\n") }

// reading returns the text at the upper edge of the largest scrolling part of the page.
func reading(d *uitest.Desk) string {
	window := d.Canvas.Size()
	top, first := window.Height, ""
	for _, t := range uitest.SeenTexts(d.Canvas) {
		large := t.Clip.X1-t.Clip.X0 > window.Width/2 && t.Clip.Y1-t.Clip.Y0 > window.Height/2
		if large && t.Clip.Y0 > 0 && t.Rect.Y0 >= t.Clip.Y0 && t.Rect.Y0 < top {
			top, first = t.Rect.Y0, uitest.Texts(t.CanvasObject)[0]
		}
	}
	return first
}

// TestEveryTextIsOnItsPage checks that each page shows all its messages.
func TestEveryTextIsOnItsPage(t *testing.T) {
	for _, lang := range uitest.Languages() {
		d := uitest.NewDesk(t, wide, lang)
		words := locales.New(lang)
		want := map[string][]string{}
		for name, sections := range map[string][]locales.Section{"rules": words.Rules(), "sources": words.Sources()} {
			for _, s := range sections {
				want[name] = append(want[name], s.Title)
				for _, b := range s.Blocks {
					want[name] = append(append(want[name], b.Text), b.Items...)
					for _, row := range b.Rows {
						want[name] = append(want[name], row...)
					}
				}
			}
		}
		for _, l := range licences.All() {
			want["sources"] = append(want["sources"], l.Module)
		}
		want["keys"] = words.KeyNotes()
		want["keys"] = append(want["keys"], strings.Join(words.Caps(locales.Chord{Command: true, Shift: true, Key: "Z"}), "\n"), "Play a move again", "F11", "Fill the screen")
		for _, use := range locales.PlayKeys {
			want["keys"] = append(want["keys"], words.Text(use.What))
		}
		for name, page := range pages(d.Stack) {
			d.Stack.Open(page)
			d.WantOpened(name)
			if name == "rules" {
				d.Tap("in-words")
			}
			shown := text(d)
			for _, part := range want[name] {
				if !strings.Contains(shown, part) {
					t.Errorf("%s, %s: %q is missing", lang, name, part)
				}
			}
		}
	}
}

// TestNothingIsCutOff checks the pages at the smallest and the default window size.
func TestNothingIsCutOff(t *testing.T) {
	for _, lang := range uitest.Languages() {
		for _, size := range []fyne.Size{small, wide, fyne.NewSize(wide.Width, small.Height)} {
			d := uitest.NewDesk(t, size, lang)
			for name, page := range pages(d.Stack) {
				d.Stack.Open(page)
				where := lang + ", " + name
				d.CheckWhole(where)
				d.CheckButtons(where)
			}
		}
	}
}

// TestPagesInSmallWindows checks that nothing overlaps or is cut off, and everything can be reached.
func TestPagesInSmallWindows(t *testing.T) {
	for _, lang := range uitest.Languages() {
		for _, size := range uitest.Small {
			d := uitest.NewDesk(t, size, lang)
			for _, name := range []string{"keys", "sources"} {
				d.Stack.Open(pages(d.Stack)[name])
				where := fmt.Sprintf("%s, %s, %v", lang, name, size)
				d.CheckWhole(where)
				d.CheckButtons(where)
				d.CheckReached(where)
			}
		}
	}
}

// TestContents checks that the contents open sections, and are beside the text only in a wide window; Tab skips
// everything invisible.
func TestContents(t *testing.T) {
	for _, lang := range uitest.Languages() {
		d := uitest.NewDesk(t, wide, lang)
		d.Stack.Open(guide.NewRules(d.Stack, style, ""))
		for _, s := range locales.New(lang).Rules() {
			d.Focus(s.ID)
			d.Press(fyne.KeyReturn)
			if d.Canvas.Focused() != d.Control(s.ID).(fyne.Focusable) {
				t.Errorf("%s: the button of %s lost the focus", lang, s.ID)
			}
			events := d.Traced("section")
			if len(events) == 0 || events[len(events)-1]["section"] != s.ID {
				t.Errorf("%s: %s did not open", lang, s.ID)
			}
		}
	}
	d := uitest.NewDesk(t, small, "en")
	d.Stack.Open(guide.NewRules(d.Stack, style, ""))
	for range 30 {
		d.Press(fyne.KeyTab)
		if o, ok := d.Canvas.Focused().(fyne.CanvasObject); ok && o != d.Control("search") && o != d.Control("in-words") && o != d.Control("close") {
			t.Fatalf("Tab moves the focus to %T", o)
		}
	}
}

// TestOpensAtASection checks that a page opens at a section, and returns to where the player was reading, even
// in another language.
func TestOpensAtASection(t *testing.T) {
	for _, size := range []fyne.Size{small, wide} {
		d := uitest.NewDesk(t, size, "en")
		sections := locales.New("en").Rules()
		for i, s := range sections[:len(sections)-1] { // the last one may be too short to scroll to the edge
			d.Language = "en"
			d.Stack.Open(guide.NewRules(d.Stack, style, s.ID))
			if got := reading(d); !strings.HasPrefix(s.Title, got) || got == "" {
				t.Errorf("%v: at %q, want %q", size, got, s.Title)
			}
			d.Stack.Open(guide.NewRules(d.Stack, style, ""))
			d.Tap(s.ID)
			d.Stack.Tell("between", "between")
			d.Language = "de"
			d.Press(fyne.KeyEscape)
			d.WantOpened("rules")
			if got, want := reading(d), locales.New("de").Rules()[i].Title; !strings.HasPrefix(want, got) || got == "" {
				t.Errorf("%v: returns to %q, want %q", size, got, want)
			}
		}
	}
}

// TestSearch checks that a search shows the sections containing a text, ignoring case and accents, or a message
// if there are none.
func TestSearch(t *testing.T) {
	d := uitest.NewDesk(t, wide, "es")
	words := locales.New("es")
	d.Stack.Open(guide.NewRules(d.Stack, style, ""))
	whole := text(d)
	search := d.Control("search").(*controls.Entry)
	title := words.Rules()[1].Title
	if withoutAccents(title) == title {
		t.Fatalf("%q has no accent", title)
	}
	for _, query := range []string{title, strings.ToUpper(title), "  " + strings.ToLower(title) + " ", withoutAccents(title)} {
		search.SetText(query)
		if shown := text(d); len(shown) >= len(whole) || strings.Count(shown, title) < 2 { // in the contents and above the section
			t.Errorf("%q finds %d bytes of %d", query, len(shown), len(whole))
		}
	}
	search.SetText("7777777")
	if want := words.Format(locales.NothingFound, locales.QueryData{Query: "7777777"}); !strings.Contains(text(d), want) {
		t.Errorf("%q is missing", want)
	}
	d.Tap(words.Rules()[0].ID) // opens a section that does not match
	if search.Text != "" || text(d) != whole {
		t.Errorf("the search for %q is not cleared", search.Text)
	}
	search.SetText("7777777")
	search.SetText("")
	if text(d) != whole {
		t.Error("the text does not return")
	}
}

func withoutAccents(text string) string {
	return strings.NewReplacer("á", "a", "é", "e", "í", "i", "ó", "o", "ú", "u", "ñ", "n").Replace(text)
}

// TestScrollsByKeys tries all scrolling keys while no control uses them.
func TestScrollsByKeys(t *testing.T) {
	d := uitest.NewDesk(t, small, "en")
	for name, page := range pages(d.Stack) {
		d.Stack.Open(page)
		d.Canvas.Unfocus()
		top := topOf(d)
		for _, c := range []struct{ forth, back fyne.KeyName }{
			{fyne.KeyDown, fyne.KeyUp}, {fyne.KeyPageDown, fyne.KeyPageUp}, {fyne.KeyEnd, fyne.KeyHome},
		} {
			d.KeyDown(&fyne.KeyEvent{Name: c.forth})
			d.Repeat(c.forth)
			if topOf(d) >= top {
				t.Errorf("%s: %s does not scroll", name, c.forth)
			}
			d.KeyDown(&fyne.KeyEvent{Name: c.back})
			d.Repeat(c.back)
			if topOf(d) != top {
				t.Errorf("%s: %s does not scroll back", name, c.back)
			}
		}
	}
}

// topOf returns where the text of a page starts, in Fyne's units.
func topOf(d *uitest.Desk) float32 {
	top := float32(0)
	for _, o := range uitest.Layer(d.Canvas, uitest.Top(d.Canvas)) {
		if o.Clip.Y0 > 0 {
			top = min(top, o.Rect.Y0-o.Clip.Y0)
		}
	}
	return top
}

// TestTextsStandOut measures the contrast of what is drawn, in a dark and in a light theme.
func TestTextsStandOut(t *testing.T) {
	for _, c := range []struct{ table, theme string }{{"green", "dark"}, {"burgundy", "light"}} {
		t.Run(c.table+"/"+c.theme, func(t *testing.T) {
			uitest.WithoutRaceDetector(t)
			d := uitest.NewDesk(t, small, "en")
			d.App.Settings().SetTheme(look.NewTheme(choices.Find(choices.Tables, c.table), c.theme))
			for name, least := range map[string]int{"rules": 30, "sources": 6, "keys": 20} {
				d.Stack.Open(pages(d.Stack)[name])
				if measured := d.CheckScrolled(name); measured < least {
					t.Errorf("only %d texts of %s were measured", measured, name)
				}
			}
		})
	}
}

// hits returns the marked parts of the texts on the page, in order.
func hits(d *uitest.Desk) (marked []string) {
	for _, o := range uitest.Objects(uitest.Top(d.Canvas)) {
		if text, ok := o.(*widget.RichText); ok && text.Visible() {
			for _, s := range text.Segments {
				if part, ok := s.(*widget.TextSegment); ok && part.Style.ColorName == theme.ColorNamePrimary {
					marked = append(marked, part.Text)
				}
			}
		}
	}
	return marked
}

// TestHitsAreMarked checks that every match is marked, and nothing without a search.
func TestHitsAreMarked(t *testing.T) {
	for lang, query := range map[string]string{"en": "KING", "de": "KöNIG", "es": "Rey"} {
		d := uitest.NewDesk(t, wide, lang)
		d.Stack.Open(guide.NewRules(d.Stack, style, ""))
		d.Tap("in-words") // as the search shows it
		whole := text(d)
		if got := hits(d); len(got) > 0 {
			t.Errorf("%s: %q are marked without a search", lang, got)
		}
		d.Control("search").(*controls.Entry).SetText(query)
		got := hits(d)
		if len(got) < 3 {
			t.Errorf("%s: only %q are marked", lang, got)
		}
		plain := func(s string) string { return strings.ToLower(withoutAccents(s)) }
		for _, hit := range got {
			if plain(hit) != plain(query) {
				t.Errorf("%s: %q is marked", lang, hit)
			}
		}
		for _, line := range strings.Split(text(d), "\n") {
			if line != query && !strings.Contains(whole, line) {
				t.Errorf("%s: the search changed %q", lang, line)
			}
		}
		d.CheckApart(lang)
	}
}

// TestContentsFollowTheSearch checks that the contents list the sections found, which open without ending the
// search.
func TestContentsFollowTheSearch(t *testing.T) {
	d := uitest.NewDesk(t, wide, "en")
	d.Stack.Open(guide.NewRules(d.Stack, style, ""))
	seen := func() (ids []string) {
		for _, s := range locales.New("en").Rules() {
			if d.Control(s.ID).Visible() {
				ids = append(ids, s.ID)
			}
		}
		return ids
	}
	all := len(seen())
	search := d.Control("search").(*controls.Entry)
	search.SetText("ace")
	found := seen()
	if len(found) == 0 || len(found) == all {
		t.Fatalf("found %d of %d sections", len(found), all)
	}
	d.Tap(found[len(found)-1])
	if search.Text != "ace" || len(hits(d)) == 0 {
		t.Error("opening a matching section ends the search")
	}
	d.Focus("search")
	d.Press(fyne.KeyEscape)
	d.WantOpened("rules")
	if search.Text != "" || len(seen()) != all || len(hits(d)) > 0 {
		t.Errorf("Escape leaves %q, %d sections, %q marked", search.Text, len(seen()), hits(d))
	}
	d.Press(fyne.KeyEscape)
	d.WantOpened("")
}

// TestEnterGoesToTheNextHit checks that Enter also wraps from the last match to the first.
func TestEnterGoesToTheNextHit(t *testing.T) {
	d := uitest.NewDesk(t, small, "en")
	d.Stack.Open(guide.NewRules(d.Stack, style, ""))
	d.Focus("search")
	d.Type("king")
	d.Press(fyne.KeyReturn)
	first, again := topOf(d), false
	moved := false
	for range 60 {
		d.Press(fyne.KeyReturn)
		moved = moved || topOf(d) < first
		again = moved && topOf(d) == first
		if again {
			break
		}
	}
	if !moved || !again {
		t.Errorf("Enter goes on: %v, and back to the first hit: %v", moved, again)
	}
	d.Control("search").(*controls.Entry).SetText("7777777")
	d.Press(fyne.KeyReturn) // there is none
}
