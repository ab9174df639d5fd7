package controls_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"simplesimon/ui/controls"
	"simplesimon/ui/uitest"
)

// TestWheelScrollsByLines checks that a notch scrolls about three lines of text, and a touchpad as
// far as it reports.
func TestWheelScrollsByLines(t *testing.T) {
	d := newDesk(t)
	scroll := controls.NewScroll(controls.Paragraph(strings.Repeat("a line\n", 200)))
	d.Window.SetContent(scroll)
	line := fyne.MeasureText("M", theme.TextSize(), fyne.TextStyle{}).Height
	d.Notch(scroll, 1)
	if lines := scroll.Offset.Y / line; lines < 2.5 || lines > 4 {
		t.Errorf("a notch scrolls %.1f lines", lines)
	}
	notch := scroll.Offset.Y
	d.Notch(scroll, 2)
	if got := scroll.Offset.Y; got != 3*notch {
		t.Errorf("three notches scroll %.1f, one scrolls %.1f", got, notch)
	}
	scroll.ScrollToTop()
	scroll.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -7.5)})
	if scroll.Offset.Y != 7.5 {
		t.Errorf("7.5 of a touchpad scroll %.1f", scroll.Offset.Y)
	}
	d.Notch(scroll, 1000)
	if end := scroll.Content.Size().Height - scroll.Size().Height; scroll.Offset.Y != end {
		t.Errorf("the wheel ends at %.1f, want %.1f", scroll.Offset.Y, end)
	}
}

// TestEndsOfSelectBox checks that Home, End, Page Up and Page Down select the first and last
// visible option.
func TestEndsOfSelectBox(t *testing.T) {
	for _, c := range []struct {
		keys []fyne.KeyName
		want string
	}{
		{[]fyne.KeyName{fyne.KeyEnd}, "off"}, {[]fyne.KeyName{fyne.KeyEnd, fyne.KeyHome}, "normal"},
		{[]fyne.KeyName{fyne.KeyPageDown}, "off"}, {[]fyne.KeyName{fyne.KeyPageDown, fyne.KeyPageUp}, "normal"},
	} {
		d := newDesk(t)
		box, _ := choose(d)
		d.Press(fyne.KeyReturn)
		for _, key := range c.keys {
			d.Press(key)
		}
		d.Press(fyne.KeyReturn)
		if box.Selected != c.want || listed(d) {
			t.Errorf("%v choose %q, want %q", c.keys, box.Selected, c.want)
		}
	}
	d := newDesk(t)
	empty := controls.NewChoice(d.Host(), nil)
	d.ShowDialog(uitest.Control{Name: "box", Object: empty})
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyPageDown, fyne.KeyEnd} {
		d.Press(key) // nothing to choose; must not panic
	}
}
