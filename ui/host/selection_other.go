//go:build windows || darwin || js

package host

import "time"

// readSelection is unavailable, as there is no X server.
func readSelection(time.Duration) (string, error) { return "", errUnreachable }
