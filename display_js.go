package main

// display is what the window is opened on: the page.
type display struct{}

func (*display) open() error { return nil }

func (*display) fault(err error) error { return err }
