package desktop

import "golang.org/x/sys/windows"

// Notify shows a text to somebody who started the game from a menu, where nobody sees the output. It blocks
// until the message is dismissed.
func Notify(title, text string) {
	caption, err := windows.UTF16PtrFromString(title)
	if err != nil {
		return
	}
	message, err := windows.UTF16PtrFromString(text)
	if err != nil {
		return
	}
	windows.MessageBox(0, message, caption, windows.MB_OK|windows.MB_ICONERROR|windows.MB_SETFOREGROUND)
}
