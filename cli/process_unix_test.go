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

// finish waits for a process and returns its exit status, or the negated number of the signal that
// ended it.
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

// The process exits with the status of the command line.
func TestExitStatus(t *testing.T) {
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

// If the reader closes the pipe early, the process ends silently.
func TestBrokenPipe(t *testing.T) {
	args := []string{"deal"}
	for range 5000 { // more than fits in a pipe
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
		t.Errorf("stdout %q, %v", first, err)
	}
	out.Close()
	if got := finish(t, cmd); got != -int(syscall.SIGPIPE) || fault.Len() > 0 {
		t.Errorf("status %d, stderr %q", got, fault.String())
	}
}

// Output that could not be written is not a success.
func TestOutputFails(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip("no /dev/full:", err)
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
				t.Errorf("%q: status %d, stderr %q, want %q", args, got, fault.String(), want)
			}
		}
	}
	cmd := process(t, "--hint") // the error can't be printed, but counts
	cmd.Stderr = full
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if got := finish(t, cmd); got != cli.Usage {
		t.Errorf("status %d", got)
	}
}

// Pipes, devices and folders are not records, and opening them must not block: nobody writes to
// this pipe.
func TestSpecialFilesAsRecords(t *testing.T) {
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
				t.Errorf("check: status %d, stderr %q, stdout\n%s want\n%s", status, fault, out, want)
			}
			if said := refused(t, cli.Usage, "--lang", lang, path); !strings.Contains(said, path) || !strings.Contains(said, text) {
				t.Errorf("a record to open: stderr %q, want %q and %q in it", said, path, text)
			}
		}
	}
}

// A record may be a symbolic link.
func TestRecordBehindLink(t *testing.T) {
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

// Each line is printed as soon as its record is checked, even if many follow.
func TestLinesAreFlushed(t *testing.T) {
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
		t.Errorf("exited with %d before the first line arrived", got)
	}
}

func init() {
	dropRoot = func() error {
		if os.Geteuid() != 0 {
			return nil
		}
		const nobody = 65534
		return errors.Join(syscall.Setgroups(nil), syscall.Setgid(nobody), syscall.Setuid(nobody))
	}
}

// Missing permissions are reported as such, also if the tests run as root.
func TestForbiddenFiles(t *testing.T) {
	path := file(t, begun(""))
	for _, open := range []string{filepath.Dir(filepath.Dir(path)), filepath.Dir(path), path} {
		if err := os.Chmod(open, 0o755); err != nil { // to other users
			t.Fatal(err)
		}
	}
	words := locales.New("en")
	try := func(args ...string) (status int, out, fault string) {
		t.Helper()
		var stdout, stderr bytes.Buffer
		cmd := process(t, append(args, "--lang", "en")...)
		cmd.Env, cmd.Stdout, cmd.Stderr = append(cmd.Env, asNobody+"=1"), &stdout, &stderr
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		status = finish(t, cmd)
		return status, stdout.String(), stderr.String()
	}
	if status, out, fault := try("check", path); status != cli.OK {
		t.Fatalf("status %d for a readable file: %q, %q", status, out, fault)
	}
	if err := os.Chmod(path, 0); err != nil {
		t.Fatal(err)
	}
	status, out, _ := try("check", path)
	if want := path + ": unreadable line=0 " + words.Text(locales.FileForbidden) + "\n"; status != cli.Wrong || out != want {
		t.Errorf("status %d, %q, want %q", status, out, want)
	}
	for _, args := range [][]string{{path}, {"--trace", path}} {
		if status, out, fault := try(args...); status != cli.Usage || out != "" || !strings.Contains(fault, words.Text(locales.FileForbidden)) {
			t.Errorf("%q: status %d, %q, %q", args, status, out, fault)
		}
	}
}
