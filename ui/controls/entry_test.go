package controls_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/ui/controls"
	"simplesimon/ui/uitest"
)

// TestPasteIsLimited checks that an entry accepts as much of a long text as can be laid out
// without delay, in whole characters.
func TestPasteIsLimited(t *testing.T) {
	const longest = 4096
	for _, before := range []string{"", "x"} {
		d := newDesk(t)
		entry := controls.NewEntry(d.Host())
		d.ShowDialog(uitest.Control{Name: "entry", Object: entry})
		d.Pasted = before + strings.Repeat("ä", 1<<19)
		d.Chord(fyne.KeyV, ctrl)
		if got := len(entry.Text); got == 0 || got > longest || !strings.HasSuffix(entry.Text, "ä") {
			t.Errorf("the entry contains %d bytes of a long text", got)
		}
	}
}

// TestNothingToPaste checks that an entry reports an empty clipboard and is unchanged.
func TestNothingToPaste(t *testing.T) {
	for _, pasted := range []string{"", " \n"} {
		d := newDesk(t)
		entry := controls.NewEntry(d.Host())
		d.ShowDialog(uitest.Control{Name: "entry", Object: entry})
		d.Pasted = pasted
		d.Chord(fyne.KeyV, ctrl) // must not be reported
		told := 0
		entry.Nothing = func() { told++ }
		d.Chord(fyne.KeyV, ctrl)
		if entry.Text != "" || told != 1 {
			t.Errorf("%q: the entry contains %q, reported %d times", pasted, entry.Text, told)
		}
	}
}
