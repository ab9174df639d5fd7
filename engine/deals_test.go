package engine_test

import (
	"testing"

	"simplesimon/engine"
)

// These deals are pinned and must never change: a game code deals the same cards forever, and
// players have written theirs down. If this test fails, the code is wrong.
var pinnedDeals = map[string]string{
	"SS1-S1-AAAAAAA": `
1: KS 6S TS 7S 2S 8S 2S 3S
2: KS QS 9S 5S 4S 7S TS JS
3: AS JS 8S QS AS 4S 5S KS
4: 6S TS 2S 9S QS JS AS
5: 3S 5S 6S 4S 8S 6S
6: 3S AS 2S JS 3S
7: KS 7S TS 8S
8: 4S 7S 9S
9: 5S 9S
10: QS`,
	"SS1-S1-AAAAABD": `
1: 4S 6S 3S 5S QS 2S 3S QS
2: JS 4S 2S AS JS 7S 9S 2S
3: 8S 5S JS KS TS TS AS 3S
4: 5S 7S 9S TS 2S 9S JS
5: 8S 6S 7S QS 5S 8S
6: 4S KS 9S AS KS
7: AS 8S TS KS
8: 6S QS 4S
9: 6S 7S
10: 3S`,
	"SS1-S1-ZZZZZZZ": `
1: AS 9S 2S JS 5S 4S QS QS
2: KS 8S 7S 5S 2S 8S 2S KS
3: 4S 3S 3S 9S QS 9S 9S 2S
4: AS 3S 8S QS 5S 5S AS
5: TS 3S KS TS JS 6S
6: 6S 6S JS 4S JS
7: TS 8S 6S KS
8: 7S 4S TS
9: AS 7S
10: 7S`,
	"SS1-S2-AAAAAAA": `
1: KS 6H TS 7H 2S 8S 2S 3S
2: KH QS 9H 5S 4H 7S TS JH
3: AS JS 8H QH AH 4H 5H KH
4: 6S TH 2H 9S QH JH AH
5: 3H 5S 6S 4S 8H 6H
6: 3S AS 2H JS 3H
7: KS 7S TH 8S
8: 4S 7H 9H
9: 5H 9S
10: QS`,
	"SS1-S2-AAAAABD": `
1: 4H 6H 3H 5S QH 2S 3S QS
2: JS 4S 2S AH JS 7S 9S 2H
3: 8S 5H JH KH TH TS AH 3H
4: 5H 7H 9H TH 2H 9H JH
5: 8H 6H 7S QS 5S 8S
6: 4H KS 9S AS KS
7: AS 8H TS KH
8: 6S QH 4S
9: 6S 7H
10: 3S`,
	"SS1-S2-ZZZZZZZ": `
1: AH 9H 2H JH 5H 4S QH QS
2: KS 8H 7S 5S 2S 8H 2H KS
3: 4S 3H 3H 9H QH 9S 9S 2S
4: AH 3S 8S QS 5H 5S AS
5: TS 3S KH TH JH 6S
6: 6H 6S JS 4H JS
7: TS 8S 6H KH
8: 7S 4H TH
9: AS 7H
10: 7H`,
	"SS1-S4-AAAAAAA": `
1: KS 6C TS 7C 2S 8S 2D 3S
2: KC QD 9C 5D 4H 7S TD JC
3: AD JD 8C QH AH 4C 5C KH
4: 6D TH 2H 9S QC JH AC
5: 3C 5S 6S 4D 8H 6H
6: 3D AS 2C JS 3H
7: KD 7D TC 8D
8: 4S 7H 9H
9: 5H 9D
10: QS`,
	"SS1-S4-AAAAABD": `
1: 4H 6C 3H 5D QH 2S 3D QS
2: JS 4S 2D AC JD 7S 9S 2C
3: 8D 5H JC KH TH TD AH 3C
4: 5C 7C 9C TC 2H 9H JH
5: 8C 6H 7D QD 5S 8S
6: 4C KS 9D AD KD
7: AS 8H TS KC
8: 6S QC 4D
9: 6D 7H
10: 3S`,
	"SS1-S4-ZZZZZZZ": `
1: AC 9C 2C JH 5H 4S QC QS
2: KD 8C 7S 5D 2D 8H 2H KS
3: 4D 3H 3C 9H QH 9D 9S 2S
4: AH 3D 8S QD 5C 5S AS
5: TS 3S KC TH JC 6D
6: 6C 6S JD 4C JS
7: TD 8D 6H KH
8: 7D 4H TC
9: AD 7C
10: 7H`,
}

// TestRanksDoNotDependOnSuits checks that a deal number puts the same ranks in the same places for
// any number of suits.
func TestRanksDoNotDependOnSuits(t *testing.T) {
	for _, number := range []uint64{0, 1, 29, 4096, engine.Deals / 2, engine.Deals - 1} {
		one := engine.Code{Suits: engine.One, Number: number}.Deal()
		for _, suits := range []engine.Suits{engine.Two, engine.Four} {
			p := engine.Code{Suits: suits, Number: number}.Deal()
			for col := 1; col <= engine.Columns; col++ {
				for i := range one.Len(col) {
					if p.Card(col, i).Rank() != one.Card(col, i).Rank() {
						t.Errorf("deal %d, column %d: %v with %d suits, %v with one suit", number, col, p.Card(col, i), suits, one.Card(col, i))
					}
				}
			}
		}
	}
}

func TestPinnedDeals(t *testing.T) {
	for code, want := range pinnedDeals {
		if got := mustCode(t, code).Deal(); got != mustTableau(t, want) {
			t.Errorf("%s deals\n%v\nwant %s", code, got, want)
		}
	}
}
