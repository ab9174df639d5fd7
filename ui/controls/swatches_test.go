package controls_test

import (
	"fmt"
	"image"
	"image/color"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"simplesimon/ui/controls"
	"simplesimon/ui/uitest"
)

// tiled opens a dialog with six swatches with the first one selected, and returns the ones chosen
// later.
func tiled(d *uitest.Desk) (swatches *controls.Swatches, chosen *[]int) {
	chosen = &[]int{}
	var all []controls.Swatch
	for i := range 6 {
		all = append(all, controls.Swatch{Name: fmt.Sprintf("a swatch %d", i), Picture: func(w, h int) image.Image {
			return image.NewUniform(color.NRGBA{uint8(40 * i), 0x80, 0x80, 0xFF})
		}})
	}
	swatches = controls.NewSwatches(d.Host(), "swatches", 34, all, 0, func(i int) { *chosen = append(*chosen, i) })
	d.ShowDialog(uitest.Control{Name: "swatches", Object: swatches})
	return swatches, chosen
}

// TestSwatchesByKeys checks that arrows select in all directions, as far as there are swatches,
// and that other keys have no effect.
func TestSwatchesByKeys(t *testing.T) {
	d := newDesk(t)
	swatches, chosen := tiled(d)
	for _, step := range []struct {
		key  fyne.KeyName
		want int
	}{
		{fyne.KeyLeft, 0}, {fyne.KeyRight, 1}, {fyne.KeyRight, 2}, {fyne.KeyEnd, 5}, {fyne.KeyRight, 5}, {fyne.KeyLeft, 4},
		{fyne.KeySpace, 4}, {fyne.KeyReturn, 4}, {fyne.KeyHome, 0}, {fyne.KeyUp, 0},
	} {
		d.Press(step.key)
		if swatches.Selected != step.want {
			t.Errorf("%s chooses %d, want %d", step.key, swatches.Selected, step.want)
		}
	}
	if want := []int{1, 2, 5, 4, 0}; !slices.Equal(*chosen, want) {
		t.Errorf("chosen %v, want %v", *chosen, want)
	}
	if name := swatches.AccessibilityLabel(); !strings.Contains(name, "swatches") || !strings.Contains(name, "a swatch 0") {
		t.Errorf("a screen reader announces %q", name)
	}
	below := tileBelow(d)
	d.Press(fyne.KeyDown)
	if below == 0 || swatches.Selected != below {
		t.Errorf("Down chooses %d, below the first there is %d", swatches.Selected, below)
	}
	d.Press(fyne.KeyEscape)
	d.WantOpened("")
}

// pictures returns where the images of swatches are drawn.
func pictures(d *uitest.Desk) (all []uitest.Box) {
	for _, o := range uitest.Layer(d.Canvas, uitest.Top(d.Canvas)) {
		if _, ok := o.CanvasObject.(*canvas.Raster); ok {
			all = append(all, o.Rect)
		}
	}
	return all
}

// tileBelow returns the swatch below the first one, or 0.
func tileBelow(d *uitest.Desk) int {
	all := pictures(d)
	return max(0, slices.IndexFunc(all, func(b uitest.Box) bool { return b.X0 == all[0].X0 && b.Y0 > all[0].Y0 }))
}

// TestSwatchesByMouse checks that a click on an image or name selects it, and a click beside them
// does nothing.
func TestSwatchesByMouse(t *testing.T) {
	d := newDesk(t)
	swatches, _ := tiled(d)
	corner := fyne.CurrentApp().Driver().AbsolutePositionForObject(swatches)
	click := func(x, y float32) {
		swatches.Tapped(&fyne.PointEvent{Position: fyne.NewPos(x, y).Subtract(corner)})
	}
	for i, at := range slices.Backward(pictures(d)) {
		click((at.X0+at.X1)/2, at.Y0+2)
		if swatches.Selected != i {
			t.Errorf("a click on picture %d chooses %d", i, swatches.Selected)
		}
		click(at.X0+2, at.Y1+2)
		if swatches.Selected != i {
			t.Errorf("a click on name %d chooses %d", i, swatches.Selected)
		}
	}
	before := swatches.Selected
	click(corner.X, corner.Y+swatches.Size().Height+20)
	if swatches.Selected != before {
		t.Error("a click beside the swatches chooses one")
	}
	if d.Canvas.Focused() != fyne.Focusable(swatches) {
		t.Error("the swatches do not have the focus")
	}
}

// TestSwatchesFit checks that in any width the swatches are entirely inside their widget and do
// not overlap.
func TestSwatchesFit(t *testing.T) {
	for _, width := range []float32{320, 400, 640, 1120} {
		d := uitest.NewDesk(t, fyne.NewSize(width, 800), "en")
		swatches, _ := tiled(d)
		d.CheckWhole(fmt.Sprintf("%.0f wide", width))
		whole := uitest.BoxOf(fyne.CurrentApp().Driver().AbsolutePositionForObject(swatches), swatches.Size())
		all := pictures(d)
		for i, at := range all {
			if at.Outside(whole) > uitest.Hairline {
				t.Errorf("%.0f wide: picture %d at %v is not in %v", width, i, at, whole)
			}
			for j, other := range all[:i] {
				if at.Over(other, 0) {
					t.Errorf("%.0f wide: picture %d overlaps %d", width, i, j)
				}
			}
		}
	}
}
