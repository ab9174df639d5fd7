//go:build !js

package main

import (
	"os"

	"simplesimon/ui"
)

// arguments returns the command line without the program's name.
func arguments() []string { return os.Args[1:] }

// settle does nothing, as the window is an ordinary one.
func settle(*ui.Options) (opened func(*ui.Window)) { return func(*ui.Window) {} }
