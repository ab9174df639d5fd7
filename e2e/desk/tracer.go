package desk

import (
	"path/filepath"
	"strings"
	"sync"
)

// tracer watches the calls of a program that do something in a folder, and kills the program after
// one of them.
type tracer struct {
	folder string

	mu   sync.Mutex
	pid  int
	left int    // so many calls are to come until it is killed; 0 if it is not to be
	last string // the call after which it was killed
}

// arm has the program killed after so many calls from now on.
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

// count counts a call, and reports whether it was the last one.
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

// lastCall is the call after which the program was killed; "" if it was not.
func (t *tracer) lastCall() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.last
}

// inside tells what a path in the folder is called there: "temporary" for a temporary file,
// "folder" for the folder itself, and "" for all that lies elsewhere.
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
