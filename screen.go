//go:build !js

package main

import "github.com/go-gl/glfw/v3.4/glfw"

// screenSize is the size of the screen's free area in its own coordinates,
// which the toolkit knows and does not tell; 0 if it is not known. It may be
// called once the window is shown.
func screenSize() (width, height int) {
	monitor := glfw.GetPrimaryMonitor()
	if monitor == nil {
		return 0, 0
	}
	_, _, width, height = monitor.GetWorkarea()
	return width, height
}
