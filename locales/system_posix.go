//go:build !windows && !darwin && !js && !android

package locales

import "os"

// systemWishes returns the languages preferred in the environment.
func systemWishes() []string { return wishesOf(os.Getenv) }
