package main

import "time"

// display is the page on which the window is opened.
type display struct{}

func (*display) open() error { return nil }

func (*display) doubleClick() time.Duration { return 0 }

func (*display) fault(err error) error { return err }
