package controls_test

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/choices"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
	"simplesimon/ui/uitest"
)

// TestFocusRingContrast checks that buttons, boxes and select boxes have a ring with enough
// contrast while they are focused and the keyboard is used, and only then.
func TestFocusRingContrast(t *testing.T) {
	uitest.WithoutRaceDetector(t)
	for _, style := range []struct{ table, chrome string }{{"green", "dark"}, {"linen", "light"}} {
		t.Run(style.table+"/"+style.chrome, func(t *testing.T) {
			d := newDesk(t)
			colours := look.NewTheme(choices.Find(choices.Tables, style.table), style.chrome)
			d.App.Settings().SetTheme(colours)
			likely := controls.NewButton(d.Host(), "likely", nil, nil)
			likely.Importance = widget.HighImportance
			other := uitest.Control{Name: "other box", Object: controls.NewCheck(d.Host(), "other", false, nil)}
			ringed := []uitest.Control{
				{Name: "choice", Object: controls.NewChoice(d.Host(), []string{"one", "two"})},
				{Name: "box", Object: controls.NewCheck(d.Host(), "a box", false, nil)},
				{Name: "button", Object: controls.NewButton(d.Host(), "a button", nil, nil)},
				{Name: "likely", Object: likely},
			}
			d.ShowDialog(append(ringed, other)...)
			for _, c := range ringed {
				of := func(name fyne.ThemeColorName) color.NRGBA { return colours.Color(name, 0).(color.NRGBA) }
				ground := of(theme.ColorNameOverlayBackground)
				if c.Name == "likely" {
					ground = of(theme.ColorNamePrimary)
				}
				d.Canvas.Focus(c.Object.(fyne.Focusable))
				d.Host().Presses().KeyDown(&fyne.KeyEvent{Name: fyne.KeyTab})
				ring := ringOf(d, c, ground)
				d.Host().Presses().Pointed()
				pointed := ringOf(d, c, ground)
				d.Host().Presses().KeyDown(&fyne.KeyEvent{Name: fyne.KeyTab})
				d.Canvas.Focus(other.Object.(fyne.Focusable))
				for how, without := range map[string]color.NRGBA{"the focus": ringOf(d, c, ground), "keys": pointed} {
					if uitest.Contrast(without, ground) > uitest.Contrast(ring, ground)/2 {
						t.Errorf("%s: with a ring there is %v at its edge, without %s %v", c.Name, ring, how, without)
					}
				}
				if got := uitest.Contrast(ring, ground); got < uitest.MarkContrast {
					t.Errorf("%s: the ring %v has a contrast of %.2f on %v, want at least %.1f", c.Name, ring, got, ground, uitest.MarkContrast)
				}
			}
		})
	}
}

// ringOf returns the colour with the highest contrast at the left edge of a control, at half its
// height.
func ringOf(d *uitest.Desk, c uitest.Control, ground color.NRGBA) color.NRGBA {
	d.T.Helper()
	const edge = 2 * controls.RingStroke // the ring and its margin
	for _, drawn := range uitest.Layer(d.Canvas, uitest.Top(d.Canvas)) {
		if drawn.CanvasObject != c.Object {
			continue
		}
		most, img := ground, uitest.Picture(d.Canvas)
		for x := int(drawn.Rect.X0); x < int(drawn.Rect.X0)+edge; x++ {
			if at := img.NRGBAAt(x, int(drawn.Rect.Y0+drawn.Rect.Y1)/2); uitest.Contrast(at, ground) > uitest.Contrast(most, ground) {
				most = at
			}
		}
		return most
	}
	d.T.Fatalf("%s is not drawn", c.Name)
	return color.NRGBA{}
}
