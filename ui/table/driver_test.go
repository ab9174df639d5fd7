package table_test

import (
	"slices"

	"fyne.io/fyne/v2"
)

// stageApp is the toolkit's test app with a custom driver.
type stageApp struct {
	fyne.App
	driver *stageDriver
}

func (a *stageApp) Driver() fyne.Driver { return a.driver }

// stageDriver is the toolkit's test driver, except that animations can be held. Nothing runs
// concurrently with the test.
type stageDriver struct {
	fyne.Driver
	hold    bool
	running []*fyne.Animation
}

func (d *stageDriver) DoFromGoroutine(func(), bool) {
	panic("the window was accessed from another goroutine")
}

func (d *stageDriver) StartAnimation(a *fyne.Animation) {
	if d.hold {
		d.running = append(d.running, a)
		return
	}
	d.Driver.StartAnimation(a)
}

func (d *stageDriver) StopAnimation(a *fyne.Animation) {
	d.running = slices.DeleteFunc(d.running, func(r *fyne.Animation) bool { return r == a })
}

// tick advances all animations to a fraction of their duration.
func (d *stageDriver) tick(done float32) {
	running := slices.Clone(d.running)
	if done >= 1 {
		d.running = nil
	}
	for _, a := range running {
		a.Tick(done)
	}
}
