package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io/fs"
	"os"
	"strconv"
	"strings"
	"sync"
)

// journal is an append-only file with a line per change, so that the cost of saving does not
// depend on what was saved before. It is used for the running game and the settings. Every line
// has a checksum, a keyword and JSON:
//
//	simplesimon game 4 0a1b2c3d
//	4e5f6071 game {"code":…}
//	82934a5b move {"same":0,"moves":"2-1-3",…}
//	a4b5c6d7 synced 163
//
// When append returns, the line is with the kernel and survives the end of the process; sync
// flushes it to disk, so it survives a power failure. One goroutine may sync concurrently with one
// that does everything else.
type journal struct {
	folder  Folder
	name    string
	version int

	mu    sync.Mutex
	file  handle      // open for appending; nil if the file must be rewritten first
	info  fs.FileInfo // of file, to notice that it was replaced
	size  int64       // size of the intact content in bytes
	dirty bool        // some of it may not be on disk
	lost  bool        // the file was replaced by one that has not been read
	safe  int64       // number of bytes known to be on disk
	noted int64       // number of bytes that a synced line confirms
}

// syncedWord is the keyword of a line recording how many bytes of the file are on disk. Damage to
// those has another cause than a power failure.
const syncedWord = "synced"

// journalHead returns the first line of a journal, which ends with its own checksum.
func journalHead(kind string, version int) string {
	words := fmt.Sprintf("simplesimon %s %d", kind, version)
	return fmt.Sprintf("%s %08x\n", words, crc32.Checksum([]byte(words), table))
}

// journalLine formats a line of a journal.
func journalLine(word string, v any) ([]byte, error) {
	body, err := json.Marshal(v)
	if err != nil {
		return nil, err
	}
	text := append([]byte(word+" "), body...)
	return fmt.Appendf(nil, "%08x %s\n", crc32.Checksum(text, table), text), nil
}

// entry is a parsed line of a journal.
type entry struct {
	word string
	body []byte // JSON
}

// parseJournal parses the lines of a journal after its first one, and returns how many bytes of it
// are intact. It tolerates what a power failure can leave at the end: an unfinished line, or data
// not known to have been on disk that has a hole in it. All other damage is [ErrUnreadable].
func parseJournal(data []byte, head string) (lines []entry, whole int, err error) {
	whole = len(head)
	for rest := data[whole:]; len(rest) > 0; rest = data[whole:] {
		text, _, complete := bytes.Cut(rest, []byte("\n"))
		e, ok := parseJournalLine(text)
		if !complete || !ok {
			if !tornOff(rest, whole, complete) {
				return nil, 0, fmt.Errorf("%w: line %d is damaged", ErrUnreadable, len(lines)+2)
			}
			break
		}
		lines = append(lines, e)
		whole += len(text) + 1
	}
	return lines, whole, nil
}

// parseJournalLine parses a line without its newline.
func parseJournalLine(text []byte) (entry, bool) {
	if len(text) < sumLength || text[sumLength-1] != ' ' {
		return entry{}, false
	}
	if string(text[:sumLength-1]) != fmt.Sprintf("%08x", crc32.Checksum(text[sumLength:], table)) {
		return entry{}, false
	}
	word, body, _ := strings.Cut(string(text[sumLength:]), " ")
	return entry{word, []byte(body)}, true
}

// tornOff reports whether the rest of a journal, from its first damaged line on, is what a power
// failure may leave. The line starts at offset at and is complete or not.
func tornOff(rest []byte, at int, complete bool) bool {
	if !complete {
		return true
	}
	for from := 0; ; { // a mark may follow a line whose newline is damaged
		i := bytes.Index(rest[from:], []byte(" "+syncedWord+" "))
		if i < 0 {
			break
		}
		begin := max(0, from+i+1-sumLength)
		from += i + 1
		text, _, _ := bytes.Cut(rest[begin:], []byte("\n"))
		if e, ok := parseJournalLine(text); ok {
			if safe, err := strconv.Atoi(string(e.body)); err == nil && safe > at {
				return false
			}
		}
	}
	return bytes.IndexByte(rest, 0) >= 0
}

// resume continues with a file that was read or written: all size bytes are intact, and the first
// safe of them are on disk. If that is not possible, the next save rewrites the file.
func (j *journal) resume(size, safe int64) {
	j.close() // one that has been moved away with its folder
	file, err := j.folder.disk.OpenFile(j.folder.file(j.name), os.O_RDWR|os.O_APPEND, 0)
	if err != nil {
		return
	}
	info, err := file.Stat()
	if err != nil || info.Size() != size {
		file.Close()
		return
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	j.file, j.info, j.size, j.dirty, j.safe, j.noted = file, info, size, safe < size, safe, safe
}

// ready reports whether lines can be appended: the file is open, unchanged, and still the one that
// a start would find.
func (j *journal) ready() bool {
	j.mu.Lock()
	file, info, size := j.file, j.info, j.size
	j.mu.Unlock()
	if file == nil {
		return false
	}
	now, err := j.folder.disk.Stat(j.folder.file(j.name))
	if err == nil && j.folder.disk.Same(now, info) && now.Size() == size {
		return true
	}
	j.lost = err == nil
	j.drop(file)
	return false
}

// replaced reports, once, whether the file was replaced by another one, which must be read before
// anything is saved.
func (j *journal) replaced() bool {
	j.ready()
	lost := j.lost
	j.lost = false
	return lost
}

// drop closes a file that is no longer used.
func (j *journal) drop(file handle) {
	j.mu.Lock()
	if j.file == file {
		j.file, j.dirty = nil, false
	}
	j.mu.Unlock()
	file.Close() // errors don't matter: its content is rewritten
}

// append appends a line and passes it to the kernel. On error, the file is unchanged or must be
// rewritten.
func (j *journal) append(line []byte) error {
	j.mu.Lock()
	file, size := j.file, j.size
	if j.safe > j.noted {
		mark, _ := journalLine(syncedWord, j.safe) // never fails
		line = append(mark, line...)
	}
	if size+int64(len(line)) > longJournal {
		j.mu.Unlock()
		j.drop(file)
		return errLong
	}
	j.dirty = true
	_, err := file.Write(line)
	if err == nil {
		j.size += int64(len(line))
		j.noted = j.safe
	}
	j.mu.Unlock()
	if err != nil && file.Truncate(size) != nil {
		j.drop(file)
	}
	return err
}

// longJournal is the size in bytes from which a journal is rewritten: some hundred thousand moves.
const longJournal = 16 << 20

// errLong is the error for a journal of that size.
var errLong = errors.New("the journal is too long")

// rewrite rewrites the file as a whole and continues with it.
func (j *journal) rewrite(line []byte) error {
	j.close()
	data := append([]byte(journalHead(j.name, j.version)), line...)
	if len(data) > maxFile {
		return fmt.Errorf("a %s of over %d bytes can't be saved", j.name, maxFile)
	}
	if err := j.folder.write(j.name, data); err != nil {
		return err
	}
	j.resume(int64(len(data)), int64(len(data)))
	return nil
}

// sync flushes appended lines to disk. After an error the file must be rewritten: the system may
// have dropped the data it failed to write.
func (j *journal) sync() error {
	j.mu.Lock()
	file, size := j.file, j.size
	dirty := j.dirty && file != nil
	j.dirty = j.dirty && file == nil
	j.mu.Unlock()
	if !dirty {
		return nil
	}
	err := file.Sync()
	j.mu.Lock()
	current := j.file == file
	if current && err == nil {
		j.safe = size
	}
	j.mu.Unlock()
	if err == nil || !current { // meanwhile the file was rewritten
		return nil
	}
	j.drop(file)
	return err
}

// unsynced reports whether there is something to sync.
func (j *journal) unsynced() bool {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.dirty
}

// close closes the file. It does not sync.
func (j *journal) close() {
	j.mu.Lock()
	file := j.file
	j.mu.Unlock()
	if file != nil {
		j.drop(file)
	}
}
