package main

// screenSize is not known in a browser, and needs not to be: the game fills the
// page.
func screenSize() (width, height int) { return 0, 0 }
