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

// Start says how to start the program.
type Start struct {
	Path string   // the program's file
	Args []string // its arguments but --data and --trace
	Lang string   // the system's language as in LANG; "" stands for en_US.UTF-8
	Env  []string // what it gets in its environment besides
	// Folder is where all files of this player are: the program's own, its home, the traces. A
	// program started again in the same folder finds what it kept there.
	Folder string
	// Traced lets KillAfter kill the program in the middle of its work.
	Traced bool
	// KillAfter, if not 0, has a traced program killed after so many calls, as Program.KillAfter does.
	KillAfter int
}

// data is where the program keeps what it keeps.
func (s Start) data() string { return filepath.Join(s.Folder, "data") }

// Program is the game running in a display.
type Program struct {
	display *Display
	process *process
	tracer  *tracer // nil if it is not traced
	trace   trace
	window  string // its number, as xdotool takes it
	mark    int    // how many events there were when the last thing was done
	pointer Point
}

// Start starts the program and waits until its window is there with the keyboard's focus and the
// table laid out in it.
func (d *Display) Start(s Start) (*Program, error) {
	p, err := d.Launch(s)
	if err != nil {
		return nil, err
	}
	if err := p.open(); err != nil {
		p.Kill()
		return nil, fmt.Errorf("%w; the program said: %s", err, p.Said())
	}
	return p, nil
}

// Launch starts the program and waits for nothing.
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
	// A program that was killed in the middle of a drag leaves the button pressed.
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

// open waits until the window can be played in.
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

// Focus gives the window the keyboard's focus, if it has not got it, and waits until it has.
func (p *Program) Focus() error { return until("the keyboard's focus", p.takeFocus) }

// LoseFocus takes the keyboard's focus from the window and gives it to the bare desktop.
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
		return false, nil // xdotool fails as long as there is none
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

// Resize gives the window's content another size in device pixels and waits until the window has
// it and shows the table in it.
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
		if time.Since(asked) > again { // a window that has just opened may still be setting its own size
			asked = time.Now()
			_, err = run(p.display.env, nil, "xdotool", "windowsize", p.window, fmt.Sprint(width), fmt.Sprint(height))
		}
		return false, err
	})
	if err != nil {
		return fmt.Errorf("%w; the last events: %s", err, p.tail())
	}
	if err := p.rest(); err != nil {
		return err
	}
	return p.WaitTable()
}

// laidOut reports whether the program has laid out its window in a size. The window has its size
// before the program knows.
func (p *Program) laidOut(width, height int) (bool, error) {
	near := func(a float64, b int) bool { return math.Abs(a-float64(b)) <= 1 }
	if err := p.trace.read(); err != nil {
		return false, err
	}
	size, ok := p.Last(Kind("size"))
	return ok && near(size.Rect.W, width) && near(size.Rect.H, height) && p.told("size", "table"), nil
}

// Size is the size of the window's content in device pixels.
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

// Screenshot writes a picture of the window, as it is, to a PNG file, making its folder.
func (p *Program) Screenshot(path string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	_, err := run(p.display.env, nil, "import", "-window", p.window, "png:"+path)
	return err
}

// RestedScreenshot is like Screenshot, but waits until the picture has been the same for a while:
// the trace tells what the program has done, which is a moment before it is seen.
func (p *Program) RestedScreenshot(path string) error {
	if err := p.rest(); err != nil {
		return err
	}
	return p.Screenshot(path)
}

// rest waits until the window's picture has been the same for a while.
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

// CloseWindow asks the window manager to close the window, as its close button does.
func (p *Program) CloseWindow() error {
	return p.Key("alt+F4")
}

// WaitClosed waits until the window is gone. The program may need a moment more to end.
func (p *Program) WaitClosed() error {
	return until("the end of the window", func() (bool, error) {
		_, err := run(p.display.env, nil, "xdotool", "getwindowname", p.window)
		return err != nil, nil // xdotool fails when there is none
	})
}

// Ended reports whether the program has ended.
func (p *Program) Ended() bool { return p.process.ended() }

// Said is what the program has printed.
func (p *Program) Said() string { return strings.TrimSpace(p.process.log.String()) }

// Kill ends the program as kill -9 does: at once, with no chance to save anything. A program
// that has ended is left alone.
func (p *Program) Kill() {
	p.process.stop(false)
	p.trace.close()
}

// KillAfter has a traced program killed right after so many calls from now on that open, make,
// write, sync, rename or close something in its folder: not one instruction of it is run after that.
func (p *Program) KillAfter(calls int) error {
	p.tracer.arm(calls)
	return p.tracer.stop()
}

// AwaitKill waits for a traced program to be killed after the calls it was given, for some time at the most:
// it may not make so many.
func (p *Program) AwaitKill(limit time.Duration) {
	select {
	case <-p.process.done:
	case <-time.After(limit):
	}
}

// LastCall is the call after which a traced program was killed, such as "write game"; "" if that has
// not happened.
func (p *Program) LastCall() string { return p.tracer.lastCall() }

// Signal sends the program a signal.
func (p *Program) Signal(s os.Signal) error { return p.process.cmd.Process.Signal(s) }

// WaitEnd waits until the program has ended by itself and returns its exit status.
func (p *Program) WaitEnd() (int, error) {
	status, err := p.process.wait()
	if err == nil {
		p.trace.close()
	}
	return status, err
}

// WaitSize waits until the window's content has a size in device pixels and lies as it will.
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
		return fmt.Errorf("%w; the last events: %s", err, p.tail())
	}
	return p.rest()
}
