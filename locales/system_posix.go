//go:build !windows && !darwin && !js && !android

package locales

import "os"

// systemWishes are the languages that the environment asks for.
func systemWishes() []string { return wishesOf(os.Getenv) }
