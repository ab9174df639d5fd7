//go:build unix && !linux

package store_test

import (
	"os"
	"testing"
)

// unprivileged runs do as a user to whom permissions apply.
func unprivileged(t *testing.T, do func()) {
	t.Helper()
	if os.Geteuid() == 0 {
		t.Skip("permissions do not apply to root")
	}
	do()
}
