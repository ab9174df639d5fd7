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

// x11Answer is what an X11 server has answered.
type x11Answer struct {
	state  state
	depth  int // of the screen, in bits
	detail string

	doubleClick time.Duration // as the desktop has it; 0 if it does not say
}

func init() { xgb.Logger = log.New(io.Discard, "", 0) } // it would write to the terminal

// askX11 asks an X11 server what it has, and takes away what a dead window manager has left.
func askX11(display string, limit time.Duration) x11Answer {
	if display == "" {
		return x11Answer{state: unnamed}
	}
	done := make(chan x11Answer, 1)
	go func() { done <- visit(display) }() // the library has no limits of time
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

// managerProperty is where a window manager says, on the root window and on a window of its own,
// that it is there.
const managerProperty = "_NET_SUPPORTING_WM_CHECK"

// dropStaleManager takes the property of a window manager off the root window if that manager is
// gone: it names a window that is not there, or that somebody else has now. Every window manager
// writes a new one when it starts.
func dropStaleManager(conn *xgb.Conn, root xproto.Window) error {
	atom, err := xproto.InternAtom(conn, true, uint16(len(managerProperty)), managerProperty).Reply()
	if err != nil || atom.Atom == xproto.AtomNone || !stale(conn, root, atom.Atom) {
		return err
	}
	// Once more with everybody else kept waiting: one may be starting just now.
	xproto.GrabServer(conn)
	if stale(conn, root, atom.Atom) {
		xproto.DeleteProperty(conn, root, atom.Atom)
	}
	return xproto.UngrabServerChecked(conn).Check() // and wait until that is done
}

// stale reports whether the root window names a window manager that is not there.
func stale(conn *xgb.Conn, root xproto.Window, atom xproto.Atom) bool {
	named, ok := windowIn(conn, root, atom)
	if !ok {
		return false
	}
	_, ok = windowIn(conn, named, atom)
	return !ok
}

// windowIn reads the window that a property of another window holds.
func windowIn(conn *xgb.Conn, of xproto.Window, atom xproto.Atom) (xproto.Window, bool) {
	reply, err := xproto.GetProperty(conn, false, of, atom, xproto.AtomWindow, 0, 1).Reply()
	if err != nil || reply.Type != xproto.AtomWindow || reply.Format != 32 || reply.ValueLen < 1 {
		return 0, false
	}
	return xproto.Window(xgb.Get32(reply.Value)), true
}
