//go:build !js

package main

import (
	"os"

	"simplesimon/ui"
)

// arguments are those of the command line, without the program's name.
func arguments() []string { return os.Args[1:] }

// settle does nothing: the window is one of the system's.
func settle(*ui.Options) (opened func(*ui.Window)) { return func(*ui.Window) {} }
