package store_test

import (
	"bufio"
	"flag"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
	"simplesimon/store"
)

var kills = flag.Int("kills", 60, "how often a process that plays is killed")

// deadlyCall is the environment variable with the number of the disk call at which the process
// kills itself, negative for after the call took effect; 0 for none.
const deadlyCall = "SIMPLESIMON_STORE_TEST_DEADLY"

func init() { tasks["session"] = playSession }

// playSession continues the saved game forever: it plays, undoes, redoes, restarts, deals and
// wins, and reports each action before and after it is saved.
func playSession(folder store.Folder) {
	at, _ := strconv.Atoi(os.Getenv(deadlyCall))
	if at != 0 {
		folder = folder.On(&faulty{at: max(at, -at), done: at < 0, err: fs.ErrInvalid, end: killSelf})
	}
	k := store.NewKeeper(folder)
	r, err := k.Load()
	aside := k.SetAside()
	expect(aside == nil && (r != nil || os.IsNotExist(err)), "the start: %+v, %v", aside, err)
	random := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 1))
	moves := enginetest.Example().Moves
	if r == nil {
		r = store.NewRunning(engine.NewGame(exampleCode), true, moment)
	}
	for {
		fmt.Println("doing", stamp(r))
		must(k.Keep(r))
		fmt.Println("done", stamp(r))
		if random.IntN(3) == 0 {
			must(k.Sync())
		}
		r = anyAction(r, moves, random)
	}
}

func killSelf() {
	self, err := os.FindProcess(os.Getpid())
	must(err)
	must(self.Kill())
	select {}
}

// anyAction returns a random action of a player, most often the next move of the example game.
func anyAction(r *store.Running, moves []engine.Move, random *rand.Rand) *store.Running {
	g := r.Game
	switch dice := random.IntN(100); {
	case dice < 2:
		g.Restart()
	case dice < 4:
		return r.Next(engine.NewGame(exampleCode), random.IntN(8) > 0, moment)
	case dice < 10:
		g.Undo()
	case dice < 14:
		g.Redo()
	default:
		if n := g.Moves(); n >= len(moves) {
			return r.Next(engine.NewGame(exampleCode), true, moment)
		} else if _, err := g.Play(moves[n]); err != nil { // all games follow the example as far as they go
			must(err)
		}
	}
	r.Follow(r.Played+time.Second, moment)
	return r
}

// stamp returns everything that is saved of a running game, except what is due, as a line.
func stamp(r *store.Running) string {
	h := r.Game.History()
	won := r.Won != nil
	return fmt.Sprintf("%s %d/%d/%d %v %v %v %v", r.ID, len(h.Moves), h.Cursor, h.Floor, r.Played, r.Counted, r.Begun, won)
}

// trace is the parsed output of a process.
type trace struct {
	ended map[string]bool // finished games that count, by ID: whether they were won
	last  string          // stamp of the last action reported as saved
	doing []string        // stamps of later actions that were begun, in order
}

// tell parses a line of a process's output.
func (tr *trace) tell(line string) {
	what, stamp, _ := strings.Cut(line, " ")
	if what == "doing" {
		tr.doing = append(tr.doing, stamp)
		return
	}
	tr.reach(stamp)
}

// reach marks actions up to a stamp as saved and reports whether it was among the expected ones.
func (tr *trace) reach(stamp string) bool {
	n := slices.Index(tr.doing, stamp) + 1
	for _, done := range tr.doing[:n] {
		tr.settle(done)
	}
	tr.doing = nil
	return n > 0
}

// settle accepts a stamp as the saved one and records the game that ends with it.
func (tr *trace) settle(stamp string) {
	id, counts, _, won := readStamp(stamp)
	if counts && won {
		tr.ended[id] = true
	}
	if tr.last != "" {
		before, counts, begun, won := readStamp(tr.last)
		if before != id && counts && begun && !won {
			tr.ended[before] = false
		}
	}
	tr.last = stamp
}

func readStamp(stamp string) (id string, counts, begun, won bool) {
	f := strings.Fields(stamp)
	return f[0], f[3] == "true", f[4] == "true", f[5] == "true"
}

// TestKillDuringSession kills a process that plays a session, at random moments and at each disk
// call in turn: at most the unfinished action is lost, and every game is in the history once, as
// it ended.
func TestKillDuringSession(t *testing.T) {
	folder := store.At(t.TempDir())
	tr := &trace{ended: map[string]bool{}}
	random := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 2))
	actions, inside, wins := 0, 0, 0
	for n := range *kills {
		cmd := process(t, "session", folder)
		deadly := 0
		if n%3 == 2 { // the calls of the start and of some actions, in turn
			if deadly = 1 + n/3*7%150; n%2 == 0 {
				deadly = -deadly
			}
			inside++
		}
		cmd.Env = append(cmd.Env, fmt.Sprintf("%s=%d", deadlyCall, deadly))
		when := 1 + random.IntN(40)
		if deadly != 0 {
			when = 0
		}
		actions += killed(t, cmd, tr, when, time.Duration(random.IntN(4000))*time.Microsecond)
		checkAfterKill(t, folder, tr, n)
	}
	for _, won := range tr.ended {
		if won {
			wins++
		}
	}
	t.Logf("%d kills, %d of them inside a call to the disk; %d actions, %d games, %d of them won", *kills, inside, actions, len(tr.ended), wins)
}

// killed runs a process and kills it some time after the given number of actions, or, if that is
// 0, waits for it to kill itself. It returns how many actions the process saved.
func killed(t *testing.T, cmd *exec.Cmd, tr *trace, when int, after time.Duration) (actions int) {
	t.Helper()
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if strings.HasPrefix(lines.Text(), "done ") {
			if actions++; actions == when {
				time.AfterFunc(after, func() { cmd.Process.Kill() })
			}
		}
		tr.tell(lines.Text())
	}
	if state, _ := cmd.Process.Wait(); state != nil && state.ExitCode() == failed {
		t.Fatalf("the process found a fault: %v", state)
	}
	return actions
}

// checkAfterKill compares what the next start finds with what the process reported.
func checkAfterKill(t *testing.T, folder store.Folder, tr *trace, n int) {
	t.Helper()
	r, aside, err := folder.LoadGame()
	if tr.last == "" && os.IsNotExist(err) {
		return // killed before the first action was saved
	}
	if r == nil || aside != nil || err != nil {
		t.Fatalf("kill %d: %+v, %v", n, aside, err)
	}
	begun := slices.Clone(tr.doing)
	if got := stamp(r); !tr.reach(got) && got != tr.last {
		t.Fatalf("kill %d: saved\n%s, reported\n%s, or\n%s", n, got, tr.last, strings.Join(begun, "\n"))
	}
	list, _, err := folder.LoadHistory() // may set a torn line aside
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range r.Due { // as the next start will add them
		if !slices.ContainsFunc(list, func(h store.Entry) bool { return h.ID == e.ID }) {
			list = append(list, e)
		}
	}
	for _, e := range list {
		if won, known := tr.ended[e.ID]; !known || won != e.Won {
			t.Fatalf("kill %d: the history has %+v, reported %v, %v", n, e, won, known)
		}
	}
	if len(list) != len(tr.ended) {
		t.Fatalf("kill %d: the history has %d games, reported %d", n, len(list), len(tr.ended))
	}
}
