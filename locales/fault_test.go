package locales

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"unicode"
	"unicode/utf8"

	"simplesimon/engine"
)

func codeError(t *testing.T, text string) *engine.CodeError {
	t.Helper()
	_, err := engine.ParseCode(text)
	var fault *engine.CodeError
	if !errors.As(err, &fault) {
		t.Fatalf("%q: %v", text, err)
	}
	return fault
}

// A wrong code is described by the message for its faulty part, with the text found there, and a
// valid code as an example.
func TestCodeErrors(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		all := []ID{
			CodeEmpty, CodeFormat, CodeFirstSeparator, CodeFirstMissing, CodeSecondSeparator, CodeSecondMissing,
			CodeSuits, CodeLetter, CodeLength, CodeLengthNone, CodeExtra,
		}
		for _, test := range []struct {
			code string
			want ID
			told []string // numbers, and the text found
		}{
			{"  ", CodeEmpty, nil},
			{"SS8-S1-AAAAAAA", CodeFormat, []string{"SS1", "SS8"}},
			{"SS1 S1-AAAAABD", CodeFirstSeparator, []string{"SS1", l.Text(FoundSpace)}},
			{"SS1S1-AAAAABD", CodeFirstMissing, []string{"SS1"}},
			{"SS1-S1 AAAAABD", CodeSecondSeparator, []string{l.Text(FoundSpace)}},
			{"SS1-S1AAAAABD", CodeSecondMissing, nil},
			{"SS1-S3-AAAAAAA", CodeSuits, []string{"S1", "S2", "S4", "S3"}},
			{"SS1-", CodeSuits, []string{l.Text(FoundNothing)}},
			{"SS1-S1-AAAA9BD", CodeLetter, []string{"5", "9", "A", "Z"}},
			{"SS1-S1-AAA\nABD", CodeLetter, []string{"4", "U+000A"}},
			{"SS1-S2-", CodeLengthNone, nil},
			{"SS1-S2-A", CodeLength, []string{"1"}},
			{"SS1-S2-AB", CodeLength, []string{"2"}},
			{"SS1-S2-ABCDEFGHIJ", CodeLength, []string{"10"}},
			{"SS1-S1-AAAAABD-1", CodeExtra, []string{"1"}},
		} {
			fault := codeError(t, test.code)
			onlyTold(t, l, l.codeFault(fault), test.want, all...)
			wantWords(t, l.codeFault(fault), test.told...)
			if text := l.CodeError(fault); !strings.Contains(text, l.codeFault(fault)) || !strings.Contains(text, ExampleCode) {
				t.Errorf("%q: %q", test.code, text)
			}
			if bad := l.BadCode(test.code, fault); strings.TrimSpace(test.code) != "" && !strings.Contains(bad, Clean(test.code)) {
				t.Errorf("%q: %q", test.code, bad)
			}
		}
	})
}

// Every fault of a code has its own message. For any bad code the result is a single line without
// control characters, with the valid example code.
func TestEveryCodeError(t *testing.T) {
	first, count := enumeration(t, "CodeFault")
	each(t, func(t *testing.T, l *Localizer) {
		for fault := engine.CodeFault(first); int(fault) < first+count; fault++ {
			for _, position := range []int{1, 2} {
				text := l.CodeError(&engine.CodeError{Fault: fault, Text: "?", Number: position})
				whole(t, text)
				if fault != engine.CodeEmpty && strings.Contains(text, l.Text(CodeEmpty)) {
					t.Errorf("fault %d has no message", fault)
				}
			}
		}
		for _, bad := range badCodes(t) {
			for name, text := range map[string]string{
				"CodeError": l.CodeError(codeError(t, bad)),
				"BadCode":   l.BadCode(bad, codeError(t, bad)),
			} {
				if strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsPrint(r) }) || !strings.Contains(text, ExampleCode) {
					t.Errorf("%s of %q: %q", name, bad, text)
				}
				if strings.Contains(text, "<no value>") || utf8.RuneCountInString(text) > 240 {
					t.Errorf("%s of %q: %q", name, bad, text)
				}
			}
		}
		if text := l.CodeError(nil); text != "" {
			t.Errorf("no error: %q", text)
		}
	})
}

// badCodes returns the bad codes from the engine's tests and a few worse ones.
func badCodes(t *testing.T) []string {
	t.Helper()
	data, err := os.ReadFile("../engine/testdata/badcodes.txt")
	if err != nil {
		t.Fatal(err)
	}
	codes := []string{"", "\x1b[31mred", "\u202eSS1-S1-AAAAABD", "SS1-S1-\xff", "SS1-S1-AAAAABD" + strings.Repeat("!", 5000), strings.Repeat("\x00", 300)}
	for line := range strings.Lines(string(data)) {
		quoted, _, _ := strings.Cut(strings.TrimSpace(line), "\t")
		code, err := strconv.Unquote(quoted)
		if err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		codes = append(codes, code)
	}
	return codes
}

func TestRecordErrors(t *testing.T) {
	first, count := enumeration(t, "RecordFault")
	seen := map[engine.RecordFault]bool{}
	records := []string{
		"", "something else", "Simple Simon record 2",
		"Simple Simon record 1", "Simple Simon record 1\ncode:", "Simple Simon record 1\nmoves: 1-1-2",
		"Simple Simon record 1\ncode: SS1-S3-AAAAABD\nmoves:",
		"Simple Simon record 1\ncode: SS1-S1-AAAAABD", "Simple Simon record 1\ncode: SS1-S1-AAAAABD 1-1-2",
		"Simple Simon record 1\ncode: SS1-S1-AAAAABD\nmoves: 1-1", "Simple Simon record 1\ncode: SS1-S1-AAAAABD\nmoves: \x00\x1b[1m",
		"Simple Simon record 1\n# \xff", "Simple Simon record 1\ncode: SS1-S1-AAAAABD\nmoves: moves:",
		"Simple Simon record 1\ncode: SS1-S1-AAAAABD\nmoves:" + strings.Repeat(" 1-1-1", engine.MaxRecordMoves+1),
	}
	each(t, func(t *testing.T, l *Localizer) {
		for _, record := range records {
			_, err := engine.ParseRecord([]byte(record))
			var fault *engine.RecordError
			if !errors.As(err, &fault) {
				t.Fatalf("%.80q: %v", record, err)
			}
			seen[fault.Fault] = true
			text := l.RecordError(fault)
			whole(t, text)
			if !strings.Contains(text, l.Number(fault.Line)) || strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsPrint(r) && r != '\u00a0' }) {
				t.Errorf("%.80q: %q", record, text)
			}
			var cause *engine.CodeError
			if errors.As(err, &cause) && !strings.Contains(text, l.CodeError(cause)) {
				t.Errorf("%.80q: %q does not explain the code error", record, text)
			}
			if fault.Fault != engine.NotUTF8 && strings.Contains(text, l.Text(RecordNotUTF8)) {
				t.Errorf("fault %v has no message", fault.Fault)
			}
		}
		if text := l.RecordError(nil); text != "" {
			t.Errorf("no error: %q", text)
		}
	})
	for fault := engine.RecordFault(first); int(fault) < first+count; fault++ {
		if !seen[fault] {
			t.Errorf("no case of %v", fault)
		}
	}
}

func TestIllegalRecord(t *testing.T) {
	record, err := engine.ParseRecord([]byte("Simple Simon record 1\ncode: SS1-S1-AAAAABD\nmoves: 2-1-3 99999999999999999999-1-1"))
	if err != nil {
		t.Fatal(err)
	}
	_, illegal := record.Replay()
	if illegal == nil {
		t.Fatal("the record is legal")
	}
	each(t, func(t *testing.T, l *Localizer) {
		text := l.IllegalRecord("a.simon", illegal)
		onlyTold(t, l, text, IllegalRecord)
		wantWords(t, text, "a.simon", "2", "99999999999999999999-1-1")
		if !strings.Contains(text, l.Text(RefusalBadColumn)) {
			t.Errorf("%q does not name the rule", text)
		}
	})
}

func TestClean(t *testing.T) {
	for text, want := range map[string]string{
		"":                         "",
		"Ñandú 9":                  "Ñandú 9",
		"a\nb\x1b[1m\u202e\xff":    "a\uFFFDb\uFFFD[1m\uFFFD\uFFFD",
		strings.Repeat("ü", 40):    strings.Repeat("ü", 40),
		strings.Repeat("ü", 41):    strings.Repeat("ü", 40) + "…",
		strings.Repeat("\xff", 90): strings.Repeat("\uFFFD", 40) + "…",
	} {
		if got := Clean(text); got != want {
			t.Errorf("Clean(%q) = %q, want %q", text, got, want)
		}
	}
}

// Errors of the operating system have messages of their own and include none of the system's text.
func TestFileErrors(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	_, missing := os.ReadFile(filepath.Join(dir, "none"))
	exists := os.Mkdir(file, 0o700)
	disk := &fs.PathError{Op: "write", Path: file, Err: syscall.ENOSPC}
	noFolder := FileNoFolder
	if runtime.GOOS == "windows" { // where it is another word for what is not there
		noFolder = FileMissing
	}
	kinds := []struct {
		err  error
		want ID
	}{
		{missing, FileMissing},
		{exists, FileExists},
		{disk, FileDiskFull},
		{errors.Join(errors.New("saving"), disk), FileDiskFull},
		{&fs.PathError{Err: syscall.EACCES}, FileForbidden},
		{fs.ErrPermission, FileForbidden},
		{&fs.PathError{Err: syscall.EROFS}, FileReadOnly},
		{&fs.PathError{Err: syscall.EISDIR}, FileIsFolder},
		{&fs.PathError{Err: syscall.ENOTDIR}, noFolder},
		{&fs.PathError{Err: syscall.ENAMETOOLONG}, FileNameLength},
		{&fs.PathError{Err: syscall.EBUSY}, FileInUse},
		{&fs.PathError{Err: syscall.ELOOP}, FileLinkCircle},
		{&fs.PathError{Err: syscall.EIO}, FileDriveError},
		{&fs.PathError{Err: syscall.EDQUOT}, FileDiskFull},
		{errors.New("unexpected end of file"), FileOther},
	}
	each(t, func(t *testing.T, l *Localizer) {
		for _, kind := range kinds {
			if kind.err == nil {
				t.Fatalf("no error for %q", kind.want)
			}
			if got := l.FileError(kind.err); got != l.Text(kind.want) {
				t.Errorf("%v: %q, want %q", kind.err, got, l.Text(kind.want))
			}
		}
		// An error number is not a quantity.
		if got := l.FileError(&fs.PathError{Err: syscall.Errno(1460)}); !hasWord(got, "1460") || strings.Contains(got, syscall.Errno(1460).Error()) {
			t.Errorf("error 1460: %q", got)
		}
		for err, want := range map[error]ID{missing: FileNoPlace, syscall.EISDIR: FileFolderThere, disk: FileDiskFull} {
			if got := l.WriteError(err); got != l.Text(want) {
				t.Errorf("writing, %v: %q, want %q", err, got, l.Text(want))
			}
		}
		if got := l.WriteError(nil); got != "" {
			t.Errorf("no error: %q", got)
		}
		if got := l.FileError(nil); got != "" {
			t.Errorf("no error: %q", got)
		}
	})
}
