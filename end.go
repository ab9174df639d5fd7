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
	// patience is how long the toolkit may take to end when the window is closed and all is
	// kept. It waits for a clipboard manager, which may never answer, and on a busy machine
	// for an event of its own that got lost: see docs/upstream.
	patience = 1500 * time.Millisecond
	// longPatience is how long the window may take to close when a signal asks for it.
	longPatience = 4 * time.Second
)

// leaving sees to it that the process ends soon after its window: a disk that hangs may hold up
// the saving, and a clipboard manager the toolkit.
func leaving(saved bool) {
	if saved {
		endWithin(patience)
	} else {
		endWithin(longPatience)
	}
}

// endWithin ends the process after a time, if it has not ended by then.
func endWithin(d time.Duration) { time.AfterFunc(d, func() { os.Exit(0) }) }

// catchSignals takes the signals that ask the program to end, from now on. One signal is
// enough, even if it comes before there is a window, or if the main goroutine hangs: once
// opened has been called, end runs on the main goroutine as soon as that has the time. Who
// has the program ignore hangups, as nohup does, wants it to go on.
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
		go fyne.Do(func() { // once the toolkit runs: it catches these too, and would end before all is kept
			signal.Reset(os.Interrupt, syscall.SIGTERM) // a signal in this very moment kills the process, which loses nothing
			catch()
		})
	}
}
