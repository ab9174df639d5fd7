package desk

import (
	"bufio"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// Screen is the size of a virtual display in pixels, its resolution in dots an inch, and the bits
// of a colour. Zero stands for 1280, 900, 96 and 24.
type Screen struct {
	Width, Height, DPI, Depth int

	NoGL bool // it knows nothing of OpenGL
}

// Display is a virtual display with a window manager in it. Close ends both.
type Display struct {
	screen  Screen
	name    string // as in DISPLAY
	env     []string
	server  *process
	manager *process
}

// NewDisplay starts an X server on a display number that is free, and a window manager.
func NewDisplay(s Screen) (*Display, error) {
	if s.Width == 0 {
		s.Width, s.Height = 1280, 900
	}
	if s.DPI == 0 {
		s.DPI = 96
	}
	if s.Depth == 0 {
		s.Depth = 24
	}
	d := &Display{screen: s}
	number, err := d.startServer()
	if err != nil {
		d.Close()
		return nil, err
	}
	d.name = ":" + number
	d.env = append(cleanEnv(), "DISPLAY="+d.name)
	if err := d.startManager(); err != nil {
		d.Close()
		return nil, err
	}
	return d, nil
}

// startServer starts the X server, which picks a free display by itself and tells its number.
func (d *Display) startServer() (string, error) {
	told, tell, err := os.Pipe()
	if err != nil {
		return "", err
	}
	defer told.Close()
	glx := "+extension"
	if d.screen.NoGL {
		glx = "-extension"
	}
	// The pipe is the first file after the three standard ones. Keys do not repeat (-r): on a busy machine
	// the release may come so late that the server would type the key again.
	d.server, err = startProcess(cleanEnv(), []*os.File{tell}, "Xvfb", "-displayfd", "3",
		"-screen", "0", fmt.Sprintf("%dx%dx%d", d.screen.Width, d.screen.Height, d.screen.Depth),
		"-dpi", strconv.Itoa(d.screen.DPI), glx, "GLX", "-nolisten", "tcp", "-noreset", "-r")
	tell.Close()
	if err != nil {
		return "", err
	}
	line, err := bufio.NewReader(told).ReadString('\n')
	if err != nil {
		<-d.server.done
		return "", fmt.Errorf("the X server did not start: %v: %s", d.server.err, d.server.log)
	}
	return strings.TrimSpace(line), nil
}

// startManager starts the window manager with its own defaults, whatever the user's are, and
// waits until it manages.
func (d *Display) startManager() error {
	var err error
	if d.manager, err = startProcess(d.env, nil, "openbox", "--sm-disable", "--config-file", "/dev/null"); err != nil {
		return err
	}
	return until("the window manager", func() (bool, error) {
		if d.manager.ended() {
			return false, fmt.Errorf("it ended: %s", d.manager.log)
		}
		_, err := run(d.env, nil, "xdotool", "get_num_desktops")
		return err == nil, nil
	})
}

// Env is the environment of a program in the display.
func (d *Display) Env() []string { return slices.Clone(d.env) }

// KillManager ends the window manager as kill -9 does, so that it leaves everything behind.
func (d *Display) KillManager() { d.manager.stop(false) }

// Stop has the X server take connections and answer nothing, until Close.
func (d *Display) Stop() error { return d.server.cmd.Process.Signal(syscall.SIGSTOP) }

// Close ends the window manager and the X server. Programs that still run in it are ended by
// that; close them before.
func (d *Display) Close() {
	if d.manager != nil {
		d.manager.stop(true)
	}
	if d.server != nil {
		_ = d.server.cmd.Process.Signal(syscall.SIGCONT)
		d.server.stop(true)
	}
}

// Layout gives the display's keyboard a layout, with a variant of it if that is not "".
func (d *Display) Layout(layout, variant string) error {
	_, err := run(d.env, nil, "setxkbmap", "-layout", layout, "-variant", variant)
	return err
}

// Clipboard returns the text on the display's clipboard. An owner that does not hand it over within some
// seconds is given up: whoever waits for another text asks its next owner then.
func (d *Display) Clipboard() (string, error) {
	const limit = 5 * time.Second
	return runFor(limit, d.env, nil, "xclip", "-out", "-selection", "clipboard")
}

// WaitClipboard waits until the text on the display's clipboard is as wanted and returns it.
func (d *Display) WaitClipboard(wanted func(text string) bool) (string, error) {
	var text string
	err := until("a text on the clipboard", func() (bool, error) {
		got, err := d.Clipboard()
		if err == nil {
			text = got
		}
		return err == nil && wanted(got), nil
	})
	if err != nil {
		return "", fmt.Errorf("%w; it holds %q", err, text)
	}
	return text, nil
}

// SetClipboard puts a text on the display's clipboard, as another program would. The returned
// function ends that other program.
func (d *Display) SetClipboard(text string) (release func(), err error) {
	file, err := os.CreateTemp("", "clipboard")
	if err != nil {
		return nil, err
	}
	defer os.Remove(file.Name())
	defer file.Close()
	if _, err := file.WriteString(text); err != nil {
		return nil, err
	}
	owner, err := startProcess(d.env, nil, "xclip", "-quiet", "-in", "-selection", "clipboard", file.Name())
	if err != nil {
		return nil, err
	}
	err = until("the text on the clipboard", func() (bool, error) {
		got, err := d.Clipboard()
		return err == nil && got == text, nil
	})
	if err != nil {
		owner.stop(false)
		return nil, err
	}
	return func() { owner.stop(false) }, nil
}

// cleanEnv is the environment of the tests without what would lead a program to another display
// or to a language or a desktop of the user's, and with GL done in software.
func cleanEnv() []string {
	var env []string
	for _, v := range os.Environ() {
		name, _, _ := strings.Cut(v, "=")
		switch {
		case name == "DISPLAY", name == "WAYLAND_DISPLAY", name == "XAUTHORITY", name == "LANG", name == "LANGUAGE",
			name == "DBUS_SESSION_BUS_ADDRESS", strings.HasPrefix(name, "LC_"), strings.HasPrefix(name, "XDG_"),
			strings.HasPrefix(name, "FYNE_"), strings.HasPrefix(name, "DESKTOP"):
		default:
			env = append(env, v)
		}
	}
	// Without an address the toolkit would start a message bus of its own and leave it running.
	return append(env, "XDG_SESSION_TYPE=x11", "LIBGL_ALWAYS_SOFTWARE=1", "DBUS_SESSION_BUS_ADDRESS=none:")
}
