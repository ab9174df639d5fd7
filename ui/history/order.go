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

// column is something that the history shows of every game, and can be sorted by.
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

// order is how the games are sorted.
type order struct {
	by column
	up bool // the smallest, earliest, first
}

// risesFirst reports whether a column is sorted upwards at the first click: so that what
// people look for is at the top.
func risesFirst(by column) bool {
	return by == byCode || by == bySuits || by == byMoves || by == byTime
}

// clicked is the order after a click on the head of a column.
func (o order) clicked(by column) order {
	if o.by == by {
		return order{by, !o.up}
	}
	return order{by, risesFirst(by)}
}

// rankOf is a number that is larger for a game that comes later by what a column shows.
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

// sort sorts indices of games. Among equals the later one comes first, but from
// the earliest to the latest: there, of two games of the same second, the one that
// was kept first does.
func (o order) sort(entries []store.Entry, list []int32) {
	type place struct {
		key, ended int64
		index      int32
	}
	places := make([]place, len(list)) // close together in memory: the games themselves are not
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

// resultFilter says which results are shown.
type resultFilter int

const (
	anyResult resultFilter = iota
	onlyWon
	onlyLost
)

// filter is which games are shown.
type filter struct {
	suits  engine.Suits // 0 for all
	result resultFilter
	query  string // in the code or the date; "" for all
}

// pick lists the games that pass, by their indices, in their order. dates tells a day
// as it may be searched for; it is asked once for each.
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

// matcher returns what reports whether a game has in its code or its date what is searched for. Small
// letters and accents make no difference, whatever the language.
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

// timeOfDay writes when a game ended as on a clock: 14:07.
func timeOfDay(t time.Time) string { return t.Format("15:04") }
