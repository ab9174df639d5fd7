//go:build windows || darwin || js || android

package locales

import "github.com/jeandeaual/go-locale"

// systemWishes are the languages that the player has told the system.
func systemWishes() []string {
	wishes, err := locale.GetLocales()
	if err != nil {
		return nil
	}
	return wishes
}
