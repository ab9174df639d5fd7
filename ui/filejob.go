//go:build !js

package ui

import (
	"errors"
	"io"
	"sync/atomic"

	"simplesimon/locales"
	"simplesimon/timing"
)

// fileJob is something that the dialog does with a file beside the main goroutine: a dead
// drive may take minutes to answer, or never do.
type fileJob struct {
	key     string      // what was asked for: a job of the same key is the same
	dropped atomic.Bool // nobody waits for it any more
	tells   *timing.Timer
}

// errDropped keeps a file from being written that nobody waits for any more.
var errDropped = errors.New("given up")

// run does slow work on a path, and then what follows, if it is still wanted by then: late
// follows if it is not, and may be nil. The dialog can be used meanwhile; what has been
// under way is given up.
func (d *fileDialog) run(key, path string, status locales.ID, work func(*fileJob), then, late func()) {
	d.drop()
	job := &fileJob{key: key}
	d.job = job
	job.tells = d.w.timers.After(d.w.files.patience, func() {
		if d.w.modal == d.m {
			d.tellStatus(d.w.words.Format(status, locales.PathData{Path: lastPart(locales.CleanPath(path), longestPath)}))
		}
	})
	d.w.timers.Go(func() { work(job) }, func() {
		job.tells.Stop()
		wanted := d.job == job && d.w.modal == d.m
		if d.job == job {
			d.job = nil
		}
		switch {
		case wanted:
			d.w.hideFault(d.fault)
			then()
		case late != nil:
			late()
		}
	})
}

// underWay reports whether what is asked for is being done already.
func (d *fileDialog) underWay(key string) bool { return d.job != nil && d.job.key == key }

// drop gives up what is under way, if anything is.
func (d *fileDialog) drop() {
	if d.job != nil {
		d.job.dropped.Store(true)
		d.job.tells.Stop()
		d.job = nil
	}
}

// writing returns a function that writes data, unless the job has been given up.
func (j *fileJob) writing(data []byte) func(io.Writer) error {
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
