package main

// leaving does nothing: a page ends when the browser says so, not when the window does.
func leaving(bool) {}

// catchSignals catches none: a browser sends none.
func catchSignals() (opened func(end func())) { return func(func()) {} }
