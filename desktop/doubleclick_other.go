//go:build !windows

package desktop

import "time"

// DoubleClick returns the system's double-click time, or 0 if unknown. On X11, [Find] determines
// it.
func DoubleClick() time.Duration { return 0 }
