package desktop

import (
	"os"
	"os/user"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/adrg/xdg"
)

// TestFindHome checks that without a home directory in the environment, the system's is used,
// never the working directory.
func TestFindHome(t *testing.T) {
	if runtime.GOOS == "windows" || runtime.GOOS == "js" {
		t.Skip("the home directory is not in HOME on this system")
	}
	system, err := user.Current()
	if err != nil || !filepath.IsAbs(system.HomeDir) {
		t.Skip("no home directory in the user database")
	}
	for _, name := range []string{"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"} {
		t.Setenv(name, "")
	}
	t.Setenv("HOME", "")
	defer xdg.Reload()
	own := t.TempDir()
	for _, c := range [][2]string{{"", system.HomeDir}, {"here", system.HomeDir}, {".", system.HomeDir}, {own, own}} {
		os.Setenv("HOME", c[0])
		xdg.Reload()
		FindHome()
		if got := os.Getenv("HOME"); got != c[1] {
			t.Errorf("HOME=%q: %q, want %q", c[0], got, c[1])
		}
		if !strings.HasPrefix(xdg.DataHome, c[1]) {
			t.Errorf("HOME=%q: data is saved in %s", c[0], xdg.DataHome)
		}
	}
}
