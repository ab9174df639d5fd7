package ui

import (
	"testing"

	"simplesimon/ui/controls"
	"simplesimon/ui/uitest"

	"fyne.io/fyne/v2"
)

// TestDialogsFollowTheWindow checks that an open dialog has room for all its texts after the window is resized
// to the minimum and back.
func TestDialogsFollowTheWindow(t *testing.T) {
	withoutRaceDetector(t)
	for _, lang := range languages() {
		s := newStage(t, scenery{width: firstWidth, height: 700, lang: lang, past: 60})
		for _, e := range s.everything() {
			s.win.Resize(fyne.NewSize(firstWidth, 700))
			e.open()
			for _, size := range []fyne.Size{{Width: leastWindow, Height: 480}, {Width: firstWidth, Height: 700}} {
				s.win.Resize(size)
				s.CheckButtons(lang + ", " + e.name)
			}
		}
		s.leave()
	}
}

// TestExplanationsComeIntoView checks that the description of a setting is visible when Tab reaches it.
func TestExplanationsComeIntoView(t *testing.T) {
	for _, lang := range languages() {
		s := sitAt(t, 0, Options{Language: lang})
		s.showSettings()
		place := fyne.CurrentApp().Driver().AbsolutePositionForObject
		explained := 0
		for _, c := range s.stack.Shown().Controls {
			box, ok := c.Object.(*controls.Switch)
			if !ok {
				continue
			}
			s.Focus(c.Name)
			_, text := box.Block.(*fyne.Container)
			explained++
			top, floor := place(s.stack.Shown().Scroll).Y, place(s.stack.Shown().Scroll).Y+s.stack.Shown().Scroll.Size().Height
			if at := place(box.Block).Y; !text || at < top-hairline || at+box.Block.Size().Height > floor+uitest.Hairline {
				t.Errorf("%s: %s is at %.0f, %.0f high, in a view from %.0f to %.0f", lang, c.Name, at, box.Block.Size().Height, top, floor)
			}
		}
		if explained < 12 {
			t.Errorf("%s: only %d settings are explained", lang, explained)
		}
		s.Press(fyne.KeyEscape)
	}
}

// TestControlsLeftOutAreNotTraced checks that the trace lists only the visible buttons of the history in a
// window without room for all columns.
func TestControlsLeftOutAreNotTraced(t *testing.T) {
	s := sitWithPast(t, 8, 0, "de")
	s.showHistory()
	s.WantOpened("history")
	traced := map[string]bool{}
	for _, e := range s.Traced("controls") {
		if e["in"] != "history" {
			continue
		}
		for _, c := range e["controls"].([]any) {
			traced[c.(map[string]any)["name"].(string)] = true
		}
	}
	hidden := 0
	for _, c := range s.stack.Shown().Controls {
		if !c.Object.Visible() {
			hidden++
		}
		if traced[c.Name] != c.Object.Visible() {
			t.Errorf("%s: traced %v, visible %v", c.Name, traced[c.Name], c.Object.Visible())
		}
	}
	if hidden == 0 {
		t.Error("all columns are visible: this test checks nothing")
	}
}
