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

// task is the environment variable that makes the test program do something else, as a process of
// its own: the task's name, a colon, and a folder.
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

// memory is a folder that some systems keep in memory.
const memory = "/dev/shm"

// stayInMemory puts temporary folders there, unless TMPDIR names another place: the tests save thousands of
// times, and would mostly wait for the disk. What dies in them is a process and not the system, and all
// folders are the same to that.
func stayInMemory() {
	if os.Getenv("TMPDIR") != "" {
		return
	}
	if path, err := os.MkdirTemp(memory, "simplesimon-test-*"); err == nil { // it is there, and ours to write in
		os.Remove(path)
		os.Setenv("TMPDIR", memory)
	}
}

// process is a process of the test program that does a task.
func process(t *testing.T, name string, folder store.Folder) *exec.Cmd {
	t.Helper()
	return processOf(gametest.Self(t), name, folder)
}

// processOf is the same of a copy of the test program.
func processOf(program, name string, folder store.Folder) *exec.Cmd {
	cmd := gametest.Process(program)
	cmd.Env = append(os.Environ(), task+"="+name+":"+folder.Path(), "GORACE=atexit_sleep_ms=0")
	cmd.Stderr = os.Stderr
	return cmd
}

// failed is the exit status of a task that has found a fault; on Windows a process that is killed has 1.
const failed = 3

// must ends the process of a task with an error.
func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(failed)
	}
}

// expect ends the process of a task unless something is true.
func expect(truth bool, what string, args ...any) {
	if !truth {
		must(fmt.Errorf(what, args...))
	}
}

// play goes on with the kept game for ever, keeps every move, and prints the number of moves when
// they are kept.
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

// TestKilledAtAnyMoment kills a process that plays and keeps, again and again: no move is lost that
// was told to be kept, the game is always whole, and no temporary files pile up. All the while
// another process's reader finds whole games only.
func TestKilledAtAnyMoment(t *testing.T) {
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
		if !lines.Scan() { // it is under way
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
			t.Fatalf("%q moves are kept after %d, %v", told, kept, err)
		}
		game := loaded(t, folder)
		if game.Moves() < least || game.Moves() > least+1 {
			t.Fatalf("%d moves are kept, %d were told to be", game.Moves(), least)
		}
		kept = game.Moves()
	}
	close(stop)
	t.Logf("%d kills, %d moves, %d reads, %d files left", kills, kept, <-reads, len(strings.Fields(names(t, folder.Path()))))
	checkTemporary(t, folder, kills)
}

// watch loads the game over and over, as whole as it ever is, and in the end tells how often.
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

// checkTemporary checks that a sudden end leaves a temporary file at most, and that they go in time.
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
		t.Errorf("of %d files these stay: %s", len(left), got)
	}
}
