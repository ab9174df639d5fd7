package store_test

import (
	"errors"
	"fmt"
	"hash/crc32"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
	"simplesimon/store"
)

// The file names as documented in the package comment and found in players' folders.
const (
	gameFile     = "game"
	settingsFile = "settings"
)

// example returns the first moves of a game that is won after 49.
func example(moves int) *engine.Game { return enginetest.Example().Game(moves) }

// longGame returns a game of the given length, the same one at every call.
func longGame(t testing.TB, moves int) *engine.Game {
	t.Helper()
	game := engine.NewGame(engine.Code{Suits: 2, Number: 29})
	random := rand.New(rand.NewPCG(1, 2))
	for range moves {
		if _, err := game.Play(anyMove(game, random)); err != nil {
			t.Fatal(err)
		}
	}
	return game
}

// anyMove returns a random legal move.
func anyMove(game *engine.Game, random *rand.Rand) engine.Move {
	allowed := slices.Collect(game.Tableau().Moves())
	return allowed[random.IntN(len(allowed))]
}

func undo(t testing.TB, game *engine.Game, times int) *engine.Game {
	t.Helper()
	for range times {
		if _, ok := game.Undo(); !ok {
			t.Fatal("nothing to undo")
		}
	}
	return game
}

func save(t testing.TB, folder store.Folder, game *engine.Game) {
	t.Helper()
	if err := folder.SaveGame(running(game)); err != nil {
		t.Fatal(err)
	}
}

// loaded returns the game in a folder, which must be readable.
func loaded(t testing.TB, folder store.Folder) *engine.Game {
	t.Helper()
	game, aside, err := load(folder)
	if err != nil || aside != nil || game == nil {
		t.Fatalf("no game is saved: %+v, %v", aside, err)
	}
	return game
}

// running returns a newly started running game.
func running(game *engine.Game) store.Running { return *store.NewRunning(game, true, moment) }

// moment is a time in an unusual time zone.
var moment = time.Date(2026, 11, 30, 12, 34, 56, 0, time.FixedZone("", 3600))

// load loads the game saved in a folder.
func load(folder store.Folder) (*engine.Game, *store.Aside, error) {
	running, aside, err := folder.LoadGame()
	if running == nil {
		return nil, aside, err
	}
	return running.Game, aside, err
}

// same checks that two games are indistinguishable to a player.
func same(t testing.TB, got, want *engine.Game) {
	t.Helper()
	g, w := got.History(), want.History()
	if g.Code != w.Code || g.Cursor != w.Cursor || g.Floor != w.Floor || !slices.Equal(g.Moves, w.Moves) {
		t.Fatalf("history %+v, want %+v", g, w)
	}
	if got.Position() != want.Position() || got.Score() != want.Score() || got.Removed() != want.Removed() ||
		got.Undoable() != want.Undoable() || got.Redoable() != want.Redoable() {
		t.Fatalf("the position or what can be undone differs")
	}
}

// sameRunning checks that two running games agree in everything that is saved.
func sameRunning(t testing.TB, got, want store.Running) {
	t.Helper()
	same(t, got.Game, want.Game)
	g, w := got, want
	g.Game, w.Game = nil, nil
	if !reflect.DeepEqual(plain(g), plain(w)) {
		t.Fatalf("%+v, want %+v", plain(g), plain(w))
	}
}

// plain normalises the times in a value, so that equal times compare equal.
func plain(r store.Running) store.Running {
	r.Due = slices.Clone(r.Due)
	for i := range r.Due {
		r.Due[i].Ended = r.Due[i].Ended.Round(0).UTC()
	}
	return r
}

// sealed returns a file with a valid checksum, built from the description in the package comment.
func sealed(kind, version, body string) []byte {
	sum := crc32.Checksum([]byte(body), crc32.MakeTable(crc32.Castagnoli))
	return fmt.Appendf(nil, "simplesimon %s %s %08x\n%s", kind, version, sum, body)
}

// journal returns a journal of lines, each with its checksum.
func journal(kind, version string, lines ...string) []byte {
	table := crc32.MakeTable(crc32.Castagnoli)
	head := fmt.Sprintf("simplesimon %s %s", kind, version)
	data := fmt.Appendf(nil, "%s %08x\n", head, crc32.Checksum([]byte(head), table))
	for _, line := range lines {
		data = fmt.Appendf(data, "%08x %s\n", crc32.Checksum([]byte(line), table), line)
	}
	return data
}

// put writes a file to a new folder and returns the folder.
func put(t testing.TB, name string, data []byte) store.Folder {
	t.Helper()
	folder := store.At(t.TempDir())
	write(t, filepath.Join(folder.Path(), name), data)
	return folder
}

func write(t testing.TB, path string, data []byte) {
	t.Helper()
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
}

func content(t testing.TB, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// names returns the sorted names in a folder, joined by spaces.
func names(t testing.TB, path string) string {
	t.Helper()
	entries, err := os.ReadDir(path)
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, entry := range entries {
		list = append(list, entry.Name())
	}
	return strings.Join(list, " ")
}

// gone checks that a path does not exist.
func gone(t testing.TB, path string) {
	t.Helper()
	if _, err := os.Lstat(path); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%s is still there (%v)", path, err)
	}
}

// newKeeper is a keeper whose files are closed when the test ends: Windows removes none that is open.
func newKeeper(t testing.TB, folder store.Folder) *store.Keeper {
	t.Helper()
	k := store.NewKeeper(folder)
	t.Cleanup(func() { k.Close() })
	return k
}
