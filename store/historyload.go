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

// LoadHistory reads the games that have ended, in that order. A game that has
// several lines counts once: with the first line that says it is won, or else with
// its last line. No history is an empty one. A history of a later version, or
// something else altogether, is set aside whole; of a damaged one the lines that
// can't be read, such as a torn last one, are put into a file aside, and the
// others are the history from then on. A history that cannot be read at all stays as it
// is: the error says why. Only who has the [Lock] may call it.
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

// ReadHistory reads the games that have ended, in that order, as far as they can be
// read, and changes nothing. It is for a window without the [Lock]: the one that has
// it may be writing at the same time, so a torn last line is left out without a
// word. No history is an empty one.
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

// HistorySize is the size of the history in bytes, for who wants to know how long
// reading it will take; 0 if there is none, or if that can't be found out.
func (f Folder) HistorySize() int64 {
	info, err := f.disk.Stat(f.file(historyFile))
	if err != nil {
		return 0
	}
	return info.Size()
}

// mend puts what can't be read of a history into a file aside, and then the rest
// in the place of the history.
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

// parsed is what a history holds.
type parsed struct {
	entries []Entry
	good    []byte // the history as it should be; nil if that is what it is
	bad     []byte // what is left out there
}

// parseHistory reads the lines of a history. The error is [ErrUnreadable] if it
// is of a later version, or none.
func parseHistory(data []byte) (parsed, error) {
	data, changed := unixLines(data)
	first, _, _ := bytes.Cut(data, []byte("\n"))
	if version := headVersion(string(first) + "\n"); version > historyVersion {
		return parsed{}, fmt.Errorf("%w: %d", ErrLater, version)
	}
	text := string(data) // the entries share it
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
		return parsed{}, fmt.Errorf("%w: no history of Simple Simon", ErrUnreadable)
	}
	return p, nil
}

// add reads the line that goes from at to end.
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

// sumLength is the length of a checksum with the blank after it.
const sumLength = 9

// parseLine reads a line, given as bytes and as text, without its end.
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

// headVersion is the version in the first line of a history, or 0 if the line is
// damaged or another one.
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
