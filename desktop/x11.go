//go:build linux || freebsd || netbsd || openbsd || dragonfly

package desktop

import (
	"io"
	"log"
	"strings"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// x11Answer is the result of asking an X11 server.
type x11Answer struct {
	state  state
	depth  int // colour depth of the screen in bits
	detail string

	doubleClick time.Duration // the desktop's double-click time; 0 if unknown
}

func init() { xgb.Logger = log.New(io.Discard, "", 0) } // it would log to the terminal

// askX11 queries an X11 server and removes what a crashed window manager left.
func askX11(display string, limit time.Duration) x11Answer {
	if display == "" {
		return x11Answer{state: unnamed}
	}
	done := make(chan x11Answer, 1)
	go func() { done <- visit(display) }() // the library has no timeouts
	select {
	case answer := <-done:
		return answer
	case <-time.After(limit):
		return x11Answer{state: mute}
	}
}

// visit connects to a server.
func visit(display string) x11Answer {
	conn, err := xgb.NewConnDisplay(display)
	switch {
	case err == nil:
	case strings.HasPrefix(err.Error(), "x protocol authentication refused"), strings.HasPrefix(err.Error(), "unsupported auth"):
		return x11Answer{state: refuses, detail: err.Error()}
	default:
		return x11Answer{state: unreachable, detail: err.Error()}
	}
	defer conn.Close()
	setup := xproto.Setup(conn)
	if conn.DefaultScreen < 0 || conn.DefaultScreen >= len(setup.Roots) {
		return x11Answer{state: unreachable, detail: "there is no such screen"}
	}
	root := setup.Roots[conn.DefaultScreen]
	answer := x11Answer{state: answers, depth: int(root.RootDepth), doubleClick: x11DoubleClick(conn, conn.DefaultScreen)}
	if err := dropStaleManager(conn, root.Root); err != nil {
		answer.detail = err.Error()
	}
	return answer
}

// managerProperty is the property, on the root window and on a window of its own, by which a
// window manager announces itself.
const managerProperty = "_NET_SUPPORTING_WM_CHECK"

// dropStaleManager removes the window manager's property from the root window if the manager is
// gone: the window it names no longer exists, or belongs to somebody else. Every window manager
// sets it again when it starts.
func dropStaleManager(conn *xgb.Conn, root xproto.Window) error {
	atom, err := xproto.InternAtom(conn, true, uint16(len(managerProperty)), managerProperty).Reply()
	if err != nil || atom.Atom == xproto.AtomNone || !stale(conn, root, atom.Atom) {
		return err
	}
	// Check again with the server grabbed, as a window manager may be starting.
	xproto.GrabServer(conn)
	if stale(conn, root, atom.Atom) {
		xproto.DeleteProperty(conn, root, atom.Atom)
	}
	return xproto.UngrabServerChecked(conn).Check() // wait until it is done
}

// stale reports whether the root window names a window manager that no longer exists.
func stale(conn *xgb.Conn, root xproto.Window, atom xproto.Atom) bool {
	named, ok := windowIn(conn, root, atom)
	if !ok {
		return false
	}
	_, ok = windowIn(conn, named, atom)
	return !ok
}

// windowIn returns the window stored in a property of another window.
func windowIn(conn *xgb.Conn, of xproto.Window, atom xproto.Atom) (xproto.Window, bool) {
	reply, err := xproto.GetProperty(conn, false, of, atom, xproto.AtomWindow, 0, 1).Reply()
	if err != nil || reply.Type != xproto.AtomWindow || reply.Format != 32 || reply.ValueLen < 1 {
		return 0, false
	}
	return xproto.Window(xgb.Get32(reply.Value)), true
}
