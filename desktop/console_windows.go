package desktop

import (
	"os"

	"golang.org/x/sys/windows"
)

// theParent stands for the parent process in AttachConsole.
const theParent = ^uintptr(0)

// JoinConsole makes the program print to the console of its parent process: Windows gives no console to GUI
// programs. Redirected streams are left alone, and without such a console nothing happens. Leave the console
// when the window opens: Ctrl+C there, or closing it, would end the game.
func JoinConsole() (leave func()) {
	var lost []**os.File
	for id, stream := range map[uint32]**os.File{windows.STD_OUTPUT_HANDLE: &os.Stdout, windows.STD_ERROR_HANDLE: &os.Stderr} {
		if !leadsSomewhere(id) {
			lost = append(lost, stream)
		}
	}
	kernel := windows.NewLazySystemDLL("kernel32.dll")
	if len(lost) == 0 {
		return func() {}
	}
	if ok, _, _ := kernel.NewProc("AttachConsole").Call(theParent); ok == 0 {
		return func() {}
	}
	for _, stream := range lost {
		if console, err := os.OpenFile("CONOUT$", os.O_RDWR, 0); err == nil {
			*stream = console
		}
	}
	return func() { kernel.NewProc("FreeConsole").Call() }
}

// leadsSomewhere reports whether the parent process passed on a standard stream.
func leadsSomewhere(id uint32) bool {
	stream, err := windows.GetStdHandle(id)
	if err != nil || stream == 0 || stream == windows.InvalidHandle {
		return false
	}
	kind, err := windows.GetFileType(stream)
	return err == nil && kind != windows.FILE_TYPE_UNKNOWN
}
