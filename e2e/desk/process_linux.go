package desk

import "syscall"

// ownGroup puts a child into a process group of its own and has it ended if the tests are.
func ownGroup() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}
