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
	timer := time.AfterFunc(5*time.Minute, func() { cmd.Process.Kill() })
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
			words := locales.New(lang)
			want := "simplesimon: " + words.Format(locales.CannotPrint, locales.ReasonData{Reason: words.Text(locales.FileDiskFull)}) + "\n"
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

// A pipe, a device and a folder are no records. Nobody waits for what may come out of them: nobody writes
// into the pipe here.
func TestRecordsThatAreNoFiles(t *testing.T) {
	folder := t.TempDir()
	pipe, link := filepath.Join(folder, "pipe"), filepath.Join(folder, "link")
	if err := errors.Join(syscall.Mkfifo(pipe, 0o600), os.Symlink(pipe, link)); err != nil {
		t.Fatal(err)
	}
	for path, reason := range map[string]locales.ID{
		pipe: locales.FileNoFile, link: locales.FileNoFile, "/dev/null": locales.FileNoFile, "/dev/zero": locales.FileNoFile,
		folder: locales.FileIsFolder, "/": locales.FileIsFolder,
	} {
		for _, lang := range locales.Languages() {
			text := locales.New(lang).Text(reason)
			_, status, out, fault := run(t, "check", "--lang", lang, path, example)
			want := path + ": unreadable line=0 " + text + "\n" + example + ": ok won=true moves=49 score=851 removed=4\n"
			if status != cli.Wrong || out != want || fault != "" {
				t.Errorf("check: status %d, said %q, printed\n%s want\n%s", status, fault, out, want)
			}
			if said := refused(t, cli.Usage, "--lang", lang, path); !strings.Contains(said, path) || !strings.Contains(said, text) {
				t.Errorf("a record to open: said %q, want %q and %q in it", said, path, text)
			}
		}
	}
}

// A record may come through a link.
func TestRecordThroughALink(t *testing.T) {
	whole, err := filepath.Abs(example)
	if err != nil {
		t.Fatal(err)
	}
	link := filepath.Join(t.TempDir(), "link.simon")
	if err := os.Symlink(whole, link); err != nil {
		t.Fatal(err)
	}
	if request, status, _, fault := run(t, link); request == nil || status != cli.OK || !request.Record.Won() || request.Name != "link.simon" {
		t.Errorf("%+v, %d, %q", request, status, fault)
	}
}

// A line is there as soon as its record is checked, also if many are still to come.
func TestLinesComeAtOnce(t *testing.T) {
	long := file(t, begun("2-1-3 #"+strings.Repeat("x", 9<<20)))
	args := []string{"check", example}
	for range 1000 {
		args = append(args, long)
	}
	cmd := process(t, args...)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	want := example + ": ok won=true moves=49 score=851 removed=4\n"
	got := make([]byte, len(want))
	if _, err := io.ReadFull(out, got); err != nil || string(got) != want {
		t.Errorf("the first line: %q, %v", got, err)
	}
	if err := cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	if got := finish(t, cmd); got != -int(syscall.SIGKILL) {
		t.Errorf("it ended by %d: the first line came last", got)
	}
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
