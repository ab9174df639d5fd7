package gametest

// MidBoard is a four-suit game in progress: the last three cards of column 8 are a group accepted
// by columns 5 and 7, and column 3 is empty.
const MidBoard = `
1: 6C KH AD 4S 2C TC 9C 3H 2H
2: QS JS 5D 4D 3D 7H 6S
3:
4: KC QD JC 2D 8C
5: 7C 5C QC JD TS
6: AC KS 3C 2S
7: 5H TH
8: AH KD QH 9S 8S 7S
9: 4C JH 9H 8D
10: TD 9D 8H 7D 6D 5S 4H 3S AS 6H`

// LongestBoard has the longest possible column, eight dealt cards ending with a king and twelve
// more on top, and every suit in every position.
const LongestBoard = `
1: 2S TH 6C AD 8S 7D TC KS QH JC TD 9S 8H 7C 6D 5S 4H 3C 2D AS
2: QC JD 6H 9C 4D 5H 3S 8C
3: KH QS JH TS 9H 8D 7S
4: 4C 9D 2H KC 5D 3H
5: 6S AC QD JS 3D
6: KD 2C 4S
7: 7H 5C
8: AH
9:
10:`

// MarkBoard is a position for testing marks: column 1 ends with a group of three accepted by
// column 2 and, in the same suit, column 3; column 4 ends with two suits; column 6 is empty.
const MarkBoard = `
1: KS 9H 8H 7H
2: TC
3: TH
4: 5D 4C
5: AS
6:
7: KD
8: 3S 2S 9C
9: 4H
10: 6S 5S`
