package store_test

import (
	"os"
	"runtime"
	"syscall"
	"testing"
)

// unprivileged does something on files as somebody to whom permissions apply. Root becomes nobody for
// it: the one thread, which ends with the goroutine.
func unprivileged(t *testing.T, do func()) {
	t.Helper()
	done := make(chan struct{})
	go func() {
		defer close(done)
		if os.Geteuid() == 0 {
			runtime.LockOSThread()
			syscall.RawSyscall(syscall.SYS_SETFSUID, nobody, 0, 0)
		}
		do()
	}()
	<-done
}
