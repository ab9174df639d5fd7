package engine_test

import (
	"testing"

	"simplesimon/engine"
)

var textsWithCodes = []struct {
	text, want string
}{
	{"SS1-S1-AAAAABD", "SS1-S1-AAAAABD"},
	{"I won ss1-s2-aaaaabd, in 49 moves!", "SS1-S2-AAAAABD"},
	{"<SS1-S1-AAAAABD>", "SS1-S1-AAAAABD"},
	{"(SS1-S1-AAAAABD)", "SS1-S1-AAAAABD"},
	{"code:SS1-S1-AAAAABD.", "SS1-S1-AAAAABD"},
	{"SS1-S1-AAAAABD\nSS1-S1-AAAAABE", "SS1-S1-AAAAABD"},
	{"- SS1-S1-AAAAABD -", "SS1-S1-AAAAABD"},
	{"-SS1-S1-AAAAABD-", "SS1-S1-AAAAABD"},
	{"–SS1-S1-AAAAABD–1", "SS1-S1-AAAAABD"},
	{"\x00SS1-S1-AAAAABD\xff", "SS1-S1-AAAAABD"},
	{"SS1-S3-AAAAABD SS1-S1-AAAAABDX SS1-S4-ZZZZZZZ", "SS1-S4-ZZZZZZZ"},
	{"SS1-S1-SS1-S1-AAAAABD SS1-S1-AAAAABE", "SS1-S1-AAAAABE"},
	{"「SS1-S1-AAAAABD」", "SS1-S1-AAAAABD"},
	{"", ""},
	{"SS1-S1-AAAAAB", ""},
	{"XSS1-S1-AAAAABD", ""},
	{"éSS1-S1-AAAAABD", ""},
	{"1SS1-S1-AAAAABD", ""},
	{"_SS1-S1-AAAAABD", ""},
	{"e\u0301SS1-S1-AAAAABD", ""},
	{"A-SS1-S1-AAAAABD", ""},
	{"SS1-S1-AAAAABDx", ""},
	{"SS1-S1-AAAAABDß", ""},
	{"SS1-S1-AAAAABD2", ""},
	{"SS1-S1-AAAAABD²", ""},
	{"SS1-S1-AAAAABD_", ""},
	{"SS1-S1-AAAAABD\u0301", ""},
	{"SS1-S1-AAAAABD-1", ""},
	{"SS1-S1-AAAAABD-é", ""},
	{"SS1-S1-AAAA\u212aBD", ""},
	{"\u017fS1-S1-AAAAABD", ""},
	{"SS1-S1-AAAAA\nBD", ""},
}

func TestFindCode(t *testing.T) {
	for _, c := range textsWithCodes {
		code, found := engine.FindCode(c.text)
		if found != (c.want != "") || found && code.String() != c.want || !found && code != (engine.Code{}) {
			t.Errorf("in %q: %v, %v; want %q", c.text, code, found, c.want)
		}
	}
}
