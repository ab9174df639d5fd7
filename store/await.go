package store

import (
	"os"
	"time"
)

// await waits for the end of something, but not for ever.
func await(done <-chan error, limit time.Duration) error {
	late := time.NewTimer(limit)
	defer late.Stop()
	select {
	case err := <-done:
		return err
	case <-late.C:
		return os.ErrDeadlineExceeded
	}
}
