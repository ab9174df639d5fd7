package main

// screenSize is unknown in a browser, where the game fills the page anyway.
func screenSize() (width, height int) { return 0, 0 }
