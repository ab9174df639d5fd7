// Package wine tests the Windows program under Wine on a virtual display, where only Windows behaviour matters.
// The command to run the program comes from the environment; scripts/test-wine sets it.
package wine

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
	"simplesimon/locales"
)

// command runs the program.
var command = os.Getenv("SIMPLESIMON_WINE")

func TestMain(m *testing.M) {
	if command == "" {
		fmt.Println("The tests under Wine are run by scripts/test-wine.")
		return
	}
	os.Exit(m.Run())
}

// display is shared by all tests, one program at a time: Wine has a single foreground window for all displays.
func display(t *testing.T) *desk.Display {
	t.Helper()
	d, err := desk.NewDisplay(desk.Screen{})
	ok(t, err)
	t.Cleanup(d.Close)
	return d
}

func ok(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// start starts the program; a screenshot of its window is saved when the test ends.
func start(t *testing.T, d *desk.Display, folder string, args ...string) *desk.Program {
	t.Helper()
	p, err := d.Start(desk.Start{Path: command, Folder: folder, Args: args})
	ok(t, err)
	t.Cleanup(func() {
		if !p.Ended() {
			path := filepath.Join("..", "..", "build", "windows", "pictures", t.Name()+".png")
			if err := p.RestedScreenshot(path); err != nil {
				t.Log(err)
			}
		}
		p.Kill()
	})
	return p
}

// example is the example game with some moves played, and the remaining ones.
func example(t *testing.T, played int) (*engine.Game, []engine.Move) {
	t.Helper()
	code, moves := locales.ExampleGame()
	game := engine.NewGame(code)
	for _, m := range moves[:played] {
		_, err := game.Play(m)
		ok(t, err)
	}
	return game, moves[played:]
}

// playing is a player of the example game.
func playing(t *testing.T, d *desk.Display, folder string) (*desk.Player, []engine.Move) {
	t.Helper()
	game, moves := example(t, 0)
	p, err := desk.NewPlayer(start(t, d, folder, "--lang", "en", "--deal", game.Code().String()), game)
	ok(t, err)
	return p, moves
}

// TestKillAndResume checks that the moves played survive killing the program, including undo and redo.
func TestKillAndResume(t *testing.T) {
	d, folder := display(t), t.TempDir()
	p, moves := playing(t, d, folder)
	for _, m := range moves[:3] {
		ok(t, p.Move(m))
	}
	ok(t, p.Undo(func() error { return p.Key("ctrl+z") }))
	p.Kill()
	p.Program = start(t, d, folder)
	ok(t, p.Agree())
	ok(t, p.Redo(func() error { return p.Key("ctrl+y") }))
	ok(t, p.Undo(func() error { return p.Key("ctrl+z") }))
	ok(t, p.CloseWindow())
	if status, err := p.WaitEnd(); status != 0 || err != nil {
		t.Fatalf("exit status after closing: %d, %v", status, err)
	}
	p.Program = start(t, d, folder)
	ok(t, p.Agree())
}

// TestClipboard copies the code of the deal to other programs, and pastes one from them.
func TestClipboard(t *testing.T) {
	d := display(t)
	p, _ := playing(t, d, t.TempDir())
	ok(t, p.Key("ctrl+c"))
	code := p.Game.Code().String()
	_, err := d.WaitClipboard(func(text string) bool { return strings.Contains(text, code) })
	ok(t, err)
	release, err := d.SetClipboard("Try this one: ss1-s4-HELLOAB, it’s hard.\n")
	ok(t, err)
	defer release()
	ok(t, p.Key("ctrl+v"))
	_, err = p.Wait("the question", desk.Opened("new-game"))
	ok(t, err)
	ok(t, p.Key("Return"))
	e, err := p.Wait("the deal", desk.Kind("position"))
	ok(t, err)
	if e.Code != "SS1-S4-HELLOAB" {
		t.Errorf("dealt %s", e.Code)
	}
}

// TestRecords opens a record whose path has umlauts, from the command line and in the dialog, and also types
// drives and names that are invalid on Windows.
func TestRecords(t *testing.T) {
	d := display(t)
	game, _ := example(t, 49)
	above, file := t.TempDir(), filepath.Join(t.TempDir(), "file")
	ok(t, os.WriteFile(file, nil, 0o600))
	folder := filepath.Join(above, "Größe & Maß")
	path := filepath.Join(folder, "Schöne Partie ♠.simon")
	ok(t, os.MkdirAll(folder, 0o700))
	ok(t, os.WriteFile(path, []byte(engine.FormatRecord(game.Code(), game.Played())), 0o600))
	p := start(t, d, t.TempDir(), "--lang", "en", path)
	_, err := p.Wait("the message of the win", desk.Opened("win"))
	ok(t, err)
	if e := p.Position(); !e.Won || e.Score != game.Score() {
		t.Errorf("the record opens as %s", e)
	}
	ok(t, p.Key("Escape"))
	ok(t, p.Key("ctrl+o"))
	_, err = p.Wait("the dialog", desk.Opened("open-file"))
	ok(t, err)
	ok(t, p.Key("Tab"))
	type answer struct{ typed, told string }
	for _, a := range []answer{{`/none.simon`, "none.simon"}, {`Z:\no such\game.simon`, "no such"}, {"NUL", "NUL"}, {"what?.simon", "what?"}, {file + `\x`, "file"}} {
		ok(t, p.Key("ctrl+a"))
		ok(t, p.Type(a.typed))
		ok(t, p.Key("Return"))
		e, err := p.Wait("what is wrong with "+a.typed, desk.Kind("file-fault"))
		ok(t, err)
		if !strings.Contains(e.Text, a.told) {
			t.Errorf("%s: message %q", a.typed, e.Text)
		}
	}
	ok(t, p.Key("ctrl+a"))
	ok(t, p.Type(above)) // xdotool can't type umlauts here
	ok(t, p.Key("Return"))
	e, err := p.Wait("the folder above", desk.Kind("files"))
	ok(t, err)
	if !slices.Equal(e.Names, []string{filepath.Base(folder)}) {
		t.Errorf("%s contains %q", e.Folder, e.Names)
	}
	ok(t, p.Key("Return"))
	e, err = p.Wait("the folder", desk.Kind("files"))
	ok(t, err)
	if !slices.Equal(e.Names, []string{filepath.Base(path)}) || !strings.HasPrefix(e.Folder, `Z:\`) {
		t.Errorf("%s contains %q", e.Folder, e.Names)
	}
}

// TestBadRecord checks that an invalid record is reported in the window if nobody reads the terminal.
func TestBadRecord(t *testing.T) {
	d, folder := display(t), t.TempDir()
	path := filepath.Join(folder, "bad.simon")
	ok(t, os.WriteFile(path, []byte("dear diary\n"), 0o600))
	p := start(t, d, folder, "--lang", "de", path)
	ok(t, p.Rewind())
	_, err := p.Wait("the message", desk.Opened("message"))
	ok(t, err)
	ok(t, p.WaitReady())
}

// TestAnswers checks output and exit status of commands that need no window, with redirected streams.
func TestAnswers(t *testing.T) {
	folder := t.TempDir()
	game, _ := example(t, 49)
	good, bad := filepath.Join(folder, "gut.simon"), filepath.Join(folder, "bad.simon")
	ok(t, os.WriteFile(good, []byte(engine.FormatRecord(game.Code(), game.Played())), 0o600))
	ok(t, os.WriteFile(bad, []byte("dear diary\n"), 0o600))
	for _, c := range []struct {
		args   []string
		status int
		says   string
	}{
		{[]string{"--version"}, 0, "Simple Simon "},
		{[]string{"--help"}, 0, "--version"},
		{[]string{"check", good}, 0, ": ok won=true moves=49 score=851 removed=4"},
		{[]string{"check", good, bad}, 1, ": unreadable line=1 "},
		{[]string{"deal", game.Code().String()}, 0, game.Code().String()},
		{[]string{"--nonsense"}, 2, "--nonsense"},
	} {
		cmd := exec.Command(command, c.args...)
		out, err := cmd.CombinedOutput()
		if status := cmd.ProcessState.ExitCode(); status != c.status || !strings.Contains(string(out), c.says) {
			t.Errorf("%q: status %d, %v: %s", c.args, status, err, out)
		}
	}
}
