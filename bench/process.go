//go:build linux

package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/jezek/xgb/xproto"
	"golang.org/x/sys/unix"

	"simplesimon/e2e/desk"
)

// rival is a program to measure.
type rival struct {
	name string
	path string
	args func(folder string) []string
	game bool // a build of the game
}

// running is a running program with its window.
type running struct {
	rival
	screen  *screen
	cmd     *exec.Cmd
	folder  string // of its own, for all its data
	window  xproto.Window
	started time.Time
	first   time.Time // when its first frame was painted
	settled time.Time // when the last frame before it became idle was painted
	ended   chan struct{}
}

// quiet is how long an idle program must paint nothing.
const quiet = 400 * time.Millisecond

// start starts a program in a temporary folder and waits until its window is idle.
func (s *screen) start(r rival, folder string) (*running, error) {
	p := &running{rival: r, screen: s, folder: folder, ended: make(chan struct{})}
	for _, name := range []string{".cache", ".config"} {
		if err := os.MkdirAll(filepath.Join(folder, name), 0o700); err != nil {
			return nil, err
		}
	}
	const least = 300 * 200 // pixels of the first frame of a window; anything smaller is an icon or splash screen
	s.forget(least)
	p.cmd = exec.Command(r.path, r.args(folder)...)
	p.cmd.Env = append(s.display.Env(), "HOME="+folder, "LANG=en_US.UTF-8")
	p.cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	var said bytes.Buffer
	p.cmd.Stdout, p.cmd.Stderr = &said, &said
	p.started = time.Now()
	if err := p.cmd.Start(); err != nil {
		return nil, err
	}
	go func() {
		_ = p.cmd.Wait()
		close(p.ended)
	}()
	for deadline := p.started.Add(desk.Patience); ; time.Sleep(time.Millisecond) {
		if all := s.seen(p.started); len(all) > 0 {
			p.first, p.window = all[0].at, all[0].window
			break
		}
		select {
		case <-p.ended:
			return nil, fmt.Errorf("%s ended: %s", r.name, said.String())
		default:
		}
		if time.Now().After(deadline) {
			p.kill()
			return nil, fmt.Errorf("%s shows no window: %s", r.name, said.String())
		}
	}
	s.rest(quiet)
	for _, picture := range s.seen(p.started) {
		if picture.window == p.window {
			p.settled = picture.at
		}
	}
	s.mu.Lock()
	s.least = 1
	s.mu.Unlock()
	return p, nil
}

// kill kills the program.
func (p *running) kill() {
	_ = p.cmd.Process.Kill()
	<-p.ended
}

// cpu returns the CPU time of the program, user and system. It reads the clock of the process, which has utime
// and stime of /proc/PID/stat in nanoseconds.
func (p *running) cpu() (time.Duration, error) {
	const scheduled = 2 // CPUCLOCK_SCHED in the kernel's numbering of process clocks
	var t unix.Timespec
	err := unix.ClockGettime(int32(^p.cmd.Process.Pid<<3|scheduled), &t)
	return time.Duration(t.Nano()), err
}

// resident returns the resident memory of the program in bytes.
func (p *running) resident() (int64, error) {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.cmd.Process.Pid))
	if err != nil {
		return 0, err
	}
	for line := range strings.Lines(string(status)) {
		if rest, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			kilobytes, err := strconv.ParseInt(strings.Fields(rest)[0], 10, 64)
			return kilobytes << 10, err
		}
	}
	return 0, errors.New("no resident memory in the process status")
}

// load returns the share of a CPU that the program uses while do runs.
func (p *running) load(do func() error) (float64, error) {
	before, err := p.cpu()
	if err != nil {
		return 0, err
	}
	begun := time.Now()
	if err := do(); err != nil {
		return 0, err
	}
	long := time.Since(begun)
	after, err := p.cpu()
	return float64(after-before) / float64(long), err
}
