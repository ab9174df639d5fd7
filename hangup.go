//go:build !js

package main

import "syscall"

// hangup is sent when the terminal is closed.
const hangup = syscall.SIGHUP
