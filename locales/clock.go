package locales

import (
	"fmt"
	"time"
)

// Clock formats a time played as h:mm:ss or m:ss: 0:07, 12:34, 1:02:03.
func Clock(d time.Duration) string {
	seconds := int(d / time.Second)
	minutes, hours := seconds/60%60, seconds/3600
	if hours == 0 {
		return fmt.Sprintf("%d:%02d", minutes, seconds%60)
	}
	return fmt.Sprintf("%d:%02d:%02d", hours, minutes, seconds%60)
}
