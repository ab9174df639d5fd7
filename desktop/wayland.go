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

// waylandSocket returns the socket of the compositor named in the environment, or "".
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

// waylandAnswer is the result of asking a compositor.
type waylandAnswer struct {
	state  state
	frames bool // it draws the window decorations
}

// The objects and requests of the Wayland core protocol used here.
const (
	waylandDisplay  = 1 // always exists
	waylandRegistry = 2
	waylandCallback = 3

	requestSync     = 0
	requestRegistry = 1

	eventError  = 0 // of the display
	eventGlobal = 0 // of the registry
)

// longestMessage is the maximum size of a libwayland message in bytes.
const longestMessage = 4096

// askWayland queries a compositor's globals.
func askWayland(socket string, limit time.Duration) waylandAnswer {
	if socket == "" {
		return waylandAnswer{state: unnamed}
	}
	conn, err := net.DialTimeout("unix", socket, limit)
	if err != nil {
		return waylandAnswer{state: unreachable}
	}
	defer conn.Close()
	conn.SetDeadline(time.Now().Add(limit)) // can't fail on an open socket
	answer, err := listGlobals(conn)
	if err != nil {
		return waylandAnswer{state: mute}
	}
	return answer
}

// listGlobals requests the list of globals and a callback at its end.
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
