//go:build !js

package store

import (
	"path/filepath"

	"github.com/adrg/xdg"
)

// defaultPath is where the system has the data of programs.
func defaultPath() string { return filepath.Join(xdg.DataHome, appFolder) }

// absolute returns a path from the root.
func absolute(path string) (string, error) { return filepath.Abs(path) }
