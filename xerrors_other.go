//go:build !linux

package main

// bearLostWindows does nothing on systems without Xlib.
func bearLostWindows() {}
