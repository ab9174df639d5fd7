package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"simplesimon/ui/uitest"
)

// TestLayoutComesToRest checks that laying out something again at the same size keeps its objects. The toolkit
// lays out and paints containers of new objects, so creating objects at each layout would never end.
func TestLayoutComesToRest(t *testing.T) {
	s := newStage(t, scenery{width: 1120, height: 700, past: 60})
	for _, shown := range s.everything() {
		t.Run(shown.name, func(t *testing.T) {
			shown.open()
			defer s.stack.Close()
			top := s.Canvas.Overlays().Top()
			if top == nil {
				top = s.Canvas.Content()
			}
			layOut(top)
			before := uitest.Objects(top)
			layOut(top)
			after := uitest.Objects(top)
			for i, o := range after {
				if i >= len(before) || o != before[i] {
					t.Fatalf("%T (%d of %d) is a new object", o, i, len(after))
				}
			}
		})
	}
}

// layOut lays out every container of a tree at its current size.
func layOut(tree fyne.CanvasObject) {
	for _, o := range uitest.Objects(tree) {
		switch o := o.(type) {
		case *fyne.Container:
			if o.Layout != nil {
				o.Layout.Layout(o.Objects, o.Size())
			}
		case fyne.Widget:
			test.WidgetRenderer(o).Layout(o.Size())
		}
	}
}
