package engine_test

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
)

// goodRecords are different texts of the same record.
var goodRecords = map[string]string{
	"plain":                  "Simple Simon record 1\ncode: SS1-S1-AAAAABD\nmoves: 2-1-3 5-1-2\n",
	"no line end":            "Simple Simon record 1\ncode: SS1-S1-AAAAABD\nmoves: 2-1-3 5-1-2",
	"byte order mark":        "\ufeffSimple Simon record 1\ncode: SS1-S1-AAAAABD\nmoves: 2-1-3 5-1-2\n",
	"CRLF":                   "Simple Simon record 1\r\ncode: SS1-S1-AAAAABD\r\nmoves: 2-1-3 5-1-2\r\n",
	"CR":                     "Simple Simon record 1\rcode: SS1-S1-AAAAABD\rmoves: 2-1-3 5-1-2\r",
	"VT and FF":              "Simple Simon record 1\vcode: SS1-S1-AAAAABD\fmoves: 2-1-3\f5-1-2",
	"NEL, LS and PS":         "Simple Simon record 1\u0085code: SS1-S1-AAAAABD\u2028moves: 2-1-3\u20295-1-2",
	"on one line":            "Simple Simon record 1\ncode: SS1-S1-AAAAABD moves: 2-1-3 5-1-2",
	"a word a line":          "Simple Simon record 1\ncode:\nSS1-S1-AAAAABD\nmoves:\n2-1-3\n\n5-1-2\n\n",
	"white space everywhere": "\n \t\n\u00a0 Simple\t Simon\u3000record  1 \n\n  code:\tSS1-S1-AAAAABD\u2003\n moves:\u00a02-1-3\t5-1-2  \n \n",
	"comments everywhere":    "# x\n  # y\nSimple Simon record 1 # z\n#\ncode:#SS1-S2-AAAAAAA\nSS1-S1-AAAAABD# code: moves:\nmoves: 2-1-3# 9-9-9\n5-1-2 # end",
	"a comment to a CR":      "Simple Simon record 1#\rcode: SS1-S1-AAAAABD moves:#\u20282-1-3#\u00855-1-2#\v#\f",
	"lower case code":        "Simple Simon record 1\ncode: ss1-s1-aaaaabd\nmoves: 2-1-3 5-1-2",
	"NUL in a comment":       "Simple Simon record 1 #\x00\ncode: SS1-S1-AAAAABD\nmoves: 2-1-3 5-1-2",
	"leading zeros":          "Simple Simon record 1\ncode: SS1-S1-AAAAABD\nmoves: 02-1-0003 0000000000000000000000005-01-2",
}

func TestGoodRecords(t *testing.T) {
	for name, text := range goodRecords {
		record, err := engine.ParseRecord([]byte(text))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		var moves []engine.Move
		for _, m := range record.Moves {
			moves = append(moves, m.Move)
			if !strings.Contains(text, m.Text) {
				t.Errorf("%s: %q is not in the text", name, m.Text)
			}
		}
		if want := []engine.Move{{From: 2, Count: 1, To: 3}, {From: 5, Count: 1, To: 2}}; !slices.Equal(moves, want) || record.Code.String() != "SS1-S1-AAAAABD" {
			t.Errorf("%s: %v %v", name, record.Code, moves)
		}
		if g, illegal := record.Replay(); illegal != nil || g.Moves() != 2 {
			t.Errorf("%s: %v", name, illegal)
		}
	}
}

func TestRecordWithoutMoves(t *testing.T) {
	for _, text := range []string{"moves:", "moves:\n", "moves: # 2-1-3\n\n"} {
		record, err := engine.ParseRecord([]byte("Simple Simon record 1\ncode: SS1-S1-AAAAABD\n" + text))
		if err != nil || len(record.Moves) != 0 {
			t.Errorf("%q: %v, %v", text, record, err)
		}
	}
}

func TestRecordLines(t *testing.T) {
	text := "#\r\n\r\nSimple Simon record 1\r\ncode: SS1-S1-AAAAABD moves: 2-1-3\r5-1-2\n\v8-1-5\f\u00853-2-5\u2028\u20298-1-7 5-4-8"
	record, err := engine.ParseRecord([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	var lines []int
	for _, m := range record.Moves {
		lines = append(lines, m.Line)
	}
	if want := []int{4, 5, 7, 9, 11, 11}; !slices.Equal(lines, want) {
		t.Errorf("the moves are on lines %v, want %v", lines, want)
	}
}

const (
	header = "Simple Simon record 1\n"
	begun  = header + "code: SS1-S1-AAAAABD\n"
)

// badRecords lists malformed records with their expected errors.
var badRecords = []struct {
	name, text string
	fault      engine.RecordFault
	line       int
	found      string
}{
	{"empty", "", engine.NoHeader, 1, ""},
	{"only a byte order mark", "\ufeff", engine.NoHeader, 1, ""},
	{"blank", "\n\n", engine.NoHeader, 2, ""},
	{"only comments", "# Simple Simon record 1\n# code: SS1-S1-AAAAABD\n#", engine.NoHeader, 3, ""},
	{"another file", "\n\nhello world\n", engine.NoHeader, 3, "hello world"},
	{"another version", "Simple Simon record 2\n", engine.NoHeader, 1, "Simple Simon record 2"},
	{"version 10", "Simple Simon record 10\n", engine.NoHeader, 1, "Simple Simon record 10"},
	{"version 01", "Simple Simon record 01\n", engine.NoHeader, 1, "Simple Simon record 01"},
	{"no version", "Simple Simon record\n1\n", engine.NoHeader, 1, "Simple Simon record"},
	{"no header", "code: SS1-S1-AAAAABD\nmoves: 2-1-3\n", engine.NoHeader, 1, "code: SS1-S1-AAAAABD"},
	{"header in other case", "simple simon record 1\n", engine.NoHeader, 1, "simple simon record 1"},
	{"header in one word", "SimpleSimon record 1\n", engine.NoHeader, 1, "SimpleSimon record 1"},
	{"header goes on", "Simple Simon record 1 code: SS1-S1-AAAAABD\nmoves:\n", engine.NoHeader, 1, "Simple Simon record 1 code: SS1-S1-AAAAA…"},
	{"header over two lines", "Simple Simon\nrecord 1\n", engine.NoHeader, 1, "Simple Simon"},
	{"two byte order marks", "\ufeff\ufeff" + header, engine.NoHeader, 1, "\ufeffSimple Simon record 1"},
	{"byte order mark on the second line", "\n\ufeff" + header, engine.NoHeader, 2, "\ufeffSimple Simon record 1"},
	{"header cut by a comment", "Simple Simon record # 1\n", engine.NoHeader, 1, "Simple Simon record"},

	{"nothing after the header", header, engine.NoCode, 1, ""},
	{"blank after the header", header + "\n#\n", engine.NoCode, 3, ""},
	{"moves without a code", header + "moves: 2-1-3\n", engine.NoCode, 2, "moves:"},
	{"header twice", header + header, engine.NoCode, 2, "Simple"},
	{"a code without its key", header + "SS1-S1-AAAAABD\n", engine.NoCode, 2, "SS1-S1-AAAAABD"},
	{"key in other case", header + "Code: SS1-S1-AAAAABD\n", engine.NoCode, 2, "Code:"},
	{"key without a colon", header + "code SS1-S1-AAAAABD\n", engine.NoCode, 2, "code"},
	{"colon apart", header + "code : SS1-S1-AAAAABD\n", engine.NoCode, 2, "code"},
	{"key and code in one word", header + "code:SS1-S1-AAAAABD\nmoves:\n", engine.NoCode, 2, "code:SS1-S1-AAAAABD"},
	{"key without a code", header + "code:\n", engine.NoCode, 2, ""},
	{"key without a code, then moves", header + "code:\nmoves: 2-1-3", engine.NoCode, 3, "moves:"},
	{"NUL", header + "\x00code: SS1-S1-AAAAABD\n", engine.NoCode, 2, "\x00code:"},

	{"bad code", header + "code: SS8-S1-AAAAABD\nmoves: 2-1-3\n", engine.BadCode, 2, "SS8-S1-AAAAABD"},
	{"code in two words", header + "code:\n\nSS1 S1-AAAAABD\nmoves:\n", engine.BadCode, 4, "SS1"},
	{"code with a comma", header + "code: SS1-S1-AAAAABD, moves:\n", engine.BadCode, 2, "SS1-S1-AAAAABD,"},

	{"nothing after the code", begun, engine.NoMoves, 2, ""},
	{"blank after the code", begun + "\n \r\n", engine.NoMoves, 4, ""},
	{"moves without their key", begun + "2-1-3\n", engine.NoMoves, 3, "2-1-3"},
	{"two codes", header + "code: SS1-S1-AAAAABD SS1-S1-AAAAABD\nmoves:\n", engine.NoMoves, 2, "SS1-S1-AAAAABD"},
	{"moves in other case", begun + "MOVES: 2-1-3\n", engine.NoMoves, 3, "MOVES:"},
	{"moves in one word", begun + "moves:2-1-3\n", engine.NoMoves, 3, "moves:2-1-3"},

	{"code twice", begun + "code: SS1-S1-AAAAABD\nmoves:\n", engine.Repeated, 3, "code:"},
	{"moves twice", begun + "moves: 2-1-3\nmoves: 5-1-2\n", engine.Repeated, 4, "moves:"},
	{"code after the moves", begun + "moves: 2-1-3\n\ncode: SS1-S1-AAAAABD\n", engine.Repeated, 5, "code:"},

	{"a word", begun + "moves: 2-1-3 hello\n", engine.BadMove, 3, "hello"},
	{"two numbers", begun + "moves: 2-1\n", engine.BadMove, 3, "2-1"},
	{"four numbers", begun + "moves: 2-1-3-4\n", engine.BadMove, 3, "2-1-3-4"},
	{"a negative number", begun + "moves: 2--1-3\n", engine.BadMove, 3, "2--1-3"},
	{"a comma", begun + "moves: 2-1-3, 5-1-2\n", engine.BadMove, 3, "2-1-3,"},
	{"spaces inside", begun + "moves: 2 - 1 - 3\n", engine.BadMove, 3, "2"},
	{"a full-width digit", begun + "moves: 2-1-\uff13\n", engine.BadMove, 3, "2-1-\uff13"},
	{"a dash", begun + "moves: 2–1–3\n", engine.BadMove, 3, "2–1–3"},
	{"a zero-width space", begun + "moves: 2-1-3\u200b5-1-2\n", engine.BadMove, 3, "2-1-3\u200b5-1-2"},
	{"a byte order mark inside", begun + "moves: \ufeff2-1-3\n", engine.BadMove, 3, "\ufeff2-1-3"},
	{"NUL at the end", begun + "moves: 2-1-3\n\x00", engine.BadMove, 4, "\x00"},
	{"unreadable after an illegal move", begun + "moves: 1-1-1\n 0-0-0 x", engine.BadMove, 4, "x"},

	{"UTF-16", "\xff\xfeS\x00i\x00m\x00", engine.NotUTF8, 1, "\ufffdS\x00i\x00m\x00"},
	{"Latin 1 in a comment", header + "# f\xfcr\ncode: SS1-S1-AAAAABD\nmoves:\n", engine.NotUTF8, 2, "# f\ufffdr"},
	{"not UTF-8 behind the end", begun + "moves: 2-1-3\n\n\xc3", engine.NotUTF8, 5, "\ufffd"},
	{"half a NEL", header + "\xc2\ncode: SS1-S1-AAAAABD\nmoves:\n", engine.NotUTF8, 2, "\ufffd"},
	{"a surrogate", header + "#\xed\xa0\x80\n", engine.NotUTF8, 2, "#\ufffd"},
	{"a long word", begun + "moves: " + strings.Repeat("ä", 1000), engine.BadMove, 3, strings.Repeat("ä", 40) + "…"},
	{"the first fault counts", header + "code: SS1-S1-AAAAAB\nmoves: x\n\xff", engine.BadCode, 2, "SS1-S1-AAAAAB"},
}

func TestBadRecords(t *testing.T) {
	for _, c := range badRecords {
		record, err := engine.ParseRecord([]byte(c.text))
		fault, ok := err.(*engine.RecordError)
		if !ok || record != nil {
			t.Errorf("%s: %v, %v", c.name, record, err)
			continue
		}
		if fault.Fault != c.fault || fault.Line != c.line || fault.Text != c.found {
			t.Errorf("%s: %v in line %d, %q; want %v in line %d, %q", c.name, fault.Fault, fault.Line, fault.Text, c.fault, c.line, c.found)
		}
		var code *engine.CodeError
		if errors.As(err, &code) != (c.fault == engine.BadCode) {
			t.Errorf("%s: the cause is %v", c.name, fault.Cause)
		}
		if !utf8.ValidString(err.Error()) || len(err.Error()) > 400 {
			t.Errorf("%s: not displayable: %q", c.name, err.Error())
		}
	}
}

func TestReplayIllegalMoves(t *testing.T) {
	cases := []struct {
		name, moves  string
		number, line int
		text         string
		reason       engine.Reason
	}{
		{"column 0", "2-1-3 0-1-1", 2, 3, "0-1-1", engine.BadColumn},
		{"column 11", "2-1-3\n1-1-11", 2, 4, "1-1-11", engine.BadColumn},
		{"count 0", "2-0-3", 1, 3, "2-0-3", engine.BadCount},
		{"count of many digits", "2-99999999999999999999999999-3", 1, 3, "2-99999999999999999999999999-3", engine.BadCount},
		{"column of many digits", "18446744073709551618-1-3", 1, 3, "18446744073709551618-1-3", engine.BadColumn},
		{"the text as it stands", "02-1-3 005-01-0005", 2, 3, "005-01-0005", engine.SameColumn},
		{"the first one counts", "2-1-3 1-1-1 0-0-0", 2, 3, "1-1-1", engine.SameColumn},
		{"a move after the win", exampleMoves(t) + "\n1-1-2", 50, 4, "1-1-2", engine.EmptySource},
	}
	for _, c := range cases {
		record, err := engine.ParseRecord([]byte(begun + "moves: " + c.moves))
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		g, err := record.Replay()
		illegal, ok := errors.AsType[*engine.IllegalMove](err)
		if !ok || illegal.Number != c.number || illegal.Line != c.line || illegal.Text != c.text || illegal.Refusal.Reason != c.reason {
			t.Errorf("%s: %+v", c.name, err)
			continue
		}
		if g.Moves() != c.number-1 || illegal.Error() == "" {
			t.Errorf("%s: %d moves played", c.name, g.Moves())
		}
		if refusal := refusalIn(err); refusal == nil || refusal != illegal.Refusal {
			t.Errorf("%s: the refusal is not found", c.name)
		}
	}
}

func exampleMoves(t *testing.T) string {
	var texts []string
	for _, m := range enginetest.ExampleRecord().Moves {
		texts = append(texts, m.Text)
	}
	return strings.Join(texts, " ")
}
