package desktop

import "time"

// The times of a double click that a system can mean.
const (
	leastDoubleClick = 100 * time.Millisecond
	mostDoubleClick  = 5 * time.Second
)

// plausible returns a time of a double click as it is, or 0 if nobody can mean it.
func plausible(t time.Duration) time.Duration {
	if t < leastDoubleClick || t > mostDoubleClick {
		return 0
	}
	return t
}
