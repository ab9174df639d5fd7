package main

import "syscall"

// hangup is a signal that comes anyway: a browser has no terminal.
const hangup = syscall.SIGTERM
