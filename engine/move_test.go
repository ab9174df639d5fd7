package engine_test

import (
	"errors"
	"math"
	"testing"

	"simplesimon/engine"
)

var moveTable = []struct {
	text string
	want engine.Move
	ok   bool
}{
	{"3-2-7", engine.Move{From: 3, Count: 2, To: 7}, true},
	{"10-12-1", engine.Move{From: 10, Count: 12, To: 1}, true},
	{"0-0-0", engine.Move{}, true},
	{"003-02-07", engine.Move{From: 3, Count: 2, To: 7}, true},
	{"00000000000000000000000000000000000001-1-2", engine.Move{From: 1, Count: 1, To: 2}, true},
	{"99999999999999999999-1-2", engine.Move{From: math.MaxInt, Count: 1, To: 2}, true},
	{"1-99999999999999999999000000-2", engine.Move{From: 1, Count: math.MaxInt, To: 2}, true},
	{"9223372036854775807-1-2", engine.Move{From: math.MaxInt, Count: 1, To: 2}, true},
	{"9223372036854775808-1-2", engine.Move{From: math.MaxInt, Count: 1, To: 2}, true},
	{"9223372036854775810-1-2", engine.Move{From: math.MaxInt, Count: 1, To: 2}, true},
	{"1-1-18446744073709551617", engine.Move{From: 1, Count: 1, To: math.MaxInt}, true},
	{"", engine.Move{}, false},
	{"-", engine.Move{}, false},
	{"--", engine.Move{}, false},
	{"1", engine.Move{}, false},
	{"1-2", engine.Move{}, false},
	{"1-2-", engine.Move{}, false},
	{"-1-2", engine.Move{}, false},
	{"1--2", engine.Move{}, false},
	{"1-2-3-", engine.Move{}, false},
	{"1-2-3-4", engine.Move{}, false},
	{"-1-2-3", engine.Move{}, false},
	{"+1-2-3", engine.Move{}, false},
	{"1- 2-3", engine.Move{}, false},
	{" 1-2-3", engine.Move{}, false},
	{"1-2-3\n", engine.Move{}, false},
	{"1.0-2-3", engine.Move{}, false},
	{"1_0-2-3", engine.Move{}, false},
	{"0x1-2-3", engine.Move{}, false},
	{"1-2-٣", engine.Move{}, false},
	{"1–2–3", engine.Move{}, false},
	{"99999999999999999999x-1-2", engine.Move{}, false},
	{"\xff", engine.Move{}, false},
}

func TestParseMove(t *testing.T) {
	for _, c := range moveTable {
		move, err := engine.ParseMove(c.text)
		if move != c.want || (err == nil) != c.ok {
			t.Errorf("%q is %+v, %v", c.text, move, err)
		}
		var fault *engine.MoveError
		if !c.ok && !errors.As(err, &fault) {
			t.Errorf("%q: %v", c.text, err)
		}
	}
}
