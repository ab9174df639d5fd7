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

// journal is a file that grows by a line with each change, so that saving one costs the
// same whatever has gone before: the running game, the settings. Every line has a
// checksum, a word that says what it is, and JSON:
//
//	simplesimon game 4 0a1b2c3d
//	4e5f6071 game {"code":…}
//	82934a5b move {"same":0,"moves":"2-1-3",…}
//	a4b5c6d7 synced 163
//
// A line is with the kernel when append returns, so it survives the end of the process;
// sync brings it to the disk, so it survives a power cut. One goroutine at a time may sync
// beside the one that does the rest.
type journal struct {
	folder  Folder
	name    string
	version int

	mu    sync.Mutex
	file  handle      // open for appending; nil if the file has to be written whole first
	info  fs.FileInfo // of file, to notice when something else has taken its place
	size  int64       // of all that is whole in it, in bytes
	dirty bool        // something in it may not be on the disk
	lost  bool        // something else has taken its place, which has not been read
	safe  int64       // how many bytes are on the disk for sure
	noted int64       // how many of them a line says to be
}

// syncedWord is the word of a line that says how many bytes of the file are on the disk.
// Damage to these has another cause than a power cut.
const syncedWord = "synced"

// journalHead is the first line of a journal: its last word is the checksum of the others.
func journalHead(kind string, version int) string {
	words := fmt.Sprintf("simplesimon %s %d", kind, version)
	return fmt.Sprintf("%s %08x\n", words, crc32.Checksum([]byte(words), table))
}

// journalLine is a line of a journal.
func journalLine(word string, v any) ([]byte, error) {
	body, err := json.Marshal(v)
	if err != nil {
		return nil, err
	}
	text := append([]byte(word+" "), body...)
	return fmt.Appendf(nil, "%08x %s\n", crc32.Checksum(text, table), text), nil
}

// entry is a line of a journal that has been read.
type entry struct {
	word string
	body []byte // JSON
}

// parseJournal reads the lines of a journal, without its first one, and how many bytes
// of it are whole. What a power cut can have left at the end is not whole and no error:
// an unfinished line, or anything not known to have been on the disk that has a hole in
// it. Everything else that cannot be read is [ErrUnreadable].
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

// parseJournalLine reads a line without its end.
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

// tornOff reports whether the rest of a journal, from its first bad line on, is what a
// power cut leaves; the line begins at a place in the file, and is complete or not.
func tornOff(rest []byte, at int, complete bool) bool {
	if !complete {
		return true
	}
	for from := 0; ; { // a mark may stand at the end of a line whose own end is damaged
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

// resume goes on with a file that has been read or written: size bytes, all of them whole,
// and the first safe of them on the disk. If that is not possible, the next save writes the
// file as a whole.
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

// ready reports whether lines can be appended: the file is open, and still the one that
// a start would find, as it was left.
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

// replaced reports whether something else is in the place of the file, which has to be read
// before anything is saved there. It says so once.
func (j *journal) replaced() bool {
	j.ready()
	lost := j.lost
	j.lost = false
	return lost
}

// drop closes a file that is no longer to be used.
func (j *journal) drop(file handle) {
	j.mu.Lock()
	if j.file == file {
		j.file, j.dirty = nil, false
	}
	j.mu.Unlock()
	file.Close() // whatever it says: what is in it is written again, as a whole
}

// append adds a line; it is with the kernel then. If that fails, the file is as before,
// or has to be written as a whole.
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

// longJournal is the size in bytes from which a journal is written again as a whole: some
// hundred thousand moves.
const longJournal = 16 << 20

// errLong is the error of a journal of that size.
var errLong = errors.New("the journal is too long")

// rewrite writes the file as a whole and goes on with that.
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

// sync brings what has been appended to the disk. After an error the file has to be
// written as a whole: the system may have forgotten what it could not write.
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
	if err == nil || !current { // another file has taken its place meanwhile, written as a whole
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
