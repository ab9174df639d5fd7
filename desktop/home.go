package desktop

import (
	"os"
	"os/user"
	"path/filepath"
	"runtime"

	"github.com/adrg/xdg"
)

// FindHome sets the environment's home directory from the system's user database if it is missing:
// all other code relies on the environment, and would use the root or the working directory.
func FindHome() {
	if runtime.GOOS == "windows" || runtime.GOOS == "js" || filepath.IsAbs(os.Getenv("HOME")) {
		return
	}
	if u, err := user.Current(); err == nil && filepath.IsAbs(u.HomeDir) {
		os.Setenv("HOME", u.HomeDir)
		xdg.Reload()
	}
}
