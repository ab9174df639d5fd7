package ui

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"simplesimon/store"
	"simplesimon/ui/uitest"
)

// Buttons, boxes and choices have a ring around them while they have the focus,
// that stands out from the ground of the dialog; and not without it.
func TestDrawnFocusStandsOut(t *testing.T) {
	withoutRaceDetector(t)
	for _, look := range []store.Settings{set("green", "dark", false), set("linen", "light", false)} {
		t.Run(look.Table+"/"+look.Chrome, func(t *testing.T) {
			s := newStage(t, scenery{width: 640, height: 480, set: look})
			s.showSettings()
			controls := map[string]control{}
			for _, c := range s.stack.Shown().Controls {
				controls[c.name] = c
			}
			for _, name := range []string{"language", "double-click", "defaults", "close"} {
				c := controls[name]
				s.win.Canvas().Focus(c.Object.(fyne.Focusable))
				of := func(name fyne.ThemeColorName) color.NRGBA { return s.theme.Color(name, 0).(color.NRGBA) }
				ground := of(theme.ColorNameOverlayBackground)
				if name == "close" {
					ground = of(theme.ColorNamePrimary)
				}
				uitest.Drawn := s.ringOf(c, ground)
				s.win.Canvas().Focus(controls["auto-place"].Object.(fyne.Focusable))
				if without := s.ringOf(c, ground); contrast(without, ground) > contrast(drawn, ground)/2 {
					t.Errorf("%s: with the focus there is %v at its edge, without it %v", c.name, drawn, without)
				}
				if got := contrast(drawn, ground); got < markContrast {
					t.Errorf("%s: the ring %v has a contrast of %.2f on %v, want at least %.1f", c.name, drawn, got, ground, markContrast)
				}
			}
		})
	}
}

// ringOf is the colour that stands out most from a ground at the left edge of a
// control, in the middle of its height.
func (s *stage) ringOf(c control, ground color.NRGBA) color.NRGBA {
	for _, d := range uitest.Layer(s.Canvas, uitest.Top(s.Canvas)) {
		if d.CanvasObject != c.Object {
			continue
		}
		r, img := s.pixels(d.Rect), s.picture()
		most := ground
		for x := r.Min.X; x < r.Min.X+ringInset+ringStroke; x++ {
			if at := img.NRGBAAt(x, (r.Min.Y+r.Max.Y)/2); contrast(at, ground) > contrast(most, ground) {
				most = at
			}
		}
		return most
	}
	s.T.Fatalf("%s is not drawn", c.name)
	return color.NRGBA{}
}
