//go:build !js

package store

import (
	"path/filepath"

	"github.com/adrg/xdg"
)

// defaultPath returns the program's folder in the system's data directory.
func defaultPath() string { return filepath.Join(xdg.DataHome, appFolder) }

// absolute returns an absolute path.
func absolute(path string) (string, error) { return filepath.Abs(path) }
