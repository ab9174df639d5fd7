package desktop

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"net"
	"path/filepath"
	"time"
)

// waylandSocket is where the compositor listens that the environment names; "" if it names none.
func waylandSocket(getenv func(string) string) string {
	name, folder := getenv("WAYLAND_DISPLAY"), getenv("XDG_RUNTIME_DIR")
	switch {
	case name == "" || filepath.IsAbs(name):
		return name
	case !filepath.IsAbs(folder):
		return ""
	}
	return filepath.Join(folder, name)
}

// waylandAnswer is what a compositor has answered.
type waylandAnswer struct {
	state  state
	frames bool // it draws the frames of windows
}

// The objects and the requests of Wayland's protocol that are used here, all of the core.
const (
	waylandDisplay  = 1 // always there
	waylandRegistry = 2
	waylandCallback = 3

	requestSync     = 0
	requestRegistry = 1

	eventError  = 0 // of the display
	eventGlobal = 0 // of the registry
)

// longestMessage is the size in bytes over which libwayland sends no message.
const longestMessage = 4096

// askWayland asks a compositor what it has.
func askWayland(socket string, limit time.Duration) waylandAnswer {
	if socket == "" {
		return waylandAnswer{state: unnamed}
	}
	conn, err := net.DialTimeout("unix", socket, limit)
	if err != nil {
		return waylandAnswer{state: unreachable}
	}
	defer conn.Close()
	conn.SetDeadline(time.Now().Add(limit)) // it can't fail on an open socket
	answer, err := listGlobals(conn)
	if err != nil {
		return waylandAnswer{state: mute}
	}
	return answer
}

// listGlobals asks for the list of what the compositor has, and for a sign when it is through.
func listGlobals(conn io.ReadWriter) (waylandAnswer, error) {
	var ask []byte
	for _, request := range [][3]uint32{{waylandDisplay, requestRegistry, waylandRegistry}, {waylandDisplay, requestSync, waylandCallback}} {
		ask = binary.NativeEndian.AppendUint32(ask, request[0])
		ask = binary.NativeEndian.AppendUint32(ask, 12<<16|request[1])
		ask = binary.NativeEndian.AppendUint32(ask, request[2])
	}
	if _, err := conn.Write(ask); err != nil {
		return waylandAnswer{}, err
	}
	answer := waylandAnswer{state: answers}
	for {
		var head [8]byte
		if _, err := io.ReadFull(conn, head[:]); err != nil {
			return answer, err
		}
		object, kind := binary.NativeEndian.Uint32(head[:]), binary.NativeEndian.Uint32(head[4:])
		size, event := int(kind>>16), kind&0xffff
		if size < len(head) || size > longestMessage {
			return answer, fmt.Errorf("a message of %d bytes", size)
		}
		body := make([]byte, size-len(head))
		if _, err := io.ReadFull(conn, body); err != nil {
			return answer, err
		}
		switch {
		case object == waylandCallback:
			return answer, nil
		case object == waylandDisplay && event == eventError:
			return answer, fmt.Errorf("an error: %q", body)
		case object == waylandRegistry && event == eventGlobal && bytes.Contains(body, []byte("zxdg_decoration_manager_v1\x00")):
			answer.frames = true
		}
	}
}
