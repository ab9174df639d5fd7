package desktop

import (
	"encoding/binary"
	"io"
	"net"
	"path/filepath"
	"runtime"
	"testing"
	"time"
)

// message encodes an event of the Wayland protocol.
func message(object, event uint32, body []byte) []byte {
	head := binary.NativeEndian.AppendUint32(nil, object)
	head = binary.NativeEndian.AppendUint32(head, uint32(8+len(body))<<16|event)
	return append(head, body...)
}

// global encodes the event that announces a global.
func global(name string) []byte {
	body := binary.NativeEndian.AppendUint32(nil, 1)
	body = binary.NativeEndian.AppendUint32(body, uint32(len(name)+1))
	body = append(body, name...)
	body = append(body, make([]byte, 4-len(name)%4)...)
	return message(waylandRegistry, eventGlobal, binary.NativeEndian.AppendUint32(body, 1))
}

func TestAskWayland(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no Wayland on this system")
	}
	done := message(waylandCallback, 0, make([]byte, 4))
	say := func(parts ...[]byte) func(net.Conn) {
		return func(c net.Conn) {
			io.ReadFull(c, make([]byte, 24)) // the two requests
			for _, part := range parts {
				c.Write(part)
			}
			io.Copy(io.Discard, c) // until the client closes the connection
		}
	}
	for _, c := range []struct {
		name  string
		serve func(net.Conn)
		limit time.Duration
		want  waylandAnswer
	}{
		{"with frames", say(global("wl_compositor"), global("zxdg_decoration_manager_v1"), done), time.Minute, waylandAnswer{answers, true}},
		{"without frames", say(global("wl_compositor"), done), time.Minute, waylandAnswer{state: answers}},
		{"in pieces", say(done[:3], done[3:9], done[9:]), time.Minute, waylandAnswer{state: answers}},
		{"an error", say(message(waylandDisplay, eventError, make([]byte, 12))), time.Minute, waylandAnswer{state: mute}},
		{"nonsense", say(make([]byte, 100)), time.Minute, waylandAnswer{state: mute}},
		{"it hangs up", func(c net.Conn) { c.Close() }, time.Minute, waylandAnswer{state: mute}},
		{"it says nothing", say(), 50 * time.Millisecond, waylandAnswer{state: mute}},
	} {
		t.Run(c.name, func(t *testing.T) {
			socket := filepath.Join(t.TempDir(), "w")
			listener, err := net.Listen("unix", socket)
			if err != nil {
				t.Fatal(err)
			}
			defer listener.Close()
			go func() {
				if conn, err := listener.Accept(); err == nil {
					c.serve(conn)
					conn.Close()
				}
			}()
			if got := askWayland(socket, c.limit); got != c.want {
				t.Errorf("got %+v, want %+v", got, c.want)
			}
		})
	}
	if got := askWayland(filepath.Join(t.TempDir(), "none"), time.Minute); got.state != unreachable {
		t.Errorf("without a socket: %+v", got)
	}
}

func TestWaylandSocket(t *testing.T) {
	for _, c := range [][3]string{
		{"", "/run/user/1", ""}, {"wayland-0", "/run/user/1", "/run/user/1/wayland-0"}, {"/tmp/w", "", "/tmp/w"},
		{"wayland-0", "", ""}, {"wayland-0", "run", ""},
	} {
		env := map[string]string{"WAYLAND_DISPLAY": c[0], "XDG_RUNTIME_DIR": c[1]}
		if got := waylandSocket(func(name string) string { return env[name] }); filepath.ToSlash(got) != c[2] && runtime.GOOS != "windows" {
			t.Errorf("%v: %q", c, got)
		}
	}
}
