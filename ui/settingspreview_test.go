package ui

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"simplesimon/choices"
	"simplesimon/ui/controls"
	"simplesimon/ui/uitest"
)

// sampled is the area of the cards that the settings show.
func (s *stage) sampled() image.Rectangle {
	s.T.Helper()
	for _, o := range uitest.Layer(s.win.Canvas(), uitest.Top(s.win.Canvas())) {
		if _, swatches := o.Owner.(*controls.Swatches); swatches {
			continue
		}
		if _, ok := o.CanvasObject.(*canvas.Raster); ok && !o.Rect.And(o.Clip).Empty() {
			return uitest.Pixels(s.win.Canvas(), o.Rect.And(o.Clip))
		}
	}
	s.T.Fatal("the settings show no cards")
	return image.Rectangle{}
}

// TestSettingsShowTheDeck: the cards in the settings follow at once what is set about deck and table,
// and come back with it.
func TestSettingsShowTheDeck(t *testing.T) {
	s := newStage(t, scenery{width: firstWidth, height: firstHeight, lang: "de"})
	s.showSettings()
	area := s.sampled()
	first := uitest.Picture(s.win.Canvas())
	for _, name := range []string{"four-colours", "large-print", "letters", "felt"} {
		box := s.Control(name).(*controls.Switch)
		box.SetChecked(!box.Checked)
		if !different(first, uitest.Picture(s.win.Canvas()), area) {
			t.Errorf("%s does not show", name)
		}
		box.SetChecked(!box.Checked)
		if different(first, uitest.Picture(s.win.Canvas()), area) {
			t.Errorf("%s does not go again", name)
		}
	}
}

// TestSettingsShowTableAndTheme: the colour of the table and the theme are chosen by their pictures,
// are seen at once, and are kept.
func TestSettingsShowTableAndTheme(t *testing.T) {
	s := newStage(t, scenery{width: firstWidth, height: 1100}) // so that nothing scrolls away
	s.showSettings()
	for i, c := range choices.Tables[1:] {
		s.Focus("table")
		area, before := s.sampled(), uitest.Picture(s.win.Canvas())
		s.Press(fyne.KeyRight)
		kept, _, err := s.folder.LoadSettings()
		if s.settings.Table != c.Name || err != nil || kept.Table != c.Name {
			t.Fatalf("after %d steps the table is %q, kept as %q, want %q", i+1, s.settings.Table, kept.Table, c.Name)
		}
		if !different(before, uitest.Picture(s.win.Canvas()), area) {
			t.Errorf("the cards do not lie on %s", c.Name)
		}
	}
	s.Focus("chrome")
	s.Press(fyne.KeyHome)
	for _, v := range choices.Themes[1:] {
		s.Press(fyne.KeyRight)
		if kept, _, err := s.folder.LoadSettings(); err != nil || kept.Chrome != v.Name {
			t.Errorf("the theme is kept as %q, want %q", kept.Chrome, v.Name)
		}
	}
}
