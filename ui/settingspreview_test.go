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

// sample returns the current image of cards in the settings. It is drawn separately, as drawing
// the whole dialog is slow.
func (s *stage) sample() image.Image {
	s.T.Helper()
	for _, o := range uitest.Layer(s.win.Canvas(), uitest.Top(s.win.Canvas())) {
		if _, swatches := o.Owner.(*controls.Swatches); swatches {
			continue
		}
		if picture, ok := o.CanvasObject.(*canvas.Raster); ok {
			return picture.Generator(int(o.Size().Width), int(o.Size().Height))
		}
	}
	s.T.Fatal("the settings show no cards")
	return nil
}

// differ reports whether two images differ.
func differ(a, b image.Image) bool { return a.Bounds() != b.Bounds() || different(a, b, a.Bounds()) }

// TestSettingsShowTheDeck checks that the cards in the settings follow the settings of deck and table, in both
// directions.
func TestSettingsShowTheDeck(t *testing.T) {
	s := newStage(t, scenery{width: firstWidth, height: firstHeight, lang: "de"})
	s.showSettings()
	first := s.sample()
	for _, name := range []string{"four-colours", "large-print", "letters", "felt"} {
		box := s.Control(name).(*controls.Switch)
		box.SetChecked(!box.Checked)
		if !differ(first, s.sample()) {
			t.Errorf("%s has no effect", name)
		}
		box.SetChecked(!box.Checked)
		if differ(first, s.sample()) {
			t.Errorf("%s can't be reverted", name)
		}
	}
}

// TestSettingsShowTableAndTheme checks that table colour and theme are selected by their images, take effect at
// once, and are saved. All images differ.
func TestSettingsShowTableAndTheme(t *testing.T) {
	s := newStage(t, scenery{width: firstWidth, height: firstHeight})
	s.showSettings()
	s.Focus("table")
	for i, c := range choices.Tables[1:] {
		before := s.sample()
		s.Press(fyne.KeyRight)
		kept, _, err := s.folder.LoadSettings()
		if s.settings.Table != c.Name || err != nil || kept.Table != c.Name {
			t.Fatalf("after %d steps the table is %q, saved as %q, want %q", i+1, s.settings.Table, kept.Table, c.Name)
		}
		if !differ(before, s.sample()) {
			t.Errorf("the cards are not on %s", c.Name)
		}
	}
	s.Focus("chrome")
	s.Press(fyne.KeyHome)
	for _, v := range choices.Themes[1:] {
		s.Press(fyne.KeyRight)
		if kept, _, err := s.folder.LoadSettings(); err != nil || kept.Chrome != v.Name {
			t.Errorf("the theme is saved as %q, want %q", kept.Chrome, v.Name)
		}
	}
	p := &previews{w: s.Window}
	for _, tiles := range [][]controls.Swatch{p.tables(), p.themes()} {
		for i, tile := range tiles {
			for _, other := range tiles[:i] {
				if !differ(tile.Picture(80, 50), other.Picture(80, 50)) {
					t.Errorf("%s looks like %s", tile.Name, other.Name)
				}
			}
		}
	}
}
