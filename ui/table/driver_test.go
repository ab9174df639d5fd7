package table_test

import (
	"slices"

	"fyne.io/fyne/v2"
)

// stageApp is the toolkit's app for tests, with a driver of our own.
type stageApp struct {
	fyne.App
	driver *stageDriver
}

func (a *stageApp) Driver() fyne.Driver { return a.driver }

// stageDriver is the toolkit's driver for tests, but motions may be held. Nothing
// happens beside the test.
type stageDriver struct {
	fyne.Driver
	hold    bool
	running []*fyne.Animation
}

func (d *stageDriver) DoFromGoroutine(func(), bool) {
	panic("another goroutine than the test's wants to do something in the window")
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

// tick brings all motions to a part of their way.
func (d *stageDriver) tick(done float32) {
	running := slices.Clone(d.running)
	if done >= 1 {
		d.running = nil
	}
	for _, a := range running {
		a.Tick(done)
	}
}
