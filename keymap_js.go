package main

import "simplesimon/ui/keyboard"

// keyMap knows nothing in a browser, which tells no scan codes.
func keyMap() keyboard.KeyMap { return keyboard.KeyMap{} }
