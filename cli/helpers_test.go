package cli_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"simplesimon/cli"
	"simplesimon/internal/gametest"
)

// version is the version reported by the program under test.
const version = "9.8.7-test"

// asProgram is the environment variable that makes the test binary act as the command line.
const asProgram = "SIMPLESIMON_CLI_TEST"

// aWindow is the exit status of such a process if it would open a window.
const aWindow = 77

// asNobody in the environment makes such a process give up root first.
const asNobody = "SIMPLESIMON_AS_NOBODY"

// dropRoot makes the process one of a user to whom permissions apply, on systems with such users.
var dropRoot = func() error { return nil }

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) == "" {
		os.Exit(m.Run())
	}
	if os.Getenv(asNobody) != "" {
		if err := dropRoot(); err != nil {
			panic(err)
		}
	}
	request, status := cli.Program{Out: os.Stdout, Err: os.Stderr, Version: version}.Run(os.Args[1:])
	if request != nil {
		status = aWindow
	}
	os.Exit(status)
}

// process returns a command that runs the command line in a process of its own.
func process(t *testing.T, args ...string) *exec.Cmd {
	t.Helper()
	cmd := gametest.Process(gametest.Self(t), args...)
	cmd.Env = append(os.Environ(), asProgram+"=1", "GORACE=atexit_sleep_ms=0")
	return cmd
}

// run runs the command line within the test.
func run(t *testing.T, args ...string) (request *cli.Request, status int, out, fault string) {
	t.Helper()
	var stdout, stderr bytes.Buffer
	request, status = cli.Program{Out: &stdout, Err: &stderr, Version: version}.Run(args)
	return request, status, stdout.String(), stderr.String()
}

// refused runs arguments that must only print an error, and returns that.
func refused(t *testing.T, status int, args ...string) string {
	t.Helper()
	request, got, out, fault := run(t, args...)
	if request != nil || got != status || out != "" {
		t.Errorf("%q: request %v, status %d, want %d; stdout %q", args, request, got, status, out)
	}
	checkClean(t, args, fault)
	return fault
}

// checkClean checks that a message consists of whole lines without control characters.
func checkClean(t *testing.T, args []string, text string) {
	t.Helper()
	if !strings.HasSuffix(text, "\n") || strings.HasSuffix(text, "\n\n") || strings.HasPrefix(text, "\n") {
		t.Errorf("%q: incomplete line: %q", args, text)
	}
	if !utf8.ValidString(text) || strings.ContainsFunc(text, func(r rune) bool { return r != '\n' && !unicode.IsPrint(r) }) {
		t.Errorf("%q: unsafe for a terminal: %q", args, text)
	}
	for _, trouble := range []string{"<no value>", "%!", "map["} {
		if strings.Contains(text, trouble) {
			t.Errorf("%q: %q", args, text)
		}
	}
}

// file returns a file with this content in a folder of its own.
func file(t *testing.T, content string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "a record.simon")
	if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

var example = filepath.Join("testdata", "example.simon")

// begun returns a record of the example's deal with these moves.
func begun(moves string) string {
	return "Simple Simon record 1\ncode: SS1-S1-AAAAABD\nmoves: " + moves + "\n"
}

// nasty are texts that nobody passes on purpose but somebody eventually will.
var nasty = map[string]string{
	"control characters": "a\x00b\x1b[31mred\x07\r\n\tc",
	"invalid UTF-8":      "a\xff\xfe\xc3(",
	"turned around":      "a\u202eb\u2066c\u200bd",
	"line ends":          "a\u2028b\u0085c\vd",
	"very long":          strings.Repeat("x", 100_000),
	"many marks":         "a" + strings.Repeat("\u0301", 1000),
	"template":           "{{.Value}}%s%d",
	"nothing":            "",
	"blanks":             "   ",
}
