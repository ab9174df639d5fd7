// Package assets embeds the game's images as files. It does not depend on the toolkit; callers
// decode them.
package assets

import _ "embed"

//go:embed icon.png
var icon []byte

// Icon returns the game's icon: a PNG file of 512×512 pixels with transparent corners, rendered
// from icon.svg by `make icon`. The slice is a copy.
func Icon() []byte { return append([]byte(nil), icon...) }
