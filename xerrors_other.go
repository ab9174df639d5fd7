//go:build !linux

package main

// bearLostWindows does nothing where no X client library is linked to the program.
func bearLostWindows() {}
