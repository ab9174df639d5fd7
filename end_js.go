package main

// leaving does nothing: the browser decides when a page ends.
func leaving(bool) {}

// catchSignals catches nothing, as browsers send no signals.
func catchSignals() (opened func(end func())) { return func(func()) {} }
