//go:build !js

package main

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"time"

	"github.com/go-gl/glfw/v3.4/glfw"

	"simplesimon/desktop"
)

// display is the display on which the window is opened.
type display struct{ found desktop.Display }

// open initialises GLFW on the platform that works, and the toolkit uses that. By itself the
// toolkit would panic or hang if the display does not respond. Windows and macOS always have
// exactly one display.
func (d *display) open() error {
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		return nil
	}
	d.found = desktop.Find(os.Getenv)
	for _, platform := range d.found.Platforms {
		err := start(platform)
		if err == nil {
			os.Setenv("FYNE_PLATFORM", string(platform)) // saves the toolkit from choosing again
			return nil
		}
		d.found.Fault.Detail = err.Error()
	}
	return d.found.Fault
}

// start initialises GLFW on a platform.
func start(platform desktop.Platform) (err error) {
	defer func() {
		if trouble := recover(); trouble != nil {
			err = fmt.Errorf("%v", trouble)
		}
	}()
	hint := glfw.PlatformX11
	if platform == desktop.Wayland {
		hint = glfw.PlatformWayland
	}
	glfw.InitHint(glfw.PlatformHint, int(hint))
	if err := glfw.Init(); err != nil {
		return err
	}
	if started := glfw.GetPlatform(); started != hint { // panics if GLFW is not initialised
		return errors.New("another platform was initialised")
	}
	return nil
}

// doubleClick returns the system's double-click time, or 0 if unknown.
func (d *display) doubleClick() time.Duration {
	if d.found.DoubleClick > 0 {
		return d.found.DoubleClick
	}
	return desktop.DoubleClick()
}

// fault returns what to report if the window can't be opened all the same: the display accepted
// the connection, so OpenGL is missing.
func (d *display) fault(err error) error { return d.found.NoOpenGL(err.Error()) }
