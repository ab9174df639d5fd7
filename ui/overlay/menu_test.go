package overlay_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"simplesimon/ui/controls"
	"simplesimon/ui/overlay"
	"simplesimon/ui/uitest"
)

// openMenu opens a menu of three groups, with some items disabled, in a window of a given size.
func openMenu(t *testing.T, size fyne.Size) *uitest.Desk {
	d := uitest.NewDesk(t, size, "en")
	below := controls.NewButton(d.Host(), "a menu", nil, nil)
	d.Window.SetContent(container.NewVBox(below))
	item := func(name string, off bool) overlay.Item {
		return overlay.Item{Name: name, Text: name, Off: off, Do: func() {}}
	}
	d.Stack.Open(&overlay.Menu{Below: below, Groups: []overlay.Group{
		{Title: "first", Items: []overlay.Item{item("new", false), item("restart", true), item("undo", false)}},
		{Title: "second", Items: []overlay.Item{item("open", false), item("save", false)}},
		{Title: "third", Items: []overlay.Item{item("history", true), item("rules", false), item("Ñu", false), item("quit", false)}},
	}})
	return d
}

func wantMenuAt(t *testing.T, d *uitest.Desk, when, want string) {
	t.Helper()
	if d.Canvas.Focused() != d.Control(want).(fyne.Focusable) {
		b, _ := d.Canvas.Focused().(*controls.MenuButton)
		t.Errorf("%s: the focus is at %+v, want %q", when, b.Shown, want)
	}
}

// TestMenuByArrows checks that arrows move from item to item, wrap around, and change columns.
func TestMenuByArrows(t *testing.T) {
	d := openMenu(t, fyne.NewSize(640, 480))
	for _, c := range []struct {
		key  fyne.KeyName
		want string
	}{
		{fyne.KeyDown, "undo"}, {fyne.KeyUp, "new"}, {fyne.KeyUp, "quit"}, {fyne.KeyDown, "new"}, {fyne.KeyEnd, "quit"}, {fyne.KeyHome, "new"},
	} {
		d.Press(c.key)
		wantMenuAt(t, d, string(c.key), c.want)
	}
	left, right := d.Control("new").Position(), d.Control("quit")
	for _, key := range []fyne.KeyName{fyne.KeyRight, fyne.KeyLeft} {
		d.Press(key)
		over, _ := d.Canvas.Focused().(*controls.MenuButton)
		if there := over.Text == "rules" || over.Text == "Ñu" || over.Text == "quit"; there != (key == fyne.KeyRight) {
			t.Errorf("%s leads to %q (%v, %v)", key, over.Text, left, right.Position())
		}
	}
}

// TestMenuByLetters checks that a letter selects the next enabled item starting with it.
func TestMenuByLetters(t *testing.T) {
	d := openMenu(t, fyne.NewSize(640, 480))
	for _, c := range []struct {
		letter rune
		want   string
	}{{'s', "save"}, {'R', "rules"}, {'r', "rules"}, {'x', "rules"}, {'ñ', "Ñu"}, {'n', "new"}, {'h', "new"}} {
		d.Rune(c.letter)
		wantMenuAt(t, d, string(c.letter), c.want)
	}
}

// TestMenuInSmallWindows checks that every item scrolls into view when focused.
func TestMenuInSmallWindows(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 320, Height: 240}, {Width: 200, Height: 120}, {Width: 338, Height: 900}, {Width: 1366, Height: 200}} {
		d := openMenu(t, size)
		for range 9 {
			d.Press(fyne.KeyDown)
			item := d.Canvas.Focused().(*controls.MenuButton)
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(item)
			if at.Y < 0 || at.Y+item.Size().Height > size.Height+uitest.Hairline || at.X < 0 || at.X+item.Size().Width > size.Width+uitest.Hairline {
				t.Errorf("%v: %q is at %v, %v", size, item.Text, at, item.Size())
			}
		}
		if len(d.Stack.Shown().Controls) != 9 {
			t.Errorf("%v: %d items", size, len(d.Stack.Shown().Controls))
		}
	}
}
