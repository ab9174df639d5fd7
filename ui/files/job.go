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

// job is something that the dialog does with a file beside the main goroutine: a dead
// drive may take minutes to answer, or never do.
type job struct {
	key     string      // what was asked for: a job of the same key is the same
	dropped atomic.Bool // nobody waits for it any more
	tells   *timing.Timer
}

// errDropped keeps a file from being written that nobody waits for any more.
var errDropped = errors.New("given up")

// run does slow work on a path, and then what follows, if it is still wanted by then: late
// follows if it is not, and may be nil. The dialog can be used meanwhile; what has been
// under way is given up.
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

// underWay reports whether what is asked for is being done already.
func (d *dialog) underWay(key string) bool { return d.job != nil && d.job.key == key }

// drop gives up what is under way, if anything is.
func (d *dialog) drop() {
	if d.job != nil {
		d.job.dropped.Store(true)
		d.job.tells.Stop()
		d.job = nil
	}
}

// writing returns a function that writes data, unless the job has been given up.
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
