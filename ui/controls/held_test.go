package controls_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"simplesimon/ui/controls"
	"simplesimon/ui/uitest"
)

const ctrl = fyne.KeyModifierShortcutDefault

// acting are the keys that do what the control does that has the focus.
var acting = []fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter}

// newDesk opens a window of the least size.
func newDesk(t *testing.T) *uitest.Desk { return uitest.NewDesk(t, fyne.NewSize(640, 480), "en") }

// TestHeldOnACheckBox: a held key switches once, and a modifier on top of it changes nothing.
func TestHeldOnACheckBox(t *testing.T) {
	for _, key := range acting {
		d := newDesk(t)
		var switched []bool
		box := controls.NewCheck(d.Host(), "a box", false, func(on bool) { switched = append(switched, on) })
		d.ShowDialog(uitest.Control{Name: "box", Object: box})
		want := func(when string, want ...bool) {
			t.Helper()
			if !slices.Equal(switched, want) || box.Checked != want[len(want)-1] {
				t.Errorf("%s: switched to %v, is %v, want %v", when, switched, box.Checked, want)
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

// choose opens a dialog with a select box, whose third option is chosen, and returns what is chosen
// in it by and by.
func choose(d *uitest.Desk) (box *controls.Choice, chosen *[]string) {
	chosen = &[]string{}
	box = controls.NewChoice(d.Host(), []string{"normal", "fast", "off"})
	box.SetSelectedIndex(2)
	box.OnChanged = func(option string) { *chosen = append(*chosen, option) }
	d.ShowDialog(uitest.Control{Name: "box", Object: box})
	return box, chosen
}

// listed reports whether the list of a select box is open over a dialog.
func listed(d *uitest.Desk) bool { return len(d.Canvas.Overlays().List()) > 1 }

// TestHeldInASelectBox: a held key opens the list and leaves it open, or chooses once.
func TestHeldInASelectBox(t *testing.T) {
	for _, key := range acting {
		d := newDesk(t)
		box, chosen := choose(d)
		d.Hold(key)
		if !listed(d) {
			t.Fatalf("held %s: the list is closed", key)
		}
		d.Press(fyne.KeyUp)  // from the third option, which is chosen
		d.Repeat(fyne.KeyUp) // arrows repeat
		d.Hold(key)
		if listed(d) || !slices.Equal(*chosen, []string{"normal"}) {
			t.Errorf("held %s: open %v, chosen %q", key, listed(d), *chosen)
		}
		d.Hold(key)
		d.Hold(fyne.KeyEscape)
		d.WantOpened("dialog") // only the list is closed
		if listed(d) || box.Selected != "normal" {
			t.Error("Escape does not close the list")
		}
	}
}

// TestSelectBoxByKeysAndMouse chooses in the list of a select box.
func TestSelectBoxByKeysAndMouse(t *testing.T) {
	d := newDesk(t)
	box, chosen := choose(d)
	box.SetSelectedIndex(0)
	*chosen = nil
	want := func(when string, want ...string) {
		t.Helper()
		if listed(d) || !slices.Equal(*chosen, want) || box.Selected != want[len(want)-1] {
			t.Errorf("%s: open %v, chosen %q, want %q", when, listed(d), *chosen, want)
		}
	}
	d.Press(fyne.KeyUp)   // opens
	d.Press(fyne.KeyDown) // from the one that is chosen
	d.Press(fyne.KeyDown)
	d.Press(fyne.KeyReturn)
	want("by keys", "off")
	box.Tapped(&fyne.PointEvent{})
	tapRow(d, "fast")
	want("by mouse", "off", "fast")
	if d.Canvas.Focused() != fyne.Focusable(box) {
		t.Error("the box has not got the keys")
	}
	box.Tapped(&fyne.PointEvent{})
	d.Press(fyne.KeyReturn)
	want("with the chosen one marked", "off", "fast")
	box.Tapped(&fyne.PointEvent{})
	d.Press(fyne.KeyUp)
	d.Press(fyne.KeyReturn)
	want("from the chosen one", "off", "fast", "normal")
	box.Tapped(&fyne.PointEvent{})
	if !listed(d) {
		t.Fatal("the list does not open any more")
	}
	d.Stack.Unasked(func() { d.Stack.Open(d.Stack.Message("a message", "that comes by itself")) })
	d.WantOpened("message")
	if listed(d) {
		t.Error("the list lies over the message")
	}
	d.Press(fyne.KeyEscape)
	d.WantOpened("")
}

// tapRow clicks on an option in the open list of a select box.
func tapRow(d *uitest.Desk, option string) {
	d.T.Helper()
	for _, o := range uitest.Layer(d.Canvas, uitest.Top(d.Canvas)) {
		if text, ok := o.CanvasObject.(*canvas.Text); ok && text.Text == option {
			o.Owner.(fyne.Tappable).Tapped(&fyne.PointEvent{})
			return
		}
	}
	d.T.Fatalf("the list does not offer %q", option)
}

// TestHeldInEntries: characters, Backspace and Delete repeat, and undo; Enter and pasting don't.
func TestHeldInEntries(t *testing.T) {
	d := newDesk(t)
	entry := controls.NewEntry(d.Host())
	submitted := 0
	entry.OnSubmitted = func(string) { submitted++ }
	d.ShowDialog(uitest.Control{Name: "entry", Object: entry})
	want := func(want string) {
		t.Helper()
		if entry.Text != want {
			t.Errorf("the entry has %q, want %q", entry.Text, want)
		}
	}
	d.Rune('x')
	d.RepeatRune('x')
	d.Press(fyne.KeySpace)
	d.Repeat(fyne.KeySpace)
	want("xx  ")
	d.Hold(fyne.KeyBackspace)
	want("")
	d.Pasted = "abc"
	d.Chord(fyne.KeyV, ctrl)
	d.RepeatChord(fyne.KeyV, ctrl)
	want("abc")
	entry.KeyUp(&fyne.KeyEvent{Name: fyne.KeyV})
	entry.TypedShortcut(&fyne.ShortcutPaste{Clipboard: d.Copied}) // from the menu of the right button
	want("abcabc")
	// A key that repeats without a press here, such as Enter from the menu of the right button.
	d.Rune('d')
	d.Repeat(fyne.KeyReturn)
	if submitted > 0 {
		t.Error("a held Enter submits")
	}
	d.Press(fyne.KeyReturn)
	if submitted != 1 {
		t.Errorf("Enter submits %d times", submitted)
	}
}
