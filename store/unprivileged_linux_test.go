package store_test

import (
	"os"
	"runtime"
	"syscall"
	"testing"
)

// unprivileged runs do as a user to whom permissions apply. If the test runs as root, the current
// thread becomes nobody and ends with the goroutine.
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
