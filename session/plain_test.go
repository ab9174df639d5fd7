package session

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/stats"
	"simplesimon/store"
)

// plainBoard is a table by the words of the rules alone: cards are texts such as "QH".
type plainBoard struct {
	columns [engine.Columns][]string // first card to last
	removed int
}

const plainRanks = "A23456789TJQK"

func plainRank(card string) int { return strings.IndexByte(plainRanks, card[0]) }

func dealPlain(code engine.Code) plainBoard {
	var b plainBoard
	deal := code.Deal()
	for i := range b.columns {
		for _, card := range deal.Append(nil, i+1) {
			b.columns[i] = append(b.columns[i], card.String())
		}
	}
	return b
}

// group tells whether the last count cards of a column are a group.
func (b plainBoard) group(col, count int) bool {
	cards := b.columns[col-1]
	if count < 1 || count > len(cards) {
		return false
	}
	cards = cards[len(cards)-count:]
	for i := 1; i < len(cards); i++ {
		if plainRank(cards[i]) != plainRank(cards[i-1])-1 || cards[i][1] != cards[i-1][1] {
			return false
		}
	}
	return true
}

// moves are all that are allowed.
func (b plainBoard) moves() []engine.Move {
	var all []engine.Move
	for from := 1; from <= engine.Columns; from++ {
		for count := 1; b.group(from, count); count++ {
			cards := b.columns[from-1]
			first := cards[len(cards)-count]
			for to := 1; to <= engine.Columns; to++ {
				target := b.columns[to-1]
				if to != from && (len(target) == 0 || plainRank(target[len(target)-1]) == plainRank(first)+1) {
					all = append(all, engine.Move{From: from, Count: count, To: to})
				}
			}
		}
	}
	return all
}

// play makes a move that is allowed.
func (b plainBoard) play(m engine.Move) plainBoard {
	from, to := b.columns[m.From-1], b.columns[m.To-1]
	rest := len(from) - m.Count
	b.columns[m.To-1] = append(slices.Clone(to), from[rest:]...)
	b.columns[m.From-1] = slices.Clone(from[:rest])
	const whole = len(plainRanks)
	if n := len(b.columns[m.To-1]); b.group(m.To, whole) && b.columns[m.To-1][n-1][0] == 'A' {
		b.columns[m.To-1] = b.columns[m.To-1][:n-whole]
		b.removed++
	}
	return b
}

func (b plainBoard) won() bool { return b.removed == 4 }

// plainGame is a running game: every table that it has had, and will have again by redo.
type plainGame struct {
	code   engine.Code
	boards []plainBoard // after no move, after the first, and so on; those that are undone at the end
	moves  []engine.Move
	at     int // so many moves are played
	reach  int // so many can be undone

	counted, begun, won bool
	day                 string
	played              time.Duration
}

func newPlain(code engine.Code, now time.Time) plainGame {
	g := plainGame{code: code, boards: []plainBoard{dealPlain(code)}, counted: true}
	year, month, day := now.Date()
	if engine.DealOfTheDay(code.Suits, year, int(month), day) == code {
		g.day = now.Format("2006-01-02")
	}
	return g
}

func (g *plainGame) board() plainBoard { return g.boards[g.at] }
func (g *plainGame) score() int        { return 500 - g.at + 100*g.board().removed }

func (g *plainGame) play(m engine.Move) {
	g.boards = append(g.boards[:g.at+1:g.at+1], g.board().play(m))
	g.moves = append(g.moves[:g.at:g.at], m)
	g.at++
	g.reach = min(g.reach+1, 100)
	g.begun = true
}

func (g *plainGame) undo() { g.at, g.reach = g.at-1, g.reach-1 }
func (g *plainGame) redo() { g.at, g.reach = g.at+1, g.reach+1 }

func (g *plainGame) restart() { g.boards, g.moves, g.at, g.reach = g.boards[:1], nil, 0, 0 }

// end is the line of the history for a game that ends.
func (g *plainGame) end(now time.Time) store.Entry {
	return store.Entry{
		Ended: now, Code: g.code, Won: g.board().won(), Score: g.score(), Moves: g.at, Removed: g.board().removed,
		Played: g.played, Day: g.day, Record: store.PackMoves(g.moves[:g.at]),
	}
}

// same compares a running game with what it should be.
func (g *plainGame) same(got *engine.Game) error {
	b := g.board()
	for i, cards := range b.columns {
		var there []string
		for _, card := range got.Tableau().Append(nil, i+1) {
			there = append(there, card.String())
		}
		if !slices.Equal(there, cards) {
			return fmt.Errorf("column %d is %v, want %v", i+1, there, cards)
		}
	}
	figures := []int{got.Score(), got.Moves(), got.Removed(), got.Undoable(), got.Redoable()}
	want := []int{g.score(), g.at, b.removed, g.reach, len(g.moves) - g.at}
	if got.Code() != g.code || !slices.Equal(figures, want) || got.Won() != b.won() || !slices.Equal(got.Played(), g.moves[:g.at]) {
		return fmt.Errorf("%v, %v, want %v, %v", got.Code(), figures, g.code, want)
	}
	return nil
}

// plainSummary sums up games in another way than stats does.
func plainSummary(all []store.Entry, suits engine.Suits) stats.Summary {
	var games, won []store.Entry
	for _, e := range all {
		if suits == 0 || e.Code.Suits == suits {
			games = append(games, e)
		}
	}
	s := stats.Summary{Played: len(games)}
	run := 0
	var scores, moves []int
	var times []time.Duration
	for _, e := range games {
		if run++; !e.Won {
			run = 0
			continue
		}
		won = append(won, e)
		scores, moves = append(scores, e.Score), append(moves, e.Moves)
		if e.Played > 0 {
			times = append(times, e.Played)
		}
		s.LongestRun = max(s.LongestRun, run)
	}
	if s.Run = run; len(games) > 0 {
		s.Percent = float64(len(won)) * 100 / float64(len(games))
	}
	if s.Won = len(won); s.Won > 0 {
		s.BestScore, s.FewestMoves, s.AverageScore = slices.Max(scores), slices.Min(moves), average(scores)
	}
	if len(times) > 0 {
		s.BestTime, s.AverageTime = slices.Min(times), time.Duration(average(times))
	}
	return s
}

func average[T ~int | ~int64](all []T) float64 {
	var sum float64
	for _, n := range all {
		sum += float64(n)
	}
	return sum / float64(len(all))
}

// TestPlainBoard plays games by the plain rules and by the engine's: the same moves are allowed, and the
// same comes of them.
func TestPlainBoard(t *testing.T) {
	for _, w := range gametest.Wins(t) {
		g, game := newPlain(w.Code, time.Time{}), engine.NewGame(w.Code)
		for _, m := range w.Moves {
			if got := slices.Collect(game.Tableau().Moves()); !sameMoves(got, g.board().moves()) {
				t.Fatalf("%v after %d moves: the engine allows %v, the rules %v", w.Code, g.at, got, g.board().moves())
			}
			if _, err := game.Play(m); err != nil {
				t.Fatal(err)
			}
			g.play(m)
			if err := g.same(game); err != nil {
				t.Fatalf("%v after %d moves: %v", w.Code, g.at, err)
			}
		}
		if !game.Won() {
			t.Errorf("%v is not won", w.Code)
		}
	}
}

func sameMoves(a, b []engine.Move) bool {
	order := func(x, y engine.Move) int { return strings.Compare(x.String(), y.String()) }
	return slices.Equal(slices.SortedFunc(slices.Values(a), order), slices.SortedFunc(slices.Values(b), order))
}
