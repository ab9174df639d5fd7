//go:build !(linux || freebsd || netbsd || openbsd || dragonfly)

package desktop

import "time"

// x11Answer is the result of asking an X11 server.
type x11Answer struct {
	state  state
	depth  int // of the screen, in bits
	detail string

	doubleClick time.Duration
}

// askX11 is for systems without X11.
func askX11(string, time.Duration) x11Answer { return x11Answer{state: unnamed} }
