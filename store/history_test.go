package store_test

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"simplesimon/engine"
	"simplesimon/stats"
	"simplesimon/store"
)

const historyFile = "history"

// ended returns finished game number n: the example game, won or abandoned, or another one.
func ended(t testing.TB, n int) store.Entry {
	t.Helper()
	game := example(49)
	if n%3 == 1 {
		game = example(n % 49)
	} else if n%3 == 2 {
		game = longGame(t, n)
	}
	e := store.Entry{
		ID: fmt.Sprintf("%016x", n),
		Game: stats.Game{
			Ended: moment.Add(time.Duration(n) * time.Hour), Code: game.Code(), Won: game.Won(),
			Score: game.Score(), Moves: game.Moves(), Removed: game.Removed(), Played: time.Duration(n) * time.Second,
		},
		Record: store.PackMoves(game.Played()),
	}
	if n%5 == 0 {
		e.Day = stats.Date{Year: 2026, Month: time.November, Day: 30}
	}
	return e
}

// several returns n finished games.
func several(t testing.TB, n int) []store.Entry {
	t.Helper()
	list := make([]store.Entry, n)
	for i := range list {
		list[i] = ended(t, i)
	}
	return list
}

func addHistory(t testing.TB, folder store.Folder, entries ...store.Entry) {
	t.Helper()
	if err := folder.AppendHistory(entries...); err != nil {
		t.Fatal(err)
	}
}

// history returns the history of a folder, which must be intact.
func history(t testing.TB, folder store.Folder) []store.Entry {
	t.Helper()
	list, aside, err := folder.LoadHistory()
	if err != nil || aside != nil {
		t.Fatalf("the history: %+v, %v", aside, err)
	}
	return list
}

// equal reports whether two entries are the same, including the time zone.
func equal(a, b store.Entry) bool {
	at := a.Ended.Format(time.RFC3339) == b.Ended.Format(time.RFC3339)
	a.Ended, b.Ended = time.Time{}, time.Time{}
	return at && a == b
}

func sameEntries(t testing.TB, got, want []store.Entry) {
	t.Helper()
	if !slices.EqualFunc(got, want, equal) {
		t.Fatalf("%d games, want %d:\n%+v\nwant\n%+v", len(got), len(want), got, want)
	}
}

func TestHistoryRoundTrip(t *testing.T) {
	folder := store.At(filepath.Join(t.TempDir(), "made", "for it"))
	if got := history(t, folder); len(got) != 0 {
		t.Fatalf("before the first game: %+v", got)
	}
	want := several(t, 60)
	for i, e := range want {
		addHistory(t, folder, e)
		sameEntries(t, history(t, folder), want[:i+1])
	}
	more := several(t, 90)[60:]
	addHistory(t, folder, more...)
	sameEntries(t, history(t, folder), append(want, more...))
	addHistory(t, folder) // appends nothing
	sameEntries(t, history(t, store.At(folder.Path())), append(want, more...))
	if got := names(t, folder.Path()); got != historyFile {
		t.Errorf("the folder contains %q", got)
	}
}

// Every game of the history replays to its recorded end.
func TestHistoryReplays(t *testing.T) {
	folder := store.At(t.TempDir())
	addHistory(t, folder, several(t, 60)...)
	for _, e := range history(t, folder) {
		game, err := e.Replay()
		if err != nil {
			t.Fatal(err)
		}
		if game.Code() != e.Code || game.Won() != e.Won || game.Score() != e.Score || game.Moves() != e.Moves || game.Removed() != e.Removed {
			t.Errorf("%+v replays to %d points in %d moves", e, game.Score(), game.Moves())
		}
	}
	if got := store.Games(several(t, 7)); len(got) != 7 || got[6] != ended(t, 6).Game {
		t.Errorf("the games are %+v", got)
	}
}

// A game too long for a record is still saved in the history and replays.
func TestLongGamesReplay(t *testing.T) {
	game := longGame(t, engine.MaxRecordMoves+1)
	e := ended(t, 0)
	e.Code, e.Won, e.Removed = game.Code(), game.Won(), game.Removed()
	e.Score, e.Moves, e.Record = game.Score(), game.Moves(), store.PackMoves(game.Played())
	folder := store.At(t.TempDir())
	if err := folder.AppendHistory(e); err != nil {
		t.Fatal(err)
	}
	entries, _, err := folder.LoadHistory()
	if err != nil || len(entries) != 1 {
		t.Fatalf("%d games, %v", len(entries), err)
	}
	if again, err := entries[0].Replay(); err != nil || again.Position() != game.Position() || again.Moves() != game.Moves() {
		t.Errorf("the game is replayed to another position: %v", err)
	}
}

// Replaying an illegal or malformed record fails.
func TestReplayErrors(t *testing.T) {
	e := ended(t, 0)
	e.Record = e.Record[:3] + "1a1" + e.Record[6:]
	var illegal *engine.IllegalMove
	if game, err := e.Replay(); game != nil || !errors.As(err, &illegal) || illegal.Number != 2 || illegal.Text != "1-1-1" {
		t.Errorf("game %v, %v", game, err)
	}
	for _, record := range []store.Packed{"2", "2a", "2a3x", "2a35a", "-a3", "2A3", "2n3", "2a:", "2`3", "2\x003", "२a3", "\xff\xff\xff", " a3"} {
		e.Record = record
		if game, err := e.Replay(); game != nil || !errors.Is(err, store.ErrUnreadable) {
			t.Errorf("%q: game %v, %v", record, game, err)
		}
	}
}

func TestPackedMoves(t *testing.T) {
	var all []engine.Move
	for from := range 10 {
		for count := range 13 {
			for to := range 10 {
				all = append(all, engine.Move{From: from + 1, Count: count + 1, To: to + 1})
			}
		}
	}
	packed := store.PackMoves(all)
	if got, err := packed.Moves(); err != nil || !slices.Equal(got, all) || packed.Len() != len(all) {
		t.Errorf("%d moves come back as %d: %v, %v", len(all), packed.Len(), got, err)
	}
	if got := store.PackMoves(example(3).Played()); got != "2a35a28a5" {
		t.Errorf("the first moves of the example are %q", got)
	}
	if got, err := store.Packed("0b1").Moves(); err != nil || len(got) != 1 || got[0].String() != "10-2-1" {
		t.Errorf("the move of the comment is %v, %v", got, err)
	}
	if got, err := store.Packed("").Moves(); err != nil || len(got) != 0 {
		t.Errorf("no moves are %v, %v", got, err)
	}
}

// The lines that a game has do not matter: it counts once, with its first win, or else with its last line.
func TestGameCountsOnce(t *testing.T) {
	line := func(id, moves int) store.Entry {
		e := ended(t, 0)
		if moves < 49 {
			e = ended(t, 1+3*((moves-1)/3)) // not won
		}
		e.ID, e.Played = fmt.Sprintf("%016x", id), time.Duration(moves)*time.Second
		return e
	}
	for _, c := range []struct{ name, lines, want string }{
		{"once", "a1", "a1"},
		{"a win twice, after an interruption", "a60 a60", "a60"},
		{"two wins: the figures of the first", "a60 b1 a70", "a60 b1"},
		{"lost, and then won", "a1 b1 a60", "b1 a60"},
		{"won, and then lost", "a60 b1 a1", "a60 b1"},
		{"lost twice: the last one, when it ended", "a1 b1 a4", "b1 a4"},
		{"lost and continued several times", "a1 b1 a4 c1 a7 b1 a7", "b1 c1 a7"},
		{"lost, continued, lost, continued, won", "a1 b60 a4 c1 a60", "b60 c1 a60"},
		{"several at once, twice", "a1 b60 c4 a1 b60 c4", "a1 b60 c4"},
		{"lost, won, lost, won", "a1 a60 a4 a70", "a60"},
		{"others between", "a1 b60 c4 a60 b70 c7 b1", "b60 a60 c7"},
	} {
		read := func(text string) (list []store.Entry) {
			for _, word := range strings.Fields(text) {
				var n int
				fmt.Sscan(word[1:], &n)
				list = append(list, line(int(word[0]), n))
			}
			return list
		}
		folder := store.At(t.TempDir())
		for _, e := range read(c.lines) {
			addHistory(t, folder, e)
		}
		t.Run(c.name, func(t *testing.T) {
			all := read(c.lines)
			sameEntries(t, history(t, folder), read(c.want))
			for n := range all {
				known := store.Merge(nil, all[:n])
				sameEntries(t, store.Merge(known, all[n:]), read(c.want))
				sameEntries(t, known, store.Merge(nil, all[:n])) // is as it was
			}
		})
	}
}

// An entry that could not be read again is refused, with all that come with it; and the history stays.
func TestEntriesThatCannotBeAreNotKept(t *testing.T) {
	for name, spoil := range map[string]func(*store.Entry){
		"no ID":                   func(e *store.Entry) { e.ID = "" },
		"a short ID":              func(e *store.Entry) { e.ID = e.ID[1:] },
		"an ID with a line end":   func(e *store.Entry) { e.ID = e.ID[:15] + "\n" },
		"an ID with a capital":    func(e *store.Entry) { e.ID = e.ID[:15] + "A" },
		"no code":                 func(e *store.Entry) { e.Code = engine.Code{} },
		"no such suits":           func(e *store.Entry) { e.Code.Suits = 3 },
		"another score":           func(e *store.Entry) { e.Score++ },
		"another number of moves": func(e *store.Entry) { e.Moves++ },
		"won without sequences":   func(e *store.Entry) { e.Removed = 3 },
		"lost with all sequences": func(e *store.Entry) { e.Won = false },
		"too many sequences":      func(e *store.Entry) { e.Removed, e.Score = 5, e.Score+100 },
		"no day":                  func(e *store.Entry) { e.Day = stats.Date{Year: 2026, Month: time.February, Day: 30} },
		"a day of a far year":     func(e *store.Entry) { e.Day = stats.Date{Year: 20261, Month: time.February, Day: 1} },
		"no moves":                func(e *store.Entry) { e.Record = "" },
		"half a move":             func(e *store.Entry) { e.Record = e.Record[:len(e.Record)-1] },
		"moves with blanks":       func(e *store.Entry) { e.Record = " a1" + e.Record[3:] },
	} {
		folder := store.At(t.TempDir())
		addHistory(t, folder, ended(t, 1))
		bad := ended(t, 0)
		spoil(&bad)
		if err := folder.AppendHistory(ended(t, 2), bad); err == nil {
			t.Errorf("%s: kept", name)
		}
		sameEntries(t, history(t, folder), []store.Entry{ended(t, 1)})
	}
}

// Unusual but valid entries are kept.
func TestOddEntries(t *testing.T) {
	for name, change := range map[string]func(*store.Entry){
		"a time below zero":       func(e *store.Entry) { e.Played = -time.Hour },
		"a time without an end":   func(e *store.Entry) { e.Played = 1<<63 - 1 },
		"parts of a second":       func(e *store.Entry) { e.Ended = e.Ended.Add(987654321) },
		"a time zone of minutes":  func(e *store.Entry) { e.Ended = e.Ended.In(time.FixedZone("", 20700)) },
		"a time zone of seconds":  func(e *store.Entry) { e.Ended = e.Ended.In(time.FixedZone("LMT", 3208)) },
		"a clock that is ahead":   func(e *store.Entry) { e.Ended = e.Ended.AddDate(20000, 0, 0) },
		"a clock that is behind":  func(e *store.Entry) { e.Ended = e.Ended.AddDate(-5000, 0, 0) },
		"no time of the end":      func(e *store.Entry) { e.Ended = time.Time{} },
		"summer and winter times": func(e *store.Entry) { e.Ended = e.Ended.UTC() },
	} {
		folder := store.At(t.TempDir())
		e := ended(t, 0)
		change(&e)
		addHistory(t, folder, e)
		got := history(t, folder)
		if len(got) != 1 || got[0].ID != e.ID || got[0].Record != e.Record || got[0].Played < 0 {
			t.Fatalf("%s: %+v", name, got)
		}
		if year := e.Ended.Year(); year > 0 && year < 9999 && got[0].Ended.Unix() != e.Ended.Unix() {
			t.Errorf("%s: ended %v, want %v", name, got[0].Ended, e.Ended)
		}
	}
}

func TestResetHistory(t *testing.T) {
	folder := store.At(t.TempDir())
	if kept, err := folder.ResetHistory(); kept != "" || err != nil {
		t.Fatalf("without a history: %q, %v", kept, err)
	}
	for i := range 3 {
		want := several(t, 3+i)
		addHistory(t, folder, want...)
		before := content(t, filepath.Join(folder.Path(), historyFile))
		kept, err := folder.ResetHistory()
		if err != nil || kept != fmt.Sprintf("%s.kept-%d", filepath.Join(folder.Path(), historyFile), i+1) {
			t.Fatalf("kept at %q, %v", kept, err)
		}
		if !bytes.Equal(content(t, kept), before) {
			t.Error("the copy is another one")
		}
		if got := history(t, folder); len(got) != 0 {
			t.Errorf("after the reset there is %+v", got)
		}
		sameEntries(t, history(t, put(t, historyFile, before)), want) // the copy can be put back
	}
}

// Games that end while the history is read, in several goroutines, are all there in the end.
func TestHistoryAtOnce(t *testing.T) {
	folder := store.At(filepath.Join(t.TempDir(), "made", "at once"))
	all := several(t, 40)
	var group sync.WaitGroup
	for part := range slices.Chunk(all, 10) {
		group.Go(func() {
			for _, e := range part {
				if err := folder.AppendHistory(e); err != nil {
					t.Error(err)
				}
				if _, aside, err := folder.LoadHistory(); aside != nil || err != nil {
					t.Errorf("%+v, %v", aside, err)
				}
			}
		})
	}
	group.Wait()
	got := history(t, folder)
	slices.SortFunc(got, func(a, b store.Entry) int { return strings.Compare(a.ID, b.ID) })
	sameEntries(t, got, all)
}

func TestCSV(t *testing.T) {
	head := []string{"Beendet", "Spielcode", "Farben", "Gewonnen", "Punkte", "Züge", "Folgen", "Sekunden", `"Tag", der`}
	var text bytes.Buffer
	list := []store.Entry{ended(t, 0), ended(t, 1)}
	list[0].Played = 83*time.Second + 999*time.Millisecond
	if err := store.WriteCSV(&text, list, head); err != nil {
		t.Fatal(err)
	}
	want := "Beendet,Spielcode,Farben,Gewonnen,Punkte,Züge,Folgen,Sekunden,\"\"\"Tag\"\", der\"\r\n" +
		"2026-11-30 12:34:56,SS1-S1-AAAAABD,1,1,851,49,4,83,2026-11-30\r\n" +
		"2026-11-30 13:34:56,SS1-S1-AAAAABD,1,0,499,1,0,1,\r\n"
	if text.String() != want {
		t.Errorf("%q, want\n%q", text.String(), want)
	}
	text.Reset()
	if err := store.WriteCSV(&text, several(t, 50), head); err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(&text).ReadAll()
	if err != nil || len(rows) != 51 || !slices.Equal(rows[0], head) {
		t.Errorf("%d rows, %v", len(rows), err)
	}
	if err := store.WriteCSV(io.Discard, nil, head[1:]); err == nil {
		t.Error("a column without a name")
	}
	if err := store.WriteCSV(noPlace{}, several(t, 500), head); !errors.Is(err, os.ErrClosed) {
		t.Errorf("where nothing can be written: %v", err)
	}
}

// noPlace is a place where nothing can be written.
type noPlace struct{}

func (noPlace) Write([]byte) (int, error) { return 0, os.ErrClosed }

// many writes a history of n games with many moves, quickly, and returns its size in bytes.
func many(t testing.TB, folder store.Folder, n int) int {
	t.Helper()
	kinds := several(t, 200)
	random := rand.New(rand.NewPCG(9, 9))
	for start := 0; start < n; start += 10000 {
		var part []store.Entry
		for i := start; i < min(n, start+10000); i++ {
			e := kinds[random.IntN(len(kinds))]
			e.ID, e.Ended = fmt.Sprintf("%016x", random.Uint64()), moment.Add(time.Duration(i)*time.Minute)
			part = append(part, e)
		}
		addHistory(t, folder, part...)
	}
	return len(content(t, filepath.Join(folder.Path(), historyFile)))
}

const manyGames = 100_000

// A hundred thousand games load in well under half a second.
func BenchmarkLoadHistory(b *testing.B) {
	folder := store.At(b.TempDir())
	b.SetBytes(int64(many(b, folder, manyGames)))
	b.ReportAllocs()
	for b.Loop() {
		if got := history(b, folder); len(got) != manyGames {
			b.Fatal(len(got))
		}
	}
}

func BenchmarkAppendHistory(b *testing.B) {
	folder := store.At(b.TempDir())
	many(b, folder, manyGames)
	e := ended(b, 0)
	b.ReportAllocs()
	for b.Loop() {
		addHistory(b, folder, e)
	}
}
