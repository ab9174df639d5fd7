//go:build unix && !linux

package store_test

import (
	"os"
	"testing"
)

// unprivileged does something on files as somebody to whom permissions apply.
func unprivileged(t *testing.T, do func()) {
	t.Helper()
	if os.Geteuid() == 0 {
		t.Skip("no permission applies to root")
	}
	do()
}
