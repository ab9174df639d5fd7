package store_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"simplesimon/stats"
	"simplesimon/store"
)

// TestSavesOfOldVersions loads a save of every format version ever released. The files never
// change; a new version adds some.
func TestSavesOfOldVersions(t *testing.T) {
	cases := []struct {
		file                                string
		moves, score, removed, undone, redo int
	}{
		{"game-1-dealt", 0, 500, 0, 0, 0},
		{"game-1-long", 118, 382, 0, 88, 12},
		{"game-1-won", 49, 851, 4, 49, 0},
		{"game-2-dealt", 0, 500, 0, 0, 0},
		{"game-2-long", 118, 382, 0, 88, 12},
		{"game-2-won", 49, 851, 4, 49, 0},
		{"game-3-moves", 11, 489, 0, 11, 0},
		{"game-3-won", 49, 851, 4, 49, 0},
		{"game-4-moves", 11, 489, 0, 11, 0},
		{"game-4-won", 49, 851, 4, 49, 0},
		{"game-4-record", 9, 491, 0, 9, 0},
	}
	for _, c := range cases {
		t.Run(c.file, func(t *testing.T) {
			data := content(t, filepath.Join("testdata", c.file))
			game := loaded(t, put(t, gameFile, data))
			if game.Moves() != c.moves || game.Score() != c.score || game.Removed() != c.removed || game.Undoable() != c.undone || game.Redoable() != c.redo {
				t.Errorf("%d moves, score %d, %d removed, %d to undo, %d to redo; want %+v",
					game.Moves(), game.Score(), game.Removed(), game.Undoable(), game.Redoable(), c)
			}
			var text struct{ Code, Moves string }
			_, body, _ := bytes.Cut(data, []byte("\n"))
			if c.file >= "game-3" { // a journal
				return
			}
			if err := json.Unmarshal(body, &text); err != nil {
				t.Fatal(err)
			}
			var moves []string
			for _, m := range game.History().Moves {
				moves = append(moves, m.String())
			}
			if game.Code().String() != text.Code || strings.Join(moves, " ") != text.Moves {
				t.Errorf("another game: %v %v", game.Code(), moves)
			}
		})
	}
	t.Run("settings-4", func(t *testing.T) {
		want := store.DefaultSettings()
		want.Language, want.Suits, want.Record = "de", 4, "/home/anna/Games/won.simon"
		got, aside, err := put(t, settingsFile, content(t, filepath.Join("testdata", "settings-4"))).LoadSettings()
		if got != want || aside != nil || err != nil {
			t.Errorf("%+v, %+v, %v; want %+v", got, aside, err, want)
		}
	})
	t.Run("settings-3", func(t *testing.T) {
		want := store.DefaultSettings()
		want.Language, want.Suits = "de", 4
		got, aside, err := put(t, settingsFile, content(t, filepath.Join("testdata", "settings-3"))).LoadSettings()
		if got != want || aside != nil || err != nil {
			t.Errorf("%+v, %+v, %v; want %+v", got, aside, err, want)
		}
	})
	t.Run("settings-2", func(t *testing.T) {
		want := store.DefaultSettings()
		want.Language, want.Suits = "de", 4
		got, aside, err := put(t, settingsFile, content(t, filepath.Join("testdata", "settings-2"))).LoadSettings()
		if got != want || aside != nil || err != nil {
			t.Errorf("%+v, %+v, %v; want %+v", got, aside, err, want)
		}
	})
	t.Run("settings-1", func(t *testing.T) {
		want := store.DefaultSettings() // also for settings that version 1 lacked
		want.Language, want.AutoPlace, want.InteractiveRules, want.Suits = "es", true, true, 4
		want.DoubleClick, want.PlacementHelp, want.SelectAndPlace = false, false, false
		got, aside, err := put(t, settingsFile, content(t, filepath.Join("testdata", "settings-1"))).LoadSettings()
		if got != want || aside != nil || err != nil {
			t.Errorf("%+v, %+v, %v; want %+v", got, aside, err, want)
		}
	})
	t.Run("history-1", func(t *testing.T) {
		data := content(t, filepath.Join("testdata", "history-1"))
		sameEntries(t, history(t, put(t, historyFile, data)), several(t, 12))
		if written := historyBytes(t, several(t, 12)); !bytes.Equal(written, data) { // the format of the version
			t.Errorf("got\n%s\nwant\n%s", written, data)
		}
	})
	files, err := filepath.Glob(filepath.Join("testdata", "*-[0-9]*"))
	if err != nil || len(files) != len(cases)+5 {
		t.Errorf("the test covers %d saves, testdata contains %q (%v)", len(cases)+5, files, err)
	}
}

// What version 2 of a game adds to version 1, where all games count and no statistics existed.
func TestVersionDifferences(t *testing.T) {
	for file, want := range map[string]store.Running{
		"game-1-dealt": {Counted: true},
		"game-1-long":  {Counted: true, Begun: true},
		"game-1-won":   {Counted: true, Begun: true, Won: &store.Win{Score: 851, Moves: 49}},
		"game-2-dealt": {ID: "0123456789abcdef"},
		"game-2-long":  {ID: "fedcba9876543210", Counted: true, Begun: true, Played: 1234567 * time.Millisecond},
		"game-2-won":   wonGame(t),
		"game-3-moves": {ID: "0123456789abcdef", Counted: true, Begun: true, Played: 11 * time.Minute},
		"game-3-won":   wonGame(t),

		"game-4-moves":  {ID: "0123456789abcdef", Counted: true, Begun: true, Played: 11 * time.Minute},
		"game-4-won":    wonGame(t),
		"game-4-record": recordedGame(),
	} {
		got, aside, err := put(t, gameFile, content(t, filepath.Join("testdata", file))).LoadGame()
		if got == nil || aside != nil || err != nil {
			t.Fatalf("%s: %+v, %v", file, aside, err)
		}
		if want.ID == "" && len(got.ID) == 16 {
			want.ID = got.ID // a new one
		}
		want.Game = got.Game
		sameRunning(t, *got, want)
	}
}

// wonGame returns the game of testdata/game-2-won.
func wonGame(t *testing.T) store.Running {
	t.Helper()
	last := example(49).History().Moves[48]
	r := running(example(48))
	r.ID, r.Day = "00000000000000ff", stats.DateOf(moment)
	if _, err := r.Game.Play(last); err != nil {
		t.Fatal(err)
	}
	r.Follow(83500*time.Millisecond, moment)
	return r
}

// recordedGame returns the game of testdata/game-4-record.
func recordedGame() store.Running {
	r := running(example(9))
	r.ID, r.Counted, r.Origin = "0123456789abcdef", false, store.FromRecord
	return r
}

// TestOldGamesAreUpgraded checks that saving a game of an earlier version rewrites it in the
// current one.
func TestOldGamesAreUpgraded(t *testing.T) {
	for _, file := range []string{"game-1-long", "game-2-long", "game-3-moves"} {
		folder := put(t, gameFile, content(t, filepath.Join("testdata", file)))
		k := newKeeper(t, folder)
		r, err := k.Load()
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		for range 3 {
			r.Game.Undo()
			r.Follow(r.Played+time.Minute, moment)
			keep(t, k, r)
			got, aside, err := folder.LoadGame()
			if got == nil || aside != nil || err != nil {
				t.Fatalf("%s: %+v, %v", file, aside, err)
			}
			sameRunning(t, *got, *r)
		}
		if written := content(t, filepath.Join(folder.Path(), gameFile)); !bytes.HasPrefix(written, []byte("simplesimon game 4 ")) {
			t.Errorf("%s is saved as %.30q", file, written)
		}
		if err := k.Close(); err != nil {
			t.Error(err)
		}
	}
}

// The example in the package comment is a valid save.
func TestPackageCommentExample(t *testing.T) {
	var file string
	for line := range strings.Lines(string(content(t, "doc.go"))) {
		if text, ok := strings.CutPrefix(line, "//\t"); ok {
			file += text
		}
	}
	same(t, loaded(t, put(t, gameFile, []byte(file))), example(2))
}

// The examples in docs/files.md are valid files.
func TestDocsExamples(t *testing.T) {
	files := map[string]string{}
	kind := ""
	for line := range strings.Lines(string(content(t, filepath.Join("..", "docs", "files.md")))) {
		text, ok := strings.CutPrefix(line, "    ")
		if !ok {
			kind = ""
			continue
		}
		if words := strings.Fields(text); words[0] == "simplesimon" {
			kind = words[1]
		}
		if kind != "" {
			files[kind] += text
		}
	}
	r, aside, err := put(t, gameFile, []byte(files["game"])).LoadGame()
	if r == nil || aside != nil || err != nil {
		t.Fatalf("%q: %+v, %v", files["game"], aside, err)
	}
	same(t, r.Game, example(2))
	if list := history(t, put(t, historyFile, []byte(files["history"]))); len(list) != 1 || list[0].Moves != 1 {
		t.Errorf("%+v", list)
	}
}

// A file of a later version is recognised and stays intact.
func TestLaterVersions(t *testing.T) {
	for _, version := range []string{"5", "10", "999999999"} {
		data := sealed("game", version, `{"anything":["that","comes"]}`+"\n")
		folder := put(t, gameFile, data)
		game, aside, err := load(folder)
		if game != nil || aside == nil || err != nil || !errors.Is(aside.Why, store.ErrLater) || !errors.Is(aside.Why, store.ErrUnreadable) {
			t.Fatalf("version %s: game %v, %+v, %v", version, game, aside, err)
		}
		if kept, err := os.ReadFile(aside.Path); !bytes.Equal(kept, data) {
			t.Errorf("version %s: set aside as %q, %v", version, kept, err)
		}
	}
	for _, version := range []string{"0", "-1", "01", "1.5", "x", "", "99999999999999999999", "2x"} {
		_, aside, _ := load(put(t, gameFile, sealed("game", version, "{}\n")))
		if aside == nil || errors.Is(aside.Why, store.ErrLater) || !errors.Is(aside.Why, store.ErrUnreadable) {
			t.Errorf("version %q: %+v", version, aside)
		}
	}
}
