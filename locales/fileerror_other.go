//go:build !windows

package locales

// Other systems answer with the portable errors alone.
var diskFull, inUse []error
