//go:build !js

package main

import (
	"os"
	"os/signal"
	"syscall"
	"time"

	"fyne.io/fyne/v2"
)

const (
	// patience is how long the toolkit may take to exit after the window is closed and everything
	// is saved. It waits for a clipboard manager, which may never respond, and on a busy machine
	// for a lost event of its own: see docs/upstream.
	patience = 1500 * time.Millisecond
	// longPatience is how long the window may take to close after a signal.
	longPatience = 4 * time.Second
)

// leaving makes the process exit soon after its window: a hanging disk may delay saving, and a
// clipboard manager the toolkit.
func leaving(saved bool) {
	if saved {
		endWithin(patience)
	} else {
		endWithin(longPatience)
	}
}

// endWithin exits the process after a delay unless it has exited by then.
func endWithin(d time.Duration) { time.AfterFunc(d, func() { os.Exit(0) }) }

// catchSignals starts catching termination signals. A single signal suffices, even before there is
// a window or while the main goroutine is busy: once opened has been called, end runs on the main
// goroutine as soon as possible. If hangups are ignored, as under nohup, they remain ignored.
func catchSignals() (opened func(end func())) {
	asked, ends := make(chan os.Signal, 1), make(chan func(), 1)
	catch := func() { signal.Notify(asked, os.Interrupt, syscall.SIGTERM) }
	catch()
	if !signal.Ignored(hangup) {
		signal.Notify(asked, hangup)
	}
	go func() {
		<-asked
		endWithin(longPatience)
		fyne.Do(<-ends)
	}()
	return func(end func()) {
		ends <- end
		go fyne.Do(func() { // once the toolkit runs: it catches signals too, and would exit before everything is saved
			signal.Reset(os.Interrupt, syscall.SIGTERM) // a signal at this very moment kills the process, which loses nothing
			catch()
		})
	}
}
