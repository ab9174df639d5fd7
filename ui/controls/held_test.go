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

// acting are the keys that activate the focused control.
var acting = []fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter}

// newDesk opens a window of the minimum size.
func newDesk(t *testing.T) *uitest.Desk { return uitest.NewDesk(t, fyne.NewSize(640, 480), "en") }

// TestHeldKeyOnCheckBox checks that a held key toggles once, and that an additional modifier has
// no effect.
func TestHeldKeyOnCheckBox(t *testing.T) {
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

// choose opens a dialog with a select box with its third option selected, and returns the options
// chosen later.
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

// TestHeldKeyInSelectBox checks that a held key opens the list and leaves it open, or chooses
// once.
func TestHeldKeyInSelectBox(t *testing.T) {
	for _, key := range acting {
		d := newDesk(t)
		box, chosen := choose(d)
		d.Hold(key)
		if !listed(d) {
			t.Fatalf("held %s: the list is closed", key)
		}
		d.Press(fyne.KeyUp)  // from the third option, which is selected
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

// TestSelectBoxByKeysAndMouse chooses from the list of a select box.
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
	d.Press(fyne.KeyDown) // from the selected one
	d.Press(fyne.KeyDown)
	d.Press(fyne.KeyReturn)
	want("by keys", "off")
	box.Tapped(&fyne.PointEvent{})
	tapRow(d, "fast")
	want("by mouse", "off", "fast")
	if d.Canvas.Focused() != fyne.Focusable(box) {
		t.Error("the box does not have the focus")
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
		t.Fatal("the list no longer opens")
	}
	d.Stack.Unasked(func() { d.Stack.Open(d.Stack.Message("a message", "that comes by itself")) })
	d.WantOpened("message")
	if listed(d) {
		t.Error("the list covers the message")
	}
	d.Press(fyne.KeyEscape)
	d.WantOpened("")
}

// tapRow clicks an option in the open list of a select box.
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

// TestHeldKeysInEntries checks that characters, Backspace, Delete and undo repeat, but Enter and
// pasting don't.
func TestHeldKeysInEntries(t *testing.T) {
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
	entry.TypedShortcut(&fyne.ShortcutPaste{Clipboard: d.Copied}) // from the context menu
	want("abcabc")
	// A key that repeats without a press here, such as Enter from the context menu.
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
