//go:build !linux

package desk

import (
	"errors"
	"fmt"
	"os"
	"syscall"
)

// ownGroup returns no attributes: the tests need Linux anyway.
func ownGroup() *syscall.SysProcAttr { return nil }

func suspend(*os.Process) error { return errors.ErrUnsupported }

func resume(*os.Process) error { return errors.ErrUnsupported }

// startTraced fails, as system calls can't be traced here.
func startTraced([]string, *tracer, string, ...string) (*process, error) {
	return nil, fmt.Errorf("tracing system calls: %w", errors.ErrUnsupported)
}

func (*tracer) stop() error { return errors.ErrUnsupported }
