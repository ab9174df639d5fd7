package replay

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/table"
	"simplesimon/ui/uitest"
)

// table returns the visible table of the replay.
func (v *viewer) table() *table.Table {
	v.T.Helper()
	for _, o := range uitest.Objects(uitest.Top(v.Canvas)) {
		if t, ok := o.(*table.Table); ok {
			return t
		}
	}
	v.T.Fatal("no table")
	return nil
}

// lowest returns the lower edge of the texts at the current step, and the upper edge of the controls.
func (v *viewer) lowest(texts *fyne.Container) (text, below float32) {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	for _, o := range texts.Objects {
		if label := o.(*widget.Label); label.Text != "" {
			text = max(text, at(o).Y+o.MinSize().Height)
		}
	}
	return text, at(v.Control("play")).Y
}

// TestBoardHasTheRest checks that below the board there is exactly enough room for the longest texts, at any
// width and after resizing; the board has the same size at every step.
func TestBoardHasTheRest(t *testing.T) {
	for _, lang := range uitest.Languages() {
		v := newViewer(t, fyne.NewSize(1120, 700), lang)
		v.openExamples()
		page := v.Stack.Top().(*Page)
		for _, size := range []fyne.Size{{Width: 1120, Height: 700}, {Width: 640, Height: 480}, {Width: 1920, Height: 1080}} {
			v.Window.Resize(size)
			v.Press(fyne.KeyHome)
			board, texts := v.table().Size(), page.replay.texts
			nearest := size.Height
			for step := range len(exampleStory(locales.New(lang)).steps) + 1 {
				if step > 0 {
					v.Press(fyne.KeyRight)
				}
				if now := v.table().Size(); now != board {
					t.Fatalf("%s, %v: at step %d the board has size %v, before %v", lang, size, step, now, board)
				}
				text, below := v.lowest(texts)
				nearest = min(nearest, below-text)
			}
			if nearest < -10 || nearest > 12 { // labels have padding below
				t.Errorf("%s, %v: the longest texts end %.1f above the controls", lang, size, nearest)
			}
		}
	}
}

// TestPlayIsTheMainButton checks that it is the only highlighted button, and has the focus when the page opens.
func TestPlayIsTheMainButton(t *testing.T) {
	v := newViewer(t, smallest, "en")
	v.openExamples()
	var main []string
	for _, c := range v.Stack.Shown().Controls {
		if b, ok := c.Object.(*controls.Button); ok && b.Importance == widget.HighImportance {
			main = append(main, c.Name)
		}
	}
	if len(main) != 1 || main[0] != "play" {
		t.Errorf("highlighted buttons: %q", main)
	}
	v.Press(fyne.KeyReturn)
	v.Clock.Advance(tempos[1])
	if e := v.replayed(); e["step"] != 1.0 {
		t.Errorf("Enter does not play: %v", e)
	}
}
