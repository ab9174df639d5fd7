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

// maxFile is the maximum size of a file in bytes, for reading and writing; no game played by a
// person comes near it.
const maxFile = 64 << 20

// ErrUnreadable is wrapped by every error about a file that exists but can't be used: damaged, of
// a later version, or something else altogether.
var ErrUnreadable = errors.New("unreadable")

// ErrLater is wrapped by errors about files written by a later version of the program. They wrap
// [ErrUnreadable] as well.
var ErrLater = fmt.Errorf("%w: of a later version", ErrUnreadable)

var table = crc32.MakeTable(crc32.Castagnoli)

// firstLine returns the first line of a file with the given body.
func firstLine(kind string, version int, body []byte) string {
	return fmt.Sprintf("simplesimon %s %d %08x\n", kind, version, crc32.Checksum(body, table))
}

// open parses a file of the non-journal versions: a first line with the checksum of the rest,
// followed by JSON. It decodes the JSON into the element of versions for the file's format
// version, counted from 1, and returns the version. latest is the latest known version, so that
// later ones are recognised as such.
func open(data []byte, kind string, versions []any, latest int) (int, error) {
	head, body, _ := bytes.Cut(data, []byte("\n"))
	for i, v := range versions {
		if string(head)+"\n" == firstLine(kind, i+1, body) {
			return i + 1, decode(body, v)
		}
	}
	return 0, wrongHead(string(head), kind, latest)
}

// decode decodes a single JSON value without unknown fields.
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

// wrongHead returns the error for an unexpected first line; version is the latest known one.
func wrongHead(head, kind string, version int) error {
	rest, ours := strings.CutPrefix(head, "simplesimon "+kind+" ")
	if !ours {
		return fmt.Errorf("%w: not a %s of Simple Simon", ErrUnreadable, kind)
	}
	number, _, _ := strings.Cut(rest, " ")
	if n, err := strconv.Atoi(number); err == nil && n > version {
		return fmt.Errorf("%w: %d", ErrLater, n)
	}
	return fmt.Errorf("%w: damaged", ErrUnreadable)
}
