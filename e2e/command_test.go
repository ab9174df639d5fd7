package e2e_test

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"simplesimon/engine"
)

// command runs the program without a display and returns its exit status and output.
func command(t *testing.T, args ...string) (status int, out, fault string) {
	t.Helper()
	cmd := exec.Command(program, args...)
	for _, v := range os.Environ() {
		if !strings.HasPrefix(v, "DISPLAY=") && !strings.HasPrefix(v, "WAYLAND_DISPLAY=") && !strings.HasPrefix(v, "L") {
			cmd.Env = append(cmd.Env, v)
		}
	}
	cmd.Env = append(cmd.Env, "LANG=en_US.UTF-8", "HOME="+t.TempDir())
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return cmd.ProcessState.ExitCode(), stdout.String(), stderr.String()
}

func file(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "a record.simon")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestCheck(t *testing.T) {
	t.Parallel()
	example := filepath.Join("testdata", "example.simon")
	illegal := file(t, "Simple Simon record 1\ncode: SS1-S1-AAAAABD\nmoves: 2-1-3 05-1-9\n")
	outOfRange := file(t, "Simple Simon record 1\ncode: SS1-S1-AAAAABD\nmoves: 0-1-3\n")
	unreadable := file(t, "Simple Simon record 1\ncode: SS1-S3-AAAAABD\nmoves: 2-1-3\n")
	missing := filepath.Join(t.TempDir(), "none.simon")
	second := engine.NewGame(engine.Code{Suits: 1, Number: 29})
	if _, err := second.Play(engine.Move{From: 2, Count: 1, To: 3}); err != nil {
		t.Fatal(err)
	}
	reason := second.Tableau().Check(engine.Move{From: 5, Count: 1, To: 9}).String()
	cases := []struct {
		name   string
		files  []string
		status int
		lines  []string // the beginning of each line, without the file name and ": "
	}{
		{"the example", []string{example}, 0, []string{"ok won=true moves=49 score=851 removed=4"}},
		{"an illegal move", []string{illegal}, 1, []string{"illegal move=2 text=05-1-9 reason=" + reason}},
		{"a column out of range", []string{outOfRange}, 1, []string{"illegal move=1 text=0-1-3 reason=bad-column"}},
		{"an unreadable record", []string{unreadable}, 1, []string{"unreadable line=2 "}},
		{"a missing file", []string{missing}, 1, []string{"unreadable "}},
		{"several", []string{illegal, example, unreadable}, 1, []string{"illegal move=2", "ok won=true", "unreadable line=2"}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			status, out, _ := command(t, append([]string{"check"}, c.files...)...)
			lines := strings.Split(strings.TrimSuffix(out, "\n"), "\n")
			if status != c.status || len(lines) != len(c.lines) {
				t.Fatalf("status %d with %q, want %d with %d lines", status, out, c.status, len(c.lines))
			}
			for i, line := range lines {
				if !strings.HasPrefix(line, c.files[i]+": "+c.lines[i]) {
					t.Errorf("line %q, want %q", line, c.files[i]+": "+c.lines[i]+"…")
				}
			}
		})
	}
}

func TestDeal(t *testing.T) {
	t.Parallel()
	status, out, fault := command(t, "deal", " ss1-s4-zzzzzzz", "SS1-S5-AAAAAAA", "SS1-S1-AAAAABD")
	if status != 1 {
		t.Errorf("status %d with a bad code, want 1", status)
	}
	if !strings.Contains(fault, "SS1-S5-AAAAAAA") {
		t.Errorf("the message about the bad code does not name it: %q", fault)
	}
	var want []string
	for _, code := range []string{"SS1-S4-ZZZZZZZ", "SS1-S1-AAAAABD"} {
		want = append(want, code)
		position := dealt(t, code).Position()
		for column := 1; column <= engine.Columns; column++ {
			var cards []string
			for _, card := range position.Append(nil, column) {
				cards = append(cards, card.String())
			}
			want = append(want, strings.Join(cards, " "))
		}
	}
	if got := strings.TrimSuffix(out, "\n"); got != strings.Join(want, "\n") {
		t.Errorf("printed\n%s\nwant\n%s", got, strings.Join(want, "\n"))
	}
	if status, _, _ := command(t, "deal", "SS1-S1-AAAAABD"); status != 0 {
		t.Errorf("status %d with a good code, want 0", status)
	}
}

// TestUsage covers what needs no display, and usage errors.
func TestUsage(t *testing.T) {
	t.Parallel()
	cases := []struct {
		name   string
		args   []string
		status int
	}{
		{"version", []string{"--version"}, 0},
		{"help", []string{"--help"}, 0},
		{"a bad code", []string{"--deal", "SS1-S3-AAAAAAA"}, 2},
		{"an empty code", []string{"--deal", ""}, 2},
		{"an unknown option", []string{"--hint"}, 2},
		{"an unknown language", []string{"--lang", "xx"}, 2},
		{"an option without its value", []string{"--deal"}, 2},
		{"two records", []string{"a.simon", "b.simon"}, 2},
		{"nothing to check", []string{"check"}, 2},
		{"nothing to deal", []string{"deal"}, 2},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			status, out, fault := command(t, c.args...)
			if status != c.status {
				t.Errorf("status %d, want %d; stderr %q", status, c.status, out+fault)
			}
			said := out
			if c.status != 0 {
				said = fault
			}
			if strings.TrimSpace(said) == "" {
				t.Errorf("unexpected streams: stdout %q, stderr %q", out, fault)
			}
			if strings.Contains(fault, "panic") || strings.Contains(fault, "goroutine ") {
				t.Errorf("it panicked: %s", fault)
			}
		})
	}
}
