//go:build !js

// Package files asks for files: it lists folders, reads what is chosen and writes what is saved,
// in the background, because a dead drive may take minutes to respond.
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

// Access provides access to files. All of it may be slow, and is used only in the background.
type Access struct {
	Open     func(path string) ([]byte, error) // at most one byte more than the size of a record
	Stat     func(path string) (fs.FileInfo, error)
	Replace  func(path string, write func(io.Writer) error) error
	Mkdir    func(path string) error
	List     func(folder, ending, lang string) ([]Entry, error)
	Patience time.Duration // how long an operation may take before the player is informed
}

// System returns access to the system's files.
func System() Access {
	return Access{Open: ReadRecord, Stat: os.Stat, Replace: store.Replace, List: readFolder, Mkdir: func(path string) error { return os.Mkdir(path, 0o777) }, Patience: 150 * time.Millisecond}
}

// Files asks for files over a stack.
type Files struct {
	Access Access
	Last   string // folder of the last record, or of another file if there was no record; "" for none
	record string // name of that record, or ""

	// Remembered is called with the path of each record at which dialogs will start; may be nil.
	Remembered func(path string)

	stack *overlay.Stack
	say   func(text string) // shows a short message
	now   func() time.Time
	drop  *drop // the drop being read, or nil
	saves saves
}

// New returns a Files over a stack; say shows a short message.
func New(stack *overlay.Stack, say func(text string), now func() time.Time) *Files {
	return &Files{Access: System(), stack: stack, say: say, now: now}
}

// Remember makes the next dialog start at a record, or in the folder of another file if there was
// no record yet.
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

// Wait waits until no file is being written, up to a limit.
func (f *Files) Wait(limit time.Duration) { f.saves.wait(limit) }
