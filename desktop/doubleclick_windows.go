package desktop

import (
	"time"

	"golang.org/x/sys/windows"
)

// DoubleClick returns the system's double-click time, or 0 if unknown.
func DoubleClick() time.Duration {
	ask := windows.NewLazySystemDLL("user32.dll").NewProc("GetDoubleClickTime")
	if ask.Find() != nil {
		return 0
	}
	ms, _, _ := ask.Call()
	return plausible(time.Duration(ms) * time.Millisecond)
}
