package controls_test

import (
	"fmt"
	"image"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"simplesimon/choices"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
	"simplesimon/ui/uitest"
)

// TestHeldKeyOnSwitch checks that a held key toggles once, and that an additional modifier has no
// effect.
func TestHeldKeyOnSwitch(t *testing.T) {
	for _, key := range acting {
		d := newDesk(t)
		var turned []bool
		box := controls.NewSwitch(d.Host(), "a switch", false, func(on bool) { turned = append(turned, on) })
		d.ShowDialog(uitest.Control{Name: "switch", Object: box})
		want := func(when string, want ...bool) {
			t.Helper()
			if !slices.Equal(turned, want) || box.Checked != want[len(want)-1] {
				t.Errorf("%s: turned to %v, is %v, want %v", when, turned, box.Checked, want)
			}
		}
		d.Hold(key)
		want("held "+string(key), true)
		box.KeyDown(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
		d.Repeat(key)
		want("held "+string(key)+" and Shift", true)
		d.Press(key)
		want(string(key)+" pressed again", true, false)
	}
}

// TestClicksOnSwitch checks that a click anywhere on its line or on its explanation toggles a
// switch, unless it is disabled.
func TestClicksOnSwitch(t *testing.T) {
	d := newDesk(t)
	box := controls.NewSwitch(d.Host(), "a switch", false, nil)
	row := controls.Explained(box, "what it does")
	d.ShowBody(row, box)
	var clickable []fyne.Tappable
	for _, o := range uitest.Layer(d.Canvas, row) {
		if c, ok := o.CanvasObject.(fyne.Tappable); ok {
			clickable = append(clickable, c)
		}
	}
	if len(clickable) != 2 {
		t.Fatalf("%d things can be clicked, want the switch and its description", len(clickable))
	}
	for i, c := range clickable {
		for _, x := range []float32{1, c.(fyne.CanvasObject).Size().Width - 1} {
			before := box.Checked
			c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(x, 4)})
			if box.Checked == before || d.Canvas.Focused() != fyne.Focusable(box) {
				t.Errorf("a click on part %d at %.0f leaves it at %v", i, x, before)
			}
		}
	}
	box.Disable()
	before := box.Checked
	for _, c := range clickable {
		c.Tapped(&fyne.PointEvent{})
	}
	if box.Checked != before {
		t.Error("a click toggles a disabled switch")
	}
}

// TestSwitchContrast checks that the track stands out from the dialog and the knob from the track,
// and that the side of the knob distinguishes on from off without colours.
func TestSwitchContrast(t *testing.T) {
	uitest.WithoutRaceDetector(t)
	for _, table := range choices.Tables {
		for _, variant := range []string{"light", "dark"} {
			t.Run(table.Name+"/"+variant, func(t *testing.T) {
				d := newDesk(t)
				d.App.Settings().SetTheme(look.NewTheme(table, variant))
				box := controls.NewSwitch(d.Host(), "a switch", false, nil)
				ground := canvas.NewRectangle(d.App.Settings().Theme().Color(theme.ColorNameOverlayBackground, 0))
				d.Window.SetContent(container.NewStack(ground, container.NewPadded(container.NewVBox(box)))) // drawing a dialog is slow
				off := checkSwitch(d, box)
				box.SetChecked(true)
				if on := checkSwitch(d, box); on < 0.5 || off > 0.5 {
					t.Errorf("the knob is at %.2f of the track when it is off, at %.2f when it is on", off, on)
				}
			})
		}
	}
}

// TestSwitchesFit checks that in a narrow window the name of a switch wraps, is entirely visible,
// and does not overlap the track.
func TestSwitchesFit(t *testing.T) {
	for _, width := range []float32{320, 640, 1120} {
		d := uitest.NewDesk(t, fyne.NewSize(width, 480), "en")
		box := controls.NewSwitch(d.Host(), "A switch whose name has many words, as names have in some languages", true, nil)
		d.ShowBody(controls.Explained(box, "and a sentence about what it does"), box)
		where := fmt.Sprintf("%.0f wide", width)
		d.CheckWhole(where)
		var track uitest.Box
		for _, o := range uitest.Layer(d.Canvas, uitest.Top(d.Canvas)) {
			if _, ok := o.CanvasObject.(*canvas.Circle); ok {
				track = o.Rect
			}
		}
		if out := track.Outside(uitest.BoxOf(fyne.Position{}, d.Canvas.Size())); out > 0 {
			t.Errorf("%s: the knob extends %.1f too far", where, out)
		}
		for _, o := range uitest.SeenTexts(d.Canvas) {
			if o.Rect.Over(track, 0) {
				t.Errorf("%s: %q overlaps the knob", where, o.CanvasObject.(*canvas.Text).Text)
			}
		}
	}
}

// TestNamedFits checks that a select box is beside its name if there is room, and below it
// otherwise.
func TestNamedFits(t *testing.T) {
	for _, width := range []float32{320, 640} {
		d := uitest.NewDesk(t, fyne.NewSize(width, 480), "en")
		box := controls.NewChoice(d.Host(), []string{"one", "two"})
		d.ShowBody(controls.Named("the name of a box", box), box)
		where := fmt.Sprintf("%.0f wide", width)
		d.CheckWhole(where)
		place := fyne.CurrentApp().Driver().AbsolutePositionForObject(box)
		if right := place.X + box.Size().Width; right > width {
			t.Errorf("%s: the box ends at %.0f", where, right)
		}
		if beside := place.X > width/3; beside != (width > 400) {
			t.Errorf("%s: beside the name: %v", where, beside)
		}
	}
}

// checkSwitch measures a switch as drawn, and returns the position of the knob on the track from 0
// (left) to 1 (right).
func checkSwitch(d *uitest.Desk, box *controls.Switch) (at float32) {
	d.T.Helper()
	var track, knob uitest.Box
	for _, o := range uitest.Layer(d.Canvas, uitest.Top(d.Canvas)) {
		switch o.CanvasObject.(type) {
		case *canvas.Circle:
			knob = o.Rect
		case *canvas.Rectangle:
			if o.Owner == fyne.Widget(box) && track.Empty() {
				track = o.Rect
			}
		}
	}
	if track.Empty() || knob.Empty() || knob.X0 < track.X0 || knob.X1 > track.X1 {
		d.T.Fatalf("a knob at %v on a track at %v", knob, track)
	}
	img := uitest.Picture(d.Canvas)
	part := (knob.X0 + knob.X1 - 2*track.X0) / (2 * (track.X1 - track.X0))
	middle := func(b uitest.Box) image.Point {
		r := uitest.Pixels(d.Canvas, b)
		return r.Min.Add(r.Max).Div(2)
	}
	// The other end of the track is as far from its centre as the knob.
	on, end := middle(knob), 2*middle(track).X-middle(knob).X
	knobColour, fill := img.NRGBAAt(on.X, on.Y), img.NRGBAAt(end, on.Y)
	if got := uitest.Contrast(knobColour, fill); got < uitest.MarkContrast {
		d.T.Errorf("checked %v: the knob %v has a contrast of %.2f on the track's %v", box.Checked, knobColour, got, fill)
	}
	ground := d.App.Settings().Theme().Color(theme.ColorNameOverlayBackground, 0)
	under := img.NRGBAAt(uitest.Pixels(d.Canvas, track).Min.X-8, on.Y)
	if r, g, b, _ := ground.RGBA(); uint32(under.R)*0x101 != r || uint32(under.G)*0x101 != g || uint32(under.B)*0x101 != b {
		d.T.Fatalf("beside the track is %v, want the dialog's %v", under, ground)
	}
	most := 1.0
	for x := uitest.Pixels(d.Canvas, track).Min.X; x < uitest.Pixels(d.Canvas, track).Min.X+3; x++ {
		most = max(most, uitest.Contrast(img.NRGBAAt(x, on.Y), under))
	}
	if most < uitest.MarkContrast {
		d.T.Errorf("checked %v: the edge of the track has a contrast of %.2f", box.Checked, most)
	}
	return part
}
