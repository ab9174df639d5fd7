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

// seal puts the first line before the JSON of v.
func seal(kind string, version int, v any) ([]byte, error) {
	body, err := json.Marshal(v)
	if err != nil {
		return nil, err
	}
	body = append(body, '\n')
	data := append([]byte(firstLine(kind, version, body)), body...)
	if len(data) > maxFile {
		return nil, fmt.Errorf("a %s of over %d bytes can't be kept", kind, maxFile)
	}
	return data, nil
}

// open checks the first line, reads the JSON into the element of versions that
// stands for the version of the format, from 1, and answers that version.
func open(data []byte, kind string, versions []any) (int, error) {
	head, body, _ := bytes.Cut(data, []byte("\n"))
	for i, v := range versions {
		if string(head)+"\n" == firstLine(kind, i+1, body) {
			return i + 1, decode(body, v)
		}
	}
	return 0, wrongHead(string(head), kind, len(versions))
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
