package ui

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/store"
	"simplesimon/store/storetest"
	"simplesimon/ui/keyboard"
)

// keptSize returns the saved size of the window.
func (s *sitting) keptSize() (width, height int) {
	s.T.Helper()
	set, aside, err := s.folder.LoadSettings()
	if aside != nil {
		s.T.Fatal(aside)
	}
	if err != nil {
		return 0, 0
	}
	return set.Width, set.Height
}

func (s *sitting) wantSize(when string, width, height int) {
	s.T.Helper()
	if w, h := s.keptSize(); w != width || h != height {
		s.T.Errorf("%s: saved %d × %d, want %d × %d", when, w, h, width, height)
	}
}

// keepsSize returns a folder with a saved size of the window.
func keepsSize(t *testing.T, width, height int) store.Folder {
	t.Helper()
	folder := storetest.Folder(t)
	set := store.DefaultSettings()
	set.Width, set.Height = width, height
	if err := folder.SaveSettings(set); err != nil {
		t.Fatal(err)
	}
	return folder
}

// TestSizeIsKept checks that the size is saved once it has not changed for a while, and at the end, however the
// window closes.
func TestSizeIsKept(t *testing.T) {
	for name, end := range map[string]func(s *sitting){
		"rest":   func(s *sitting) { s.Clock.Advance(time.Minute) },
		"Ctrl+Q": func(s *sitting) { s.Chord(fyne.KeyQ, keyboard.Ctrl) },
		"close":  func(s *sitting) { s.Quit() },
		"signal": func(s *sitting) { s.End() },
	} {
		s := sitDown(t, Options{Folder: keepsSize(t, 900, 600)})
		s.win.Resize(fyne.NewSize(800, 555))
		s.win.Resize(fyne.NewSize(810, 565))
		s.wantSize(name+", while it changes", 900, 600)
		end(s)
		s.wantSize(name, 810, 565)
	}
}

// TestSizeOfNoScreen checks that a saved size too large for any system causes no crash and remains saved.
func TestSizeOfNoScreen(t *testing.T) {
	const absurd = 2_000_000_000
	s := sitDown(t, Options{Folder: keepsSize(t, absurd, 700)})
	if size := s.firstSize(); size.Width > 1<<15 || size.Height != 700 {
		t.Errorf("the window requests %v", size)
	}
	s.Quit()
	s.wantSize("at the end", absurd, 700)
}

// TestOnlyThePlayersSizeIsKept checks that neither the initial size is saved nor one reduced to fit a smaller
// screen.
func TestOnlyThePlayersSizeIsKept(t *testing.T) {
	first := sitDown(t, Options{})
	first.Clock.Advance(time.Minute)
	first.Quit()
	first.wantSize("first start", 0, 0)

	small := func() (int, int) { return 640, 460 }
	s := sitDown(t, Options{Folder: keepsSize(t, 1500, 900), Screen: small})
	if size := s.win.Canvas().Size(); size.Height > 460 {
		t.Fatalf("the window has size %v", size)
	}
	s.Clock.Advance(time.Minute)
	s.Quit()
	s.wantSize("a small screen", 1500, 900)

	s = sitDown(t, Options{Folder: s.folder, Screen: small})
	s.win.Resize(fyne.NewSize(638, 438)) // by the system, to make room for the frame
	s.win.Resize(fyne.NewSize(640, 428)) // as requested
	s.Quit()
	s.wantSize("a small screen again", 1500, 900)

	s = sitDown(t, Options{Folder: s.folder, Screen: small})
	s.win.Resize(fyne.NewSize(610, 390)) // by the player
	s.Quit()
	s.wantSize("the player's on a small screen", 610, 390)
}

// TestFullScreenKeepsTheSize checks that full screen is saved, and the size that returns after it.
func TestFullScreenKeepsTheSize(t *testing.T) {
	s := sitDown(t, Options{Folder: keepsSize(t, 900, 600)})
	s.win.Resize(fyne.NewSize(800, 555))
	s.Clock.Advance(time.Minute)
	s.Press(fyne.KeyF11)
	s.win.Resize(fyne.NewSize(1920, 1080))
	s.End()
	s.wantSize("full screen", 800, 555)
	if set, _, err := s.folder.LoadSettings(); err != nil || !set.FullScreen {
		t.Errorf("full screen is not saved: %v", err)
	}

	s = sitDown(t, Options{Folder: s.folder})
	s.win.Resize(fyne.NewSize(1920, 1080))
	s.Press(fyne.KeyEscape)
	s.win.Resize(fyne.NewSize(1920, 1079)) // the system is not finished yet
	s.Clock.Advance(time.Minute)
	s.wantSize("the end of full screen", 800, 555)
	s.win.Resize(fyne.NewSize(800, 555))
	s.win.Resize(fyne.NewSize(700, 500))
	s.Quit()
	s.wantSize("after full screen", 700, 500)
	if set, _, err := s.folder.LoadSettings(); err != nil || set.FullScreen {
		t.Errorf("full screen is still saved: %v", err)
	}
}
