package e2e_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// program is the absolute path of the program under test.
var program string

func TestMain(m *testing.M) {
	status, err := test(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		status = 1
	}
	os.Exit(status)
}

// test runs the tests on the program named in the environment, or on one built for them.
func test(m *testing.M) (int, error) {
	if named := os.Getenv("SIMPLESIMON"); named != "" {
		var err error
		if program, err = filepath.Abs(named); err != nil {
			return 0, err
		}
		if _, err = os.Stat(program); err != nil {
			return 0, fmt.Errorf("the program to test, from SIMPLESIMON: %w", err)
		}
		return m.Run(), nil
	}
	folder, err := os.MkdirTemp("", "simplesimon")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(folder)
	program = filepath.Join(folder, "simplesimon")
	build := exec.Command("go", "build", "-tags", "migrated_fynedo", "-o", program, "..")
	if out, err := build.CombinedOutput(); err != nil {
		return 0, fmt.Errorf("building the program to test: %w\n%s", err, out)
	}
	return m.Run(), nil
}
