package engine_test

import (
	"testing"

	"simplesimon/engine"
)

// TestApply plays single moves that do or do not complete a sequence and takes them back.
func TestApply(t *testing.T) {
	cases := []struct{ name, before, move, after string }{
		{"a card", "1: 9H 8H\n2: 9S", "1-1-2", "1: 9H\n2: 9S 8H"},
		{"a group", "1: 9H 8H 7H\n2: 9S", "1-2-2", "1: 9H\n2: 9S 8H 7H"},
		{"a whole column into an empty one", "1: 9H 8H 7H", "1-3-2", "2: 9H 8H 7H"},
		{"the last card", "10: 8H\n1: 9H", "10-1-1", "1: 9H 8H"},
		{"an ace completes", "1: AS\n2: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "1-1-2", "removed: S"},
		{"a group completes", "1: 3H 5H 4H 3H 2H AH\n2: 4D KH QH JH TH 9H 8H 7H 6H\nremoved: S", "1-5-2", "1: 3H\n2: 4D\nremoved: S H"},
		{"all but the king completes", "1: 2C QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD\n2: KD", "1-12-2", "1: 2C\nremoved: D"},
		{"the fourth sequence", "1: QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS\n9: KS\nremoved: S S S", "1-12-9", "removed: S S S S"},
		{"mixed suits stay", "1: AS\n2: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2H", "1-1-2", "2: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2H AS"},
		{"a king of another suit", "1: AS\n2: KH QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "1-1-2", "2: KH QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS"},
		{"twelve are no sequence", "1: AS\n2: QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "1-1-2", "2: QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS"},
		{"down to the two is no sequence", "1: 2S\n2: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S", "1-1-2", "2: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"},
		{"what was covered does not leave", "1: AS\n2: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS\n3: 2H", "1-1-3", "2: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS\n3: 2H AS"},
		{"uncovered by the move does not leave", "2: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS 5H", "2-1-1", "1: 5H\n2: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS"},
		{"the longest column, of mixed suits", "1: AH 3H 5H 7H 9H JH 2H KH QS JS TS 9S 8S 7S 6S 5S 4S\n2: 3H 2H AH", "2-3-1", "1: AH 3H 5H 7H 9H JH 2H KH QS JS TS 9S 8S 7S 6S 5S 4S 3H 2H AH"},
		{"the longest column, for a moment", "1: AH 3H 5H 7H 9H JH 2H KS QS JS TS 9S 8S 7S 6S 5S 4S\n2: 3S 2S AS", "2-3-1", "1: AH 3H 5H 7H 9H JH 2H\nremoved: S"},
	}
	for _, c := range cases {
		p, want := mustTableau(t, c.before), mustTableau(t, c.after)
		before, move := p, mustMove(t, c.move)
		if reason := p.Check(move); reason != engine.None {
			t.Errorf("%s: %v", c.name, reason)
			continue
		}
		completed := p.Apply(move)
		if p != want || completed != (want.Removed() > before.Removed()) {
			t.Errorf("%s: completed = %v,\n%v\nwant\n%v", c.name, completed, p, want)
		}
		p.Unapply(move, completed)
		if p != before {
			t.Errorf("%s: unapplied to\n%v\nwant\n%v", c.name, p, before)
		}
	}
}
