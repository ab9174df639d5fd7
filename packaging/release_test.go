package packaging_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// releaseTree returns a copy of the files that a release changes, and of the scripts.
func releaseTree(t *testing.T, changelog string) string {
	t.Helper()
	id, _, _ := meta(t)
	root := t.TempDir()
	for _, name := range []string{
		"FyneApp.toml", "packaging/linux/" + id + ".metainfo.xml", "packaging/windows/winres.json", "scripts/release", "scripts/version",
	} {
		path := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, read(t, "..", filepath.FromSlash(name)), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(root, "CHANGELOG.md"), []byte(changelog), 0o644); err != nil {
		t.Fatal(err)
	}
	return root
}

func release(t *testing.T, root, version string) (string, error) {
	t.Helper()
	sh, err := exec.LookPath("sh")
	if err != nil {
		t.Skip("no shell")
	}
	out, err := exec.Command(sh, filepath.Join(root, "scripts", "release"), "--files", version).CombinedOutput()
	return string(out), err
}

// A release updates the version everywhere, exactly once even if repeated.
func TestReleaseWritesTheVersion(t *testing.T) {
	id, _, old := meta(t)
	root := releaseTree(t, "# What is new\n\n## Next\n\n- A table.\n\n## "+old+" (2026-01-02)\n\n- The game.\n")
	before := time.Now().UTC().Format(time.DateOnly)
	for range 2 {
		if out, err := release(t, root, "98.7.6"); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
	}
	after := time.Now().UTC().Format(time.DateOnly)
	for path, parts := range map[string][]string{
		"CHANGELOG.md": {"\n## 98.7.6 (DATE)\n\n- A table.\n", "\n## " + old + " (2026-01-02)\n"},
		"FyneApp.toml": {`Version = "98.7.6"`},
		"packaging/linux/" + id + ".metainfo.xml": {"<releases>\n    <release version=\"98.7.6\" date=\"DATE\"/>\n", `version="` + old + `"`},
		"packaging/windows/winres.json":           nil,
	} {
		text := string(read(t, root, filepath.FromSlash(path)))
		for _, part := range parts {
			if !strings.Contains(text, strings.ReplaceAll(part, "DATE", before)) && !strings.Contains(text, strings.ReplaceAll(part, "DATE", after)) {
				t.Errorf("%s lacks %q:\n%s", path, part, text)
			}
		}
		if strings.Count(text, "98.7.6 (") > 1 || strings.Count(text, `version="98.7.6"`) > 1 {
			t.Errorf("%s has the version twice:\n%s", path, text)
		}
		if strings.HasSuffix(path, ".json") && strings.Contains(text, `"`+old) {
			t.Errorf("%s has the old version:\n%s", path, text)
		}
	}
}

// Invalid releases are rejected without writing anything.
func TestReleaseRefuses(t *testing.T) {
	_, _, old := meta(t)
	for _, c := range []struct{ version, changelog string }{
		{"", "## Next\n"},
		{"1.2", "## Next\n"},
		{"0.0.1", "## Next\n"},
		{"98.7.6", "## " + old + "\n"},
		{"98.7.6", "# What is new\n"},
	} {
		root := releaseTree(t, c.changelog)
		if out, err := release(t, root, c.version); err == nil {
			t.Errorf("%q with %q was released: %s", c.version, c.changelog, out)
		}
		if text := string(read(t, root, "FyneApp.toml")); text != string(read(t, "..", "FyneApp.toml")) {
			t.Errorf("%q with %q: FyneApp.toml was changed", c.version, c.changelog)
		}
	}
}
