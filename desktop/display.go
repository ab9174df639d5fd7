package desktop

import "time"

// patience is how long a display may take to answer. It is long, since a busy one only answers late.
const patience = 10 * time.Second

// Platform is a system of windows.
type Platform string

// The platforms that the window library can choose among.
const (
	X11     Platform = "x11"
	Wayland Platform = "wayland"
)

// Display is what was found out about the display.
type Display struct {
	Platforms []Platform // worth a try, the best first
	Fault     *Fault     // what to say if none of them will do
	Depth     int        // the bits of a colour on the X11 screen; 0 if unknown

	// DoubleClick is the longest time between the presses of a double click on the X11 screen; 0 if
	// its desktop does not say.
	DoubleClick time.Duration
}

// fewColours is the greatest depth of screens that show colours by a table.
const fewColours = 8

// NoOpenGL is what to say if a window can't be opened on a display that lets the program in.
func (d Display) NoOpenGL(detail string) *Fault {
	f := &Fault{Kind: OpenGL, Detail: detail}
	if d.Depth > 0 && d.Depth <= fewColours {
		f.Kind = Colours
	}
	return f
}

// Find looks for the display that the environment names. It asks the X11 server and the Wayland
// compositor, and waits for the slower one, up to ten seconds. On X11 it also takes away what a
// window manager that died has left, at which the window library would abort.
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

// state is how a display answers.
type state int

const (
	unnamed     state = iota // it is not named
	unreachable              // it can't be reached by the ways that are known here
	mute                     // it can be reached and does not answer
	refuses                  // it does not let the program in
	answers
)

// order lists the platforms that are worth a try, as the toolkit would choose between them: it
// prefers X11 where a Wayland compositor leaves the frames of windows to them.
//
// A compositor has to answer; an X11 server only must not be mute, since the window library knows
// more ways to one, and to be let in, than are known here.
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
