package locales

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/sys/windows"
)

// Errors specific to Windows are described in words, not by number.
func TestFileErrorsOfWindows(t *testing.T) {
	_, badName := os.ReadFile(filepath.Join(t.TempDir(), "what?.simon"))
	_, longName := os.ReadFile(filepath.Join(t.TempDir(), strings.Repeat("long", 100)))
	wrap := func(err error) error { return &fs.PathError{Op: "open", Path: "x", Err: err} }
	each(t, func(t *testing.T, l *Localizer) {
		for _, c := range []struct {
			err    error
			wanted []ID // one of them
		}{
			{badName, []ID{FileMissing}},
			{longName, []ID{FileMissing, FileNameLength}},
			{wrap(windows.ERROR_DIRECTORY), []ID{FileNoFolder}},
			{wrap(windows.ERROR_WRITE_PROTECT), []ID{FileReadOnly}},
			{wrap(windows.ERROR_NOT_READY), []ID{FileDriveError}},
			{wrap(windows.ERROR_SHARING_VIOLATION), []ID{FileInUse}},
			{wrap(windows.ERROR_DISK_FULL), []ID{FileDiskFull}},
		} {
			said, ok := l.FileError(c.err), false
			for _, id := range c.wanted {
				ok = ok || said == l.Text(id)
			}
			if !ok {
				t.Errorf("%v: %q", c.err, said)
			}
		}
		if got := l.WriteError(badName); got != l.Text(FileNoPlace) {
			t.Errorf("writing, %v: %q", badName, got)
		}
	})
}
