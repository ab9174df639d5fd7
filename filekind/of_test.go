package filekind_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf16"

	"simplesimon/engine"
	"simplesimon/filekind"
)

const record = "Simple Simon record 1\ncode: SS1-S1-AAAAABD\nmoves: 2-1-3 5-1-2\n"

// wide encodes a text in UTF-16.
func wide(text string, order binary.ByteOrder, mark bool) string {
	if mark {
		text = "\uFEFF" + text
	}
	var out bytes.Buffer
	binary.Write(&out, order, utf16.Encode([]rune(text)))
	return out.String()
}

// wider encodes a text in UTF-32.
func wider(text string, order binary.ByteOrder) string {
	var out bytes.Buffer
	binary.Write(&out, order, []rune(text))
	return out.String()
}

func file(t testing.TB, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

type sample struct {
	text string
	kind filekind.Kind
	name string
}

func samples(t testing.TB) map[string]sample {
	plain := file(t, "fcs.board")
	rows := strings.Split(strings.TrimSpace(plain), "\n")
	return map[string]sample{
		"KPatience":                 {file(t, "kpat.kpat"), filekind.OtherGame, "KPatience"},
		"KPatience, another game":   {strings.ReplaceAll(file(t, "kpat.kpat"), `"7"`, `"3"`), filekind.OtherGame, "KPatience"},
		"KPatience, old":            {file(t, "old.dealer"), filekind.OtherGame, "KPatience"},
		"KPatience without a type":  {`<dealer number="1" id="simon"/>`, filekind.OtherGame, "KPatience"},
		"KPatience in UTF-16":       {wide(file(t, "kpat.kpat"), binary.LittleEndian, true), filekind.OtherGame, "KPatience"},
		"PySolFC":                   {file(t, "pysol.pso"), filekind.OtherGame, "PySolFC"},
		"PySol, in text":            {"S'PySol'\np0\n.", filekind.OtherGame, "PySolFC"},
		"Simon Tatham's puzzles":    {"SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\n", filekind.OtherGame, "Simon Tatham’s Portable Puzzle Collection"},
		"a board":                   {plain, filekind.Board, ""},
		"a board with colons":       {": " + strings.Join(rows, "\n: "), filekind.Board, ""},
		"a board in lower case":     {strings.ToLower(plain), filekind.Board, ""},
		"a board with 10":           {strings.ReplaceAll(plain, "T", "10"), filekind.Board, ""},
		"a board with 0":            {strings.ReplaceAll(plain, "T", "0"), filekind.Board, ""},
		"a board with suits":        {strings.NewReplacer("S", "♠", "H", "♥", "D", "♦️", "C", "♣").Replace(plain), filekind.Board, ""},
		"a board with piles":        {"Foundations: H-0 C-0 D-0 S-0\nFreecells:\n" + plain, filekind.Board, ""},
		"a board with commas":       {strings.ReplaceAll(plain, " ", ", "), filekind.Board, ""},
		"a board of ours":           {"1: " + strings.Join(rows, "\n2: "), filekind.Board, ""},
		"a board of DOS":            {strings.ReplaceAll(plain, "\n", "\r\n"), filekind.Board, ""},
		"a later record":            {file(t, "v2.simon"), filekind.NewerGame, ""},
		"a later record, commented": {"# x\n\n Simple  Simon record 17\nfoo\n", filekind.NewerGame, ""},
		"UTF-16":                    {file(t, "utf16.simon"), filekind.OtherUTF, "UTF-16"},
		"UTF-16, big end first":     {wide(record, binary.BigEndian, true), filekind.OtherUTF, "UTF-16"},
		"UTF-16 without mark":       {wide(record, binary.LittleEndian, false), filekind.OtherUTF, "UTF-16"},
		"UTF-16BE without mark":     {wide(record, binary.BigEndian, false), filekind.OtherUTF, "UTF-16"},
		"UTF-32":                    {wider("\uFEFF"+record, binary.LittleEndian), filekind.OtherUTF, "UTF-32"},
		"UTF-32 without mark":       {wider(record, binary.BigEndian), filekind.OtherUTF, "UTF-32"},
		"gzip":                      {file(t, "rec.simon.gz"), filekind.Packed, ""},
		"zip":                       {"PK\x03\x04" + strings.Repeat("\x00", 26) + "rec.simon", filekind.Packed, ""},
		"a text of an office":       {"PK\x03\x04" + strings.Repeat("\x00", 26) + "mimetypeapplication/vnd.oasis", filekind.Document, ""},
		"PDF":                       {"%PDF-1.7\n\x80", filekind.Document, ""},
		"RTF":                       {`{\rtf1\ansi ` + record + "}", filekind.Document, ""},
		"PNG":                       {"\x89PNG\r\n\x1a\n\x00", filekind.Picture, ""},
		"JPEG":                      {"\xff\xd8\xff\xe0", filekind.Picture, ""},
		"SVG":                       {`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>`, filekind.Picture, ""},
		"a program":                 {"\x7fELF\x02\x01\x01\x00", filekind.Binary, ""},
		"zeros":                     {strings.Repeat("\x00", 1000), filekind.Binary, ""},
		"noise":                     {"\x93\x01\x02\xfe\xa7\x88\x13\xc0\xc1\x05", filekind.Binary, ""},
		"nothing":                   {"", filekind.Empty, ""},
		"white space":               {" \n\r\n\t", filekind.Empty, ""},
		"quoted":                    {file(t, "quoted.simon"), filekind.Quoted, ""},
		"quoted twice":              {"Somebody wrote:\n>> " + strings.ReplaceAll(record, "\n", "\n>> "), filekind.Quoted, ""},
		"quoted without blanks":     {">" + strings.ReplaceAll(record, "\n", "\n>"), filekind.Quoted, ""},
		"a page with a record":      {file(t, "html.simon"), filekind.WebPage, ""},
		"a page":                    {"<!DOCTYPE html>\n<title>x</title>", filekind.WebPage, ""},
		"a mail with a record":      {"Subject: my game\nDate: today\n\nLook:\n" + record + "\nBye", filekind.Surrounded, ""},
		"a fenced record":           {"```\n" + record + "```\n", filekind.Surrounded, ""},
		"a code":                    {file(t, "onlycode.simon"), filekind.OnlyCode, ""},
		"a code in a text":          {"Try ss1-s1-aaaaabd, and then SS1-S4-HELLOAB!\n", filekind.OnlyCode, ""},
		"a code in a page":          {"<html><body>SS1-S1-AAAAABD</body></html>", filekind.OnlyCode, ""},
		"a code in UTF-16":          {wide("SS1-S1-AAAAABD\r\n", binary.LittleEndian, true), filekind.OnlyCode, ""},
		"a code with its cards":     {"SS1-S1-AAAAABD\n" + plain, filekind.OnlyCode, ""},
		"a record without a head":   {"code: SS1-S1-AAAAABD\nmoves: 2-1-3\n", filekind.Unknown, ""},
		"our game":                  {"simplesimon game 2 cb1c7736\n{\"code\":\"SS1-S1-AAAAABD\"}\n", filekind.OwnGame, ""},
		"our settings":              {"simplesimon settings 1 cb1c7736\n{}\n", filekind.OwnSettings, ""},
		"our history":               {"simplesimon history 1 9530fc59\n", filekind.OwnHistory, ""},
		"our table":                 {"a,b,c,d,e,f,g,h,i\r\n2026-11-30 13:34:56,SS1-S1-AAAAABD,1,0,499,1,0,1,\r\n", filekind.OwnTable, ""},
		"other XML":                 {"<?xml version='1.0'?><game/>", filekind.Data, ""},
		"JSON":                      {`{"moves": [1, 2]}`, filekind.Data, ""},
		"a text":                    {"dear diary\nPySolFC and KPatience are fine programs\n", filekind.Unknown, ""},
		"a few cards":               {"QH 3C 5S\n", filekind.Unknown, ""},
		"a text about cards":        {"I put QH on KH and then JH on QH, " + strings.Repeat("and so on it went for a while QS ", 20), filekind.Unknown, ""},
		"a text in Latin 1":         {"Gr\xfc\xdfe aus K\xf6ln, alles gut hier bei uns", filekind.Unknown, ""},
	}
}

func TestOf(t *testing.T) {
	example := engine.Code{Suits: engine.One}
	if code, err := engine.ParseCode("SS1-S1-AAAAABD"); err == nil {
		example = code
	}
	for name, c := range samples(t) {
		got := filekind.Of([]byte(c.text))
		if got.Kind != c.kind || got.Name != c.name {
			t.Errorf("%s: %v %q, want %v %q", name, got.Kind, got.Name, c.kind, c.name)
		}
		if c.kind == filekind.OnlyCode && got.Code != example {
			t.Errorf("%s: code %v", name, got.Code)
		}
		_, err := filekind.ReadRecord(strings.NewReader(c.text))
		var strange *filekind.Error
		if errors.As(err, &strange) != (c.kind != filekind.Unknown) || err == nil || strange != nil && strange.Found != got {
			t.Errorf("%s: %v", name, err)
		}
		var fault *engine.RecordError
		if !errors.As(err, &fault) {
			t.Errorf("%s: %v is not a record error", name, err)
		}
	}
}

// TestReadRecord checks that errors within a record are left to the engine.
func TestReadRecord(t *testing.T) {
	for _, text := range []string{record, "\uFEFF" + record, "# \u2660\n" + record} {
		got, err := filekind.ReadRecord(strings.NewReader(text))
		if err != nil || len(got.Moves) != 2 {
			t.Errorf("%q: %v", text, err)
		}
	}
	for _, text := range []string{
		"Simple Simon record 1\n# caf\xe9\ncode: SS1-S1-AAAAABD\nmoves:", "Simple Simon record 1\ncode: SS1-S1-AAAAABD\nmoves: x",
		"Simple Simon record 1\n", "# \xff\nSimple Simon record 1\n",
	} {
		_, err := filekind.ReadRecord(strings.NewReader(text))
		var strange *filekind.Error
		if err == nil || errors.As(err, &strange) {
			t.Errorf("%q: %v", text, err)
		}
	}
	for text, kind := range map[string]filekind.Kind{
		record + "#" + strings.Repeat("x", engine.MaxRecordSize):  filekind.Unknown,
		"%PDF-1.4" + strings.Repeat("\x00", engine.MaxRecordSize): filekind.Document,
	} {
		_, err := filekind.ReadRecord(strings.NewReader(text))
		var strange *filekind.Error
		if !errors.Is(err, engine.ErrRecordSize) || errors.As(err, &strange) && strange.Kind != kind || strange == nil && kind != filekind.Unknown {
			t.Errorf("%.20q…: %v", text, err)
		}
	}
}

// TestKeywords checks that every kind has a keyword.
func TestKeywords(t *testing.T) {
	seen := map[string]bool{}
	for k := filekind.Unknown; k <= filekind.Data; k++ {
		if s := k.String(); s == "" || s == "?" || seen[s] {
			t.Errorf("kind %d: %q", k, s)
		}
		seen[k.String()] = true
	}
	if filekind.Kind(200).String() != "?" {
		t.Error("an invalid kind has a keyword")
	}
}

// FuzzOf checks that any file is either a record or yields a consistent error.
func FuzzOf(f *testing.F) {
	for _, c := range samples(f) {
		f.Add([]byte(c.text))
	}
	f.Add([]byte(record))
	f.Fuzz(func(t *testing.T, data []byte) {
		found := filekind.Of(data)
		if found.Kind > filekind.Data || (found.Name != "") != (found.Kind == filekind.OtherGame || found.Kind == filekind.OtherUTF) {
			t.Errorf("%+v", found)
		}
		if (found.Kind == filekind.OnlyCode) != (found.Code != engine.Code{}) {
			t.Errorf("%+v", found)
		}
		wanted, wantedErr := engine.ParseRecord(data)
		got, err := filekind.ReadRecord(bytes.NewReader(data))
		if (err == nil) != (wantedErr == nil) || err == nil && len(got.Moves) != len(wanted.Moves) {
			t.Errorf("%v, want %v", err, wantedErr)
		}
	})
}
