package engine_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"simplesimon/engine"
)

// overfullTableau has columns that no deal can lead to: moving onto a king would overflow.
const overfullTableau = "1: KS KS KS KS KS KS KS KS KS KS KS KS KS KS KS KS KS KS KS KS\n" +
	"2: KH KH KH KH KH KH KH KH KH KH KH\n3: QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS\n4: 2H QS"

// badTableaus are malformed positions.
var badTableaus = map[string]string{
	"no key":              "AS KS",
	"no column 0":         "0: AS",
	"no column 11":        "11: AS",
	"another number":      "01: AS",
	"a column twice":      "1: AS\n1: KS",
	"removed twice":       "removed: S\nremoved: S",
	"no card":             "1: AS XX",
	"the card of nothing": "1: --",
	"a long column":       "1:" + strings.Repeat(" AS", 21),
	"five sequences":      "removed: S S S S S",
	"no suit":             "removed: X",
	"two suits in one":    "removed: SH",
	"too many cards":      "1: AS\nremoved: S S S S",
	"too many columns":    "1:" + strings.Repeat(" AS", 20) + "\n2:" + strings.Repeat(" AS", 20) + "\n3:" + strings.Repeat(" AS", 13),
}

func TestBadTableaus(t *testing.T) {
	for name, text := range badTableaus {
		if p, err := engine.ParseTableau(text); err == nil || p != (engine.Tableau{}) {
			t.Errorf("%s: %q is\n%v", name, text, p)
		}
	}
}

const someTableau = "1: AS KH\n2:\n3: TD\n4:\n5:\n6:\n7:\n8:\n9:\n10: QC\nremoved: H S\n"

func TestTableauText(t *testing.T) {
	p := mustTableau(t, someTableau)
	if p.String() != someTableau {
		t.Errorf("written\n%v\nfor\n%s", p, someTableau)
	}
	short := mustTableau(t, "removed:  H S\r\n\n 10:QC\n1: AS  KH\n3: TD")
	if short != p {
		t.Errorf("read\n%v\nfor\n%v", short, p)
	}
	if empty := mustTableau(t, ""); empty != (engine.Tableau{}) {
		t.Errorf("the empty text is parsed as\n%v", empty)
	}
}

func TestTableauOutOfRange(t *testing.T) {
	p := mustTableau(t, someTableau)
	for _, col := range []int{math.MinInt, -1, 0, 2, 11, math.MaxInt} {
		if p.Len(col) != 0 || p.Last(col) != 0 || p.Run(col) != 0 || p.Card(col, 0) != 0 || p.Append(nil, col) != nil {
			t.Errorf("column %d is not empty", col)
		}
		for _, count := range []int{math.MinInt, -1, 0, 1, 21, math.MaxInt} {
			if p.Targets(col, count) != 0 || p.Best(col, count) != 0 || p.RefuseGroup(col, count) == nil || p.Refuse(engine.Move{From: col, Count: count, To: 1}) == nil {
				t.Errorf("%d cards of column %d are liftable", count, col)
			}
		}
	}
	for _, i := range []int{math.MinInt, -1, 2, 20, math.MaxInt} {
		if p.Card(1, i) != 0 || p.RemovedSuit(i) != 0 {
			t.Errorf("card or sequence %d exists", i)
		}
	}
	if p.Len(1) != 2 || p.Card(1, 0).String() != "AS" || p.Last(1).String() != "KH" || p.Removed() != 2 || p.RemovedSuit(0) != engine.Hearts || p.RemovedSuit(1) != engine.Spades || p.Won() {
		t.Errorf("wrong about\n%v", p)
	}
	if got := p.Append([]engine.Card{p.Last(3)}, 1); !slices.Equal(got, []engine.Card{p.Last(3), p.Card(1, 0), p.Card(1, 1)}) {
		t.Errorf("appended %v", got)
	}
}

func TestTableauWon(t *testing.T) {
	for text, want := range map[string]bool{"": false, "removed: S S S": false, "removed: S H D C": true} {
		if p := mustTableau(t, text); p.Won() != want {
			t.Errorf("%q: won %v", text, !want)
		}
	}
}

func TestColumnSet(t *testing.T) {
	var set engine.ColumnSet
	for _, col := range []int{10, 1, 5, 5, 0, 11, -1, 16, 65} {
		set.Add(col)
	}
	if got := slices.Collect(set.All()); !slices.Equal(got, []int{1, 5, 10}) || set.Len() != 3 {
		t.Errorf("the set is %v, length %d", got, set.Len())
	}
	for col := -70; col < 70; col++ {
		if set.Has(col) != (col == 1 || col == 5 || col == 10) {
			t.Errorf("Has(%d) = %v", col, set.Has(col))
		}
	}
	for col := range set.All() {
		if col != 1 {
			t.Errorf("yields %d after the break", col)
		}
		break
	}
}
