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

// display is what the window is opened on.
type display struct{ found desktop.Display }

// open starts the window library on the platform that works. The toolkit goes on with it: by itself
// it would panic, or wait for ever, where nothing answers. Windows and macOS have one display, which
// is there.
func (d *display) open() error {
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		return nil
	}
	d.found = desktop.Find(os.Getenv)
	for _, platform := range d.found.Platforms {
		err := start(platform)
		if err == nil {
			os.Setenv("FYNE_PLATFORM", string(platform)) // the toolkit need not look again
			return nil
		}
		d.found.Fault.Detail = err.Error()
	}
	return d.found.Fault
}

// start starts the window library on a platform.
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
	if started := glfw.GetPlatform(); started != hint { // it panics if the library has not started
		return errors.New("another platform has been started")
	}
	return nil
}

// doubleClick is the time of a double click, as the system has it; 0 if it does not say.
func (d *display) doubleClick() time.Duration {
	if d.found.DoubleClick > 0 {
		return d.found.DoubleClick
	}
	return desktop.DoubleClick()
}

// fault is what to say if the window could not be opened all the same: the display let the program
// in, so OpenGL is missing.
func (d *display) fault(err error) error { return d.found.NoOpenGL(err.Error()) }
