package locales

import (
	"errors"
	"io/fs"
	"slices"
	"strconv"
	"syscall"

	"simplesimon/engine"
)

// systemErrors lists the error kinds with messages of their own; the first match counts. A full disk has
// several errors: a quota may be exceeded. Errors specific to a system are in ofSystem.
var systemErrors = []struct {
	id     ID
	causes []error
}{
	{FileMissing, []error{fs.ErrNotExist}},
	{FileReadOnly, []error{syscall.EROFS}},
	{FileForbidden, []error{fs.ErrPermission}},
	{FileExists, []error{fs.ErrExist}},
	{FileIsFolder, []error{syscall.EISDIR}},
	{FileNoFile, []error{syscall.ENODEV, syscall.ENXIO}},
	{FileNoFolder, []error{syscall.ENOTDIR}},
	{FileNameLength, []error{syscall.ENAMETOOLONG}},
	{FileTooLarge, []error{engine.ErrRecordSize, syscall.EFBIG}},
	{FileLinkCircle, []error{syscall.ELOOP}},
	{FileDriveError, []error{syscall.EIO}},
	{FileDiskFull, []error{syscall.ENOSPC, syscall.EDQUOT}},
	{FileInUse, []error{syscall.EBUSY}},
}

// FileError describes an operating system error about a file as a phrase without a full stop ("no
// such file"), including none of the system's text. It returns "" for nil.
func (l *Localizer) FileError(err error) string {
	if err == nil {
		return ""
	}
	var denied interface{ NoStorage() bool }
	if errors.As(err, &denied) && denied.NoStorage() {
		return l.Text(FileNoStorage)
	}
	for _, kind := range systemErrors {
		if among(err, kind.causes) || among(err, ofSystem[kind.id]) {
			return l.Text(kind.id)
		}
	}
	var number syscall.Errno
	if errors.As(err, &number) {
		return l.Format(FileErrorCode, errnoData{Number: strconv.Itoa(int(number))})
	}
	return l.Text(FileOther)
}

// WriteError is like [Localizer.FileError], but for a file to be written or created:
// fs.ErrNotExist then refers to its folder, and EISDIR to a folder of the same name.
func (l *Localizer) WriteError(err error) string {
	switch {
	case errors.Is(err, fs.ErrNotExist) || among(err, ofSystem[FileMissing]):
		return l.Text(FileNoPlace)
	case errors.Is(err, syscall.EISDIR):
		return l.Text(FileFolderThere)
	}
	return l.FileError(err)
}

func among(err error, causes []error) bool {
	return slices.ContainsFunc(causes, func(cause error) bool { return errors.Is(err, cause) })
}
