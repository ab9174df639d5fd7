//go:build !windows

package desktop

import "time"

// DoubleClick is the longest time between the presses of a double click, as the system has it; 0 if it
// does not say. Where windows are those of X11, [Find] asks.
func DoubleClick() time.Duration { return 0 }
