package engine_test

import (
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"simplesimon/engine"
)

// badCodes lists invalid codes with their expected errors. It covers every line of badcodes.txt
// and more.
var badCodes = []struct {
	text     string
	fault    engine.CodeFault
	found    string
	position int
}{
	{"", engine.CodeEmpty, "", 0},
	{"   ", engine.CodeEmpty, "", 0},
	{"\r\n\u00a0\u2028", engine.CodeEmpty, "", 0},

	{"-", engine.CodeFormat, "", 0},
	{"hello", engine.CodeFormat, "hello", 0},
	{"SS", engine.CodeFormat, "SS", 0},
	{"SS-S1-AAAAAAA", engine.CodeFormat, "SS", 0},
	{"1-S1-AAAAAAA", engine.CodeFormat, "1", 0},
	{"SS0-S1-AAAAAAA", engine.CodeFormat, "SS0", 0},
	{"SS8-S1-AAAAAAA", engine.CodeFormat, "SS8", 0},
	{"SS10-S1-AAAAAAA", engine.CodeFormat, "SS10", 0},
	{"SS1.0-S1-AAAAAAA", engine.CodeFormat, "SS1.0", 0},
	{"SS+1-S1-AAAAAAA", engine.CodeFormat, "SS+1", 0},
	{"SS1 -S1-AAAAAAA", engine.CodeFormat, "SS1 ", 0},
	{"SS10S1-AAAAAAA", engine.CodeFormat, "SS10S1", 0},
	{"SS1A", engine.CodeFormat, "SS1A", 0},
	{"S51-S1-AAAAAAA", engine.CodeFormat, "S51", 0},
	{"SSl-S1-AAAAAAA", engine.CodeFormat, "SSl", 0},
	{"S1-S1-AAAAAAA", engine.CodeFormat, "S1", 0},
	{"S1-SS1-AAAAABD", engine.CodeFormat, "S1", 0},
	{"<SS1-S1-AAAAABD>", engine.CodeFormat, "<SS1", 0},
	{"#SS1-S1-AAAAABD", engine.CodeFormat, "#SS1", 0},
	{"\x00SS1-S1-AAAAABD", engine.CodeFormat, "\x00SS1", 0},
	{"\ufeffSS1-S1-AAAAABD", engine.CodeFormat, "\ufeffSS1", 0},
	{"S S1-S1-AAAAABD", engine.CodeFormat, "S S1", 0},
	{"SS\uff11-S1-AAAAABD", engine.CodeFormat, "SS\uff11", 0},
	{"\u017fS1-S1-AAAAABD", engine.CodeFormat, "\u017fS1", 0},
	{"\xffSS1-S1-AAAAABD", engine.CodeFormat, "\ufffdSS1", 0},
	{strings.Repeat("é", 50), engine.CodeFormat, strings.Repeat("é", 40) + "…", 0},

	{"SS1", engine.CodeSeparator, "", 1},
	{"SS1:", engine.CodeSeparator, ":", 1},
	{"SS1 S1-AAAAABD", engine.CodeSeparator, " ", 1},
	{"SS1.S1-AAAAABD", engine.CodeSeparator, ".", 1},
	{"SS1:S1-AAAAABD", engine.CodeSeparator, ":", 1},
	{"SS1\u2013S1-AAAAABD", engine.CodeSeparator, "\u2013", 1},
	{"SS1\u2212S1-AAAAABD", engine.CodeSeparator, "\u2212", 1},
	{"SS1\xffS1-AAAAABD", engine.CodeSeparator, "\ufffd", 1},
	{"SS1S1-AAAAABD", engine.CodeSeparator, "", 1},
	{"ss1s1-aaaaabd", engine.CodeSeparator, "", 1},
	{"SS1-S1", engine.CodeSeparator, "", 2},
	{"SS1-S1\u2013", engine.CodeSeparator, "\u2013", 2},
	{"SS1-S1 AAAAABD", engine.CodeSeparator, " ", 2},
	{"SS1-S1.AAAAABD", engine.CodeSeparator, ".", 2},
	{"SS1-S1:AAAAABD", engine.CodeSeparator, ":", 2},
	{"SS1-S1\u2013AAAAABD", engine.CodeSeparator, "\u2013", 2},
	{"SS1-S1AAAAABD", engine.CodeSeparator, "", 2},
	{"SS1-S1+AAAAABD", engine.CodeSeparator, "+", 2},

	{"SS1-", engine.CodeSuits, "", 0},
	{"SS1-S", engine.CodeSuits, "S", 0},
	{"SS1--S1-AAAAAAA", engine.CodeSuits, "", 0},
	{"SS1-AAAAAAA", engine.CodeSuits, "AAAAAAA", 0},
	{"SS1-1-AAAAAAA", engine.CodeSuits, "1", 0},
	{"SS1-S0-AAAAAAA", engine.CodeSuits, "S0", 0},
	{"SS1-S3-AAAAAAA", engine.CodeSuits, "S3", 0},
	{"SS1-S5-AAAAAAA", engine.CodeSuits, "S5", 0},
	{"SS1-S7-AAAAAAA", engine.CodeSuits, "S7", 0},
	{"SS1-S12-AAAAAAA", engine.CodeSuits, "S12", 0},
	{"SS1-S24-AAAAAAA", engine.CodeSuits, "S24", 0},
	{"SS1-S11-AAAAAAA", engine.CodeSuits, "S11", 0},
	{"SS1-S1.0-AAAAAAA", engine.CodeSuits, "S1.0", 0},
	{"SS1-S1 -AAAAAAA", engine.CodeSuits, "S1 ", 0},
	{"SS1-S1X-AAAAAAA", engine.CodeSuits, "S1X", 0},
	{"SS1-S 1-AAAAABD", engine.CodeSuits, "S 1", 0},
	{"SS1-S\u00b2-AAAAABD", engine.CodeSuits, "S\u00b2", 0},
	{"SS1-\u017f1-AAAAABD", engine.CodeSuits, "\u017f1", 0},
	{"ss1-s3-aaaaabd", engine.CodeSuits, "s3", 0},

	{"SS1-S1--AAAABD", engine.CodeLetter, "-", 1},
	{"ss1-s1-`aaaabd", engine.CodeLetter, "`", 1},
	{"ss1-s1-{aaaabd", engine.CodeLetter, "{", 1},
	{"SS1-S1-@AAAABD", engine.CodeLetter, "@", 1},
	{"SS1-S1-[AAAABD", engine.CodeLetter, "[", 1},
	{"SS1-S1-\u212aAAAABD", engine.CodeLetter, "\u212a", 1},
	{"SS1-S1-Ä", engine.CodeLetter, "Ä", 1},
	{"SS1-S1-\uff21AAAABD", engine.CodeLetter, "\uff21", 1},
	{"SS1-S1-A AAABD", engine.CodeLetter, " ", 2},
	{"SS1-S1-AA\xe2\x80AABD", engine.CodeLetter, "\ufffd", 3},
	{"SS1-S1-AAA-ABD", engine.CodeLetter, "-", 4},
	{"SS1-S1-AAA\nABD", engine.CodeLetter, "\n", 4},
	{"SS1-S1-AAAA9BD", engine.CodeLetter, "9", 5},
	{"SS1-S1-AAAA-BD", engine.CodeLetter, "-", 5},
	{"SS1-S1-AAAA*BD", engine.CodeLetter, "*", 5},
	{"SS1-S1-AAAA ABD", engine.CodeLetter, " ", 5},
	{"SS1-S1-AAAAA9D", engine.CodeLetter, "9", 6},
	{"SS1-S1-AAAAA-D", engine.CodeLetter, "-", 6},
	{"SS1-S1-AAAAA_D", engine.CodeLetter, "_", 6},
	{"SS1-S1-AAAAA*D", engine.CodeLetter, "*", 6},
	{"SS1-S1-AAAAAB0", engine.CodeLetter, "0", 7},
	{"SS1-S1-AAAAAB.", engine.CodeLetter, ".", 7},
	{"SS1-S1-AAAAAB*", engine.CodeLetter, "*", 7},
	{"SS1-S1-AAAAAB\u0301", engine.CodeLetter, "\u0301", 7},

	{"SS1-S1-", engine.CodeLength, "", 0},
	{"SS1-S2-AB", engine.CodeLength, "", 2},
	{"SS1-S1-AAAAAB ", engine.CodeLength, "", 6},
	{"SS1-S1-AAAAABDE", engine.CodeLength, "", 8},
	{"SS1-S2-" + strings.Repeat("ABCDEFGHIJ", 10), engine.CodeLength, "", 100},

	{"SS1-S1-AAAAABD-", engine.CodeExtra, "-", 0},
	{"SS1-S1-AAAAABD-1", engine.CodeExtra, "-1", 0},
	{"SS1-S1-AAAAABD,", engine.CodeExtra, ",", 0},
	{"SS1-S1-AAAAABD.", engine.CodeExtra, ".", 0},
	{"SS1-S1-AAAAABD\nX", engine.CodeExtra, "\nX", 0},
	{"SS1-S1-AAAAABD\x00", engine.CodeExtra, "\x00", 0},
	{"SS1-S1-AAAAABDE9", engine.CodeExtra, "E9", 0},
	{"SS1-S1-AAAAABD\u0301", engine.CodeExtra, "\u0301", 0},
}

func TestBadCodes(t *testing.T) {
	listed := map[string]bool{}
	for _, c := range badCodes {
		listed[c.text] = true
		code, err := engine.ParseCode(c.text)
		fault, ok := err.(*engine.CodeError)
		if !ok {
			t.Errorf("%q is %v, %v", c.text, code, err)
			continue
		}
		if fault.Fault != c.fault || fault.Text != c.found || fault.Number != c.position || code != (engine.Code{}) {
			t.Errorf("%q: %+v; want fault %d, text %q, number %d", c.text, *fault, c.fault, c.found, c.position)
		}
		if !utf8.ValidString(fault.Error()) || len(fault.Error()) > 200 {
			t.Errorf("%q: not displayable: %q", c.text, fault.Error())
		}
	}
	for _, line := range readQuoted(t, "badcodes.txt") {
		if !listed[line[0]] {
			t.Errorf("%q (%s) is missing from badCodes", line[0], line[1])
		}
	}
}

var goodCodes = []struct {
	text string
	want engine.Code
}{
	{"SS1-S1-AAAAAAA", engine.Code{Suits: engine.One, Number: 0}},
	{"SS1-S1-AAAAABD", engine.Code{Suits: engine.One, Number: 29}},
	{"ss1-s2-baaaaaa", engine.Code{Suits: engine.Two, Number: 26 * 26 * 26 * 26 * 26 * 26}},
	{"\t\u00a0SS1-S4-ZZZZZZZ\u2029\n", engine.Code{Suits: engine.Four, Number: 8031810175}},
}

func TestGoodCodes(t *testing.T) {
	for _, c := range goodCodes {
		code, err := engine.ParseCode(c.text)
		if err != nil || code != c.want || !code.Valid() {
			t.Errorf("%q is parsed as %+v, %v; want %+v", c.text, code, err, c.want)
		}
		if want := strings.ToUpper(strings.TrimSpace(c.text)); code.String() != want || code.Letters() != want[7:] {
			t.Errorf("%q is formatted as %q, letters %q", c.text, code.String(), code.Letters())
		}
	}
}

func TestInvalidCodes(t *testing.T) {
	for _, c := range []engine.Code{{}, {Suits: 3}, {Suits: engine.One, Number: engine.Deals}, {Suits: engine.Four, Number: 1<<64 - 1}, {Suits: 11}, {Suits: 255}} {
		if c.Valid() {
			t.Errorf("%+v is reported as valid", c)
		}
		if back, err := engine.ParseCode(c.String()); err == nil {
			t.Errorf("%+v is formatted as %q, which is parsed as %+v", c, c.String(), back)
		}
		if c.Deal() != (engine.Tableau{}) {
			t.Errorf("%+v deals cards", c)
		}
		g := engine.NewGame(c)
		if _, err := g.Play(engine.Move{From: 1, Count: 1, To: 2}); err == nil || g.Won() || len(moveTexts(g.Tableau())) > 0 {
			t.Errorf("%+v can be played", c)
		}
		g.Restart()
	}
}

func TestRandomCode(t *testing.T) {
	for _, number := range []uint64{0, 29, engine.Deals - 1} {
		var limit uint64
		code := engine.RandomCode(engine.Two, func(n uint64) uint64 { limit = n; return number })
		if limit != engine.Deals || code != (engine.Code{Suits: engine.Two, Number: number}) || !code.Valid() {
			t.Errorf("%+v, drawn from a range of %d", code, limit)
		}
	}
}

func TestCodeErrorUnwraps(t *testing.T) {
	_, err := engine.ParseCode("SS8-S1-AAAAAAA")
	var fault *engine.CodeError
	if !errors.As(err, &fault) || fault.Fault != engine.CodeFormat {
		t.Errorf("%v", err)
	}
}
