//go:build !js

package files

import (
	"errors"
	"io"
	"sync/atomic"

	"simplesimon/locales"
	"simplesimon/timing"
	"simplesimon/ui/controls"
)

// job is an operation of the dialog on a file in the background: a dead drive may take minutes to
// respond, or never do.
type job struct {
	key     string      // identifies the request
	dropped atomic.Bool // the result is no longer wanted
	tells   *timing.Timer
}

// errDropped prevents a file from being written when that is no longer wanted.
var errDropped = errors.New("given up")

// run performs slow work on a path, and then its continuation if that is still wanted; otherwise
// it calls late, which may be nil. The dialog remains usable meanwhile; a previous operation is
// abandoned.
func (d *dialog) run(key, path string, status locales.ID, work func(*job), then, late func()) {
	d.drop()
	job := &job{key: key}
	d.job = job
	job.tells = d.stack.Timers().After(d.Access.Patience, func() {
		if d.open() {
			d.fault.SayStatus(d.words().Format(status, locales.PathData{Path: controls.LastPart(locales.CleanPath(path), controls.LongestPath())}))
		}
	})
	d.stack.Timers().Go(func() { work(job) }, func() {
		job.tells.Stop()
		wanted := d.job == job && d.open()
		if d.job == job {
			d.job = nil
		}
		switch {
		case wanted:
			d.fault.Clear()
			then()
		case late != nil:
			late()
		}
	})
}

// underWay reports whether a request is already in progress.
func (d *dialog) underWay(key string) bool { return d.job != nil && d.job.key == key }

// drop abandons the operation in progress, if any.
func (d *dialog) drop() {
	if d.job != nil {
		d.job.dropped.Store(true)
		d.job.tells.Stop()
		d.job = nil
	}
}

// writing returns a function that writes data, unless the job has been abandoned.
func (j *job) writing(data []byte) func(io.Writer) error {
	return func(to io.Writer) error {
		if j.dropped.Load() {
			return errDropped
		}
		_, err := to.Write(data)
		if err == nil && j.dropped.Load() {
			err = errDropped
		}
		return err
	}
}
