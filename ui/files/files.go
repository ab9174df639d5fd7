//go:build !js

// Package files asks for files: it lists folders, reads what is chosen and writes what is saved,
// beside the main goroutine, because a dead drive may take minutes to answer.
package files

import (
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"simplesimon/store"
	"simplesimon/ui/overlay"
)

// Access is how files are reached. All of it may take long, and is used beside the main goroutine
// only.
type Access struct {
	Open     func(path string) ([]byte, error) // no more than one byte over the size of a record
	Stat     func(path string) (fs.FileInfo, error)
	Replace  func(path string, write func(io.Writer) error) error
	Mkdir    func(path string) error
	List     func(folder, ending, lang string) ([]Entry, error)
	Patience time.Duration // how long something may take before the player is told of it
}

// System is access to the files of the system.
func System() Access {
	return Access{Open: ReadRecord, Stat: os.Stat, Replace: store.Replace, List: readFolder, Mkdir: func(path string) error { return os.Mkdir(path, 0o777) }, Patience: 150 * time.Millisecond}
}

// Files asks for files over a stack.
type Files struct {
	Access Access
	Last   string // the folder of the last record, or of another file before there was one; "" for none
	record string // the name of that record; "" for none

	// Remembered is called with the path of each record that a dialog will begin at; nil for nothing.
	Remembered func(path string)

	stack *overlay.Stack
	say   func(text string) // tells something in passing
	now   func() time.Time
	drop  *drop // what is dropped and being read; nil for nothing
	saves saves
}

// New returns what asks for files over a stack; say tells something in passing.
func New(stack *overlay.Stack, say func(text string), now func() time.Time) *Files {
	return &Files{Access: System(), stack: stack, say: say, now: now}
}

// Remember lets the next dialog begin at a record, or in the folder of another file if there was no
// record yet.
func (f *Files) Remember(path string) {
	name := filepath.Base(path)
	switch {
	case strings.EqualFold(filepath.Ext(name), RecordEnding):
		f.Last, f.record = filepath.Dir(path), name
		if f.Remembered != nil {
			f.Remembered(path)
		}
	case f.record == "":
		f.Last = filepath.Dir(path)
	}
}

// Wait waits until no file is being written, but no longer than limit.
func (f *Files) Wait(limit time.Duration) { f.saves.wait(limit) }
