//go:build !linux

package desk

import (
	"errors"
	"fmt"
	"syscall"
)

// ownGroup asks for nothing special where there is no X server of our own anyway.
func ownGroup() *syscall.SysProcAttr { return nil }

// startTraced tells that calls can't be watched here.
func startTraced([]string, *tracer, string, ...string) (*process, error) {
	return nil, fmt.Errorf("watching calls: %w", errors.ErrUnsupported)
}

func (*tracer) stop() error { return errors.ErrUnsupported }
