//go:build !(linux || freebsd || netbsd || openbsd || dragonfly)

package desktop

import "time"

// x11Answer is what an X11 server has answered.
type x11Answer struct {
	state  state
	depth  int // of the screen, in bits
	detail string

	doubleClick time.Duration
}

// askX11 is for systems whose windows are not those of X11.
func askX11(string, time.Duration) x11Answer { return x11Answer{state: unnamed} }
