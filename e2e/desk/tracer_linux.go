package desk

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"runtime"
	"strconv"
	"syscall"
	"unsafe"
)

// Constants missing from package syscall, named as in the system's header files.
const (
	ptraceGetSyscallInfo = 0x420e
	infoEntry            = 1
	infoExit             = 2
	optionSysGood        = 1
	optionTraceClone     = 8
	optionExitKill       = 0x100000
	callStop             = syscall.SIGTRAP | 0x80
	waitNoThread         = 0x20000000 // only children of this thread
)

// startTraced is like startProcess, with the system calls of all threads watched by t.
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
		runtime.LockOSThread()         // ptrace requires the same thread throughout
		defer runtime.UnlockOSThread() // not terminated: other children may die with it
		err := p.cmd.Start()
		if err == nil {
			t.mu.Lock()
			t.pid = p.cmd.Process.Pid
			t.mu.Unlock()
		}
		started <- err
		if err == nil {
			p.status, p.err = (&follower{tracer: t, threads: map[int]*thread{}}).follow()
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

// stop stops every thread briefly, so that its calls are watched from now on.
func (t *tracer) stop() error {
	tasks, err := os.ReadDir(fmt.Sprintf("/proc/%d/task", t.pid))
	if err != nil {
		return err
	}
	for _, task := range tasks {
		thread, err := strconv.Atoi(task.Name())
		if err != nil {
			return err
		}
		if err := syscall.Tgkill(t.pid, thread, syscall.SIGSTOP); err != nil && err != syscall.ESRCH {
			return err
		}
	}
	return nil
}

// follower follows the threads of a child.
type follower struct {
	*tracer
	threads map[int]*thread
}

// thread is a thread of the child and its current system call.
type thread struct {
	id     int
	number uint64
	args   [6]uint64
	name   string // of the file concerned
}

// follow follows the child to its end and returns its exit status, or -1 if killed by a signal. It
// waits only for the child's process group, as this thread may have other children.
func (f *follower) follow() (int, error) {
	for first := true; ; {
		var status syscall.WaitStatus
		id, err := syscall.Wait4(-f.pid, &status, syscall.WALL|waitNoThread, nil)
		switch {
		case err == syscall.EINTR:
			continue
		case err != nil:
			return -1, err
		case id != f.pid && (status.Exited() || status.Signaled()):
			delete(f.threads, id)
			continue
		case status.Exited():
			return status.ExitStatus(), nil
		case status.Signaled():
			return -1, fmt.Errorf("%v", status.Signal())
		}
		if first { // the exec of the program
			first = false
			if err := syscall.PtraceSetOptions(f.pid, optionSysGood|optionTraceClone|optionExitKill); err != nil {
				return -1, err
			}
		}
		t := f.threads[id]
		if t == nil {
			t = &thread{id: id}
			f.threads[id] = t
		}
		deliver := status.StopSignal()
		switch deliver {
		case callStop:
			f.call(t)
			deliver = 0
		case syscall.SIGTRAP, syscall.SIGSTOP: // our own stops
			deliver = 0
		}
		f.resume(t, deliver)
	}
}

// resume lets a thread continue to its next call, or freely. It may have been killed meanwhile.
func (f *follower) resume(t *thread, deliver syscall.Signal) {
	if f.armed() {
		syscall.PtraceSyscall(t.id, int(deliver))
	} else {
		syscall.PtraceCont(t.id, int(deliver))
	}
}

// call handles the entry to or exit from a system call, and kills the child after the one that
// counts.
func (f *follower) call(t *thread) {
	var info [88]byte // struct ptrace_syscall_info
	_, _, failed := syscall.Syscall6(syscall.SYS_PTRACE, ptraceGetSyscallInfo, uintptr(t.id), uintptr(len(info)),
		uintptr(unsafe.Pointer(&info)), 0, 0)
	if failed != 0 {
		return
	}
	word := func(i int) uint64 { return binary.NativeEndian.Uint64(info[24+8*i:]) }
	switch info[0] {
	case infoEntry:
		t.number = word(0)
		for i := range t.args {
			t.args[i] = word(1 + i)
		}
		t.name = f.about(t)
	case infoExit:
		if result := int64(word(0)); result >= 0 && t.name != "" && f.count(t.done()) {
			syscall.Kill(f.pid, syscall.SIGKILL)
		}
		t.name = ""
	}
}

// about returns the name of the file a call is about, if it is in the folder.
func (f *follower) about(t *thread) string {
	switch t.number {
	case syscall.SYS_OPENAT, syscall.SYS_UNLINKAT, syscall.SYS_MKDIRAT:
		return f.inside(t.text(t.args[1]))
	case syscall.SYS_RENAMEAT:
		return f.inside(t.text(t.args[3]))
	case syscall.SYS_WRITE, syscall.SYS_PWRITE64, syscall.SYS_FSYNC, syscall.SYS_FTRUNCATE, syscall.SYS_CLOSE:
		path, err := os.Readlink(fmt.Sprintf("/proc/%d/fd/%d", f.pid, t.args[0]))
		if err != nil {
			return ""
		}
		return f.inside(path)
	}
	return ""
}

// done describes a completed call.
func (t *thread) done() string {
	switch t.number {
	case syscall.SYS_OPENAT:
		if t.args[2]&syscall.O_CREAT != 0 {
			return "create " + t.name
		}
		return "open " + t.name
	case syscall.SYS_CLOSE:
		return "close " + t.name
	case syscall.SYS_WRITE, syscall.SYS_PWRITE64:
		return "write " + t.name
	case syscall.SYS_FSYNC:
		return "sync " + t.name
	case syscall.SYS_FTRUNCATE:
		return "cut " + t.name
	case syscall.SYS_RENAMEAT:
		return "rename " + t.name
	case syscall.SYS_UNLINKAT:
		return "remove " + t.name
	}
	return "make " + t.name
}

// text reads a string from the child's memory.
func (t *thread) text(at uint64) string {
	var text []byte
	for len(text) < syscall.PathMax {
		var part [64]byte
		n, err := syscall.PtracePeekData(t.id, uintptr(at)+uintptr(len(text)), part[:])
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
