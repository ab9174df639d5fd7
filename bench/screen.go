//go:build linux

package main

import (
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/damage"
	"github.com/jezek/xgb/xfixes"
	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"

	"simplesimon/e2e/desk"
)

// screen is a virtual display that records when each window is painted and moves the pointer without starting a
// program for it. The measured programs are not aware of it.
type screen struct {
	display *desk.Display
	conn    *xgb.Conn
	root    xproto.Window
	owner   uint32 // of the window manager's windows, which are ignored

	mu       sync.Mutex
	least    int // minimum size of a paint that counts, in pixels
	pictures []picture
	windows  map[xproto.Window]bool // seen since the last forget
}

// picture is a paint of a window.
type picture struct {
	window xproto.Window
	at     time.Time
}

func newScreen(width, height int) (*screen, error) {
	display, err := desk.NewDisplay(desk.Screen{Width: width, Height: height})
	if err != nil {
		return nil, err
	}
	s := &screen{display: display, windows: map[xproto.Window]bool{}}
	if err := s.connect(); err != nil {
		display.Close()
		return nil, err
	}
	return s, nil
}

func (s *screen) connect() (err error) {
	name := ""
	for _, v := range s.display.Env() {
		if n, ok := strings.CutPrefix(v, "DISPLAY="); ok {
			name = n
		}
	}
	if s.conn, err = xgb.NewConnDisplay(name); err != nil {
		return err
	}
	for _, start := range []func(*xgb.Conn) error{damage.Init, xfixes.Init, xtest.Init} {
		if err := start(s.conn); err != nil {
			return err
		}
	}
	if _, err := damage.QueryVersion(s.conn, 1, 1).Reply(); err != nil {
		return err
	}
	s.root = xproto.Setup(s.conn).DefaultScreen(s.conn).Root
	if s.owner, err = s.manager(); err != nil {
		return err
	}
	err = xproto.ChangeWindowAttributesChecked(s.conn, s.root, xproto.CwEventMask,
		[]uint32{xproto.EventMaskSubstructureNotify}).Check()
	go s.look()
	return err
}

// manager returns what identifies the windows of the window manager.
func (s *screen) manager() (uint32, error) {
	atom, err := xproto.InternAtom(s.conn, false, uint16(len("_NET_SUPPORTING_WM_CHECK")), "_NET_SUPPORTING_WM_CHECK").Reply()
	if err != nil {
		return 0, err
	}
	check, err := xproto.GetProperty(s.conn, false, s.root, atom.Atom, xproto.AtomWindow, 0, 1).Reply()
	if err != nil || len(check.Value) < 4 {
		return 0, fmt.Errorf("no window of the window manager: %v", err)
	}
	return s.client(xgb.Get32(check.Value)), nil
}

// client returns the part of a window ID that all windows of a program share.
func (s *screen) client(window uint32) uint32 { return window &^ xproto.Setup(s.conn).ResourceIdMask }

// look records events of the display until the connection is closed.
func (s *screen) look() {
	for {
		event, err := s.conn.WaitForEvent()
		if event == nil && err == nil {
			return
		}
		now := time.Now()
		switch e := event.(type) {
		case xproto.CreateNotifyEvent:
			if s.client(uint32(e.Window)) != s.owner {
				s.watch(e.Window)
			}
		case damage.NotifyEvent:
			s.mu.Lock()
			if int(e.Area.Width)*int(e.Area.Height) >= s.least {
				s.pictures = append(s.pictures, picture{xproto.Window(e.Drawable), now})
			}
			s.mu.Unlock()
		}
	}
}

// watch makes the server report all paints of a window.
func (s *screen) watch(w xproto.Window) {
	id, err := damage.NewDamageId(s.conn)
	if err != nil {
		return
	}
	damage.Create(s.conn, id, xproto.Drawable(w), damage.ReportLevelRawRectangles)
	s.mu.Lock()
	s.windows[w] = true
	s.mu.Unlock()
}

// forget discards all windows and paints seen so far; from now on paints of at least this many pixels count.
func (s *screen) forget(least int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.least, s.pictures, s.windows = least, nil, map[xproto.Window]bool{}
}

// seen returns the paints since then.
func (s *screen) seen(since time.Time) (all []picture) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, p := range s.pictures {
		if !p.at.Before(since) {
			all = append(all, p)
		}
	}
	return all
}

// rest waits until nothing has been painted for a while, and returns when that period began.
func (s *screen) rest(quiet time.Duration) time.Time {
	begun := time.Now()
	for {
		last := begun
		if all := s.seen(begun); len(all) > 0 {
			last = all[len(all)-1].at
		}
		if time.Since(last) > quiet || time.Since(begun) > desk.Patience {
			return last
		}
		time.Sleep(5 * time.Millisecond)
	}
}

// point is a position on the screen.
type point struct{ x, y float64 }

// move moves the pointer, as a mouse would.
func (s *screen) move(p point) error {
	return xtest.FakeInputChecked(s.conn, xproto.MotionNotify, 0, 0, s.root, int16(p.x), int16(p.y), 0).Check()
}

// button presses or releases the left button.
func (s *screen) button(down bool) error {
	kind := byte(xproto.ButtonRelease)
	if down {
		kind = xproto.ButtonPress
	}
	return xtest.FakeInputChecked(s.conn, kind, 1, 0, s.root, 0, 0, 0).Check()
}

// click clicks the left button at a point.
func (s *screen) click(p point) error {
	err := s.move(p)
	time.Sleep(50 * time.Millisecond)
	return errors.Join(err, s.button(true), s.button(false))
}

// key types a key, given by its X keysym, with modifiers held down.
func (s *screen) key(sign xproto.Keysym, held ...xproto.Keysym) error {
	signs := append(held, sign)
	codes := make([]byte, len(signs))
	for i, sign := range signs {
		code, err := s.code(sign)
		if err != nil {
			return err
		}
		codes[i] = code
		xtest.FakeInput(s.conn, xproto.KeyPress, code, 0, s.root, 0, 0, 0)
	}
	for i := range codes {
		xtest.FakeInput(s.conn, xproto.KeyRelease, codes[len(codes)-1-i], 0, s.root, 0, 0, 0)
	}
	return nil
}

// code returns the keycode for a keysym.
func (s *screen) code(sign xproto.Keysym) (byte, error) {
	setup := xproto.Setup(s.conn)
	count := byte(setup.MaxKeycode - setup.MinKeycode + 1)
	keys, err := xproto.GetKeyboardMapping(s.conn, setup.MinKeycode, count).Reply()
	if err != nil {
		return 0, err
	}
	for i, k := range keys.Keysyms {
		if k == sign {
			return byte(int(setup.MinKeycode) + i/int(keys.KeysymsPerKeycode)), nil
		}
	}
	return 0, fmt.Errorf("no key has the keysym %#x", sign)
}

// X keysyms.
const (
	keyControl = 0xFFE3
	keyRight   = 0xFF53
	keyEnd     = 0xFF57
)

// place returns the position on the screen and the size of a window's content.
func (s *screen) place(w xproto.Window) (corner point, width, height int, err error) {
	size, err := xproto.GetGeometry(s.conn, xproto.Drawable(w)).Reply()
	if err != nil {
		return point{}, 0, 0, err
	}
	at, err := xproto.TranslateCoordinates(s.conn, w, s.root, 0, 0).Reply()
	if err != nil {
		return point{}, 0, 0, err
	}
	return point{float64(at.DstX), float64(at.DstY)}, int(size.Width), int(size.Height), nil
}

// resize resizes a window and waits until that is done and the window is idle.
func (s *screen) resize(w xproto.Window, width, height int) error {
	deadline := time.Now().Add(desk.Patience)
	for {
		_, nowWidth, nowHeight, err := s.place(w)
		if err != nil {
			return err
		}
		if nowWidth == width && nowHeight == height {
			s.rest(quiet)
			return nil
		}
		if time.Now().After(deadline) {
			return fmt.Errorf("the window is %d×%d, want %d×%d", nowWidth, nowHeight, width, height)
		}
		xproto.ConfigureWindow(s.conn, w, xproto.ConfigWindowX|xproto.ConfigWindowY|xproto.ConfigWindowWidth|xproto.ConfigWindowHeight,
			[]uint32{0, 0, uint32(width), uint32(height)})
		s.rest(quiet)
	}
}

func (s *screen) close() {
	s.conn.Close()
	s.display.Close()
}
