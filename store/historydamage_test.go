package store_test

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"simplesimon/engine/enginetest"
	"simplesimon/store"
)

// historyBytes returns the file contents of a history.
func historyBytes(t testing.TB, entries []store.Entry) []byte {
	t.Helper()
	folder := store.At(t.TempDir())
	addHistory(t, folder, entries...)
	return content(t, filepath.Join(folder.Path(), historyFile))
}

// mended loads a damaged history and checks that nothing is lost: dropped lines are in a file set
// aside, and the rest becomes the history and can be appended to.
func mended(t testing.TB, data []byte, all []store.Entry) []store.Entry {
	t.Helper()
	tried++
	folder, disk := inMemory(historyFile, data)
	path := filepath.Join(folder.Path(), historyFile)
	got, aside, err := folder.LoadHistory()
	if err != nil {
		t.Fatalf("%q: %v", data, err)
	}
	var kept, rest []byte
	if aside != nil {
		if !errors.Is(aside.Why, store.ErrUnreadable) || aside.Path != path+".unreadable-1" {
			t.Fatalf("%q: %+v", data, aside)
		}
		kept = disk.names[aside.Path].data
	}
	if node := disk.names[path]; node != nil {
		rest = bytes.Clone(node.data)
	}
	for line := range bytes.Lines(data) {
		if line = bytes.TrimRight(line, "\r\n"); !bytes.Contains(kept, line) && !bytes.Contains(rest, line) {
			t.Fatalf("of %q is lost %q; set aside is %q, the history is %q", data, line, kept, rest)
		}
	}
	for _, e := range got {
		if !slices.ContainsFunc(all, func(a store.Entry) bool { return equal(a, e) }) {
			t.Fatalf("%q has another game: %+v", data, e)
		}
	}
	sameEntries(t, history(t, folder), got) // it is intact now
	more := ended(t, 1000)
	addHistory(t, folder, more)
	sameEntries(t, history(t, folder), append(slices.Clone(got), more))
	return got
}

func TestHistoryTruncated(t *testing.T) {
	tellTried(t)
	all := several(t, 5)
	data := historyBytes(t, all)
	for i := range data {
		whole := max(0, bytes.Count(data[:i], []byte("\n"))-1) // lines after the first one
		if i+1 < len(data) && data[i] == '\n' && i > 30 {
			whole++ // only the end of the line is missing
		} else if i == len(data)-1 {
			whole++
		}
		if got := mended(t, data[:i], all); len(got) != whole || !slices.EqualFunc(got, all[:whole], equal) {
			t.Fatalf("%d bytes have %d games, want %d", i, len(got), whole)
		}
		mended(t, data[i:], all) // the start is missing
	}
}

func TestHistoryWithEveryByteFlipped(t *testing.T) {
	tellTried(t)
	all := several(t, 4)
	data := historyBytes(t, all)
	for i := range data {
		for _, flip := range []byte{1, 1 << 5, 0xff} {
			damaged := bytes.Clone(data)
			damaged[i] ^= flip
			least := len(all) - 1
			if data[i] == '\n' && i < len(data)-1 {
				least-- // two lines were joined
			}
			if got := mended(t, damaged, all); len(got) < least {
				t.Fatalf("byte %d flipped: %d games left", i, len(got))
			}
		}
	}
}

// Damaged or foreign lines do not affect the others.
func TestHistoryWithStrangeLines(t *testing.T) {
	tellTried(t)
	all := several(t, 4)
	lines := bytes.SplitAfter(historyBytes(t, all), []byte("\n"))
	head, lines := lines[0], lines[1:5]
	join := func(parts ...[]byte) []byte { return bytes.Join(parts, nil) }
	forged := func(line string) []byte {
		return fmt.Appendf(nil, "%08x %s\n", crc32.Checksum([]byte(line), crc32.MakeTable(crc32.Castagnoli)), line)
	}
	figures := "0000000000000001 2026-11-30T12:34:56+01:00 SS1-S1-AAAAABD"
	for name, c := range map[string]struct {
		data []byte
		want int // number of games
	}{
		"nothing":                     {nil, 0},
		"only a first line":           {head, 0},
		"no first line":               {join(lines...), 4},
		"two first lines":             {join(head, head, lines[0]), 1},
		"a first line at the end":     {join(head, lines[0], head), 1},
		"a torn first line":           {head[:7], 0},
		"an empty line":               {join(head, lines[0], []byte("\n"), lines[1]), 2},
		"holes at the end":            {join(head, lines[0], lines[1], make([]byte, 5000)), 2},
		"holes in the middle":         {join(head, lines[0], make([]byte, 5000), []byte("\n"), lines[1]), 2},
		"holes before a line":         {join(head, lines[0], make([]byte, 500), lines[1], lines[2]), 2},
		"line ends of Windows":        {bytes.ReplaceAll(join(head, lines[0], lines[1]), []byte("\n"), []byte("\r\n")), 2},
		"lines in another order":      {join(head, lines[3], lines[0], lines[2]), 3},
		"a line twice":                {join(head, lines[0], lines[0], lines[1]), 2},
		"a long line of rubbish":      {join(head, lines[0], bytes.Repeat([]byte("x"), 1_000_000)), 1},
		"nothing but rubbish":         {bytes.Repeat([]byte("rubbish\n"), 1000), 0},
		"a record":                    {enginetest.ExampleText(), 0},
		"a game":                      {content(t, filepath.Join("testdata", "game-1-won")), 0},
		"forged: a field too few":     {join(head, forged(figures+" lost 500 0 0 0 -")), 0},
		"forged: a field too many":    {join(head, forged(figures+" lost 500 0 0 0 - - -")), 0},
		"forged: two blanks":          {join(head, forged(figures+"  lost 500 0 0 0 - -")), 0},
		"forged: another result":      {join(head, forged(figures+" draw 500 0 0 0 - -")), 0},
		"forged: a score":             {join(head, forged(figures+" lost 501 0 0 0 - -")), 0},
		"forged: a score too large":   {join(head, forged(figures+" lost 99999999999999999999 0 0 0 - -")), 0},
		"forged: moves below zero":    {join(head, forged(figures+" lost 501 -1 0 0 - -")), 0},
		"forged: a time below zero":   {join(head, forged(figures+" lost 500 0 0 -1 - -")), 0},
		"forged: a time too long":     {join(head, forged(figures+" lost 500 0 0 9223372036854775807 - -")), 0},
		"forged: a day that is none":  {join(head, forged(figures+" lost 500 0 0 0 2026-02-30 -")), 0},
		"forged: no such suits":       {join(head, forged(strings.Replace(figures, "S1-S1", "S1-S3", 1)+" lost 500 0 0 0 - -")), 0},
		"forged: a date that is none": {join(head, forged(strings.Replace(figures, "11-30", "11-31", 1)+" lost 500 0 0 0 - -")), 0},
	} {
		t.Run(name, func(t *testing.T) {
			if got := mended(t, c.data, all); len(got) != c.want {
				t.Errorf("%d games, want %d", len(got), c.want)
			}
		})
	}
	trade := put(t, historyFile, join(head, forged(figures+" lost 500 0 0 0 - -"))) // the forged checksum is valid
	if got := history(t, trade); len(got) != 1 || got[0].ID != ended(t, 1).ID {
		t.Errorf("%+v", got)
	}
}

// A history of a later version is recognised, stays intact, and is not appended to.
func TestLaterHistory(t *testing.T) {
	for _, version := range []string{"2", "10", "999999999"} {
		words := "simplesimon history " + version
		data := fmt.Appendf(nil, "%s %08x\nwhatever comes\n", words, crc32.Checksum([]byte(words), crc32.MakeTable(crc32.Castagnoli)))
		folder := put(t, historyFile, data)
		if err := folder.AppendHistory(ended(t, 1)); !errors.Is(err, store.ErrUnreadable) {
			t.Errorf("version %s: AppendHistory returns %v", version, err)
		}
		if got := content(t, filepath.Join(folder.Path(), historyFile)); !bytes.Equal(got, data) {
			t.Fatalf("version %s: the file is now %q", version, got)
		}
		list, aside, err := folder.LoadHistory()
		if len(list) != 0 || aside == nil || err != nil || !errors.Is(aside.Why, store.ErrLater) {
			t.Fatalf("version %s: %v, %+v, %v", version, list, aside, err)
		}
		if kept := content(t, aside.Path); !bytes.Equal(kept, data) {
			t.Errorf("version %s: set aside as %q", version, kept)
		}
		addHistory(t, folder, ended(t, 1)) // play continues
		sameEntries(t, history(t, folder), []store.Entry{ended(t, 1)})
	}
}

// Anything but a file in place of the history is set aside, and play continues.
func TestFolderInPlaceOfTheHistory(t *testing.T) {
	folder := store.At(t.TempDir())
	path := filepath.Join(folder.Path(), historyFile)
	if err := os.Mkdir(path, 0o700); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(path, "inside"), []byte("dear"))
	if err := folder.AppendHistory(ended(t, 1)); !errors.Is(err, store.ErrUnreadable) {
		t.Errorf("AppendHistory returns %v", err)
	}
	list, aside, err := folder.LoadHistory()
	if len(list) != 0 || aside == nil || err != nil || string(content(t, filepath.Join(aside.Path, "inside"))) != "dear" {
		t.Fatalf("%v, %+v, %v", list, aside, err)
	}
	addHistory(t, folder, ended(t, 1))
	sameEntries(t, history(t, folder), []store.Entry{ended(t, 1)})
}

// An implausibly large history is not read to its end.
func TestHugeHistory(t *testing.T) {
	folder := put(t, historyFile, historyBytes(t, several(t, 2)))
	path := filepath.Join(folder.Path(), historyFile)
	const size = 1 << 40 // sparse
	if err := os.Truncate(path, size); err != nil {
		t.Skip("the file system does not support sparse files of this size:", err)
	}
	if err := folder.AppendHistory(ended(t, 1)); err == nil {
		t.Error("a game was added")
	}
	list, aside, err := folder.LoadHistory()
	if len(list) != 0 || err != nil || aside == nil || !errors.Is(aside.Why, store.ErrUnreadable) {
		t.Fatalf("%v, %+v, %v", list, aside, err)
	}
	if info, err := os.Stat(aside.Path); err != nil || info.Size() != size {
		t.Errorf("set aside with %v, %v", info, err)
	}
}

// FuzzLoadHistory loads arbitrary bytes as a history; sealed gives each line a valid checksum.
// Loading never fails, nothing is lost, and every game can be saved again.
func FuzzLoadHistory(f *testing.F) {
	data := historyBytes(f, several(f, 4))
	head, body, _ := bytes.Cut(data, []byte("\n"))
	f.Add(data, false)
	f.Add(data[:len(data)-9], false)
	f.Add(body, false)
	var bare []byte
	for line := range bytes.Lines(body) {
		bare = append(bare, line[9:]...)
	}
	f.Add(bare, true)
	f.Add([]byte("0000000000000001 2026-11-30T12:34:56+01:00 SS1-S1-AAAAABD lost 500 0 0 0 - -\n"), true)
	f.Add([]byte("0000000000000001 2026-11-30T12:34:56.5Z ss1-s1-aaaaabd lost +500 00 0 0 2026-11-30 -"), true)
	f.Fuzz(func(t *testing.T, data []byte, seal bool) {
		if seal {
			whole := append(bytes.Clone(head), '\n')
			for line := range bytes.Lines(data) {
				line = bytes.TrimSuffix(line, []byte("\n"))
				whole = fmt.Appendf(whole, "%08x %s\n", crc32.Checksum(line, crc32.MakeTable(crc32.Castagnoli)), line)
			}
			data = whole
		}
		first, _ := inMemory(historyFile, data)
		list, _, err := first.LoadHistory()
		if err != nil {
			t.Fatal(err)
		}
		mended(t, data, list)
		for _, e := range list {
			if game, err := e.Replay(); (game == nil) == (err == nil) { // forged moves are an error
				t.Fatalf("%+v: game %v, %v", e, game, err)
			}
		}
		second, _ := inMemory(historyFile, nil)
		addHistory(t, second, list...)
		got := history(t, second)
		if len(got) != len(list) {
			t.Fatalf("%d games are reloaded as %d", len(list), len(got))
		}
		for i := range got {
			got[i].Ended, list[i].Ended = got[i].Ended.UTC(), list[i].Ended.UTC()
			if got[i].Ended.Unix() != list[i].Ended.Unix() {
				t.Fatalf("%v is reloaded as %v", list[i].Ended, got[i].Ended)
			}
			got[i].Ended = list[i].Ended
			if got[i] != list[i] {
				t.Fatalf("%+v is reloaded as %+v", list[i], got[i])
			}
		}
	})
}
