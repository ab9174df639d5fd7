package statistics

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"simplesimon/ui/uitest"
)

// TestChartsFit checks in every size that the charts of a wide page share its height, and that every label is
// inside its chart without overlapping another.
func TestChartsFit(t *testing.T) {
	for _, size := range []fyne.Size{small, fyne.NewSize(1120, 700), fyne.NewSize(1920, 1080)} {
		for _, lang := range uitest.Languages() {
			t.Run(fmt.Sprintf("%s/%.0fx%.0f", lang, size.Width, size.Height), func(t *testing.T) {
				v := open(t, size, lang, games(300))
				scroll := v.Stack.Shown().Scroll
				wide := scroll.Size().Width >= wideStatistics
				if wide != (size != small) {
					t.Errorf("%v: wide is %t", size, wide)
				}
				if over := scroll.Content.MinSize().Height - scroll.Size().Height; wide && over > uitest.Hairline {
					t.Errorf("the page is too high by %.1f", over)
				}
				views := v.charts()
				for _, view := range views {
					v.Canvas.Focus(view)
					for range min(view.items, 6) {
						checkLabels(t, view)
						view.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
					}
					checkLabels(t, view)
				}
				if len(views) != 3 {
					t.Errorf("%d charts", len(views))
				}
			})
		}
	}
}

// free is the empty space that fonts leave around letters, in Fyne's units.
const free = 6

// checkLabels checks the labels of a chart.
func checkLabels(t *testing.T, view *chartView) {
	t.Helper()
	var before []uitest.Box
	for _, o := range test.WidgetRenderer(view).Objects() {
		if !o.Visible() {
			continue
		}
		at := uitest.BoxOf(o.Position(), o.Size())
		if out := at.Outside(uitest.BoxOf(fyne.Position{}, view.Size())); out > uitest.Hairline {
			t.Errorf("%s: a %T extends %.1f beyond the chart", view.name, o, out)
		}
		text, ok := o.(*canvas.Text)
		if !ok {
			continue
		}
		if text.Size().Width < text.MinSize().Width-uitest.Hairline {
			t.Errorf("%s: %q has no room", view.name, text.Text)
		}
		for _, other := range before {
			if at.Over(other, free) {
				t.Errorf("%s: %q overlaps another label", view.name, text.Text)
			}
		}
		before = append(before, at)
	}
	if len(before) < 4 {
		t.Errorf("%s has %d labels", view.name, len(before))
	}
}
