package ui

import (
	"io/fs"
	"os"
	"syscall"
)

// hiddenFile tells whether a file is hidden by more than its name.
func hiddenFile(e fs.DirEntry) bool {
	info, err := e.Info()
	if err != nil {
		return true
	}
	data, ok := info.Sys().(*syscall.Win32FileAttributeData)
	return ok && data.FileAttributes&(syscall.FILE_ATTRIBUTE_HIDDEN|syscall.FILE_ATTRIBUTE_SYSTEM) != 0
}

// drives are the roots of the drives that there are.
func drives() (roots []string) {
	for letter := 'A'; letter <= 'Z'; letter++ {
		root := string(letter) + `:\`
		if _, err := os.Stat(root); err == nil {
			roots = append(roots, root)
		}
	}
	return roots
}
