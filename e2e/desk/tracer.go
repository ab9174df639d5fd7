package desk

import (
	"path/filepath"
	"strings"
	"sync"
)

// tracer watches a program's system calls that affect a folder, and kills the program after one of
// them.
type tracer struct {
	folder string

	mu   sync.Mutex
	pid  int
	left int    // remaining calls; 0 for no kill
	last string // the call after which it was killed
}

// arm kills the program after the given number of calls from now on.
func (t *tracer) arm(calls int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.left = calls
}

func (t *tracer) armed() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.left > 0
}

// count counts a call and reports whether it was the last one.
func (t *tracer) count(call string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.left == 0 {
		return false
	}
	if t.left--; t.left > 0 {
		return false
	}
	t.last = call
	return true
}

// lastCall returns the call after which the program was killed, or "".
func (t *tracer) lastCall() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.last
}

// inside returns the name of a path within the folder: "temporary" for a temporary file, "folder"
// for the folder itself, and "" for anything outside.
func (t *tracer) inside(path string) string {
	name, err := filepath.Rel(t.folder, path)
	if err != nil || !filepath.IsAbs(path) || name == ".." || strings.HasPrefix(name, "../") {
		return ""
	}
	if name == "." {
		return "folder"
	}
	if strings.HasPrefix(name, ".simplesimon-") {
		return "temporary"
	}
	return name
}
