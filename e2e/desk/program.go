package desk

import (
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// Start describes how to start the program.
type Start struct {
	Path string   // path of the binary
	Args []string // arguments other than --data and --trace
	Lang string   // the system's language as in LANG; "" means en_US.UTF-8
	Env  []string // additional environment
	// Folder contains all files of this player: the program's data, its home directory, the
	// traces. A program restarted in the same folder finds what it saved there.
	Folder string
	// Traced permits KillAfter.
	Traced bool
	// KillAfter, if not 0, kills a traced program after so many calls, like Program.KillAfter.
	KillAfter int
}

// data returns the program's data folder.
func (s Start) data() string { return filepath.Join(s.Folder, "data") }

// Program is the game running in a display.
type Program struct {
	display *Display
	process *process
	tracer  *tracer // nil if it is not traced
	trace   trace
	window  string // window ID for xdotool
	mark    int    // number of events at the last action
	pointer Point
}

// Start starts the program and waits until its window has the keyboard focus and its table is laid
// out.
func (d *Display) Start(s Start) (*Program, error) {
	p, err := d.Launch(s)
	if err != nil {
		return nil, err
	}
	if err := p.open(); err != nil {
		p.Kill()
		return nil, fmt.Errorf("%w; output: %s", err, p.Said())
	}
	return p, nil
}

// Launch starts the program without waiting.
func (d *Display) Launch(s Start) (*Program, error) {
	home := filepath.Join(s.Folder, "home")
	for _, folder := range []string{".cache", ".config"} {
		if err := os.MkdirAll(filepath.Join(home, folder), 0o700); err != nil {
			return nil, err
		}
	}
	file, err := os.CreateTemp(s.Folder, "trace-*.jsonl")
	if err != nil {
		return nil, err
	}
	file.Close()
	// A program killed during a drag leaves the button pressed.
	if _, err := run(d.env, nil, "xdotool", "mouseup", "1", "mouseup", "2", "mouseup", "3"); err != nil {
		return nil, err
	}
	lang := s.Lang
	if lang == "" {
		lang = "en_US.UTF-8"
	}
	env := append(append([]string{}, d.env...), "HOME="+home, "LANG="+lang)
	env = append(env, s.Env...)
	args := append([]string{"--data", s.data(), "--trace", file.Name()}, s.Args...)
	p := &Program{display: d, trace: trace{path: file.Name()}}
	if s.Traced {
		p.tracer = &tracer{folder: s.data(), left: s.KillAfter}
		p.process, err = startTraced(env, p.tracer, s.Path, args...)
	} else {
		p.process, err = startProcess(env, nil, s.Path, args...)
	}
	return p, err
}

// open waits until the window can be used.
func (p *Program) open() error {
	if err := until("the window", p.findWindow); err != nil {
		return err
	}
	if _, err := p.Wait("the first position", Kind("position")); err != nil {
		return err
	}
	if err := p.WaitTable(); err != nil {
		return err
	}
	return p.Focus()
}

// Focus gives the window the keyboard focus, if necessary, and waits until it has it.
func (p *Program) Focus() error { return until("the keyboard's focus", p.takeFocus) }

// LoseFocus moves the keyboard focus from the window to the desktop.
func (p *Program) LoseFocus() error {
	if err := p.Mark(); err != nil {
		return err
	}
	root, err := run(p.display.env, nil, "xdotool", "search", "--maxdepth", "0", ".*")
	if err != nil {
		return err
	}
	_, err = run(p.display.env, nil, "xdotool", "windowfocus", strings.TrimSpace(root))
	return err
}

func (p *Program) findWindow() (bool, error) {
	if p.process.ended() {
		return false, errors.New("the program ended")
	}
	found, err := run(p.display.env, nil, "xdotool", "search", "--all", "--onlyvisible", "--pid", fmt.Sprint(p.process.cmd.Process.Pid), "--name", ".")
	if err != nil {
		return false, nil // xdotool fails while there is none
	}
	windows := strings.Fields(found)
	if len(windows) > 1 {
		return false, fmt.Errorf("the program has %d windows", len(windows))
	}
	if len(windows) == 1 {
		p.window = windows[0]
	}
	return len(windows) == 1, nil
}

func (p *Program) takeFocus() (bool, error) {
	if p.process.ended() {
		return false, errors.New("the program ended")
	}
	focus, err := run(p.display.env, nil, "xdotool", "getwindowfocus")
	if err == nil && strings.TrimSpace(focus) == p.window {
		return true, nil
	}
	_, err = run(p.display.env, nil, "xdotool", "windowactivate", p.window, "windowfocus", p.window)
	return false, err
}

// Resize resizes the window's content, in device pixels, and waits until the table is laid out in
// it.
func (p *Program) Resize(width, height int) error {
	const again = 500 * time.Millisecond
	var asked time.Time
	err := until(fmt.Sprintf("the table in %d by %d", width, height), func() (bool, error) {
		if p.process.ended() {
			return false, errors.New("the program ended")
		}
		w, h, err := p.Size()
		if err != nil {
			return false, err
		}
		if w == width && h == height {
			return p.laidOut(width, height)
		}
		if time.Since(asked) > again { // a new window may still be setting its own size
			asked = time.Now()
			_, err = run(p.display.env, nil, "xdotool", "windowsize", p.window, fmt.Sprint(width), fmt.Sprint(height))
		}
		return false, err
	})
	if err != nil {
		return fmt.Errorf("%w; the last events: %s", err, p.Tail())
	}
	if err := p.rest(); err != nil {
		return err
	}
	return p.WaitTable()
}

// laidOut reports whether the program has laid out its window in a size. The window is resized
// before the program knows.
func (p *Program) laidOut(width, height int) (bool, error) {
	near := func(a float64, b int) bool { return math.Abs(a-float64(b)) <= 1 }
	if err := p.trace.read(); err != nil {
		return false, err
	}
	size, ok := p.Last(Kind("size"))
	return ok && near(size.Rect.W, width) && near(size.Rect.H, height) && p.told("size", "table"), nil
}

// Size returns the size of the window's content in device pixels.
func (p *Program) Size() (width, height int, err error) {
	out, err := run(p.display.env, nil, "xdotool", "getwindowgeometry", "--shell", p.window)
	if err != nil {
		return 0, 0, err
	}
	for _, line := range strings.Fields(out) {
		_, _ = fmt.Sscanf(line, "WIDTH=%d", &width)
		_, _ = fmt.Sscanf(line, "HEIGHT=%d", &height)
	}
	return width, height, nil
}

// Screenshot saves the current image of the window as a PNG file, creating its folder.
func (p *Program) Screenshot(path string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	_, err := run(p.display.env, nil, "import", "-window", p.window, "png:"+path)
	return err
}

// RestedScreenshot is like Screenshot, but waits until the image no longer changes: events are
// traced a moment before they are visible.
func (p *Program) RestedScreenshot(path string) error {
	if err := p.rest(); err != nil {
		return err
	}
	return p.Screenshot(path)
}

// rest waits until the window's image no longer changes.
func (p *Program) rest() error {
	const looks, apart = 4, 100 * time.Millisecond
	last, same := "", 0
	return until("a picture at rest", func() (bool, error) {
		picture, err := run(p.display.env, nil, "import", "-window", p.window, "-depth", "8", "ppm:-")
		if err != nil {
			return false, err
		}
		if picture == last {
			same++
		} else {
			last, same = picture, 1
		}
		if same < looks {
			time.Sleep(apart)
		}
		return same >= looks, nil
	})
}

// CloseWindow asks the window manager to close the window, like its close button.
func (p *Program) CloseWindow() error {
	return p.Key("alt+F4")
}

// WaitClosed waits until the window is gone. The process may take a moment longer to exit.
func (p *Program) WaitClosed() error {
	return until("the end of the window", func() (bool, error) {
		_, err := run(p.display.env, nil, "xdotool", "getwindowname", p.window)
		return err != nil, nil // xdotool fails when there is none
	})
}

// Ended reports whether the program has exited.
func (p *Program) Ended() bool { return p.process.ended() }

// Said returns the program's output.
func (p *Program) Said() string { return strings.TrimSpace(p.process.log.String()) }

// Kill kills the program immediately, as kill -9 does. It does nothing if it has exited.
func (p *Program) Kill() {
	p.process.stop(false)
	p.trace.close()
}

// KillAfter kills a traced program right after the given number of calls, from now on, that open,
// create, write, sync, rename or close a file in its folder; it executes no further instruction.
func (p *Program) KillAfter(calls int) error {
	p.tracer.arm(calls)
	return p.tracer.stop()
}

// AwaitKill waits up to a limit for a traced program to be killed by KillAfter; it may not make
// that many calls.
func (p *Program) AwaitKill(limit time.Duration) {
	select {
	case <-p.process.done:
	case <-time.After(limit):
	}
}

// LastCall returns the call after which a traced program was killed, such as "write game"; "" if
// it was not.
func (p *Program) LastCall() string { return p.tracer.lastCall() }

// Signal sends a signal to the program.
func (p *Program) Signal(s os.Signal) error { return p.process.cmd.Process.Signal(s) }

// WaitEnd waits until the program exits on its own and returns its exit status.
func (p *Program) WaitEnd() (int, error) {
	status, err := p.process.wait()
	if err == nil {
		p.trace.close()
	}
	return status, err
}

// WaitSize waits until the window's content has a size in device pixels and is laid out.
func (p *Program) WaitSize(width, height int) error {
	err := until(fmt.Sprintf("a window of %d by %d", width, height), func() (bool, error) {
		if p.process.ended() {
			return false, errors.New("the program ended")
		}
		w, h, err := p.Size()
		if err != nil || w != width || h != height {
			return false, err
		}
		return p.laidOut(width, height)
	})
	if err != nil {
		return fmt.Errorf("%w; the last events: %s", err, p.Tail())
	}
	return p.rest()
}
