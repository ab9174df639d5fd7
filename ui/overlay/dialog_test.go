package overlay_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"simplesimon/ui/controls"
	"simplesimon/ui/overlay"
	"simplesimon/ui/uitest"
)

// TestDialogStaysInWindow checks that a dialog that grows or shrinks because of an error message
// stays entirely in the window, and that what is above the message does not move if there is room.
func TestDialogStaysInWindow(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 640, Height: 480}, {Width: 800, Height: 620}, {Width: 1120, Height: 700}, {Width: 1366, Height: 400}, {Width: 700, Height: 1100}} {
		d := uitest.NewDesk(t, size, "en")
		entry := controls.NewEntry(d.Host())
		fault := d.Stack.NewFault("fault", entry)
		d.Stack.Open(&overlay.Dialog{Name: "dialog", Title: "a title", Body: container.NewVBox(entry, fault.Label), Width: 560, Focus: entry})
		d.WantCentred("without a fault")
		top := d.Top("without a fault")
		for _, words := range []int{1, 40, 150, 5} {
			fault.Say(strings.Repeat("wrong ", words))
			d.WantTop("with a fault", top)
		}
		fault.Clear()
		d.WantTop("without a fault any more", top)
	}
}

// question opens a question and returns the names of the answers chosen.
func question(d *uitest.Desk, unasked bool) (taken *[]string) {
	taken = &[]string{}
	answer := func(name string) overlay.Answer {
		return overlay.Answer{Name: name, Text: name, Do: func() { *taken = append(*taken, name) }}
	}
	d.Stack.Ask(overlay.Question{Name: "question", Title: "a title", Text: "a text", Yes: answer("yes"), No: answer("no"), Unasked: unasked})
	return taken
}

// TestShieldCoversWindow checks that no button of the dialog can be clicked before it accepts
// input.
func TestShieldCoversWindow(t *testing.T) {
	d := uitest.NewDesk(t, fyne.NewSize(640, 480), "en")
	question(d, true)
	top := uitest.Top(d.Canvas)
	if _, ok := top.(desktop.Mouseable); !ok || top.Size() != d.Canvas.Size() {
		t.Errorf("a %T of %v covers a window of %v", top, top.Size(), d.Canvas.Size())
	}
}

// TestRequestedDialogsAnswerImmediately checks that a dialog opened by the player accepts input
// immediately.
func TestRequestedDialogsAnswerImmediately(t *testing.T) {
	d := uitest.NewDesk(t, fyne.NewSize(640, 480), "en")
	taken := question(d, false)
	if d.Canvas.Focused() != d.Stack.Shown().Focus {
		t.Error("the default answer does not have the focus")
	}
	d.Press(fyne.KeyReturn)
	if d.Opened() != "" || len(*taken) != 1 || (*taken)[0] != "yes" {
		t.Errorf("%q is open, taken %q", d.Opened(), *taken)
	}
}

// TestHomeEndInMenu checks that Home and End select the first and the last enabled item.
func TestHomeEndInMenu(t *testing.T) {
	d := uitest.NewDesk(t, fyne.NewSize(640, 480), "en")
	below := controls.NewButton(d.Host(), "a menu", nil, nil)
	d.Window.SetContent(container.NewVBox(below))
	item := func(name string, off bool) overlay.Item {
		return overlay.Item{Name: name, Text: name, Off: off, Do: func() {}}
	}
	d.Stack.Open(&overlay.Menu{Below: below, Groups: []overlay.Group{
		{Items: []overlay.Item{item("a", true), item("b", false)}}, {Items: []overlay.Item{item("c", false)}}, {Items: []overlay.Item{item("d", false), item("e", true)}},
	}})
	for _, c := range []struct {
		key  fyne.KeyName
		want string
	}{{fyne.KeyEnd, "d"}, {fyne.KeyHome, "b"}} {
		d.Press(c.key)
		if d.Canvas.Focused() != d.Control(c.want).(fyne.Focusable) {
			t.Errorf("%s does not lead to %q", c.key, c.want)
		}
	}
	d.Stack.Close()
	d.Stack.Open(&overlay.Menu{Below: below, Groups: []overlay.Group{{Items: []overlay.Item{item("a", true)}}}})
	d.Press(fyne.KeyEnd) // no effect
}
