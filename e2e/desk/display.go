package desk

import (
	"bufio"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Screen is the configuration of a virtual display: size in pixels, resolution in dots per inch,
// and colour depth in bits. Zero values mean 1280, 900, 96 and 24.
type Screen struct {
	Width, Height, DPI, Depth int

	NoGL bool // without OpenGL
}

// Display is a virtual display with a window manager. Close ends both.
type Display struct {
	screen  Screen
	name    string // as in DISPLAY
	env     []string
	server  *process
	manager *process
}

// NewDisplay starts an X server on a free display number, and a window manager.
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

// startServer starts the X server, which chooses a free display and reports its number.
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
	// The pipe is the first file after the standard ones. Key repeat is off (-r): on a busy
	// machine a release may arrive so late that the server would repeat the key.
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

// startManager starts the window manager with default settings, regardless of the user's, and
// waits until it is ready.
func (d *Display) startManager() error {
	var err error
	if d.manager, err = startProcess(d.env, nil, "openbox", "--sm-disable", "--config-file", "/dev/null"); err != nil {
		return err
	}
	return until("the window manager", func() (bool, error) {
		if d.manager.ended() {
			return false, fmt.Errorf("it exited: %s", d.manager.log)
		}
		_, err := run(d.env, nil, "xdotool", "get_num_desktops")
		return err == nil, nil
	})
}

// Env returns the environment for a program in the display.
func (d *Display) Env() []string { return slices.Clone(d.env) }

// KillManager kills the window manager, which leaves its properties behind.
func (d *Display) KillManager() { d.manager.stop(false) }

// Stop suspends the X server until Close: it accepts connections but never replies.
func (d *Display) Stop() error { return suspend(d.server.cmd.Process) }

// Close ends the window manager and the X server, and with them all programs in the display; close
// those before.
func (d *Display) Close() {
	if d.manager != nil {
		d.manager.stop(true)
	}
	if d.server != nil {
		_ = resume(d.server.cmd.Process)
		d.server.stop(true)
	}
}

// Layout sets the display's keyboard layout and, if not "", its variant.
func (d *Display) Layout(layout, variant string) error {
	_, err := run(d.env, nil, "setxkbmap", "-layout", layout, "-variant", variant)
	return err
}

// Clipboard returns the text on the display's clipboard. It gives up on an owner that does not
// reply within some seconds; to wait for another text, call it again for the next owner.
func (d *Display) Clipboard() (string, error) {
	const limit = 5 * time.Second
	return runFor(limit, d.env, nil, "xclip", "-out", "-selection", "clipboard")
}

// WaitClipboard waits until the clipboard's text is as wanted and returns it.
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
		return "", fmt.Errorf("%w; it contains %q", err, text)
	}
	return text, nil
}

// SetClipboard puts a text on the display's clipboard, as another program would. release ends that
// program.
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

// cleanEnv returns the environment of the tests without variables that refer to another display or
// to the user's language or desktop, and with software GL.
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
	// Without an address the toolkit would start a message bus and leave it running.
	return append(env, "XDG_SESSION_TYPE=x11", "LIBGL_ALWAYS_SOFTWARE=1", "DBUS_SESSION_BUS_ADDRESS=none:")
}
