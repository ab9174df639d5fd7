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

// Names of the files, as the package comment of store and the players' folders have them.
const (
	gameFile     = "game"
	settingsFile = "settings"
)

// example is the first moves of a game that is won after 49.
func example(moves int) *engine.Game { return enginetest.Example().Game(moves) }

// longGame is a game with so many moves that are allowed, the same one at every call.
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

// anyMove is one of the moves that are allowed.
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

// loaded is the game in a folder that must hold a readable one.
func loaded(t testing.TB, folder store.Folder) *engine.Game {
	t.Helper()
	game, aside, err := load(folder)
	if err != nil || aside != nil || game == nil {
		t.Fatalf("no game is kept: %+v, %v", aside, err)
	}
	return game
}

// running is a game that has just been begun, as it is kept.
func running(game *engine.Game) store.Running { return *store.NewRunning(game, true, moment) }

// moment is a time in a time zone of its own.
var moment = time.Date(2026, 11, 30, 12, 34, 56, 0, time.FixedZone("", 3600))

// load is the game that is kept in a folder.
func load(folder store.Folder) (*engine.Game, *store.Aside, error) {
	running, aside, err := folder.LoadGame()
	if running == nil {
		return nil, aside, err
	}
	return running.Game, aside, err
}

// same checks that two games are the same in all that a player can see or do.
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

// sameRunning checks that two running games are the same in all that is kept of them.
func sameRunning(t testing.TB, got, want store.Running) {
	t.Helper()
	same(t, got.Game, want.Game)
	g, w := got, want
	g.Game, w.Game = nil, nil
	if !reflect.DeepEqual(plain(g), plain(w)) {
		t.Fatalf("%+v, want %+v", plain(g), plain(w))
	}
}

// plain is a value without what differs between equal times.
func plain(r store.Running) store.Running {
	r.Due = slices.Clone(r.Due)
	for i := range r.Due {
		r.Due[i].Ended = r.Due[i].Ended.Round(0).UTC()
	}
	return r
}

// sealed is a file with the right checksum, made here by the words of the package comment.
func sealed(kind, version, body string) []byte {
	sum := crc32.Checksum([]byte(body), crc32.MakeTable(crc32.Castagnoli))
	return fmt.Appendf(nil, "simplesimon %s %s %08x\n%s", kind, version, sum, body)
}

// journal is a file with some lines, each with its checksum.
func journal(kind, version string, lines ...string) []byte {
	table := crc32.MakeTable(crc32.Castagnoli)
	head := fmt.Sprintf("simplesimon %s %s", kind, version)
	data := fmt.Appendf(nil, "%s %08x\n", head, crc32.Checksum([]byte(head), table))
	for _, line := range lines {
		data = fmt.Appendf(data, "%08x %s\n", crc32.Checksum([]byte(line), table), line)
	}
	return data
}

// put writes a file into a folder of its own and answers the folder.
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

// names are the names in a folder, sorted and joined by blanks.
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

// gone checks that nothing has a path.
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
