package store_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"simplesimon/engine"
	"simplesimon/store"
)

// tried counts the damaged files loaded.
var tried int

// tellTried logs the number of damaged files the test loaded.
func tellTried(t *testing.T) {
	before := tried
	t.Cleanup(func() { t.Logf("%d damaged files", tried-before) })
}

// checkAside loads a file with unreadable content and checks that it is set aside unchanged.
func checkAside(t *testing.T, folder store.Folder, name string, data []byte) {
	t.Helper()
	tried++
	write(t, filepath.Join(folder.Path(), name), data)
	var aside *store.Aside
	var err error
	if name == gameFile {
		var game *engine.Game
		if game, aside, err = load(folder); game != nil {
			t.Fatalf("%q is loaded as a game", data)
		}
	} else {
		var settings store.Settings
		if settings, aside, err = folder.LoadSettings(); settings != store.DefaultSettings() {
			t.Fatalf("%q is loaded as settings: %+v", data, settings)
		}
	}
	checkKept(t, folder, name, data, aside, err)
	if err := os.Remove(aside.Path); err != nil { // frees the name for the next case
		t.Fatal(err)
	}
}

// checkKept checks that a file was set aside unchanged under the first name.
func checkKept(t *testing.T, folder store.Folder, name string, data []byte, aside *store.Aside, err error) {
	t.Helper()
	if err != nil || aside == nil || !errors.Is(aside.Why, store.ErrUnreadable) || aside.Why.Error() == "" {
		t.Fatalf("%s %.80q: %+v, %v", name, data, aside, err)
	}
	path := filepath.Join(folder.Path(), name)
	if aside.Path != path+".unreadable-1" {
		t.Errorf("set aside at %q", aside.Path)
	}
	gone(t, path)
	if kept, err := os.ReadFile(aside.Path); err != nil || !bytes.Equal(kept, data) {
		t.Errorf("of %.80q the copy is %.80q, %v", data, kept, err)
	}
}

// saved returns the contents of a saved game and of saved settings by file name.
func saved(t *testing.T) map[string][]byte {
	t.Helper()
	folder := store.At(t.TempDir())
	save(t, folder, undo(t, example(6), 2))
	s := store.DefaultSettings()
	s.Language, s.Suits = "de", 4
	if err := folder.SaveSettings(s); err != nil {
		t.Fatal(err)
	}
	files := map[string][]byte{}
	for _, name := range []string{gameFile, settingsFile} {
		files[name] = content(t, filepath.Join(folder.Path(), name))
	}
	return files
}

func TestEveryByteFlipped(t *testing.T) {
	tellTried(t)
	folder := store.At(t.TempDir())
	for name, data := range saved(t) {
		for i := range data {
			for _, flip := range []byte{1, 1 << 5, 0xff} { // a digit, the case of a letter, all bits
				damaged := bytes.Clone(data)
				damaged[i] ^= flip
				checkAside(t, folder, name, damaged)
			}
		}
	}
}

// unfinished reports whether a file is an intact one followed by what a power failure may leave at
// its end.
func unfinished(data, whole []byte) bool {
	rest, is := bytes.CutPrefix(data, whole)
	return is && (!bytes.Contains(rest, []byte("\n")) || bytes.Contains(rest, []byte("\x00")))
}

func TestTruncatedAndLonger(t *testing.T) {
	tellTried(t)
	folder := store.At(t.TempDir())
	for name, data := range saved(t) {
		check := func(damaged []byte) {
			t.Helper()
			if !unfinished(damaged, data) {
				checkAside(t, folder, name, damaged)
			}
		}
		for i := range data {
			check(data[:i])
			check(data[i+1:])
		}
		for _, more := range []string{"\n", " ", "\x00", "{}", "{}\n", string(data), strings.Repeat("\x00", 5000)} {
			check(append(bytes.Clone(data), more...))
			check(append([]byte(more), data...))
		}
		check(make([]byte, len(data))) // as some file systems leave it after a crash
	}
}

// A forged file with a valid checksum is still checked against the rules.
func TestForgedGames(t *testing.T) {
	long := strings.Repeat("9", 400)
	forged := func(code, moves, played, floor string) string {
		return fmt.Sprintf(`{"code":%q,"moves":%q,"played":%s,"floor":%s}`, code, moves, played, floor)
	}
	const code = "SS1-S1-AAAAABD"
	cases := map[string]string{
		"an illegal move":              forged(code, "2-1-3 5-1-9", "2", "0"),
		"an illegal move among undone": forged(code, "2-1-3 5-1-9", "1", "0"),
		"a move too many":              forged(code, "2-1-3 5-1-2 2-1-2", "3", "0"),
		"column 0":                     forged(code, "0-1-3", "1", "0"),
		"column 257":                   forged(code, "258-1-3", "1", "0"),
		"a huge move":                  forged(code, long+"-1-3", "1", "0"),
		"no move":                      forged(code, "2-1", "1", "0"),
		"a negative move":              forged(code, "-2-1-3", "1", "0"),
		"no such suits":                forged("SS1-S3-AAAAABD", "", "0", "0"),
		"no code":                      forged("", "", "0", "0"),
		"a code of a later format":     forged("SS2-S1-AAAAABD", "", "0", "0"),
		"played too many":              forged(code, "2-1-3", "2", "0"),
		"played a negative number":     forged(code, "2-1-3", "-1", "0"),
		"played hugely many":           forged(code, "2-1-3", "9223372036854775807", "0"),
		"played beyond any number":     forged(code, "2-1-3", long, "0"),
		"played half a move":           forged(code, "2-1-3", "0.5", "0"),
		"played a word":                forged(code, "2-1-3", `"1"`, "0"),
		"undo reaches below 0":         forged(code, "2-1-3", "1", "-1"),
		"undo reaches above":           forged(code, "2-1-3", "0", "1"),
		"undo reaches hugely":          forged(code, "2-1-3", "1", "-9223372036854775808"),
		"undo reaches too far":         forged(code, strings.Repeat("2-1-3 3-1-2 ", 51), "102", "1"),
		"a field more":                 `{"code":"` + code + `","moves":"","played":0,"floor":0,"score":900}`,
		"twice":                        strings.Repeat(forged(code, "", "0", "0"), 2),
		"garbage behind":               forged(code, "", "0", "0") + "]",
		"a list":                       "[" + forged(code, "", "0", "0") + "]",
		"null":                         "null",
		"nothing":                      "",
		"a number":                     "7",
		"no JSON":                      "played: 3",
		"nested a million times":       strings.Repeat("[", 1_000_000),
		"nested as a code":             `{"code":` + strings.Repeat(`{"code":`, 100_000),
		"not UTF-8":                    "{\"code\":\"SS1-S1-AAAAAB\xff\",\"moves\":\"\",\"played\":0,\"floor\":0}",
	}
	for name, body := range cases {
		t.Run(name, func(t *testing.T) {
			data := sealed("game", "1", body+"\n")
			folder := put(t, gameFile, data)
			game, aside, err := load(folder)
			if game != nil {
				t.Fatalf("loaded as a game: %+v", game.History())
			}
			checkKept(t, folder, gameFile, data, aside, err)
		})
	}
	good := sealed("game", "1", forged(code, "2-1-3", "1", "0")+"\n")
	same(t, loaded(t, put(t, gameFile, good)), example(1)) // the forged checksums are valid
}

func TestForgedSettings(t *testing.T) {
	for _, body := range []string{
		`{"suits":2}{}`, `{"suits":2`, `[]`, `true`, ``,
	} {
		data := sealed("settings", "1", body+"\n")
		folder := put(t, settingsFile, data)
		settings, aside, err := folder.LoadSettings()
		if settings != store.DefaultSettings() {
			t.Errorf("%s: %+v", body, settings)
		}
		checkKept(t, folder, settingsFile, data, aside, err)
	}
	for body, suits := range map[string]int{`{}`: 1, `{"suits":1}`: 1, `{"suits":2}`: 2, `{"suits":4}`: 4} {
		settings, aside, err := put(t, settingsFile, sealed("settings", "1", body+"\n")).LoadSettings()
		if settings.Suits != suits || aside != nil || err != nil {
			t.Errorf("%s: %+v, %+v, %v", body, settings, aside, err)
		}
	}
}

// Swapped files, each valid in its own right, are rejected.
func TestSwappedFiles(t *testing.T) {
	files := saved(t)
	game, settings := files[gameFile], files[settingsFile]
	folder := put(t, gameFile, settings)
	write(t, filepath.Join(folder.Path(), settingsFile), game)
	_, aside, err := load(folder)
	checkKept(t, folder, gameFile, settings, aside, err)
	_, aside, err = folder.LoadSettings()
	checkKept(t, folder, settingsFile, game, aside, err)
}

// An implausibly large file is not read to its end.
func TestHugeFile(t *testing.T) {
	folder := store.At(t.TempDir())
	path := filepath.Join(folder.Path(), gameFile)
	write(t, path, []byte("simplesimon game 1 00000000\n"))
	const size = 1 << 40 // sparse
	if err := os.Truncate(path, size); err != nil {
		t.Skip("the file system does not support sparse files of this size:", err)
	}
	game, aside, err := load(folder)
	if game != nil || err != nil || aside == nil || !errors.Is(aside.Why, store.ErrUnreadable) {
		t.Fatalf("game %v, %+v, %v", game, aside, err)
	}
	if info, err := os.Stat(aside.Path); err != nil || info.Size() != size {
		t.Errorf("set aside with %v, %v", info, err)
	}
}

// Unreadable files found at successive starts are set aside under distinct names.
func TestManyAside(t *testing.T) {
	folder := store.At(filepath.Join(t.TempDir(), "kept"))
	save(t, folder, example(0))
	path := filepath.Join(folder.Path(), gameFile)
	write(t, path+".unreadable-2", []byte("somebody else's"))
	kept := map[string]string{path + ".unreadable-2": "somebody else's"}
	for i := range 12 {
		text := fmt.Sprintf("unreadable for the %d. time", i)
		write(t, path, []byte(text))
		game, aside, err := load(folder)
		if game != nil || aside == nil || err != nil {
			t.Fatalf("LoadGame() = %v, %+v, %v", game, aside, err)
		}
		if before, taken := kept[aside.Path]; taken {
			t.Fatalf("%s was used twice, first for %q", aside.Path, before)
		}
		kept[aside.Path] = text
		next := engine.NewGame(engine.Code{Suits: 1, Number: uint64(i)})
		save(t, folder, next)
		same(t, loaded(t, folder), next)
		for path, want := range kept {
			if got := content(t, path); string(got) != want {
				t.Fatalf("%s contains %q, want %q", path, got, want)
			}
		}
	}
	if want := path + ".unreadable-13"; kept[want] == "" {
		t.Errorf("no %s among %v", want, kept)
	}
}

// Unknown settings do not affect the others; the original file is saved aside and reported once.
func TestUnknownSettings(t *testing.T) {
	for value, name := range map[string]string{
		`"suits":0`: "suits", `"suits":3`: "suits", `"suits":5`: "suits", `"suits":-1`: "suits", `"suits":257`: "suits", `"suits":258`: "suits",
		`"suits":4294967297`: "suits", `"suits":99999999999999999999999`: "suits", `"suits":"1"`: "suits", `"suits":1.5`: "suits",
		`"double_click":1`: "double_click", `"language":7`: "language", `"table":"plaid"`: "table", `"speed":"warp"`: "speed", `"chrome":""`: "chrome",
		`"text_size":2`: "text_size", `"cheat":true`: "cheat", `"felt":[{"a":1}]`: "felt",
	} {
		body := `{"large_print":true,` + value + `,"show_time":true}`
		for _, data := range [][]byte{sealed("settings", "1", body+"\n"), journal("settings", "3", "settings "+body)} {
			folder := put(t, settingsFile, data)
			want := store.DefaultSettings()
			want.LargePrint, want.ShowTime = true, true
			k := newKeeper(t, folder)
			if got, err := k.LoadSettings(); got != want || err != nil {
				t.Fatalf("%s: %+v, %v", value, got, err)
			}
			asides := k.SetAside()
			if len(asides) != 1 || !slices.Equal(asides[0].Unknown, []string{name}) || !errors.Is(asides[0].Why, store.ErrUnreadable) {
				t.Fatalf("%s: aside = %+v", value, asides)
			}
			if kept := content(t, asides[0].Path); !bytes.Equal(kept, data) {
				t.Errorf("%s: saved aside is %q", value, kept)
			}
			want.Suits = 4
			if err := k.KeepSettings(want); err != nil { // saving continues from there
				t.Fatal(err)
			}
			k.Close()
			if got, aside, err := folder.LoadSettings(); got != want || aside != nil || err != nil {
				t.Errorf("%s: the next start loads %+v, %+v, %v", value, got, aside, err)
			}
		}
	}
}

// Files whose line endings were changed by an editor or a transfer, or that start with a byte
// order mark, are read unchanged, and saving continues.
func TestOtherLineEndings(t *testing.T) {
	won := wonGame(t)
	for _, c := range []struct{ mark, end string }{{"", "\r\n"}, {"\ufeff", "\n"}, {"\ufeff", "\r\n"}} {
		for _, file := range []string{"game-2-long", "game-4-moves", "settings-1", "settings-4", "history-1"} {
			name, _, _ := strings.Cut(file, "-")
			data := content(t, filepath.Join("testdata", file))
			folder := put(t, name, append([]byte(c.mark), bytes.ReplaceAll(data, []byte("\n"), []byte(c.end))...))
			plain := put(t, name, data)
			switch name {
			case gameFile:
				k := newKeeper(t, folder)
				r, err := k.Load()
				if r == nil || err != nil || k.SetAside() != nil {
					t.Fatalf("%q, %s: %v", c, file, err)
				}
				same(t, r.Game, loaded(t, plain))
				r = r.Next(won.Game, true, moment)
				keep(t, k, r)
				k.Close()
				same(t, loaded(t, folder), won.Game)
			case settingsFile:
				want, _, _ := plain.LoadSettings()
				if got, aside, err := folder.LoadSettings(); got != want || aside != nil || err != nil {
					t.Errorf("%q, %s: %+v, %+v, %v", c, file, got, aside, err)
				}
			case historyFile:
				all := history(t, plain)
				sameEntries(t, history(t, folder), all)
				addHistory(t, folder, ended(t, 1000))
				sameEntries(t, history(t, folder), append(all, ended(t, 1000)))
			}
		}
	}
}
