package history

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"golang.org/x/text/language"
	"golang.org/x/text/search"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/store"
)

// column is a column of the history, by which games can be sorted.
type column int

// The columns, from left to right.
const (
	byDate column = iota
	byCode
	bySuits
	byResult
	byScore
	byMoves
	byTime

	columnCount
)

// columnNames are the names of the columns in the trace, and their heads.
var columnNames = [columnCount]struct {
	name string
	head locales.ID
}{
	{"date", locales.ColumnDate}, {"code", locales.ColumnCode}, {"suits", locales.ColumnSuits}, {"result", locales.ColumnResult},
	{"score", locales.ColumnScore}, {"moves", locales.ColumnMoves}, {"time", locales.ColumnTime},
}

// order is a sort order.
type order struct {
	by column
	up bool // ascending
}

// risesFirst reports whether the first click on a head sorts in ascending order, so that the most
// interesting games are at the top.
func risesFirst(by column) bool {
	return by == byCode || by == bySuits || by == byMoves || by == byTime
}

// clicked returns the order after a click on a head.
func (o order) clicked(by column) order {
	if o.by == by {
		return order{by, !o.up}
	}
	return order{by, risesFirst(by)}
}

// rankOf returns a number by which games are ordered in a column.
func rankOf(by column, e *store.Entry) int64 {
	switch by {
	case byCode:
		return int64(e.Code.Suits)<<40 | int64(e.Code.Number)
	case bySuits:
		return int64(e.Code.Suits)
	case byResult:
		if e.Won {
			return engine.Sequences + 1
		}
		return int64(e.Removed)
	case byScore:
		return int64(e.Score)
	case byMoves:
		return int64(e.Moves)
	case byTime:
		return int64(e.Played)
	}
	return e.Ended.Unix()
}

// sort sorts indices of games. Equal games are ordered latest first, except in ascending order of
// date: there, of two games in the same second, the one saved first comes first.
func (o order) sort(entries []store.Entry, list []int32) {
	type place struct {
		key, ended int64
		index      int32
	}
	places := make([]place, len(list)) // contiguous in memory, unlike the games
	for n, i := range list {
		places[n] = place{rankOf(o.by, &entries[i]), entries[i].Ended.Unix(), i}
		if !o.up {
			places[n].key = -places[n].key
		}
	}
	slices.SortFunc(places, func(a, b place) int {
		if o == (order{byDate, true}) {
			return cmp.Or(cmp.Compare(a.key, b.key), cmp.Compare(a.index, b.index))
		}
		return cmp.Or(cmp.Compare(a.key, b.key), cmp.Compare(b.ended, a.ended), cmp.Compare(b.index, a.index))
	})
	for n, p := range places {
		list[n] = p.index
	}
}

// resultFilter selects games by result.
type resultFilter int

const (
	anyResult resultFilter = iota
	onlyWon
	onlyLost
)

// filter determines which games are shown.
type filter struct {
	suits  engine.Suits // 0 for all
	result resultFilter
	query  string // in the code or date; "" for all
}

// pick returns the indices of the games that pass, in order. dates returns the searchable forms of
// a day; it is called once for each.
func (f filter) pick(entries []store.Entry, dates func(stats.Date) []string) []int32 {
	list := make([]int32, 0, len(entries))
	matches := f.matcher(dates)
	for i := range entries {
		e := &entries[i]
		if f.suits != 0 && e.Code.Suits != f.suits || f.result == onlyWon && !e.Won || f.result == onlyLost && e.Won || !matches(e) {
			continue
		}
		list = append(list, int32(i))
	}
	return list
}

// matcher returns a function reporting whether a game's code or date contains the query,
// regardless of case and accents.
func (f filter) matcher(dates func(stats.Date) []string) func(*store.Entry) bool {
	query := strings.Join(strings.Fields(f.query), " ")
	if query == "" {
		return func(*store.Entry) bool { return true }
	}
	code := strings.ToUpper(query)
	pattern := search.New(language.Und, search.Loose).CompileString(query)
	days := map[stats.Date]bool{}
	return func(e *store.Entry) bool {
		if strings.Contains(e.Code.String(), code) {
			return true
		}
		day := stats.DateOf(e.Ended)
		found, known := days[day]
		if !known {
			found = slices.ContainsFunc(dates(day), func(text string) bool {
				start, _ := pattern.IndexString(text)
				return start >= 0
			})
			days[day] = found
		}
		return found
	}
}

// timeOfDay formats when a game ended: 14:07.
func timeOfDay(t time.Time) string { return t.Format("15:04") }
