package store_test

import (
	"errors"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"simplesimon/store"
)

// TestReadHistory checks that a window without the lock sees the same games as the lock holder and
// changes nothing, whatever the file contains.
func TestReadHistory(t *testing.T) {
	folder := store.At(t.TempDir())
	path := filepath.Join(folder.Path(), historyFile)
	if got, err := folder.ReadHistory(); err != nil || len(got) != 0 || folder.HistorySize() != 0 {
		t.Errorf("without a history: %d games, %v, %d bytes", len(got), err, folder.HistorySize())
	}
	many(t, folder, 300)
	whole := string(content(t, path))
	head, rest, _ := strings.Cut(whole, "\n")
	line, _, _ := strings.Cut(rest, "\n")
	first := len(head) + 1
	later := "simplesimon history 2"
	for name, data := range map[string]string{
		"whole":            whole,
		"torn":             whole[:len(whole)-40],
		"a line of others": whole[:first] + "nothing of ours\n" + whole[first:],
		"a line twice":     whole + line + "\n",
		"without its head": whole[first:],
		"a later version":  fmt.Sprintf("%s %08x\n%s", later, crc32.Checksum([]byte(later), crc32.MakeTable(crc32.Castagnoli)), rest),
		"something else":   "something else altogether\n",
		"empty":            "",
	} {
		t.Run(name, func(t *testing.T) {
			if err := os.WriteFile(path, []byte(data), 0o600); err != nil {
				t.Fatal(err)
			}
			got, readErr := folder.ReadHistory()
			if now := string(content(t, path)); now != data || folder.HistorySize() != int64(len(data)) {
				t.Fatal("reading changed the history")
			}
			if entries, err := os.ReadDir(folder.Path()); err != nil || len(entries) != 1 {
				t.Fatalf("reading left files behind: %v, %v", entries, err)
			}
			copied := store.At(t.TempDir())
			if err := os.WriteFile(filepath.Join(copied.Path(), historyFile), []byte(data), 0o600); err != nil {
				t.Fatal(err)
			}
			want, aside, err := copied.LoadHistory()
			if err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(append([]store.Entry{}, got...), append([]store.Entry{}, want...)) {
				t.Errorf("%d games, want %d", len(got), len(want))
			}
			if readErr != nil && (!errors.Is(readErr, store.ErrUnreadable) || aside == nil) {
				t.Errorf("ReadHistory returns %v", readErr)
			}
		})
	}
}
