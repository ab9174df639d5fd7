package guide

import (
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"simplesimon/choices"
	"simplesimon/locales"
	"simplesimon/ui/faces"
	"simplesimon/ui/uitest"
)

func plainStyle() Style {
	return Style{Deck: faces.Style{Letters: faces.International}, Felt: choices.Tables[0].Felt}
}

// diagrams returns the images on a page, in order.
func diagrams(d *uitest.Desk) (all []*diagram) {
	for _, o := range uitest.Objects(uitest.Top(d.Canvas)) {
		if picture, ok := o.(*diagram); ok {
			all = append(all, picture)
		}
	}
	return all
}

// TestPicturesOfMoves checks that allowed and forbidden examples are side by side if there is room and stacked
// otherwise, and that the cards of an image have room at every width.
func TestPicturesOfMoves(t *testing.T) {
	for _, c := range []struct {
		size   fyne.Size
		beside bool
	}{{fyne.NewSize(1120, 700), true}, {fyne.NewSize(640, 480), true}, {fyne.NewSize(400, 700), false}} {
		d := uitest.NewDesk(t, c.size, "en")
		d.Stack.Open(NewRules(d.Stack, plainStyle, ""))
		all := diagrams(d)
		if len(all) != 6 {
			t.Fatalf("%d images", len(all))
		}
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject
		for i, picture := range all {
			if right := at(picture).X + picture.Size().Width; right > c.size.Width || picture.Size().Width < picture.still.MinSize().Width {
				t.Errorf("%v: image %d ends at %v, has width %v of %v", c.size, i, right, picture.Size().Width, picture.still.MinSize().Width)
			}
		}
		for _, pair := range [][2]*diagram{{all[1], all[2]}, {all[3], all[4]}} {
			if !pair[0].allowed || pair[1].allowed {
				t.Errorf("allowed in a pair: %t and %t", pair[0].allowed, pair[1].allowed)
			}
			a, b := at(pair[0]), at(pair[1])
			if beside := a.Y == b.Y && b.X >= a.X+pair[0].Size().Width; beside != c.beside {
				t.Errorf("%v: a pair is at %v and %v", c.size, a, b)
			}
		}
	}
}

// TestMarksDifferInShape checks that arrows for allowed and forbidden moves differ without colour, in their
// lines and marks.
func TestMarksDifferInShape(t *testing.T) {
	test.NewTempApp(t)
	draw := func(name string, allowed bool) image.Image {
		scene, ok := locales.FindScene(name)
		if !ok {
			t.Fatal(name)
		}
		picture := newDiagram(&scene, plainStyle(), "")
		picture.allowed = allowed
		w := test.NewTempWindow(t, container.NewWithoutLayout(picture))
		w.SetPadded(false)
		w.Resize(picture.MinSize())
		picture.Resize(picture.MinSize())
		return w.Canvas().Capture()
	}
	for _, name := range []string{locales.SceneLegal, locales.SceneGroup, locales.SceneEmptyColumn} {
		yes, no := draw(name, true), draw(name, false)
		differ := 0
		for y := range yes.Bounds().Dy() {
			for x := range yes.Bounds().Dx() {
				a, b := color.GrayModel.Convert(yes.At(x, y)).(color.Gray).Y, color.GrayModel.Convert(no.At(x, y)).(color.Gray).Y
				if max(a, b)-min(a, b) > 100 {
					differ++
				}
			}
		}
		if differ < 100 {
			t.Errorf("%s: only %d pixels differ in grey", name, differ)
		}
	}
}
