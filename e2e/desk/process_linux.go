package desk

import (
	"os"
	"syscall"
)

// ownGroup puts a child into its own process group and kills it if the tests die.
func ownGroup() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}

// suspend stops a process until [resume].
func suspend(p *os.Process) error { return p.Signal(syscall.SIGSTOP) }

func resume(p *os.Process) error { return p.Signal(syscall.SIGCONT) }
