package locales

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
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

func TestCodeErrors(t *testing.T) {
	strict(t)
	for _, test := range []struct{ code, de, en, es string }{
		{"  ",
			"Hier fehlt ein Spielcode.",
			"A game code is missing here.",
			"Aquí falta un código de partida."},
		{"SS8-S1-AAAAAAA",
			"Ein Spielcode beginnt mit SS1; hier steht „SS8“.",
			"A game code begins with SS1; this one has “SS8”.",
			"Un código de partida empieza por SS1; aquí pone «SS8»."},
		{"SS1 S1-AAAAABD",
			"Nach SS1 kommt ein Bindestrich (-); hier steht ein Leerzeichen.",
			"After SS1 comes a hyphen (-); this one has a space.",
			"Después de SS1 va un guion (-); aquí hay un espacio."},
		{"SS1-S1AAAAABD",
			"Nach der Zahl der Farben kommt ein Bindestrich (-); hier steht nichts.",
			"After the number of suits comes a hyphen (-); this one has nothing there.",
			"Después del número de palos va un guion (-); aquí no hay nada."},
		{"SS1-S3-AAAAAAA",
			"Der zweite Teil nennt die Zahl der Farben: S1, S2 oder S4; hier steht „S3“.",
			"The second part says how many suits: S1, S2 or S4; this one has “S3”.",
			"La segunda parte dice el número de palos: S1, S2 o S4; aquí pone «S3»."},
		{"SS1-S1-AAAA9BD",
			"Der 5. der sieben Buchstaben muss einer von A bis Z sein; hier steht „9“.",
			"Letter 5 of 7 must be from A to Z; this one has “9”.",
			"La letra 5 de 7 debe ser de la A a la Z; aquí pone «9»."},
		{"SS1-S1-AAA\nABD",
			"Der 4. der sieben Buchstaben muss einer von A bis Z sein; hier steht das Zeichen U+000A.",
			"Letter 4 of 7 must be from A to Z; this one has the character U+000A.",
			"La letra 4 de 7 debe ser de la A a la Z; aquí está el carácter U+000A."},
		{"SS1-S2-AB",
			"Ein Spielcode endet mit sieben Buchstaben; dieser hat 2.",
			"A game code ends with seven letters; this one has 2.",
			"Un código de partida termina con siete letras; este tiene 2."},
		{"SS1-S1-AAAAABD-1",
			"Nach den sieben Buchstaben kommt nichts mehr; hier steht „-1“.",
			"Nothing comes after the seven letters; this one has “-1”.",
			"Después de las siete letras no va nada más; aquí pone «-1»."},
	} {
		example := map[string]string{"de": "Beispiel", "en": "Example", "es": "Ejemplo"}
		for lang, want := range map[string]string{"de": test.de, "en": test.en, "es": test.es} {
			want += " " + example[lang] + ": SS1-S1-AAAAABD"
			if got := New(lang).CodeError(codeError(t, test.code)); got != want {
				t.Errorf("%q, %s: %q, want %q", test.code, lang, got, want)
			}
		}
	}
}

// Every fault of a code has a message of its own; a bad code of any kind gives one line
// without control characters, with the right code as an example.
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
				if strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsPrint(r) }) || !strings.HasSuffix(text, ExampleCode) {
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

// badCodes are those that the engine is tested with, and a few that are worse.
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
				t.Errorf("%.80q: %q does not say what is wrong with the code", record, text)
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
	want := map[string]string{
		"de": "a.simon: Zug 2 (99999999999999999999-1-1) ist nicht erlaubt. Es gibt nur die Spalten 1 bis 10.",
		"en": "a.simon: move 2 (99999999999999999999-1-1) is not allowed. There are only columns 1 to 10.",
		"es": "a.simon: la jugada 2 (99999999999999999999-1-1) no está permitida. Solo hay columnas de la 1 a la 10.",
	}
	each(t, func(t *testing.T, l *Localizer) {
		if got := l.IllegalRecord("a.simon", illegal); got != want[l.Language()] {
			t.Errorf("%q, want %q", got, want[l.Language()])
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

// Errors that the system itself makes have words of their own, and none of the system's.
func TestFileErrors(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	_, missing := os.ReadFile(filepath.Join(dir, "none"))
	exists := os.Mkdir(file, 0o700)
	disk := &fs.PathError{Op: "write", Path: file, Err: syscall.ENOSPC}
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
		{&fs.PathError{Err: syscall.ENOTDIR}, FileNoFolder},
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
		if got := l.FileError(&fs.PathError{Err: syscall.Errno(7)}); !strings.Contains(got, "7") || strings.Contains(got, syscall.Errno(7).Error()) {
			t.Errorf("error 7: %q", got)
		}
		if got := l.FileError(nil); got != "" {
			t.Errorf("no error: %q", got)
		}
	})
}
