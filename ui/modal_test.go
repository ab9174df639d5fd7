package ui

import (
	"slices"
	"strings"
	"testing"

	"simplesimon/internal/gametest"
	"simplesimon/trace"
	"simplesimon/ui/controls"
	"simplesimon/ui/keyboard"
	"simplesimon/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// TestDialogStaysInTheWindow checks that a dialog whose size changes with the error message of an entry stays
// inside the window, and that everything above that entry keeps its position if there is room.
func TestDialogStaysInTheWindow(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 640, Height: 480}, {Width: 800, Height: 620}, {Width: 1120, Height: 700}, {Width: 1366, Height: 400}, {Width: 700, Height: 1100}} {
		s := newStage(t, scenery{width: int(size.Width), height: int(size.Height)})
		s.askNewGame()
		s.WantCentred("without a fault")
		top := s.Top("without a fault")
		entry, label := entryAndFault(s.stack.Shown().Body)
		fault := s.stack.NewFault("code-fault", entry)
		fault.Label = label
		for _, words := range []int{1, 40, 150, 5} {
			fault.Say(strings.Repeat("wrong ", words))
			s.WantTop("with a fault", top)
		}
		fault.Clear()
		s.WantTop("without a fault any more", top)
		s.leave()
	}
}

// TestWinIsToldLate checks that the win message is shown once, after a dialog that was opened first.
func TestWinIsToldLate(t *testing.T) {
	for name, open := range map[string]func(w *Window){
		"rules": (*Window).showRules, "menu": (*Window).showMenu, "settings": (*Window).showSettings,
		"restart": (*Window).askRestart, "open-file": (*Window).openRecordFile, "history": (*Window).showHistory,
	} {
		s := sitAt(t, 48, Options{})
		open(s.Window)
		s.WantOpened(name)
		s.session.Play(gametest.Example(t, 49).Played()[48], trace.ByDrag)
		s.WantOpened(name)
		s.Press(fyne.KeyEscape)
		s.WantOpened("win")
		s.Press(fyne.KeyEscape)
		s.WantOpened("")
		open(s.Window)
		s.Press(fyne.KeyEscape)
		s.WantOpened("")
		s.session.Undo()
		open(s.Window)
		s.Press(fyne.KeyEscape)
		s.WantOpened("")
	}
}

// TestPagesChangeTheirLanguage checks that a page that returns after the settings is entirely in the language
// chosen there.
func TestPagesChangeTheirLanguage(t *testing.T) {
	opens := map[string]func(s *sitting){
		"replay": func(s *sitting) {
			s.showHistory()
			s.Press(fyne.KeyDown) // the second last game is the example's
			s.Focus("replay")
			s.Press(fyne.KeyReturn)
		},
	}
	for name, open := range pages() {
		opens[name] = func(s *sitting) { open(s.Window) }
	}
	for name, open := range opens {
		s := sitWithPast(t, 6, 3, "en")
		shown := func() []string { return uitest.Texts(s.win.Canvas().Overlays().Top()) }
		open(s)
		s.WantOpened(name)
		before, page := shown(), s.stack.Page()
		s.Chord(fyne.KeyComma, keyboard.Ctrl)
		s.WantOpened("settings")
		s.setLanguage("de")
		s.Press(fyne.KeyEscape)
		s.WantOpened(name)
		if !page || slices.Equal(shown(), before) {
			t.Errorf("%s: the language does not change", name)
		}
		got := shown()
		for s.stack.Covers() {
			s.Press(fyne.KeyEscape)
		}
		open(s)
		s.WantOpened(name)
		if want := shown(); !slices.Equal(got, want) {
			t.Errorf("%s: the page shows\n%q, want\n%q", name, got, want)
		}
	}
}

// entryAndFault returns the entry of a dialog, and the label with its error message.
func entryAndFault(tree fyne.CanvasObject) (entry *controls.Entry, fault *widget.Label) {
	switch o := tree.(type) {
	case *controls.Entry:
		return o, nil
	case *widget.Label:
		if o.Importance == widget.DangerImportance || o.Hidden && o.Text == "" && o.Alignment == fyne.TextAlignLeading {
			return nil, o
		}
	case *fyne.Container:
		for _, child := range o.Objects {
			e, f := entryAndFault(child)
			if e != nil {
				entry = e
			}
			if f != nil {
				fault = f
			}
		}
	}
	return entry, fault
}
