package desk

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync"
	"time"
)

// Patience is the maximum wait for anything. It is long for the sake of slow machines; nothing
// waits longer than necessary.
const Patience = 2 * time.Minute

// pause is the polling interval.
const pause = 4 * time.Millisecond

// until polls done until it returns true or an error, and fails after Patience.
func until(what string, done func() (bool, error)) error {
	deadline := time.Now().Add(Patience)
	for {
		ok, err := done()
		if err != nil {
			return fmt.Errorf("waiting for %s: %w", what, err)
		}
		if ok {
			return nil
		}
		if time.Now().After(deadline) {
			return fmt.Errorf("timed out after %v waiting for %s", Patience, what)
		}
		time.Sleep(pause)
	}
}

// process is a child process.
type process struct {
	name string
	cmd  *exec.Cmd
	log  *output
	done chan struct{} // closed when it has exited

	// Valid once done is closed.
	err    error // how it ended
	status int   // exit status, or -1 if killed by a signal
}

// output collects the output of a child. It is safe for concurrent use.
type output struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (o *output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.buf.Write(p)
}

func (o *output) String() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.buf.String()
}

// startProcess starts a child without standard input in its own process group, so that keys typed
// at the tests' terminal do not reach it.
func startProcess(env []string, extra []*os.File, name string, args ...string) (*process, error) {
	p := newProcess(env, name, args...)
	p.cmd.Stdout, p.cmd.Stderr = p.log, p.log
	p.cmd.ExtraFiles = extra
	p.cmd.WaitDelay = time.Second
	if err := p.cmd.Start(); err != nil {
		return nil, fmt.Errorf("%w (make setup installs what the tests need)", err)
	}
	go func() {
		p.err = p.cmd.Wait()
		p.status = p.cmd.ProcessState.ExitCode()
		close(p.done)
	}()
	return p, nil
}

func newProcess(env []string, name string, args ...string) *process {
	p := &process{name: name, cmd: exec.Command(name, args...), log: &output{}, done: make(chan struct{})}
	p.cmd.Env = env
	p.cmd.SysProcAttr = ownGroup()
	return p
}

// ended reports whether the child has exited.
func (p *process) ended() bool {
	select {
	case <-p.done:
		return true
	default:
		return false
	}
}

// wait waits until the child has exited and returns its exit status, or -1 if killed by a signal.
func (p *process) wait() (int, error) {
	select {
	case <-p.done:
		return p.status, nil
	case <-time.After(Patience):
		return 0, fmt.Errorf("%s did not exit within %v", p.name, Patience)
	}
}

// stop ends the child, gently if possible, and waits until it has exited.
func (p *process) stop(gently bool) {
	if gently && !p.ended() {
		_ = p.cmd.Process.Signal(os.Interrupt)
		select {
		case <-p.done:
		case <-time.After(2 * time.Second):
		}
	}
	if !p.ended() {
		_ = p.cmd.Process.Kill()
	}
	<-p.done
}

// run runs a command to its end, with optional stdin, and returns its output. An error includes
// its standard error.
func run(env []string, stdin io.Reader, name string, args ...string) (string, error) {
	return runFor(Patience, env, stdin, name, args...)
}

// runFor is run with a time limit.
func runFor(limit time.Duration, env []string, stdin io.Reader, name string, args ...string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	var out, fault bytes.Buffer
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Env = env
	cmd.Stdin, cmd.Stdout, cmd.Stderr = stdin, &out, &fault
	cmd.WaitDelay = time.Second
	if err := cmd.Run(); err != nil {
		if errors.Is(err, exec.ErrNotFound) {
			return "", fmt.Errorf("%w (make setup installs what the tests need)", err)
		}
		return "", fmt.Errorf("%s %s: %w: %s", name, strings.Join(args, " "), err, strings.TrimSpace(fault.String()))
	}
	return out.String(), nil
}
