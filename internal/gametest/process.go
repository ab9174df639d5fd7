package gametest

import (
	"os"
	"os/exec"
	"testing"
)

// Self returns the path of the test binary.
func Self(t testing.TB) string {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return self
}

// Process returns a command for a test binary. Binaries for another processor run in the emulator
// given in SIMPLESIMON_EMULATOR, as their tests do.
func Process(program string, args ...string) *exec.Cmd {
	if emulator := os.Getenv("SIMPLESIMON_EMULATOR"); emulator != "" {
		return exec.Command(emulator, append([]string{program}, args...)...)
	}
	return exec.Command(program, args...)
}
