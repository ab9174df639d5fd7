//go:build !js

package ui

import (
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/timing"
	"simplesimon/ui/files"
)

// heldFiles is filesIn with a drive that responds only when the clock is released.
func heldFiles(t *testing.T, clock *timing.Manual, contents map[string]string) (*sitting, string) {
	t.Helper()
	folder := folderWith(t, contents)
	s := sitAt(t, 9, Options{Clock: clock})
	s.files.Last = folder
	return s, folder
}

// TestDropIsNotReadAtOnce checks that dropped files are not read on the main goroutine.
func TestDropIsNotReadAtOnce(t *testing.T) {
	clock := &timing.Manual{Held: true}
	s, folder := heldFiles(t, clock, map[string]string{"a.simon": recordText(t, 7)})
	released := false
	s.files.Access.Open = func(path string) ([]byte, error) {
		if !released {
			t.Error("read on the main goroutine")
		}
		return files.ReadRecord(path)
	}
	s.dropped(fyne.Position{}, []fyne.URI{droppedText(filepath.Join(folder, "a.simon"))})
	s.WantOpened("")
	released = true
	clock.Release()
	s.WantOpened("replace")
}
