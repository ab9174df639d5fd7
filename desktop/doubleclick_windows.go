package desktop

import (
	"time"

	"golang.org/x/sys/windows"
)

// DoubleClick is the longest time between the presses of a double click, as the system has it; 0 if it
// does not say.
func DoubleClick() time.Duration {
	ask := windows.NewLazySystemDLL("user32.dll").NewProc("GetDoubleClickTime")
	if ask.Find() != nil {
		return 0
	}
	ms, _, _ := ask.Call()
	return plausible(time.Duration(ms) * time.Millisecond)
}
