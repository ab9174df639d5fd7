package desktop

import "time"

// The range of plausible double-click times.
const (
	leastDoubleClick = 100 * time.Millisecond
	mostDoubleClick  = 5 * time.Second
)

// plausible returns t, or 0 if t is not a plausible double-click time.
func plausible(t time.Duration) time.Duration {
	if t < leastDoubleClick || t > mostDoubleClick {
		return 0
	}
	return t
}
