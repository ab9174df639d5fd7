package main

import "simplesimon/ui"

// keyMap knows nothing in a browser, which tells no scan codes.
func keyMap() ui.KeyMap { return ui.KeyMap{} }
