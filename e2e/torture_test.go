package e2e_test

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
)

var kills = flag.Int("kills", 20, "how often the program is killed while it is played")

// The situations in which the program is killed, in turn.
const (
	aMove    = "move"
	aRemoval = "removal"
	aWin     = "win"
	anUndo   = "undo"
	aRedo    = "redo"
	aRestart = "restart"
	aDeal    = "deal"
	aStart   = "start"
)

var moments = []string{aMove, anUndo, aRedo, aRemoval, aStart, aRestart, aDeal, aWin}

// spans is the maximum number of file system calls after which the program is killed, where a
// situation makes more than the two that save a move.
var spans = map[string]int{aWin: 9, aDeal: 10, aStart: 12}

// workTime is how long background work may take before the program is killed regardless.
const workTime = 2 * time.Second

// torture plays one game after another while the program is repeatedly killed.
type torture struct {
	*seat
	moves  []engine.Move // of the example game, the only one played
	now    ledger        // what is saved
	plan   []ledger      // what will be saved next, in order
	random *rand.Rand

	withdraw func() // withdraws the clipboard's content

	played int            // number of actions
	at     map[string]int // kills by situation
	inside int            // kills within file system work
	calls  map[string]int // those by call
	next   map[string]int // actions by situation
}

// TestTorture kills the program at random moments, a third of the time right after each file
// system call in turn. At the next start at most the unfinished action is lost, and the statistics
// are exact.
func TestTorture(t *testing.T) {
	t.Parallel()
	game, moves := example(t, 0)
	tr := &torture{
		seat: bare(t), moves: moves, now: ledger{game: game}, random: rand.New(rand.NewPCG(5, uint64(time.Now().UnixNano()))),
		withdraw: func() {}, at: map[string]int{}, calls: map[string]int{}, next: map[string]int{},
	}
	tr.begin("--deal", game.Code().String())
	t.Cleanup(func() { tr.Kill(); tr.withdraw() })
	for n := range *kills {
		tr.round(moments[n%len(moments)], 3*tr.inside <= n)
	}
	t.Logf("%d kills survived, %d of them within file system work; %d actions, %d games ended", *kills, tr.inside, tr.played, len(tr.now.ended))
	t.Logf("killed during: %s", counts(tr.at))
	t.Logf("killed right after: %s", counts(tr.calls))
	if tr.inside == 0 && *kills >= len(moments) {
		t.Error("it was never killed within file system work")
	}
}

func counts(of map[string]int) string {
	var all []string
	for _, name := range slices.Sorted(maps.Keys(of)) {
		all = append(all, fmt.Sprintf("%s %d", name, of[name]))
	}
	return strings.Join(all, ", ")
}

// begin starts the program, which must restore what is saved and add everything that ended to the
// history.
func (tr *torture) begin(args ...string) {
	tr.t.Helper()
	p, err := tr.display.Start(desk.Start{Path: program, Folder: tr.folder, Args: args, Traced: true})
	if errors.Is(err, fs.ErrPermission) {
		tr.t.Skip("ptrace is not permitted:  ", err)
	}
	tr.ok(err)
	tr.Program, tr.Game = p, tr.now.game
	tr.ok(tr.Agree())
	disk := tr.onDisk()
	tr.ok(tr.now.differs(disk))
	for deadline := time.Now().Add(desk.Patience); disk.due != 0; disk = tr.onDisk() { // they are added in the background
		if time.Now().After(deadline) {
			tr.t.Fatalf("%d games are still due after the start", disk.due)
		}
		time.Sleep(20 * time.Millisecond)
	}
	tr.now.id, tr.now.time = disk.run.ID, disk.run.Played
	if tr.now.game.Won() {
		tr.see("the message of the win", desk.Opened("win"))
		tr.ok(tr.Key("Escape"))
		tr.see("its end", desk.Closed("win"))
	}
}

// round plays on to a situation, kills the program there, within its file system work or at
// random, and restarts it.
func (tr *torture) round(moment string, inside bool) {
	tr.t.Helper()
	tr.at[moment]++
	after := 0
	if inside {
		// All in turn, distant ones in succession, and different ones in each situation.
		after = 1 + (11*tr.next[moment]+3*slices.Index(moments, moment))%max(spans[moment], 2)
		tr.next[moment]++
	}
	if moment == aStart {
		tr.killStart(after)
	} else {
		tr.do(tr.way(moment))
		tr.kill(tr.target(moment), after)
	}
	if call := tr.LastCall(); call != "" {
		tr.inside++
		tr.calls[call]++
	}
	tr.settle()
	tr.begin()
}

// hand plans actions and returns a hand that performs them. A deal can only be the first; its
// question is then open, since the clipboard is read in the background.
func (tr *torture) hand(actions []action) *desk.Hand {
	tr.t.Helper()
	if len(actions) > 0 && actions[0].name == aDeal {
		tr.offer()
		tr.ok(tr.Key("ctrl+v"))
		tr.see("the question", desk.Opened("new-game"))
	}
	h, l := tr.Hand(), tr.now
	tr.plan = nil
	for _, a := range actions {
		l.keys(a, h)
		l = l.after(tr.t, a)
		tr.plan = append(tr.plan, l)
	}
	tr.played += len(actions)
	return h
}

// offer puts the code on the clipboard again: its previous owner may not survive if the program
// is killed while requesting it.
func (tr *torture) offer() {
	tr.t.Helper()
	tr.withdraw()
	release, err := tr.display.SetClipboard(tr.now.game.Code().String())
	tr.ok(err)
	tr.withdraw = release
}

// do performs actions to their end.
func (tr *torture) do(actions []action) {
	tr.t.Helper()
	if len(actions) == 0 {
		return
	}
	tr.ok(tr.hand(actions).Do())
	told, err := tr.WaitAll(len(actions), "the end of what was done", desk.Kind("position"))
	tr.ok(err)
	for i, e := range told {
		tr.ok(desk.Differ(e, tr.plan[i].game))
	}
	tr.now = tr.plan[len(tr.plan)-1]
}

// kill performs an action, and others after it, and meanwhile kills the program: after the given
// number of calls, or at random if that is 0.
func (tr *torture) kill(target action, after int) {
	tr.t.Helper()
	if after > 0 {
		h := tr.hand([]action{target})
		tr.ok(tr.KillAfter(after))
		tr.ok(h.Do())
		_, _ = tr.WaitAll(1, "the end of the action, or of the program", desk.Kind("position"))
		tr.AwaitKill(workTime)
	} else {
		finish, err := tr.hand(tr.some(target)).Begin()
		tr.ok(err)
		time.Sleep(time.Duration(tr.random.IntN(150)) * time.Millisecond) // a random moment
		tr.Kill()
		tr.ok(finish())
	}
	tr.Kill()
}

// killStart kills the program when idle, and then again while it starts.
func (tr *torture) killStart(after int) {
	tr.t.Helper()
	tr.Kill()
	p, err := tr.display.Launch(desk.Start{Path: program, Folder: tr.folder, Traced: true, KillAfter: after})
	tr.ok(err)
	tr.Program, tr.plan = p, nil
	if after > 0 {
		_, _ = tr.WaitAll(1, "the first position, or the end of the program", desk.Kind("position"))
		tr.AwaitKill(workTime)
	} else {
		time.Sleep(time.Duration(tr.random.IntN(400)) * time.Millisecond) // a random moment
	}
	tr.Kill()
}

// settle determines how much of the plan is saved: what was reported as saved, and possibly the
// next action.
func (tr *torture) settle() {
	tr.t.Helper()
	events, err := tr.From(tr.Marked())
	tr.ok(err)
	all := append([]ledger{tr.now}, tr.plan...)
	told := 0
	for _, e := range events {
		if e.Event == "position" && len(tr.plan) > 0 {
			told++
			tr.ok(desk.Differ(e, all[told].game))
		}
	}
	disk := tr.onDisk()
	faults := []error{}
	for _, l := range all[told:min(told+2, len(all))] {
		fault := l.differs(disk)
		if fault == nil {
			tr.now, tr.plan = l, nil
			tr.now.id, tr.now.time = disk.run.ID, disk.run.Played
			return
		}
		faults = append(faults, fault)
	}
	tr.t.Fatalf("killed after %d of %d actions, last call %q: %v", told, len(tr.plan), tr.LastCall(), errors.Join(faults...))
}
