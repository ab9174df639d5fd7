package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

const changelog = `# What is new

## Next

- A table of slate.

## 1.2.0 (2026-11-30)

A word before.

- Cards glide, and ` + "`simplesimon check`" + ` says more than a line of seventy-nine characters has room for.
- Another
  point.
`

// dpkg-parsechangelog understands every version with its date and changes.
func TestDebianChangelog(t *testing.T) {
	reader, err := exec.LookPath("dpkg-parsechangelog")
	if err != nil {
		t.Skip("dpkg-parsechangelog is not installed")
	}
	text, err := debianChangelog(changelog, "1.2.0", "A Maintainer <a@example.org>", time.Unix(1_790_000_000, 0).UTC())
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "changelog")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, want := range []struct{ field, since, value string }{
		{"Version", "-o0", "1.2.0+next"},
		{"Timestamp", "-o0", "1790000000"},
		{"Version", "-o1", "1.2.0"},
		{"Date", "-o1", "Mon, 30 Nov 2026 00:00:00 +0000"},
		{"Maintainer", "-o1", "A Maintainer <a@example.org>"},
	} {
		out, err := exec.Command(reader, "-l", path, "-n1", want.since, "-S", want.field).CombinedOutput()
		if got := strings.TrimSpace(string(out)); err != nil || got != want.value {
			t.Errorf("%s %s is %q (%v), want %q", want.since, want.field, got, err, want.value)
		}
	}
	out, err := exec.Command(reader, "-l", path, "--all", "-S", "Changes").CombinedOutput()
	if err != nil || strings.Contains(string(out), "warning") {
		t.Errorf("dpkg-parsechangelog: %s (%v)", out, err)
	}
	for _, want := range []string{"* A table of slate.", "* A word before.", "* Another point.", "simplesimon check"} {
		if !strings.Contains(string(out), want) {
			t.Errorf("%q is missing from the changes:\n%s", want, out)
		}
	}
	for line := range strings.Lines(text) {
		if len([]rune(line)) > 80 {
			t.Errorf("line too long: %q", line)
		}
	}
}

func TestChangelogFaults(t *testing.T) {
	for _, text := range []string{"# What is new\n", "## 1.2\n- A\n", "## Soon\n", "## 1.2.0 (yesterday)\n"} {
		if got, err := parseChangelog(text); err == nil {
			t.Errorf("%q is parsed as %+v", text, got)
		}
	}
}

// CHANGELOG.md can be parsed, and begins with the version of the program or with unreleased changes.
func TestProjectChangelog(t *testing.T) {
	t.Chdir("../..")
	text, err := os.ReadFile("CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	entries, err := parseChangelog(string(text))
	if err != nil {
		t.Fatal(err)
	}
	version, err := programVersion()
	if err != nil {
		t.Fatal(err)
	}
	if first := entries[0]; first.version != version && first.version != "Next" {
		t.Errorf("CHANGELOG.md begins with %s, but the program is %s", first.version, version)
	}
}
