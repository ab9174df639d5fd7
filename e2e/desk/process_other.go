//go:build !linux

package desk

import "syscall"

// ownGroup asks for nothing special where there is no X server of our own anyway.
func ownGroup() *syscall.SysProcAttr { return nil }
