//go:build unix

package cli_test

import (
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"simplesimon/cli"
	"simplesimon/locales"
)

// finish waits for a process and answers its exit status, or the signal that ended it as a negative
// number.
func finish(t *testing.T, cmd *exec.Cmd) int {
	t.Helper()
	timer := time.AfterFunc(time.Minute, func() { cmd.Process.Kill() })
	defer timer.Stop()
	var exit *exec.ExitError
	if err := cmd.Wait(); err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	state := cmd.ProcessState.Sys().(syscall.WaitStatus)
	if state.Signaled() {
		return -int(state.Signal())
	}
	return state.ExitStatus()
}

// The status of the process is what the command line says.
func TestStatusOfTheProcess(t *testing.T) {
	for _, c := range []struct {
		args   []string
		status int
	}{
		{[]string{"--version"}, 0},
		{[]string{"check", example}, 0},
		{[]string{"check", example, "none"}, 1},
		{[]string{"deal", "SS1-S1-AAAAABD"}, 0},
		{[]string{"deal", "SS1-S1-AAAAABD", "x"}, 1},
		{[]string{"--deal", "x"}, 2},
		{[]string{"--hint"}, 2},
		{[]string{"check"}, 2},
		{[]string{"none.simon"}, 2},
		{[]string{"--deal", "SS1-S1-AAAAABD"}, aWindow},
		{[]string{example}, aWindow},
	} {
		cmd := process(t, c.args...)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		if got := finish(t, cmd); got != c.status {
			t.Errorf("%q: status %d, want %d", c.args, got, c.status)
		}
	}
}

// Who reads only the beginning of the output ends the process, which says nothing about it.
func TestBrokenPipe(t *testing.T) {
	args := []string{"deal"}
	for range 5000 { // more than a pipe holds
		args = append(args, "SS1-S1-AAAAABD")
	}
	cmd := process(t, args...)
	var fault bytes.Buffer
	cmd.Stderr = &fault
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	first := make([]byte, len("SS1-S1-AAAAABD\n"))
	if _, err := io.ReadFull(out, first); err != nil || string(first) != "SS1-S1-AAAAABD\n" {
		t.Errorf("printed %q, %v", first, err)
	}
	out.Close()
	if got := finish(t, cmd); got != -int(syscall.SIGPIPE) || fault.Len() > 0 {
		t.Errorf("ended by %d, said %q", got, fault.String())
	}
}

// An answer that could not be given is no success.
func TestOutputThatFails(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip("no device that is always full:", err)
	}
	defer full.Close()
	for _, args := range [][]string{{"--version"}, {"--help"}, {"check", example}, {"deal", "SS1-S1-AAAAABD"}, {"check", example, "none"}} {
		for _, lang := range locales.Languages() {
			cmd := process(t, append(args, "--lang", lang)...)
			var fault bytes.Buffer
			cmd.Stdout, cmd.Stderr = full, &fault
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			want := "simplesimon: " + locales.New(lang).Text(locales.FileDiskFull) + "\n"
			if got := finish(t, cmd); got != cli.Wrong || fault.String() != want {
				t.Errorf("%q: status %d, said %q, want %q", args, got, fault.String(), want)
			}
		}
	}
	cmd := process(t, "--hint") // what is wrong can't be told: it is wrong all the same
	cmd.Stderr = full
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if got := finish(t, cmd); got != cli.Usage {
		t.Errorf("status %d", got)
	}
}

// A record may come through a pipe; an endless one ends.
func TestRecordsThatAreNoFiles(t *testing.T) {
	text, err := os.ReadFile(example)
	if err != nil {
		t.Fatal(err)
	}
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	write := func(content string, done chan<- struct{}) {
		defer close(done)
		file, err := os.OpenFile(pipe, os.O_WRONLY, 0)
		if err != nil {
			t.Error(err)
			return
		}
		io.WriteString(file, content) // the reader may have had enough
		file.Close()
	}
	for _, c := range []struct {
		content, line string
		status        int
	}{
		{string(text), "ok won=true moves=49 score=851 removed=4", cli.OK},
		{"", "unreadable line=1 …", cli.Wrong},
		{begun("1-1-6 " + strings.Repeat("6-1-7 7-1-6 ", 1_000_000)), "unreadable line=0 …", cli.Wrong},
	} {
		done := make(chan struct{})
		go write(c.content, done)
		_, status, out, _ := run(t, "check", pipe)
		<-done // nobody else writes into the pipe next
		if status != c.status {
			t.Errorf("status %d, want %d", status, c.status)
		}
		checkLine(t, strings.TrimSuffix(out, "\n"), pipe, c.line)
	}
	go write(string(text), make(chan struct{}))
	if request, status, _, fault := run(t, pipe); request == nil || status != cli.OK || !request.Record.Won() {
		t.Errorf("a record from a pipe: %+v, %d, %q", request, status, fault)
	}
	_, status, out, _ := run(t, "check", "/dev/null", "/dev/zero", example)
	lines := strings.Split(out, "\n")
	if status != cli.Wrong || len(lines) != 4 {
		t.Fatalf("status %d, %q", status, out)
	}
	checkLine(t, lines[0], "/dev/null", "unreadable line=1 …")
	checkLine(t, lines[1], "/dev/zero", "unreadable line=0 …")
	checkLine(t, lines[2], example, "ok won=true moves=49 score=851 removed=4")
}

// A line is there as soon as its record is checked, also if the next one keeps it waiting.
func TestLinesComeAtOnce(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := process(t, "check", example, pipe)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	timer := time.AfterFunc(time.Minute, func() { cmd.Process.Kill() })
	defer timer.Stop()
	want := example + ": ok won=true moves=49 score=851 removed=4\n"
	got := make([]byte, len(want))
	if _, err := io.ReadFull(out, got); err != nil || string(got) != want {
		t.Errorf("before the pipe: %q, %v", got, err)
	}
	cmd.Process.Kill()
	cmd.Wait()
}

// Permissions are told as such.
func TestForbiddenFiles(t *testing.T) {
	if os.Geteuid() == 0 {
		t.Skip("nothing is forbidden to root")
	}
	path := file(t, begun(""))
	if err := os.Chmod(path, 0); err != nil {
		t.Fatal(err)
	}
	words := locales.New("en")
	_, status, out, _ := run(t, "check", "--lang", "en", path)
	if want := path + ": unreadable line=0 " + words.Text(locales.FileForbidden) + "\n"; status != cli.Wrong || out != want {
		t.Errorf("status %d, %q, want %q", status, out, want)
	}
	for _, args := range [][]string{{path}, {"--trace", path}} {
		if said := refused(t, cli.Usage, append(args, "--lang", "en")...); !strings.Contains(said, words.Text(locales.FileForbidden)) {
			t.Errorf("said %q", said)
		}
	}
}
