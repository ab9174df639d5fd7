package locales

import "golang.org/x/sys/windows"

// Windows error codes without a portable equivalent. No file has an invalid name.
var ofSystem = map[ID][]error{
	FileMissing:    {windows.ERROR_INVALID_NAME, windows.ERROR_BAD_PATHNAME, windows.ERROR_INVALID_DRIVE, windows.ERROR_BAD_NET_NAME},
	FileReadOnly:   {windows.ERROR_WRITE_PROTECT},
	FileNoFolder:   {windows.ERROR_DIRECTORY},
	FileNameLength: {windows.ERROR_FILENAME_EXCED_RANGE},
	FileDriveError: {windows.ERROR_NOT_READY, windows.ERROR_CRC, windows.ERROR_IO_DEVICE},
	FileDiskFull:   {windows.ERROR_HANDLE_DISK_FULL, windows.ERROR_DISK_FULL},
	FileInUse:      {windows.ERROR_SHARING_VIOLATION, windows.ERROR_LOCK_VIOLATION},
}
