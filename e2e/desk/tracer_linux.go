package desk

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"runtime"
	"syscall"
	"unsafe"
)

// What the system's header files call the same, and package syscall lacks.
const (
	ptraceGetSyscallInfo = 0x420e
	infoEntry            = 1
	infoExit             = 2
	optionSysGood        = 1
	optionExitKill       = 0x100000
	callStop             = syscall.SIGTRAP | 0x80
)

// startTraced starts a child as startProcess does, with the calls of its first thread watched by t.
// That thread is the one that keeps what is kept: the toolkit holds the window's goroutine on it.
func startTraced(env []string, t *tracer, name string, args ...string) (*process, error) {
	p := newProcess(env, name, args...)
	p.cmd.SysProcAttr.Ptrace = true
	said, say, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	p.cmd.Stdout, p.cmd.Stderr = say, say
	started := make(chan error)
	go func() {
		runtime.LockOSThread()         // whoever starts it has to follow it
		defer runtime.UnlockOSThread() // and lives on: other children may end with it
		err := p.cmd.Start()
		if err == nil {
			t.mu.Lock()
			t.pid = p.cmd.Process.Pid
			t.mu.Unlock()
		}
		started <- err
		if err == nil {
			p.status, p.err = (&follower{tracer: t, files: map[uint64]string{}}).follow()
			p.cmd.Process.Release()
			close(p.done)
		}
	}()
	err = <-started
	say.Close()
	if err != nil {
		said.Close()
		return nil, err
	}
	go func() {
		io.Copy(p.log, said)
		said.Close()
	}()
	return p, nil
}

// stop makes the first thread stop for a moment, so that its calls are watched from now on.
func (t *tracer) stop() error {
	return syscall.Tgkill(t.pid, t.pid, syscall.SIGSTOP)
}

// follower follows the first thread of a child from stop to stop.
type follower struct {
	*tracer
	files map[uint64]string // names of open files in the folder

	// The call that it is in.
	number uint64
	args   [6]uint64
	name   string // of the file that it is about
}

// follow follows the child to its end, and answers its exit status, -1 if a signal ended it.
func (f *follower) follow() (int, error) {
	for first := true; ; {
		var status syscall.WaitStatus
		_, err := syscall.Wait4(f.pid, &status, syscall.WALL, nil)
		switch {
		case err == syscall.EINTR:
			continue
		case err != nil:
			return -1, err
		case status.Exited():
			return status.ExitStatus(), nil
		case status.Signaled():
			return -1, fmt.Errorf("%v", status.Signal())
		}
		if first { // it has just become the program
			first = false
			if err := syscall.PtraceSetOptions(f.pid, optionSysGood|optionExitKill); err != nil {
				return -1, err
			}
		}
		deliver := status.StopSignal()
		switch deliver {
		case callStop:
			f.call()
			deliver = 0
		case syscall.SIGTRAP, syscall.SIGSTOP: // they are ours
			deliver = 0
		}
		f.resume(deliver)
	}
}

// resume lets the child go on, to its next call or for good. It may have been killed meanwhile.
func (f *follower) resume(deliver syscall.Signal) {
	if f.armed() {
		syscall.PtraceSyscall(f.pid, int(deliver))
	} else {
		syscall.PtraceCont(f.pid, int(deliver))
	}
}

// call looks at a call that begins or has ended, and kills the child after the one that counts.
func (f *follower) call() {
	var info [88]byte // struct ptrace_syscall_info
	_, _, failed := syscall.Syscall6(syscall.SYS_PTRACE, ptraceGetSyscallInfo, uintptr(f.pid), uintptr(len(info)),
		uintptr(unsafe.Pointer(&info)), 0, 0)
	if failed != 0 {
		return
	}
	word := func(i int) uint64 { return binary.NativeEndian.Uint64(info[24+8*i:]) }
	switch info[0] {
	case infoEntry:
		f.number = word(0)
		for i := range f.args {
			f.args[i] = word(1 + i)
		}
		f.name = f.about()
	case infoExit:
		if result := int64(word(0)); result >= 0 && f.name != "" {
			if call := f.done(uint64(result)); call != "" && f.count(call) {
				syscall.Kill(f.pid, syscall.SIGKILL)
			}
		}
		f.name = ""
	}
}

// about is the name of the file that the call is about, if it lies in the folder.
func (f *follower) about() string {
	switch f.number {
	case syscall.SYS_OPENAT, syscall.SYS_UNLINKAT, syscall.SYS_MKDIRAT:
		return f.inside(f.text(f.args[1]))
	case syscall.SYS_RENAMEAT:
		return f.inside(f.text(f.args[3]))
	case syscall.SYS_WRITE, syscall.SYS_PWRITE64, syscall.SYS_FSYNC, syscall.SYS_FTRUNCATE, syscall.SYS_CLOSE:
		return f.files[f.args[0]]
	}
	return ""
}

// done says what a call has done, and remembers what is open.
func (f *follower) done(result uint64) string {
	switch f.number {
	case syscall.SYS_OPENAT:
		f.files[result] = f.name
		if f.args[2]&syscall.O_CREAT != 0 {
			return "create " + f.name
		}
		return "open " + f.name
	case syscall.SYS_CLOSE:
		delete(f.files, f.args[0])
		return "close " + f.name
	case syscall.SYS_WRITE, syscall.SYS_PWRITE64:
		return "write " + f.name
	case syscall.SYS_FSYNC:
		return "sync " + f.name
	case syscall.SYS_FTRUNCATE:
		return "cut " + f.name
	case syscall.SYS_RENAMEAT:
		return "rename " + f.name
	case syscall.SYS_UNLINKAT:
		return "remove " + f.name
	}
	return "make " + f.name
}

// text is a text in the memory of the child.
func (f *follower) text(at uint64) string {
	var text []byte
	for len(text) < syscall.PathMax {
		var part [64]byte
		n, err := syscall.PtracePeekData(f.pid, uintptr(at)+uintptr(len(text)), part[:])
		if end := bytes.IndexByte(part[:n], 0); end >= 0 {
			return string(append(text, part[:end]...))
		}
		if err != nil || n == 0 {
			return ""
		}
		text = append(text, part[:n]...)
	}
	return ""
}
