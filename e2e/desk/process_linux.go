package desk

import "syscall"

// ownGroup puts a child into its own process group and kills it if the tests die.
func ownGroup() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}
