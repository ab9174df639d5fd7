package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"strconv"
	"strings"
)

// maxFile is the size in bytes over which a file is neither written nor read:
// no game that a person plays comes near it.
const maxFile = 64 << 20

// ErrUnreadable is the kind of every error of a file that is there but can't
// be used: damaged, of a later version, or something else altogether.
var ErrUnreadable = errors.New("unreadable")

// ErrLater is the kind of the errors about files that a later version of the
// game has written. They are [ErrUnreadable] as well.
var ErrLater = fmt.Errorf("%w: of a later version", ErrUnreadable)

var table = crc32.MakeTable(crc32.Castagnoli)

// firstLine is the first line of a file with this body.
func firstLine(kind string, version int, body []byte) string {
	return fmt.Sprintf("simplesimon %s %d %08x\n", kind, version, crc32.Checksum(body, table))
}

// open reads a file of the versions that were written as a whole: a first line with the
// checksum of all that follows, and JSON. It reads that into the element of versions that
// stands for the version of the format, from 1, and returns the version. The latest version
// that is known at all is for telling of a later one.
func open(data []byte, kind string, versions []any, latest int) (int, error) {
	head, body, _ := bytes.Cut(data, []byte("\n"))
	for i, v := range versions {
		if string(head)+"\n" == firstLine(kind, i+1, body) {
			return i + 1, decode(body, v)
		}
	}
	return 0, wrongHead(string(head), kind, latest)
}

// decode reads JSON that has no unknown fields, and nothing after it.
func decode(body []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(body))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return fmt.Errorf("%w: %w", ErrUnreadable, err)
	}
	if _, err := d.Token(); err != io.EOF {
		return fmt.Errorf("%w: more than one value", ErrUnreadable)
	}
	return nil
}

// wrongHead tells what a first line has that it should not have; version is the
// latest that is known.
func wrongHead(head, kind string, version int) error {
	rest, ours := strings.CutPrefix(head, "simplesimon "+kind+" ")
	if !ours {
		return fmt.Errorf("%w: no %s of Simple Simon", ErrUnreadable, kind)
	}
	number, _, _ := strings.Cut(rest, " ")
	if n, err := strconv.Atoi(number); err == nil && n > version {
		return fmt.Errorf("%w: %d", ErrLater, n)
	}
	return fmt.Errorf("%w: damaged", ErrUnreadable)
}
