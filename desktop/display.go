package desktop

import "time"

// patience is how long a display may take to answer. It is generous, because a busy display
// answers late.
const patience = 10 * time.Second

// Platform is a window system.
type Platform string

// The platforms GLFW can use.
const (
	X11     Platform = "x11"
	Wayland Platform = "wayland"
)

// Display is the result of probing the display.
type Display struct {
	Platforms []Platform // worth trying, best first
	Fault     *Fault     // what to report if none of them works
	Depth     int        // colour depth of the X11 screen in bits; 0 if unknown

	// DoubleClick is the X11 desktop's double-click time; 0 if unknown.
	DoubleClick time.Duration
}

// fewColours is the largest depth of screens with a colour palette.
const fewColours = 8

// NoOpenGL returns the fault for a window that can't be opened on a display that accepts
// connections.
func (d Display) NoOpenGL(detail string) *Fault {
	f := &Fault{Kind: OpenGL, Detail: detail}
	if d.Depth > 0 && d.Depth <= fewColours {
		f.Kind = Colours
	}
	return f
}

// Find probes the display named in the environment. It asks the X11 server and the Wayland
// compositor concurrently, for up to ten seconds. On X11 it also removes a property left by a
// crashed window manager, which would make GLFW abort.
func Find(getenv func(string) string) Display {
	return find(getenv, askX11, askWayland)
}

func find(getenv func(string) string, askX11 func(string, time.Duration) x11Answer, askWayland func(string, time.Duration) waylandAnswer) Display {
	xs, ws := make(chan x11Answer, 1), make(chan waylandAnswer, 1)
	go func() { xs <- askX11(getenv("DISPLAY"), patience) }()
	go func() { ws <- askWayland(waylandSocket(getenv), patience) }()
	x, w := <-xs, <-ws
	d := Display{Platforms: order(getenv("FYNE_PLATFORM"), getenv("XDG_SESSION_TYPE"), x.state, w), Depth: x.depth, DoubleClick: x.doubleClick}
	switch {
	case x.state != unnamed:
		d.Fault = &Fault{Kind: Silent, Display: getenv("DISPLAY"), Detail: x.detail}
		if x.state == answers || x.state == refuses {
			d.Fault.Kind = Refused
		}
	case getenv("WAYLAND_DISPLAY") != "":
		d.Fault = &Fault{Kind: Silent, Display: getenv("WAYLAND_DISPLAY")}
	default:
		d.Fault = &Fault{Kind: None}
	}
	return d
}

// state is how a display responds.
type state int

const (
	unnamed     state = iota // not named in the environment
	unreachable              // not reachable by the known ways
	mute                     // reachable, but not responding
	refuses                  // refuses the connection
	answers
)

// order returns the platforms worth trying in the order the toolkit would choose: it prefers X11
// if the Wayland compositor leaves window decorations to the clients.
//
// A compositor must respond; an X11 server must only not be mute, since GLFW knows more ways to
// connect and authenticate than this package.
func order(forced, session string, x state, w waylandAnswer) []Platform {
	var all []Platform
	if x != unnamed && x != mute {
		all = append(all, X11)
	}
	if w.state != answers {
		return all
	}
	first := forced == string(Wayland) || forced != string(X11) && session != string(X11) && w.frames
	if first || x == unreachable && forced != string(X11) {
		return append([]Platform{Wayland}, all...)
	}
	return append(all, Wayland)
}
