package cli_test

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"simplesimon/cli"
	"simplesimon/engine"
	"simplesimon/filekind"
	"simplesimon/locales"
)

// Lines that check prints for a record, without the file name.
var verdicts = []struct {
	name, record string
	status       int
	line         string // the whole line, or its beginning if it ends with "…"
}{
	{"no move", begun(""), cli.OK, "ok won=false moves=0 score=500 removed=0"},
	{"a move", begun("2-1-3"), cli.OK, "ok won=false moves=1 score=499 removed=0"},
	{"leading zeros", begun("02-001-3"), cli.OK, "ok won=false moves=1 score=499 removed=0"},
	{"comments and blanks", "\ufeff# a\r\n\r\nSimple   Simon record 1 # b\rcode:\n ss1-s1-aaaaabd # c\nmoves:\u20282-1-3\v5-1-2#d", cli.OK, "ok won=false moves=2 score=498 removed=0"},
	{"an illegal move", begun("2-1-3 5-1-2 8-1-5 3-2-5 8-1-7 5-4-8 5-1-9"), cli.Wrong, "illegal move=7 text=5-1-9 reason=wrong-rank"},
	{"an illegal move as it stands", begun("2-1-3 05-001-09"), cli.Wrong, "illegal move=2 text=05-001-09 reason=wrong-rank"},
	{"column 0", begun("0-1-3"), cli.Wrong, "illegal move=1 text=0-1-3 reason=bad-column"},
	{"column 11", begun("2-1-3 2-1-11"), cli.Wrong, "illegal move=2 text=2-1-11 reason=bad-column"},
	{"count 0", begun("2-0-3"), cli.Wrong, "illegal move=1 text=2-0-3 reason=bad-count"},
	{"too many cards", begun("2-9-3"), cli.Wrong, "illegal move=1 text=2-9-3 reason=bad-count"},
	{"the same column", begun("2-1-2"), cli.Wrong, "illegal move=1 text=2-1-2 reason=same-column"},
	{"several reasons", begun("11-0-11"), cli.Wrong, "illegal move=1 text=11-0-11 reason=bad-column"},
	{"more digits than fit", begun("99999999999999999999999-1-3"), cli.Wrong, "illegal move=1 text=99999999999999999999999-1-3 reason=bad-column"},
	{"more digits than a line", begun("2-" + strings.Repeat("7", 100_000) + "-3"), cli.Wrong, "illegal move=1 text=2-" + strings.Repeat("7", 100_000) + "-3 reason=bad-count"},
	{"a move behind an illegal one", begun("2-1-2 nonsense"), cli.Wrong, "unreadable line=3 …"},
	{"a bad code", "Simple Simon record 1\ncode: SS1-S3-AAAAABD\nmoves: 2-1-3\n", cli.Wrong, "unreadable line=2 …"},
	{"no move at all", begun("2-1-3 2-1"), cli.Wrong, "unreadable line=3 …"},
	{"a negative column", begun("2-1-3\n\n -2-1-3"), cli.Wrong, "unreadable line=5 …"},
	{"nothing", "", cli.Wrong, "unreadable line=1 …"},
	{"blank lines", "\n\n\n", cli.Wrong, "unreadable line=3 …"},
	{"the header alone", "Simple Simon record 1\n", cli.Wrong, "unreadable line=1 …"},
	{"a later format", "Simple Simon record 2\ncode: SS1-S1-AAAAABD\nmoves:", cli.Wrong, "unreadable line=1 …"},
	{"another file", "\x7fELF\x02\x01\x01\x00", cli.Wrong, "unreadable line=1 …"},
	{"UTF-16", "\xff\xfeS\x00i\x00", cli.Wrong, "unreadable line=1 …"},
	{"escapes in the text", "Simple Simon record 1\ncode: \x1b[31m\u202e\x07\nmoves:", cli.Wrong, "unreadable line=2 …"},
}

func TestCheck(t *testing.T) {
	for _, c := range verdicts {
		t.Run(c.name, func(t *testing.T) {
			for _, lang := range locales.Languages() {
				path := file(t, c.record)
				request, status, out, fault := run(t, "check", path, "--lang", lang)
				if request != nil || status != c.status || fault != "" {
					t.Errorf("request %v, status %d, want %d; stderr %q", request, status, c.status, fault)
				}
				checkClean(t, nil, out)
				checkLine(t, strings.TrimSuffix(out, "\n"), path, c.line)
			}
		})
	}
}

// checkLine compares a line printed by check about a file.
func checkLine(t *testing.T, line, path, want string) {
	t.Helper()
	begin, open := strings.CutSuffix(path+": "+want, "…")
	if open && (!strings.HasPrefix(line, begin) || len(line) == len(begin)) || !open && line != begin || strings.ContainsAny(line, "\n\r") {
		t.Errorf("%.300q, want %.300q", line, path+": "+want)
	}
}

// The explanation in the line is in the player's language, the keywords are not.
func TestCheckInEveryLanguage(t *testing.T) {
	path := file(t, "nothing of the kind\n")
	said := map[string]bool{}
	for _, lang := range locales.Languages() {
		_, _, out, _ := run(t, "check", "--lang", lang, path)
		if want := locales.New(lang).Text(locales.RecordNoHeader); !strings.Contains(out, want) {
			t.Errorf("%q does not contain %q", out, want)
		}
		checkLine(t, strings.TrimSuffix(out, "\n"), path, "unreadable line=1 …")
		said[out] = true
	}
	if len(said) != len(locales.Languages()) {
		t.Errorf("the languages do not differ: %v", said)
	}
}

// What kind of file it is instead of a record is reported in the line and when a window is
// requested.
func TestFilesOfOtherPrograms(t *testing.T) {
	code, err := engine.ParseCode("SS1-S1-AAAAABD")
	if err != nil {
		t.Fatal(err)
	}
	for name, found := range map[string]filekind.Found{
		"kpat.kpat": {Kind: filekind.OtherGame, Name: "KPatience"}, "pysol.pso": {Kind: filekind.OtherGame, Name: "PySolFC"},
		"fcs.board": {Kind: filekind.Board}, "v2.simon": {Kind: filekind.NewerGame}, "rec.simon.gz": {Kind: filekind.Packed},
		"utf16.simon": {Kind: filekind.OtherUTF, Name: "UTF-16"}, "onlycode.simon": {Kind: filekind.OnlyCode, Code: code},
	} {
		path := filepath.Join("..", "filekind", "testdata", name)
		for _, lang := range locales.Languages() {
			want := locales.New(lang).FileKind(found)
			_, status, out, _ := run(t, "check", "--lang", lang, path)
			if line := path + ": unreadable line=1 " + want + "\n"; out != line || status != cli.Wrong {
				t.Errorf("%q, want %q", out, line)
			}
			if said := refused(t, cli.Usage, path, "--lang", lang); !strings.Contains(said, want) || !strings.Contains(said, name) {
				t.Errorf("%q, want %q in it", said, want)
			}
		}
	}
}

// There is a line for each file, in the order and spelling given.
func TestCheckOfManyFiles(t *testing.T) {
	t.Chdir(t.TempDir())
	strange := "./sub/../%d Ω\t:.simon"
	if runtime.GOOS == "windows" { // no such file names
		strange = "./sub/../%d Ω .simon"
	}
	var files, lines []string
	for i := range 300 {
		c := verdicts[i%len(verdicts)]
		path := fmt.Sprintf(strange, i)
		if err := os.MkdirAll("sub", 0o700); err != nil {
			t.Fatal(err)
		}
		if i%7 == 6 {
			files, lines = append(files, path+".none"), append(lines, "unreadable line=0 …")
			continue
		}
		if err := os.WriteFile(path, []byte(c.record), 0o600); err != nil {
			t.Fatal(err)
		}
		files, lines = append(files, path), append(lines, c.line)
	}
	files, lines = append(files, files[0], files[0]), append(lines, lines[0], lines[0])
	_, status, out, fault := run(t, append([]string{"check"}, files...)...)
	if status != cli.Wrong || fault != "" {
		t.Errorf("status %d, stderr %q", status, fault)
	}
	got := strings.Split(strings.TrimSuffix(out, "\n"), "\n")
	if len(got) != len(files) {
		t.Fatalf("%d lines for %d files", len(got), len(files))
	}
	for i := range files {
		checkLine(t, got[i], files[i], lines[i])
	}
	if _, status, out, _ := run(t, "check", files[0], files[1], files[0]); status != cli.OK || strings.Count(out, ": ok ") != 3 {
		t.Errorf("status %d, %q", status, out)
	}
}

// A file that can't be read gets a line too, with line number 0.
func TestCheckUnreadableFiles(t *testing.T) {
	folder := t.TempDir()
	diary := file(t, "dear diary\n")
	belowFile, longName := locales.FileNoFolder, locales.FileNameLength
	if runtime.GOOS == "windows" { // reports both as non-existent
		belowFile, longName = locales.FileMissing, locales.FileMissing
	}
	cases := map[string]locales.ID{
		filepath.Join(folder, "none"):                    locales.FileMissing,
		filepath.Join(folder, "no", "folder"):            locales.FileMissing,
		folder:                                           locales.FileIsFolder,
		filepath.Join(diary, "x"):                        belowFile,
		filepath.Join(folder, strings.Repeat("x", 5000)): longName,
		"": locales.FileMissing,
	}
	for path, reason := range cases {
		for _, lang := range locales.Languages() {
			request, status, out, fault := run(t, "check", "--lang", lang, "--", path)
			want := path + ": unreadable line=0 " + locales.New(lang).Text(reason) + "\n"
			if request != nil || status != cli.Wrong || out != want || fault != "" {
				t.Errorf("request %v, status %d, stderr %q, stdout\n%s want\n%s", request, status, fault, out, want)
			}
		}
	}
	if _, status, out, _ := run(t, "check", "a\x00b"); status != cli.Wrong || !strings.HasPrefix(out, "a\x00b: unreadable line=0 ") {
		t.Errorf("status %d, %q", status, out)
	}
}

// A file far too large for a record is not read to its end; one just below the limit is.
func TestCheckOfLargeFiles(t *testing.T) {
	const twentyMB = 20 << 20
	const forth = "6-1-7 7-1-6 " // and back
	const moves = 19_999
	many := begun("1-1-6 " + strings.Repeat(forth, moves/2))
	cases := []struct {
		name, record, line string
		status             int
	}{
		{"many moves", many, "ok won=false moves=19999 score=-19499 removed=0", cli.OK},
		{"a long comment", begun("2-1-3 #" + strings.Repeat("x", engine.MaxRecordSize-100)), "ok won=false moves=1 score=499 removed=0", cli.OK},
		{"many lines", strings.Repeat("\n", 1_000_000) + begun("x"), "unreadable line=1000003 …", cli.Wrong},
		{"two moves more", begun("1-1-6 " + strings.Repeat(forth, moves/2+1)), "unreadable line=3 …", cli.Wrong},
		{"too many bytes", begun("1-1-6 " + strings.Repeat(forth, twentyMB/len(forth))), "unreadable line=0 …", cli.Wrong},
		{"too many zeros", strings.Repeat("\x00", twentyMB), "unreadable line=0 …", cli.Wrong},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			path := file(t, c.record)
			_, status, out, fault := run(t, "check", path)
			if status != c.status || fault != "" {
				t.Errorf("status %d, stderr %q", status, fault)
			}
			checkLine(t, strings.TrimSuffix(out, "\n"), path, c.line)
		})
	}
	path := file(t, strings.Repeat("x", twentyMB))
	checkClean(t, nil, refused(t, cli.Usage, path))
}

// TestCheckInOrder checks that many records, valid and invalid ones as well as unreadable files, are reported
// in the order given, although several are checked at a time.
func TestCheckInOrder(t *testing.T) {
	kinds := []struct{ path, line string }{
		{file(t, begun("2-1-3")), "ok won=false moves=1 score=499 removed=0"},
		{file(t, begun("2-1-3 5-1-2 8-1-5 3-2-5 8-1-7 5-4-8 5-1-9")), "illegal move=7 text=5-1-9 reason=wrong-rank"},
		{file(t, "nothing of the kind\n"), "unreadable line=1 …"},
		{t.TempDir(), "unreadable line=0 …"},
		{filepath.Join(t.TempDir(), "none"), "unreadable line=0 …"},
		{example, "ok won=true moves=49 score=851 removed=4"},
	}
	args := []string{"check"}
	var want []int
	for i := range 1000 {
		kind := i * i % 7 % len(kinds)
		args, want = append(args, kinds[kind].path), append(want, kind)
	}
	_, status, out, _ := run(t, args...)
	if status != cli.Wrong {
		t.Errorf("status %d", status)
	}
	lines := strings.Split(strings.TrimSuffix(out, "\n"), "\n")
	if len(lines) != len(want) {
		t.Fatalf("%d lines for %d files", len(lines), len(want))
	}
	for i, line := range lines {
		checkLine(t, line, kinds[want[i]].path, kinds[want[i]].line)
	}
}

func TestCheckOfNothingWrong(t *testing.T) {
	args := append([]string{"check"}, slices.Repeat([]string{example}, 100)...)
	if _, status, out, _ := run(t, args...); status != cli.OK || strings.Count(out, "\n") != 100 {
		t.Errorf("status %d, %d lines", status, strings.Count(out, "\n"))
	}
}
