package main

import "syscall"

// hangup is a placeholder, as a browser has no terminal.
const hangup = syscall.SIGTERM
