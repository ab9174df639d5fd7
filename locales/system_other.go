//go:build windows || darwin || js || android

package locales

import "github.com/jeandeaual/go-locale"

// systemWishes returns the languages preferred in the system's settings.
func systemWishes() []string {
	wishes, err := locale.GetLocales()
	if err != nil {
		return nil
	}
	return wishes
}
