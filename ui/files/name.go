//go:build !js

package files

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"

	"simplesimon/locales"
)

// errNoFolder is the error for a relative path where no folder is shown.
var errNoFolder = errors.New("no folder is shown")

// resolve returns the path denoted by a text while a folder is shown: "~" is the home directory.
// It returns "" for blank text. In the list of drives, which is the folder "", relative paths are
// errors: nobody would expect the working directory.
func resolve(text, folder string) (string, error) {
	if strings.TrimSpace(text) == "" {
		return "", nil
	}
	if rest, ok := strings.CutPrefix(text, "~"); ok && (rest == "" || os.IsPathSeparator(rest[0])) {
		if home, err := os.UserHomeDir(); err == nil {
			return filepath.Join(home, rest), nil
		}
	}
	switch volume := filepath.VolumeName(text); {
	case filepath.IsAbs(text):
		return filepath.Clean(text), nil
	case volume != "" && volume == text: // "D:" is the drive, not its current directory
		return volume + string(filepath.Separator), nil
	case folder == "":
		return "", errNoFolder
	case os.IsPathSeparator(text[0]): // relative to the drive's root
		return filepath.Join(filepath.VolumeName(folder)+string(filepath.Separator), text), nil
	}
	return filepath.Join(folder, text), nil
}

// endsWith reports whether a name has an extension, regardless of case.
func endsWith(name, ending string) bool {
	return len(name) >= len(ending) && strings.EqualFold(name[len(name)-len(ending):], ending)
}

// withEnding appends an extension, if missing, so that the dialog lists the file again.
func withEnding(path, ending string) string {
	if endsWith(path, ending) {
		return path
	}
	return path + ending
}

// checkName returns why a file should not be saved under a typed name, because it would not be
// listed again or the system does not permit it; "" if it is fine.
func checkName(words *locales.Localizer, name, ending string) string {
	return checkNameOn(runtime.GOOS == "windows", words, name, ending)
}

func checkNameOn(windows bool, words *locales.Localizer, name, ending string) string {
	switch {
	case strings.TrimSpace(name) == "" || strings.EqualFold(name, ending):
		return words.Text(locales.NameMissing)
	case strings.HasPrefix(name, "."):
		return words.Text(locales.NameHidden)
	}
	for _, r := range name {
		switch {
		case unicode.IsControl(r):
			return words.Text(locales.NameInvisible)
		case windows && strings.ContainsRune(`<>:"/\|?*`, r):
			return words.Format(locales.NameCharacter, locales.ValueData{Value: string(r)})
		}
	}
	if !windows {
		return ""
	}
	if base := reservedName(name); base != "" {
		return words.Format(locales.NameReserved, locales.ValueData{Value: base})
	}
	if len(utf16.Encode([]rune(name))) > longestName {
		return words.Format(locales.CannotWrite, locales.FileData{File: locales.CleanPath(name), Reason: words.FileError(syscall.ENAMETOOLONG)})
	}
	return ""
}

// longestName is the maximum length of a name on Windows, in UTF-16 units. Other systems report it
// themselves.
const longestName = 255

// reservedName returns the part of a name that denotes a device on Windows, whatever follows after
// a dot; "" for none.
func reservedName(name string) string {
	base, _, _ := strings.Cut(name, ".")
	base = strings.TrimRight(base, " ")
	switch upper := strings.ToUpper(base); upper {
	case "CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$":
		return base
	default:
		port, ok := strings.CutPrefix(upper, "COM")
		if !ok {
			port, ok = strings.CutPrefix(upper, "LPT")
		}
		if ok && utf8.RuneCountInString(port) == 1 && strings.ContainsAny(port, "0123456789¹²³") {
			return base
		}
	}
	return ""
}
