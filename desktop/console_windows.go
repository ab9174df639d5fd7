package desktop

import (
	"os"

	"golang.org/x/sys/windows"
)

// theParent stands for the program that started this one, in AttachConsole.
const theParent = ^uintptr(0)

// JoinConsole has the program print to the console of the program that started it: Windows gives
// none to a program with windows. Streams that are redirected stay so, and without such a console
// nothing happens. Leave it when the window opens: Ctrl+C there, or closing the console, would end
// the game.
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

// leadsSomewhere reports whether a standard stream was handed over by the program that started this one.
func leadsSomewhere(id uint32) bool {
	stream, err := windows.GetStdHandle(id)
	if err != nil || stream == 0 || stream == windows.InvalidHandle {
		return false
	}
	kind, err := windows.GetFileType(stream)
	return err == nil && kind != windows.FILE_TYPE_UNKNOWN
}
