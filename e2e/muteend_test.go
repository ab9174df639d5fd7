package e2e_test

import (
	"path/filepath"
	"syscall"
	"testing"

	"simplesimon/e2e/desk"
	"simplesimon/store"
)

// TestExitWithMuteClipboardManager copies and ends the program in every clean way while a
// clipboard manager does not take over the clipboard. Once the window is gone, everything is saved
// and the folder is unlocked, and the process exits.
func TestExitWithMuteClipboardManager(t *testing.T) {
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
				t.Errorf("a time of %v is saved, after %v at the last move", after, played)
			}
			s.start("")
			s.ok(s.Agree())
		})
	}
}

// TestSignalDuringClipboardRequest checks that a single signal suffices, whatever the program is
// waiting for.
func TestSignalDuringClipboardRequest(t *testing.T) {
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
