//go:build !js

package main

import "github.com/go-gl/glfw/v3.4/glfw"

// screenSize returns the size of the screen's work area in screen coordinates, which the toolkit
// does not expose; 0 if unknown. It may be called once the window is shown.
func screenSize() (width, height int) {
	monitor := glfw.GetPrimaryMonitor()
	if monitor == nil {
		return 0, 0
	}
	_, _, width, height = monitor.GetWorkarea()
	return width, height
}
