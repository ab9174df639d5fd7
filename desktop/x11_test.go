//go:build linux || freebsd || netbsd || openbsd || dragonfly

package desktop

import (
	"io"
	"net"
	"path/filepath"
	"testing"
	"time"
)

// serve starts an X11 server with the given greeting and returns the name of its display.
func serve(t *testing.T, greet func(net.Conn)) string {
	t.Helper()
	folder := t.TempDir()
	listener, err := net.Listen("unix", filepath.Join(folder, "x:0"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { listener.Close() })
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			greet(conn)
			conn.Close()
		}
	}()
	return filepath.Join(folder, "x:0")
}

// TestAskX11 queries broken servers. The end-to-end tests cover working ones.
func TestAskX11(t *testing.T) {
	t.Setenv("XAUTHORITY", filepath.Join(t.TempDir(), "none"))
	refusal := append([]byte{0, 4, 11, 0, 0, 0, 1, 0}, "full"...)
	for _, c := range []struct {
		name    string
		display string
		limit   time.Duration
		want    state
	}{
		{"no name", "", time.Minute, unnamed},
		{"nonsense", "garbage", time.Minute, unreachable},
		{"an empty number", ":", time.Minute, unreachable},
		{"nobody", filepath.Join(t.TempDir(), "x:0"), time.Minute, unreachable},
		{"it refuses", serve(t, func(c net.Conn) { io.ReadFull(c, make([]byte, 12)); c.Write(refusal) }), time.Minute, refuses},
		{"it hangs up", serve(t, func(c net.Conn) {}), time.Minute, unreachable},
		{"it says nothing", serve(t, func(c net.Conn) { io.Copy(io.Discard, c) }), 50 * time.Millisecond, mute},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := askX11(c.display, c.limit); got.state != c.want {
				t.Errorf("got %+v, want %v", got, c.want)
			}
		})
	}
}
