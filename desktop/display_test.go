package desktop

import (
	"slices"
	"testing"
	"time"
)

func TestOrder(t *testing.T) {
	none, dead := waylandAnswer{}, waylandAnswer{state: unreachable}
	framed, frameless := waylandAnswer{answers, true}, waylandAnswer{state: answers}
	for _, c := range []struct {
		name            string
		forced, session string
		x               state
		w               waylandAnswer
		want            []Platform
	}{
		{"nothing", "", "", unnamed, none, nil},
		{"X11 alone", "", "", answers, none, []Platform{X11}},
		{"X11 by a way unknown here", "", "", unreachable, none, []Platform{X11}},
		{"X11 that refuses", "", "", refuses, none, []Platform{X11}},
		{"a mute X11", "", "", mute, none, nil},
		{"Wayland alone", "", "", unnamed, frameless, []Platform{Wayland}},
		{"a dead Wayland", "", "wayland", answers, dead, []Platform{X11}},
		{"a dead Wayland as wished", "wayland", "", answers, dead, []Platform{X11}},
		{"a mute Wayland", "", "wayland", answers, waylandAnswer{state: mute}, []Platform{X11}},
		{"both, with frames", "", "wayland", answers, framed, []Platform{Wayland, X11}},
		{"both, without frames", "", "wayland", answers, frameless, []Platform{X11, Wayland}},
		{"both, in a session of X11", "", "x11", answers, framed, []Platform{X11, Wayland}},
		{"both, X11 wished", "x11", "wayland", answers, framed, []Platform{X11, Wayland}},
		{"both, Wayland wished", "wayland", "x11", answers, frameless, []Platform{Wayland, X11}},
		{"a dead X11 beside Wayland", "", "x11", unreachable, frameless, []Platform{Wayland, X11}},
		{"a mute X11 beside Wayland", "", "x11", mute, frameless, []Platform{Wayland}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := order(c.forced, c.session, c.x, c.w); !slices.Equal(got, c.want) {
				t.Errorf("got %v, want %v", got, c.want)
			}
		})
	}
}

// TestFind checks that the fault names the requested display if no platform works.
func TestFind(t *testing.T) {
	for _, c := range []struct {
		name string
		env  map[string]string
		x    x11Answer
		w    waylandAnswer
		want Fault
	}{
		{"nothing named", nil, x11Answer{}, waylandAnswer{}, Fault{Kind: None}},
		{"X11 is dead", map[string]string{"DISPLAY": ":77"}, x11Answer{state: unreachable}, waylandAnswer{}, Fault{Kind: Silent, Display: ":77"}},
		{"X11 is mute", map[string]string{"DISPLAY": ":77"}, x11Answer{state: mute}, waylandAnswer{}, Fault{Kind: Silent, Display: ":77"}},
		{"X11 refuses", map[string]string{"DISPLAY": ":77"}, x11Answer{state: refuses}, waylandAnswer{}, Fault{Kind: Refused, Display: ":77"}},
		{"Wayland is dead", map[string]string{"WAYLAND_DISPLAY": "w"}, x11Answer{}, waylandAnswer{state: unreachable}, Fault{Kind: Silent, Display: "w"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := find(func(name string) string { return c.env[name] },
				func(string, time.Duration) x11Answer { return c.x }, func(string, time.Duration) waylandAnswer { return c.w })
			if got.Fault == nil || *got.Fault != c.want {
				t.Errorf("got %+v, want %+v", got.Fault, c.want)
			}
		})
	}
}

func TestNoOpenGL(t *testing.T) {
	for depth, want := range map[int]Kind{0: OpenGL, 1: Colours, 8: Colours, 16: OpenGL, 24: OpenGL, 30: OpenGL} {
		if got := (Display{Depth: depth}).NoOpenGL("").Kind; got != want {
			t.Errorf("depth %d: %v, want %v", depth, got, want)
		}
	}
}
