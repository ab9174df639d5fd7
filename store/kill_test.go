package store_test

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/store"
)

// task is the environment variable that makes the test binary run as a helper process: the name of
// the task, a colon, and a folder.
const task = "SIMPLESIMON_STORE_TEST"

var tasks = map[string]func(store.Folder){"play": play}

func TestMain(m *testing.M) {
	if name, path, found := strings.Cut(os.Getenv(task), ":"); found {
		tasks[name](store.At(path))
		return
	}
	stayInMemory()
	os.Exit(m.Run())
}

// memory is an in-memory folder on some systems.
const memory = "/dev/shm"

// stayInMemory places temporary folders there unless TMPDIR is set: the tests save thousands of
// times and would mostly wait for the disk. They kill processes, not the system, so the kind of
// file system makes no difference.
func stayInMemory() {
	if os.Getenv("TMPDIR") != "" {
		return
	}
	if path, err := os.MkdirTemp(memory, "simplesimon-test-*"); err == nil { // it exists and is writable
		os.Remove(path)
		os.Setenv("TMPDIR", memory)
	}
}

// process returns a command running a task in the test binary.
func process(t *testing.T, name string, folder store.Folder) *exec.Cmd {
	t.Helper()
	return processOf(gametest.Self(t), name, folder)
}

// processOf is like process for a copy of the test binary.
func processOf(program, name string, folder store.Folder) *exec.Cmd {
	cmd := gametest.Process(program)
	cmd.Env = append(os.Environ(), task+"="+name+":"+folder.Path(), "GORACE=atexit_sleep_ms=0")
	cmd.Stderr = os.Stderr
	return cmd
}

// failed is the exit status of a task that found a fault; on Windows, a killed process exits with
// 1.
const failed = 3

// must exits with an error.
func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(failed)
	}
}

// expect exits unless a condition holds.
func expect(truth bool, what string, args ...any) {
	if !truth {
		must(fmt.Errorf(what, args...))
	}
}

// play continues the saved game forever, saves every move, and prints the number of moves once
// they are saved.
func play(folder store.Folder) {
	game, _, err := load(folder)
	if err != nil {
		game = engine.NewGame(engine.Code{Suits: 2, Number: 29})
	}
	random := rand.New(rand.NewPCG(uint64(game.Moves()), 0))
	for {
		if _, err := game.Play(anyMove(game, random)); err != nil {
			panic(err)
		}
		if err := folder.SaveGame(running(game)); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		fmt.Println(game.Moves())
	}
}

// TestKillAnytime repeatedly kills a process that plays and saves: no move reported as saved is
// lost, the game is always intact, and temporary files do not accumulate. Meanwhile a reader in
// another process only ever finds intact games.
func TestKillAnytime(t *testing.T) {
	const kills = 40
	folder := store.At(t.TempDir())
	random := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 0))
	stop, reads := make(chan struct{}), make(chan int)
	kept := 0
	for range kills {
		cmd := process(t, "play", folder)
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		lines := bufio.NewScanner(out)
		if !lines.Scan() { // the process is running
			t.Fatal("the process does not play")
		}
		if kept == 0 {
			go watch(t, folder, stop, reads)
		}
		told := lines.Text()
		time.AfterFunc(time.Duration(random.IntN(12000))*time.Microsecond, func() { cmd.Process.Kill() })
		for lines.Scan() {
			told = lines.Text()
		}
		cmd.Wait()
		least, err := strconv.Atoi(told)
		if err != nil || least <= kept {
			t.Fatalf("reported %q moves, saved %d, %v", told, kept, err)
		}
		game := loaded(t, folder)
		if game.Moves() < least || game.Moves() > least+1 {
			t.Fatalf("%d moves are saved, %d were reported", game.Moves(), least)
		}
		kept = game.Moves()
	}
	close(stop)
	t.Logf("%d kills, %d moves, %d reads, %d files left", kills, kept, <-reads, len(strings.Fields(names(t, folder.Path()))))
	checkTemporary(t, folder, kills)
}

// watch loads the game over and over, checks that it is intact, and reports how often it did.
func watch(t *testing.T, folder store.Folder, stop <-chan struct{}, reads chan<- int) {
	n, moves := 0, 0
	for ; ; n++ {
		select {
		case <-stop:
			reads <- n
			return
		default:
		}
		game, aside, err := load(folder)
		if game == nil || aside != nil || err != nil || game.Moves() < moves {
			t.Errorf("read %d after %d moves: %+v, %v", n, moves, aside, err)
			reads <- n
			return
		}
		moves = game.Moves()
	}
}

// checkTemporary checks that a crash leaves at most one temporary file, and that such files are
// eventually removed.
func checkTemporary(t *testing.T, folder store.Folder, kills int) {
	t.Helper()
	left := strings.Fields(names(t, folder.Path()))
	if len(left) > kills+1 {
		t.Errorf("%d kills leave %d files", kills, len(left))
	}
	for _, name := range left {
		old := time.Now().Add(-time.Hour)
		if err := os.Chtimes(filepath.Join(folder.Path(), name), old, old); err != nil {
			t.Fatal(err)
		}
	}
	loaded(t, folder)
	if got := names(t, folder.Path()); got != gameFile {
		t.Errorf("of %d files these remain: %s", len(left), got)
	}
}
