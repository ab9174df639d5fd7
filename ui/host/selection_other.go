//go:build windows || darwin || js

package host

import "time"

// readSelection is not there: no window is one of an X server's.
func readSelection(time.Duration) (string, error) { return "", errUnreachable }
