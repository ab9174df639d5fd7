package e2e_test

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"simplesimon/e2e/desk"
	"simplesimon/locales"
	"simplesimon/store"
)

// outcome is the result of a run of the program.
type outcome struct {
	status     int
	out, fault string
}

// finish runs the program to its end in an environment that inherits only the path.
func finish(t *testing.T, env []string, args ...string) outcome {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 3*desk.Patience)
	defer cancel()
	cmd := exec.CommandContext(ctx, program, args...)
	cmd.Env = append([]string{"PATH=" + os.Getenv("PATH")}, env...)
	cmd.Dir = t.TempDir()
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) || ctx.Err() != nil {
		t.Fatalf("%v, %v; output %s", err, ctx.Err(), stderr.String())
	}
	if left, err := os.ReadDir(cmd.Dir); err != nil || len(left) > 0 {
		t.Errorf("the working directory contains %v, %v", left, err)
	}
	return outcome{cmd.ProcessState.ExitCode(), stdout.String(), stderr.String()}
}

// contents returns everything in a folder: names, kinds, times and bytes.
func contents(t *testing.T, folder string) string {
	t.Helper()
	var all strings.Builder
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := entry.Info()
		if err != nil {
			return err
		}
		all.WriteString(path + " " + info.Mode().String() + " " + info.ModTime().String() + "\n")
		if info.Mode().IsRegular() {
			text, err := os.ReadFile(path)
			all.Write(text)
			return err
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all.String()
}

// TestNoWindow starts where no window can be opened. The program explains why in the language of
// the settings, exits with status 1, and does not change the folder.
func TestNoWindow(t *testing.T) {
	t.Parallel()
	good, err := desk.NewDisplay(desk.Screen{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(good.Close)
	none, err := desk.NewDisplay(desk.Screen{NoGL: true})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(none.Close)
	eight, err := desk.NewDisplay(desk.Screen{Depth: 8})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(eight.Close)
	runtime := "XDG_RUNTIME_DIR=" + t.TempDir()
	for _, c := range []struct {
		name string
		env  []string
		says locales.ID
		of   string
	}{
		{"nothing named", nil, locales.NoDisplay, ""},
		{"a display that is not there", []string{"DISPLAY=:7777"}, locales.DisplaySilent, ":7777"},
		{"nonsense for a display", []string{"DISPLAY=garbage"}, locales.DisplaySilent, "garbage"},
		{"a screen that is not there", []string{displayOf(good) + ".7"}, locales.DisplaySilent, strings.TrimPrefix(displayOf(good), "DISPLAY=") + ".7"},
		{"a dead Wayland", []string{"WAYLAND_DISPLAY=wayland-7", runtime}, locales.DisplaySilent, "wayland-7"},
		{"a dead Wayland and a dead X11", []string{"WAYLAND_DISPLAY=wayland-7", runtime, "DISPLAY=:7777"}, locales.DisplaySilent, ":7777"},
		{"Wayland without its folder", []string{"WAYLAND_DISPLAY=wayland-7"}, locales.DisplaySilent, "wayland-7"},
		{"no drivers", append(good.Env(), "LIBGL_DRIVERS_PATH=/none"), locales.NoOpenGL, ""},
		{"an old OpenGL", append(good.Env(), "MESA_GL_VERSION_OVERRIDE=1.4"), locales.NoOpenGL, ""},
		{"no OpenGL in the display", none.Env(), locales.NoOpenGL, ""},
		{"eight bits of colour", eight.Env(), locales.FewColours, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			folder := filepath.Join(t.TempDir(), "data")
			settings := store.DefaultSettings()
			settings.Language = "es"
			if err := store.At(folder).SaveSettings(settings); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(folder, "game"), []byte("no game"), 0o600); err != nil { // would be set aside
				t.Fatal(err)
			}
			before := contents(t, folder)
			env := append(c.env, "HOME="+t.TempDir(), "LANG=de_DE.UTF-8")
			got := finish(t, env, "--data", folder)
			want := locales.New("es").Format(c.says, locales.ValueData{Value: c.of})
			if got.status != 1 || got.out != "" || !strings.HasSuffix(got.fault, want+"\n") {
				t.Errorf("status %d, output %q, want 1 and %q", got.status, got.out+got.fault, want)
			}
			if strings.Contains(got.fault, "panic") || strings.Contains(got.fault, "goroutine") {
				t.Error("it panicked")
			}
			if after := contents(t, folder); after != before {
				t.Errorf("the folder was\n%s\nand is\n%s", before, after)
			}
			missing := filepath.Join(t.TempDir(), "none")
			if got := finish(t, env, "--data", missing, "--lang", "en"); got.status != 1 || !strings.Contains(got.fault, locales.New("en").Format(c.says, locales.ValueData{Value: c.of})) {
				t.Errorf("in English: status %d, output %q", got.status, got.fault)
			}
			if _, err := os.Stat(missing); !errors.Is(err, fs.ErrNotExist) {
				t.Errorf("the folder was created: %v", err)
			}
		})
	}
}

// displayOf returns the environment variable for a display.
func displayOf(d *desk.Display) string {
	for _, v := range d.Env() {
		if strings.HasPrefix(v, "DISPLAY=") {
			return v
		}
	}
	return ""
}

// TestMuteDisplay checks that a display that accepts the connection but never replies does not
// block the program.
func TestMuteDisplay(t *testing.T) {
	t.Parallel()
	display, err := desk.NewDisplay(desk.Screen{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(display.Close)
	if err := display.Stop(); err != nil {
		t.Fatal(err)
	}
	folder := filepath.Join(t.TempDir(), "data")
	got := finish(t, append(display.Env(), "HOME="+t.TempDir(), "LANG=de_DE.UTF-8"), "--data", folder)
	want := locales.New("de").Format(locales.DisplaySilent, locales.ValueData{Value: strings.TrimPrefix(displayOf(display), "DISPLAY=")})
	if got.status != 1 || got.fault != want+"\n" {
		t.Errorf("status %d, output %q, want 1 and %q", got.status, got.fault, want)
	}
	if _, err := os.Stat(folder); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the folder was created: %v", err)
	}
}

// TestDeadWaylandBesideX11 opens the window on the working display.
func TestDeadWaylandBesideX11(t *testing.T) {
	t.Parallel()
	s := bare(t)
	s.env = []string{"WAYLAND_DISPLAY=wayland-7", "XDG_RUNTIME_DIR=" + t.TempDir(), "XDG_SESSION_TYPE=wayland"}
	s.start("")
}

// TestCrashedWindowManager checks that the remains of a crashed window manager do not crash the
// program.
func TestCrashedWindowManager(t *testing.T) {
	t.Parallel()
	s := bare(t)
	s.display.KillManager()
	p, err := s.display.Launch(desk.Start{Path: program, Folder: s.folder})
	s.ok(err)
	t.Cleanup(p.Kill)
	if _, err := p.Wait("the first position", desk.Kind("position")); err != nil {
		t.Fatalf("%v; output %s", err, p.Said())
	}
}

// TestQuiet checks that the program prints nothing but its answer, for any locale, and creates no
// file.
func TestQuiet(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"de_DE@euro", "sr_RS@latin", "german", "C", "POSIX", "C.UTF-8", "", ":", "de-DE-", "\xff\xfe", strings.Repeat("x", 10_000)} {
		for _, variable := range []string{"LANG", "LC_ALL", "LANGUAGE"} {
			home := t.TempDir()
			env := []string{"HOME=" + home, "LC_MESSAGES=es_ES.UTF-8", variable + "=" + lang}
			for _, args := range [][]string{{"--version"}, {"--help"}, {"deal", "SS1-S1-AAAAABD"}, {"check", examplePath(t)}} {
				if got := finish(t, env, args...); got.status != 0 || got.fault != "" || got.out == "" {
					t.Errorf("%s=%.20q %v: status %d, %q, %q", variable, lang, args, got.status, got.out, got.fault)
				}
			}
			if got := contents(t, home); strings.Count(got, "\n") != 1 {
				t.Errorf("%s=%.20q: the home directory contains %s", variable, lang, got)
			}
		}
	}
}

// examplePath returns the absolute path of the example.
func examplePath(t *testing.T) string {
	t.Helper()
	path, err := filepath.Abs(filepath.Join("testdata", "example.simon"))
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// TestQuietWindow checks that a window prints nothing either in a new home directory, and that the
// toolkit saves no preferences.
func TestQuietWindow(t *testing.T) {
	t.Parallel()
	s := bare(t)
	home := filepath.Join(t.TempDir(), "new")
	s.env = []string{"HOME=" + home}
	for range 2 { // first start and restart
		s.start("de_DE@euro")
		s.leave(end{"by SIGTERM", func(s *seat) error { return s.Signal(os.Interrupt) }, true, false})
		if said := s.Said(); said != "" {
			t.Errorf("output %q", said)
		}
	}
	err := filepath.WalkDir(home, func(path string, entry fs.DirEntry, err error) error {
		// The font index is shared by all programs using this toolkit.
		if err == nil && !entry.IsDir() && !strings.HasPrefix(path, filepath.Join(home, ".cache")) {
			t.Errorf("unexpected file %s", path)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

// TestBadRecordByDoubleClick checks that without a terminal the window opens and reports the
// error.
func TestBadRecordByDoubleClick(t *testing.T) {
	t.Parallel()
	for name, args := range map[string][]string{
		"another file": {file(t, "dear diary\n")},
		"no file":      {filepath.Join(t.TempDir(), "none.simon")},
		"a bad code":   {"--deal", "SS1-S3-AAAAABD"},
	} {
		t.Run(name, func(t *testing.T) {
			s := bare(t)
			s.start("", args...)
			_, err := s.Wait("the message", desk.Opened("message"))
			s.ok(err)
			s.ok(s.Key("Return"))
			s.see("its end", desk.Closed("message"))
		})
	}
}

// TestBadRecordOnTerminal checks that with a terminal the error is printed and no window opens.
// The terminal is created by script(1), which comes with Debian and most other systems.
func TestBadRecordOnTerminal(t *testing.T) {
	t.Parallel()
	script, err := exec.LookPath("script")
	if err != nil {
		t.Skip(err)
	}
	display, err := desk.NewDisplay(desk.Screen{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(display.Close)
	folder := filepath.Join(t.TempDir(), "data")
	for _, args := range []string{"'" + file(t, "dear diary\n") + "'", "--deal SS1-S3-AAAAABD"} {
		ctx, cancel := context.WithTimeout(t.Context(), 3*desk.Patience)
		cmd := exec.CommandContext(ctx, script, "-qec", "'"+program+"' --data '"+folder+"' "+args, "/dev/null")
		cmd.Env = append(display.Env(), "HOME="+t.TempDir(), "LANG=en_US.UTF-8", "SHELL=/bin/sh")
		said, err := cmd.CombinedOutput()
		cancel()
		var exit *exec.ExitError
		if !errors.As(err, &exit) || exit.ExitCode() != 2 || len(said) == 0 {
			t.Errorf("%s: %v, output %q", args, err, said)
		}
		if _, err := os.Stat(folder); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s: the folder was created: %v", args, err)
		}
	}
}
