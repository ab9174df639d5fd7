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

// version is what the program under test says it is.
const version = "9.8.7-test"

// asProgram is the environment variable that makes the test program the command line itself.
const asProgram = "SIMPLESIMON_CLI_TEST"

// aWindow is the exit status of such a process that would open a window.
const aWindow = 77

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) == "" {
		os.Exit(m.Run())
	}
	request, status := cli.Program{Out: os.Stdout, Err: os.Stderr, Version: version}.Run(os.Args[1:])
	if request != nil {
		status = aWindow
	}
	os.Exit(status)
}

// process is the command line as a process of its own.
func process(t *testing.T, args ...string) *exec.Cmd {
	t.Helper()
	cmd := gametest.Process(gametest.Self(t), args...)
	cmd.Env = append(os.Environ(), asProgram+"=1", "GORACE=atexit_sleep_ms=0")
	return cmd
}

// run is one run of the command line within the test.
func run(t *testing.T, args ...string) (request *cli.Request, status int, out, fault string) {
	t.Helper()
	var stdout, stderr bytes.Buffer
	request, status = cli.Program{Out: &stdout, Err: &stderr, Version: version}.Run(args)
	return request, status, stdout.String(), stderr.String()
}

// refused runs arguments that open no window and say nothing but why not, and answers what they say.
func refused(t *testing.T, status int, args ...string) string {
	t.Helper()
	request, got, out, fault := run(t, args...)
	if request != nil || got != status || out != "" {
		t.Errorf("%q: request %v, status %d, want %d; printed %q", args, request, got, status, out)
	}
	checkClean(t, args, fault)
	return fault
}

// checkClean checks that what is said to a terminal is whole lines that can do no harm to it.
func checkClean(t *testing.T, args []string, text string) {
	t.Helper()
	if !strings.HasSuffix(text, "\n") || strings.HasSuffix(text, "\n\n") || strings.HasPrefix(text, "\n") {
		t.Errorf("%q: no whole lines: %q", args, text)
	}
	if !utf8.ValidString(text) || strings.ContainsFunc(text, func(r rune) bool { return r != '\n' && !unicode.IsPrint(r) }) {
		t.Errorf("%q: not fit for a terminal: %q", args, text)
	}
	for _, trouble := range []string{"<no value>", "%!", "map["} {
		if strings.Contains(text, trouble) {
			t.Errorf("%q: %q", args, text)
		}
	}
}

// file is a file with this content, in a folder of its own.
func file(t *testing.T, content string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "a record.simon")
	if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

var example = filepath.Join("testdata", "example.simon")

// begun is a record of the example's deal with these moves.
func begun(moves string) string {
	return "Simple Simon record 1\ncode: SS1-S1-AAAAABD\nmoves: " + moves + "\n"
}

// nasty are texts that nobody means to give and somebody will.
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
