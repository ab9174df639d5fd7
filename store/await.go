package store

import (
	"os"
	"time"
)

// await waits for done, up to a limit.
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
