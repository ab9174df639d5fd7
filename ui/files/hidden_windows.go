package files

import (
	"io/fs"
	"syscall"

	"golang.org/x/sys/windows"
)

// hiddenFile reports whether a file is hidden by more than its name.
func hiddenFile(e fs.DirEntry) bool {
	info, err := e.Info()
	if err != nil {
		return true
	}
	data, ok := info.Sys().(*syscall.Win32FileAttributeData)
	return ok && data.FileAttributes&(syscall.FILE_ATTRIBUTE_HIDDEN|syscall.FILE_ATTRIBUTE_SYSTEM) != 0
}

// hasDrives reports whether there are drives above the roots of folders.
const hasDrives = true

// drives are the roots of the drives that there are. The system knows their letters without
// asking the drives, which may be dead.
func drives() (roots []string) {
	letters, err := windows.GetLogicalDrives()
	if err != nil {
		return nil
	}
	for i := range 26 {
		if letters&(1<<i) != 0 {
			roots = append(roots, string(rune('A'+i))+`:\`)
		}
	}
	return roots
}
