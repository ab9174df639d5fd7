package cli_test

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"simplesimon/cli"
	"simplesimon/locales"
)

// TestWindow parses what a window should open with.
func TestWindow(t *testing.T) {
	data := filepath.Join(t.TempDir(), "not", "there")
	traced := filepath.Join(t.TempDir(), "trace")
	request, status, out, fault := run(t)
	if request == nil || status != cli.OK || out+fault != "" || request.Deal != nil || request.Record != nil || request.Language != "" || request.Log != nil || request.Folder.Path() == "" {
		t.Errorf("without arguments: %+v, %d, %q, %q", request, status, out, fault)
	}
	request, status, out, fault = run(t, "--deal", " ss1-s4-zzzzzzz\n", "--data", data, "--lang", "es")
	if request == nil || status != cli.OK || out+fault != "" || request.Deal == nil || request.Deal.String() != "SS1-S4-ZZZZZZZ" ||
		request.Folder.Path() != data || request.Language != "es" || request.Record != nil {
		t.Errorf("a deal: %+v, %d, %q, %q", request, status, out, fault)
	}
	if _, err := os.Stat(data); !os.IsNotExist(err) {
		t.Errorf("the folder exists before anything is saved: %v", err)
	}
	request, status, out, fault = run(t, "--trace="+traced, example, "--data=x", "--data="+data)
	if request == nil || status != cli.OK || out+fault != "" || request.Record == nil || !request.Record.Won() || request.Record.Score() != 851 ||
		request.Name != "example.simon" || request.Folder.Path() != data || request.Log == nil || request.Deal != nil {
		t.Fatalf("a record: %+v, %d, %q, %q", request, status, out, fault)
	}
	defer request.Log.Close()
	request.Log.Write("undo", nil)
	if got, err := os.ReadFile(traced); string(got) != "{\"event\":\"undo\"}\n" || err != nil {
		t.Errorf("the trace is %q, %v", got, err)
	}
	request, _, _, _ = run(t, "--deal", "SS1-S1-AAAAAAA", "--deal", "SS1-S2-AAAAAAB")
	if request == nil || request.Deal.String() != "SS1-S2-AAAAAAB" {
		t.Errorf("two deals: %+v", request)
	}
	for name, play := range map[string]func() *cli.Request{
		"in the middle": func() *cli.Request { r, _, _, _ := run(t, file(t, begun("2-1-3 5-1-2"))); return r },
		"not begun":     func() *cli.Request { r, _, _, _ := run(t, file(t, begun(""))); return r },
	} {
		if r := play(); r == nil || r.Record == nil || r.Record.Won() || r.Name != "a record.simon" {
			t.Errorf("a record %s: %+v", name, r)
		}
	}
}

// Records named like subcommands can be given by path, and those named like options after a
// separator.
func TestRecordsWithStrangeNames(t *testing.T) {
	text, err := os.ReadFile(example)
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	for _, name := range []string{"check", "deal", "--help", "-x", "-test.v", "--", "-"} {
		if err := os.WriteFile(name, text, 0o600); err != nil {
			t.Fatal(err)
		}
		for _, args := range [][]string{{"./" + name}, {"--", "./" + name}} {
			if request, status, out, fault := run(t, args...); request == nil || status != cli.OK || request.Name != name || request.Record == nil {
				t.Errorf("%q: %+v, %d, %q, %q", args, request, status, out, fault)
			}
		}
		if _, status, out, fault := run(t, "check", "--", name); status != cli.OK || out != name+": ok won=true moves=49 score=851 removed=4\n" || fault != "" {
			t.Errorf("check %s: %d, %q, %q", name, status, out, fault)
		}
		if name[0] == '-' {
			if request, _, _, _ := run(t, "--", name); request == nil || request.Name != name {
				t.Errorf("-- %s: %+v", name, request)
			}
		}
	}
}

// A record or trace that can't be used is reported, opens no window, and is not modified.
func TestUnusableFiles(t *testing.T) {
	folder := t.TempDir()
	other := file(t, "dear diary\n")
	unreadable, illegal := file(t, "Simple Simon record 1\ncode: SS1-S3-AAAAABD\nmoves:\n"), file(t, begun("2-1-3 5-1-9"))
	none := filepath.Join(folder, "none", "file")
	belowFile := locales.FileNoFolder
	if runtime.GOOS == "windows" { // which does not distinguish it from a missing file
		belowFile = locales.FileMissing
	}
	cases := []struct {
		name string
		args []string
		says func(*locales.Localizer) string
	}{
		{"no record", []string{none}, func(w *locales.Localizer) string { return w.Text(locales.FileMissing) }},
		{"a folder for a record", []string{folder}, func(w *locales.Localizer) string { return w.Text(locales.FileIsFolder) }},
		{"below a file", []string{filepath.Join(other, "x")}, func(w *locales.Localizer) string { return w.Text(belowFile) }},
		{"another file", []string{other}, func(w *locales.Localizer) string { return w.Text(locales.RecordNoHeader) }},
		{"a bad code in the record", []string{unreadable}, func(w *locales.Localizer) string { return "SS1-S3-AAAAABD" }},
		{"an illegal record", []string{illegal}, func(w *locales.Localizer) string { return "5-1-9" }},
		{"no folder for the trace", []string{"--trace", none}, func(w *locales.Localizer) string { return w.Text(locales.FileNoPlace) }},
		{"a folder for the trace", []string{"--trace", folder}, func(w *locales.Localizer) string { return w.Text(locales.FileFolderThere) }},
		{"a trace over another file", []string{"--trace", other}, func(w *locales.Localizer) string { return w.Text(locales.FileForeign) }},
		{"a trace over the record", []string{"--trace", example, example}, func(w *locales.Localizer) string { return w.Text(locales.FileForeign) }},
		{"a trace with a bad record", []string{"--trace", filepath.Join(folder, "trace"), illegal}, func(w *locales.Localizer) string { return "5-1-9" }},
	}
	before, err := os.ReadFile(example)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range cases {
		for _, lang := range locales.Languages() {
			said := refused(t, cli.Usage, append(c.args, "--lang", lang)...)
			if want := c.says(locales.New(lang)); !strings.Contains(said, want) {
				t.Errorf("%s: stderr %q, want %q in it", c.name, said, want)
			}
		}
	}
	if after, err := os.ReadFile(example); string(after) != string(before) || err != nil {
		t.Errorf("the record is now %q, %v", after, err)
	}
	if text, err := os.ReadFile(other); string(text) != "dear diary\n" || err != nil {
		t.Errorf("the diary is now %q, %v", text, err)
	}
	if _, err := os.Stat(filepath.Join(folder, "trace")); !os.IsNotExist(err) {
		t.Error("a trace was created although no window opens")
	}
}

// An empty file name is an error.
func TestEmptyFileName(t *testing.T) {
	for _, lang := range locales.Languages() {
		words := locales.New(lang)
		want := words.Text(locales.EmptyName) + "\n" + words.Text(locales.TryHelp) + "\n"
		if said := refused(t, cli.Usage, "--lang", lang, ""); said != want {
			t.Errorf("stderr %q, want %q", said, want)
		}
	}
}
