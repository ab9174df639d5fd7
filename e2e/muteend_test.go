package e2e_test

import (
	"path/filepath"
	"syscall"
	"testing"

	"simplesimon/e2e/desk"
	"simplesimon/store"
)

// TestEndsWithAMuteClipboardManager copies and ends the program in every gentle way while a clipboard
// manager does not take over what was copied. When the window is gone everything is kept and the folder
// is free, and the process ends.
func TestEndsWithAMuteClipboardManager(t *testing.T) {
	t.Parallel()
	for _, e := range ends() {
		if !e.gently {
			continue
		}
		t.Run(e.name, func(t *testing.T) {
			game, moves := example(t, 15)
			s := sit(t, game)
			s.own("CLIPBOARD_MANAGER", desk.Mute, "")
			s.ok(s.Move(moves[0]))
			played := s.kept().Played
			s.ok(s.Key("ctrl+c"))
			s.clipboard("the code", game.Code().String())
			s.ok(e.do(s))
			s.ok(s.WaitClosed())
			lock, err := store.At(filepath.Join(s.folder, "data")).Lock()
			if err != nil {
				t.Errorf("the window is gone, but: %v", err)
			}
			s.ok(lock.Unlock())
			status, err := s.WaitEnd()
			s.ok(err)
			if status != 0 {
				t.Errorf("the program ended with status %d: %s", status, s.Said())
			}
			if after := s.kept().Played; after <= played {
				t.Errorf("a time of %v is kept, after %v at the last move", after, played)
			}
			s.start("")
			s.ok(s.Agree())
		})
	}
}

// TestSignalWhileTheClipboardIsAsked: one signal is enough, whatever the program waits for.
func TestSignalWhileTheClipboardIsAsked(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 2)
	s := sit(t, game)
	s.own("CLIPBOARD_MANAGER", desk.Mute, "")
	s.ok(s.Key("ctrl+c"))
	s.clipboard("the code", game.Code().String())
	s.own("CLIPBOARD", desk.Mute, "")
	s.ok(s.Key("ctrl+v"))
	s.leave(end{"by SIGTERM", func(s *seat) error { return s.Signal(syscall.SIGTERM) }, true, false})
	s.start("")
	s.ok(s.Agree())
}
