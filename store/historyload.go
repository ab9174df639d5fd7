package store

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"io/fs"
	"strconv"
	"strings"
)

// LoadHistory loads the finished games in order. A game with several lines counts once, with its
// first line that is a win, or otherwise its last line. A missing history is empty. A history of a
// later version, or something else altogether, is set aside whole; from a damaged one, unreadable
// lines such as a torn last one are moved to a file aside and the others become the history. A
// history that can't be read at all stays in place, and the error says why. The caller must hold
// the [Lock].
func (f Folder) LoadHistory() ([]Entry, *Aside, error) {
	f.guard.history.Lock()
	defer f.guard.history.Unlock()
	var h parsed
	aside, err := f.load(historyFile, maxHistory, func(data []byte) (err error) {
		h, err = parseHistory(data)
		return err
	})
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil, nil
	case aside != nil || err != nil:
		return nil, aside, err
	case h.good != nil:
		aside, err = f.mend(h)
	}
	return once(h.entries), aside, err
}

// ReadHistory reads as many of the finished games as it can and changes nothing. It is for a
// window without the [Lock]. As the lock holder may be writing at the same time, a torn last line
// is ignored silently. A missing history is empty.
func (f Folder) ReadHistory() ([]Entry, error) {
	var h parsed
	err := f.peek(historyFile, maxHistory, func(data []byte) (err error) {
		h, err = parseHistory(data)
		return err
	})
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	return once(h.entries), nil
}

// HistorySize returns the size of the history in bytes, for estimating how long reading it takes;
// 0 if there is none or on error.
func (f Folder) HistorySize() int64 {
	info, err := f.disk.Stat(f.file(historyFile))
	if err != nil {
		return 0
	}
	return info.Size()
}

// mend moves the unreadable parts of a history to a file aside and rewrites the history without
// them.
func (f Folder) mend(h parsed) (*Aside, error) {
	if len(h.bad) == 0 {
		return nil, f.write(historyFile, h.good)
	}
	aside := &Aside{Name: historyFile, Why: fmt.Errorf("%w: %d bytes of the history", ErrUnreadable, len(h.bad))}
	path, err := f.writeAside(historyFile, "unreadable", h.bad)
	if err != nil {
		return aside, err
	}
	aside.Path = path
	return aside, f.write(historyFile, h.good)
}

// parsed is the content of a history.
type parsed struct {
	entries []Entry
	good    []byte // the repaired history; nil if nothing had to be repaired
	bad     []byte // the dropped parts
}

// parseHistory parses a history. The error is [ErrUnreadable] if it is of a later version or not a
// history.
func parseHistory(data []byte) (parsed, error) {
	data, changed := unixLines(data)
	first, _, _ := bytes.Cut(data, []byte("\n"))
	if version := headVersion(string(first) + "\n"); version > historyVersion {
		return parsed{}, fmt.Errorf("%w: %d", ErrLater, version)
	}
	text := string(data) // shared by the entries
	p := parsed{entries: make([]Entry, 0, bytes.Count(data, []byte("\n")))}
	head := historyHead(historyVersion)
	at := 0
	if strings.HasPrefix(text, head) {
		at = len(head)
		if changed {
			p.good = []byte(head)
		}
	} else if len(data) > 0 {
		p.good = []byte(head)
	}
	for at < len(data) {
		length := strings.IndexByte(text[at:], '\n') + 1
		if length == 0 {
			length = len(data) - at
		}
		p.add(data, text, at, at+length)
		at += length
	}
	if len(p.entries) == 0 && len(p.bad) > 0 && p.good != nil && !strings.HasPrefix(text, head) {
		return parsed{}, fmt.Errorf("%w: not a history of Simple Simon", ErrUnreadable)
	}
	return p, nil
}

// add parses the line from at to end.
func (p *parsed) add(data []byte, text string, at, end int) {
	length := len(strings.TrimSuffix(text[at:end], "\n"))
	e, err := parseLine(data[at:at+length], text[at:at+length])
	if err != nil {
		if p.good == nil {
			p.good = bytes.Clone(data[:at])
		}
		p.bad = append(p.bad, data[at:end]...)
		return
	}
	p.entries = append(p.entries, e)
	if p.good != nil {
		p.good = append(append(p.good, data[at:at+length]...), '\n')
	}
}

// sumLength is the length of a checksum and the following space.
const sumLength = 9

// parseLine parses a line, given both as bytes and as string, without its newline.
func parseLine(data []byte, text string) (Entry, error) {
	if len(data) < sumLength || data[sumLength-1] != ' ' {
		return Entry{}, ErrUnreadable
	}
	sum, err := strconv.ParseUint(text[:sumLength-1], 16, 32)
	if err != nil || uint32(sum) != crc32.Checksum(data[sumLength:], table) {
		return Entry{}, ErrUnreadable
	}
	return parseEntry(text[sumLength:])
}

// headVersion returns the version in the first line of a history, or 0 if it is damaged or
// something else.
func headVersion(line string) int {
	words := strings.Fields(line)
	if len(words) != 4 {
		return 0
	}
	version, err := strconv.Atoi(words[2])
	if err != nil || line != historyHead(version) {
		return 0
	}
	return version
}
