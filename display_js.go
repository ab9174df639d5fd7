package main

import "time"

// display is what the window is opened on: the page.
type display struct{}

func (*display) open() error { return nil }

func (*display) doubleClick() time.Duration { return 0 }

func (*display) fault(err error) error { return err }
