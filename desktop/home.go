package desktop

import (
	"os"
	"os/user"
	"path/filepath"
	"runtime"

	"github.com/adrg/xdg"
)

// FindHome asks the system for the home folder if the environment does not name one, and names it
// there: everything else looks in the environment, and would take the root or the working folder.
func FindHome() {
	if runtime.GOOS == "windows" || runtime.GOOS == "js" || filepath.IsAbs(os.Getenv("HOME")) {
		return
	}
	if u, err := user.Current(); err == nil && filepath.IsAbs(u.HomeDir) {
		os.Setenv("HOME", u.HomeDir)
		xdg.Reload()
	}
}
