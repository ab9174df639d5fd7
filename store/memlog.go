package store

import (
	"bytes"
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"time"
)

// records stores a memLog: numbered records, such as those of a browser database.
type records interface {
	// Load returns all records by number.
	Load() (map[int][]byte, error)
	// Write adds the records of a batch, all or none, after all batches of earlier calls. done is
	// called later on another goroutine, in the order of the calls, with nil once the records are
	// there, or with an error.
	Write(b batch, done func(error))
}

// batch is a set of records written together.
type batch struct {
	clear   bool     // remove all earlier records first
	first   int      // number of the first record
	records [][]byte // may be empty
	sync    bool     // call done only when this and all earlier batches survive a power failure
}

// memLog logs the changes of a memDisk, whose mutex guards it. A crash may truncate it: records
// after a gap do not count.
type memLog struct {
	disk   *memDisk
	out    records
	next   int   // the number of the next record
	size   int   // total size of the written records in bytes
	failed error // records are missing since this error: everything must be rewritten
	unread error // why the records could not be read; they are left alone
}

// memRecord is a change. Written data follows it on a line of its own.
type memRecord struct {
	Op   memOp  `json:"op"`
	Name string `json:"name"`
	To   string `json:"to,omitempty"`
	Size int64  `json:"size,omitempty"`
}

type memOp string

const (
	opFile     memOp = "file"   // a whole file
	opCreate   memOp = "create" // an empty file
	opAppend   memOp = "append"
	opTruncate memOp = "truncate"
	opRename   memOp = "rename"
	opRemove   memOp = "remove"
)

const (
	manyRecords = 64      // a start rewrites the log from this number on
	longLogSize = 1 << 20 // the log is rewritten from this size on, if little of it is live
)

func (r memRecord) encode(data []byte) []byte {
	head, _ := json.Marshal(r) // never fails
	return append(append(head, '\n'), data...)
}

// load replays all records.
func (l *memLog) load() {
	l.next = 1
	all, err := l.out.Load()
	if err != nil {
		l.unread = err
		return
	}
	numbers := make([]int, 0, len(all))
	for n := range all {
		numbers = append(numbers, n)
	}
	slices.Sort(numbers)
	for i, n := range numbers {
		l.next = n + 1
		if i > 0 && n != numbers[i-1]+1 || !l.redo(all[n]) {
			l.failed = fmt.Errorf("record %d is missing", n) // everything after the gap is rewritten
			break
		}
		l.size += len(all[n])
	}
	if len(numbers) > 0 {
		l.next = numbers[len(numbers)-1] + 1
	}
	if l.disk.owner && (l.failed != nil || len(numbers) > manyRecords) {
		l.rewrite(false, func(error) {})
	}
}

// redo replays a change and reports whether that is possible.
func (l *memLog) redo(record []byte) bool {
	head, data, ok := bytes.Cut(record, []byte("\n"))
	var r memRecord
	if !ok || json.Unmarshal(head, &r) != nil || r.Name == "" || r.Name != filepath.Base(r.Name) {
		return false
	}
	d := l.disk
	path := filepath.Join(d.folder, r.Name)
	f := d.files[path]
	switch r.Op {
	case opFile, opCreate:
		d.create(path).data = bytes.Clone(data)
		return true
	case opAppend:
		if f != nil {
			f.data = append(f.data, data...)
		}
	case opTruncate:
		if f == nil || r.Size < 0 || r.Size > int64(len(f.data)) {
			return false
		}
		f.data = f.data[:r.Size:r.Size]
	case opRename:
		if f == nil || r.To == "" || r.To != filepath.Base(r.To) {
			return false
		}
		d.rename(path, filepath.Join(d.folder, r.To))
	case opRemove:
		d.remove(path)
	default:
		return false
	}
	return f != nil
}

// add logs a change.
func (l *memLog) add(r memRecord, data []byte) {
	record := r.encode(data)
	first := l.next
	l.next++
	l.size += len(record)
	if l.failed != nil || l.unread != nil {
		return // the next sync rewrites everything
	}
	if l.size > longLogSize+4*l.disk.size() {
		l.rewrite(false, func(error) {})
		return
	}
	l.out.Write(batch{first: first, records: [][]byte{record}}, l.settle)
}

// settle handles the end of a write.
func (l *memLog) settle(err error) {
	if err == nil {
		return
	}
	l.disk.mu.Lock()
	l.failed = err
	l.disk.mu.Unlock()
}

// rewrite replaces all records with the current files.
func (l *memLog) rewrite(sync bool, done func(error)) {
	b := batch{clear: true, first: l.next, sync: sync}
	l.size = 0
	for path, f := range l.disk.files {
		record := memRecord{Op: opFile, Name: l.disk.name(path)}.encode(f.data)
		b.records = append(b.records, record)
		l.size += len(record)
	}
	l.next += len(b.records)
	l.failed = nil // unless it fails
	l.out.Write(b, func(err error) {
		l.settle(err)
		done(err)
	})
}

// syncLimit is how long the browser may take to sync.
const syncLimit = 10 * time.Second

// sync waits until all changes so far survive a power failure. It retries changes that could not
// be written before.
func (l *memLog) sync() error {
	if !l.disk.owner || l.unread != nil {
		return l.unread
	}
	for range 2 {
		done := make(chan error, 1)
		l.disk.mu.Lock()
		if l.failed != nil {
			l.rewrite(true, func(err error) { done <- err })
		} else {
			l.out.Write(batch{first: l.next, sync: true}, func(err error) { done <- err })
		}
		l.disk.mu.Unlock()
		if err := await(done, syncLimit); err != nil {
			l.settle(err)
			return err
		}
		l.disk.mu.Lock()
		failed := l.failed
		l.disk.mu.Unlock()
		if failed == nil {
			return nil
		}
	}
	l.disk.mu.Lock()
	defer l.disk.mu.Unlock()
	return l.failed
}

// size returns the total size of all files.
func (d *memDisk) size() (n int) {
	for _, f := range d.files {
		n += len(f.data)
	}
	return n
}
