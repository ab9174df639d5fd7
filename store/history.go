package store

import (
	"errors"
	"fmt"
	"hash/crc32"
	"io/fs"
	"os"
)

const (
	historyFile    = "history"
	historyKind    = "history"
	historyVersion = 1
)

// maxHistory is the maximum size of a history in bytes, for reading and writing: more than half a
// million games.
const maxHistory = 1 << 28

// historyHead returns the first line of a history.
func historyHead(version int) string { return journalHead(historyKind, version) }

// sealLine returns a line of the history, prefixed with its checksum.
func sealLine(e Entry) ([]byte, error) {
	line, err := e.line()
	if err != nil {
		return nil, err
	}
	return fmt.Appendf(nil, "%08x %s\n", crc32.Checksum(line, table), line), nil
}

// AppendHistory appends games to the history. When it returns nil, they are durable. If one of the
// entries could not be parsed back, none is written. An unreadable history is left alone, with the
// error [ErrUnreadable], until [Folder.LoadHistory] sets it aside.
func (f Folder) AppendHistory(entries ...Entry) error {
	var lines []byte
	for _, e := range entries {
		line, err := sealLine(e)
		if err != nil {
			return err
		}
		lines = append(lines, line...)
	}
	f.guard.history.Lock()
	defer f.guard.history.Unlock()
	info, err := f.disk.Stat(f.file(historyFile))
	if errors.Is(err, fs.ErrNotExist) || err == nil && Regular(info.Mode()) && info.Size() == 0 {
		return f.write(historyFile, append([]byte(historyHead(historyVersion)), lines...))
	}
	if err != nil {
		return err
	}
	if !Regular(info.Mode()) {
		return fmt.Errorf("%w: not a regular file", ErrUnreadable)
	}
	file, err := f.disk.OpenFile(f.file(historyFile), os.O_RDWR|os.O_APPEND, 0)
	if err != nil {
		return err
	}
	return errors.Join(appendLines(file, info.Size(), lines), file.Close())
}

// appendLines appends lines to a history of the given size. On error it truncates the file to that
// size if possible; otherwise a torn line may remain at its end.
func appendLines(file handle, size int64, lines []byte) error {
	if size+int64(len(lines)) > maxHistory {
		return fmt.Errorf("a history of over %d bytes can't be kept", maxHistory)
	}
	want := historyHead(historyVersion)
	head := make([]byte, min(size, int64(len(want))))
	if _, err := file.ReadAt(head, 0); err != nil {
		return err
	}
	if string(head) != want {
		return fmt.Errorf("%w: the beginning of the history", ErrUnreadable)
	}
	last := make([]byte, 1)
	if _, err := file.ReadAt(last, size-1); err != nil {
		return err
	}
	if last[0] != '\n' {
		lines = append([]byte("\n"), lines...) // terminates a torn line
	}
	_, err := file.Write(lines)
	if err == nil {
		err = file.Sync()
	}
	if err != nil {
		return errors.Join(err, file.Truncate(size))
	}
	return nil
}

// ResetHistory starts an empty history. The old one is saved under another name: kept is its path,
// or "" if there was none.
func (f Folder) ResetHistory() (kept string, err error) {
	f.guard.history.Lock()
	defer f.guard.history.Unlock()
	kept, err = f.renameAside(historyFile, "kept")
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	return kept, syncFolder(f.disk, f.path)
}
