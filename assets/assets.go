// Package assets holds the pictures that the game carries with it, as the files they are.
// It knows no toolkit; whoever shows a picture decodes it.
package assets

import _ "embed"

//go:embed icon.png
var icon []byte

// Icon returns the game's icon: a PNG file of 512 by 512 pixels with transparent corners,
// made from icon.svg by `make icon`. The slice is the caller's own.
func Icon() []byte { return append([]byte(nil), icon...) }
