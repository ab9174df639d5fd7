package history

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"sort"
	"strings"
	"testing"
	"time"

	"simplesimon/engine"
	"simplesimon/stats"
	"simplesimon/store"
	"simplesimon/store/storetest"
	"simplesimon/ui/uitest"
)

// plainKey returns the sort key of a column, as text in the same order.
func plainKey(by column, e store.Entry) string {
	number := func(n int) string { return fmt.Sprintf("%020d", n+1<<40) }
	won := 0
	if e.Won {
		won = 1
	}
	return map[column]string{
		byDate: number(int(e.Ended.Unix())), byCode: fmt.Sprintf("%d%020d", e.Code.Suits, e.Code.Number), bySuits: number(int(e.Code.Suits)),
		byResult: fmt.Sprint(won, e.Removed), byScore: number(e.Score), byMoves: number(e.Moves), byTime: number(int(e.Played)),
	}[by]
}

// plainOrder sorts in the simplest way: latest first, then by column; earliest first is the reverse of latest
// first.
func plainOrder(o order, past []store.Entry) []string {
	games := slices.Clone(past)
	slices.Reverse(games)
	sort.SliceStable(games, func(i, k int) bool { return games[i].Ended.After(games[k].Ended) })
	sort.SliceStable(games, func(i, k int) bool {
		a, b := plainKey(o.by, games[i]), plainKey(o.by, games[k])
		if o.up {
			return a < b
		}
		return a > b
	})
	if o == (order{byDate, true}) {
		games = slices.Clone(past)
		sort.SliceStable(games, func(i, k int) bool { return games[i].Ended.Before(games[k].Ended) })
	}
	var ids []string
	for _, g := range games {
		ids = append(ids, g.ID)
	}
	return ids
}

func idsOf(past []store.Entry, list []int32) []string {
	var ids []string
	for _, i := range list {
		ids = append(ids, past[i].ID)
	}
	return ids
}

// TestHistoryOrder compares the order by every column, in both directions, with a plain stable sort, including
// many equal values and games that ended at the same time or out of order.
func TestHistoryOrder(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 3))
	past := storetest.Past(t, 400, time.Now())
	for i := range past {
		switch random.IntN(6) {
		case 0:
			past[i].Ended = past[random.IntN(len(past))].Ended
		case 1:
			past[i].Played, past[i].Moves, past[i].Score = 0, 7, 493
		case 2:
			past[i].Code = past[0].Code
		}
	}
	for by := range columnCount {
		for _, up := range []bool{true, false} {
			o := order{by, up}
			list := filter{}.pick(past, nil)
			o.sort(past, list)
			if got, want := idsOf(past, list), plainOrder(o, past); !slices.Equal(got, want) {
				t.Errorf("by %s, up %t: the order differs from a plain sort", columnNames[by].name, up)
			}
		}
	}
}

// TestHistoryHeads checks that a click on a column header sorts by it, best first; another click reverses the
// order.
func TestHistoryHeads(t *testing.T) {
	o := order{}
	for _, c := range []struct {
		by   column
		want order
	}{
		{byDate, order{byDate, true}}, {byDate, order{byDate, false}}, {byScore, order{byScore, false}}, {byScore, order{byScore, true}},
		{byMoves, order{byMoves, true}}, {byTime, order{byTime, true}}, {byTime, order{byTime, false}}, {byResult, order{byResult, false}},
		{byCode, order{byCode, true}}, {bySuits, order{bySuits, true}}, {byDate, order{byDate, false}},
	} {
		if o = o.clicked(c.by); o != c.want {
			t.Errorf("a click on %s sorts by %+v, want %+v", columnNames[c.by].name, o, c.want)
		}
	}
}

// TestHistoryFilter compares every combination of filters with a plain loop.
func TestHistoryFilter(t *testing.T) {
	past := storetest.Past(t, 300, time.Date(2026, 3, 5, 23, 30, 0, 0, time.UTC))
	dates := func(d stats.Date) []string {
		return []string{fmt.Sprintf("%d. März %d", d.Day, d.Year), d.String()}
	}
	shown := 0
	for _, suits := range []engine.Suits{0, engine.One, engine.Two, engine.Four} {
		for _, result := range []resultFilter{anyResult, onlyWon, onlyLost} {
			for _, query := range []string{
				"", "  ", "aaaabd", "SS1-S4", past[1].Code.String(), " " + strings.ToLower(past[3].Code.String()) + "\n", "4. marz", "MÄRZ 2026",
				"2026-03", "2026-02-1", "5. März  2025", "nothing of that", "[a-z]+", "é", "🂡", "\x00",
			} {
				f := filter{suits, result, query}
				var want []string
				for _, e := range past {
					plain := strings.Join(strings.Fields(strings.ToLower(query)), " ")
					day := stats.DateOf(e.Ended)
					text := strings.ToLower(e.Code.String() + "|" + strings.Join(dates(day), "|"))
					text += strings.NewReplacer("ä", "a").Replace(text)
					if (suits == 0 || e.Code.Suits == suits) && (result == anyResult || (result == onlyWon) == e.Won) && strings.Contains(text, plain) {
						want = append(want, e.ID)
					}
				}
				if got := idsOf(past, f.pick(past, dates)); !slices.Equal(got, want) {
					t.Errorf("%+v: %d games match, want %d", f, len(got), len(want))
				}
				shown += len(want)
			}
		}
	}
	if shown == 0 {
		t.Error("nothing ever matches")
	}
}

// TestDatesAreAskedOnce checks that a search formats each day once, however many games it has.
func TestDatesAreAskedOnce(t *testing.T) {
	past := storetest.Past(t, 2000, time.Now())
	asked := map[stats.Date]int{}
	filter{query: "nowhere"}.pick(past, func(d stats.Date) []string {
		asked[d]++
		return nil
	})
	if len(asked) < 100 || len(asked) > 700 {
		t.Errorf("%d days", len(asked))
	}
	for d, n := range asked {
		if n != 1 {
			t.Fatalf("%v is formatted %d times", d, n)
		}
	}
}

// TestPlaceColumns checks at every width that visible columns have enough room, do not overlap and end before
// the right edge, and that date, code and result are always visible.
func TestPlaceColumns(t *testing.T) {
	needs := [columnCount]float32{100, 140, 75, 100, 80, 70, 60}
	before := 0
	for right := float32(420); right < 2500; right += 7 {
		places := placeColumns(needs, firstColumn, right)
		x, shown := float32(firstColumn), 0
		for by, p := range places {
			if p.width == 0 {
				continue
			}
			shown++
			if p.x < x || p.width < needs[by] || p.x+p.width > right+uitest.Hairline {
				t.Fatalf("width %.0f: column %d is at %+v after %.0f", right, by, p, x)
			}
			x = p.x + p.width + cellGap
		}
		if shown < before {
			t.Fatalf("width %.0f: %d columns, but %d at a smaller width", right, shown, before)
		}
		before = shown
		if places[byDate].width == 0 || places[byCode].width == 0 || places[byResult].width == 0 {
			t.Fatalf("width %.0f: %+v", right, places)
		}
	}
	if before != int(columnCount) {
		t.Errorf("%d columns at the largest width", before)
	}
}

// The time per game should not depend on the number of games.
func BenchmarkHistoryOrder(b *testing.B) {
	for _, n := range []int{1000, 100_000} {
		past := storetest.Past(b, n, time.Now())
		for _, by := range []column{byDate, byScore, byCode} {
			b.Run(fmt.Sprintf("%s/%d", columnNames[by].name, n), func(b *testing.B) {
				for b.Loop() {
					list := filter{}.pick(past, nil)
					order{by: by}.sort(past, list)
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/game")
			})
		}
		b.Run(fmt.Sprintf("search/%d", n), func(b *testing.B) {
			for b.Loop() {
				filter{query: "march"}.pick(past, func(d stats.Date) []string { return []string{d.String()} })
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/game")
		})
	}
}
