package ui

import (
	"bytes"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/store"
	"simplesimon/store/storetest"
	"simplesimon/ui/keyboard"
)

var soakActions = flag.Int("actions", 0, "how many actions the soak plays in a process of its own, whose memory is measured")

// soaking is the environment variable that makes the test run in a process of its own.
const soaking = "SIMPLESIMON_SOAK"

// The toolkit drops objects not drawn for this long, if something is drawn then. It checks every
// ten seconds at most.
const dropAfter = 13 * time.Second

// soak is a tireless player.
type soak struct {
	*sitting
	random *rand.Rand
	wins   []gametest.Win
	cards  []byte // last event of the trace with the locations of the cards
	count  map[string]int
}

// TestSoak performs actions of all kinds, and lets time pass after each. With the flag -actions,
// as in `make torture`, it performs that many in a process of its own, so that nothing else is
// measured: the memory in use at the end must be that after the first 5000, and no goroutine may
// leak.
func TestSoak(t *testing.T) {
	if *soakActions == 0 {
		actions := 1000
		if gametest.Race {
			actions = 200
		}
		newSoak(t).play(actions)
		return
	}
	if os.Getenv(soaking) == "" {
		cmd := exec.Command(gametest.Self(t), "-test.run=^TestSoak$", "-test.v", fmt.Sprintf("-actions=%d", *soakActions))
		cmd.Env = append(os.Environ(), soaking+"=1", "FYNE_CACHE="+dropAfter.String())
		out, err := cmd.CombinedOutput()
		t.Logf("%s", out)
		if err != nil {
			t.Fatal(err)
		}
		return
	}
	actions, first := *soakActions, 5000
	s := newSoak(t)
	s.play(first)
	heap, routines := s.used()
	begun := time.Now()
	s.play(actions - first)
	took := time.Since(begun)
	endHeap, endRoutines := s.used()
	t.Logf("%d actions, %v each: %v", actions, took/time.Duration(max(1, actions-first)), s.count)
	t.Logf("memory after %d actions %d kB, at the end %d kB (%+.1f %%); goroutines %d and %d", first, heap>>10, endHeap>>10,
		100*(float64(endHeap)/float64(heap)-1), routines, endRoutines)
	if endRoutines > routines {
		t.Errorf("%d goroutines leaked", endRoutines-routines)
	}
	if endHeap > heap+heap/20 {
		t.Error("memory grew by more than 5 %")
	}
}

func newSoak(t *testing.T) *soak {
	deal := gametest.Example(t, 0).Code()
	s := &soak{sitting: sitDown(t, Options{Folder: storetest.Folder(t), Deal: &deal}), random: rand.New(rand.NewPCG(7, 8)), wins: gametest.Wins(t), count: map[string]int{}}
	s.trim()
	return s
}

// trim discards the trace, except for the locations of the cards.
func (s *soak) trim() {
	for line := range bytes.Lines(s.Trace.Bytes()) {
		if bytes.HasPrefix(line, []byte(`{"event":"table"`)) {
			s.cards = append(s.cards[:0], line...)
		}
	}
	s.Trace.Reset()
	s.Trace.Write(s.cards)
}

// used brings everything to the same state: a new deal, and all unused objects dropped. It returns
// the bytes in use, and the number of goroutines.
func (s *soak) used() (heap uint64, routines int) {
	s.T.Helper()
	s.session.Deal(s.wins[0].Code)
	s.setLanguage("en")
	for _, large := range []bool{true, false} { // a new deck, of which only the visible part is drawn
		s.settings = store.DefaultSettings()
		s.settings.LargePrint = large
		s.effect()
	}
	s.trim()
	for _, wait := range []time.Duration{0, dropAfter - 10*time.Second, 11 * time.Second} { // what is drawn stays alive meanwhile
		time.Sleep(wait)
		s.win.Canvas().Capture()
	}
	var stats runtime.MemStats
	for range 3 {
		runtime.GC()
	}
	runtime.ReadMemStats(&stats)
	return stats.HeapAlloc, runtime.NumGoroutine()
}

// play performs this many actions of all kinds.
func (s *soak) play(actions int) {
	s.T.Helper()
	kinds := s.kinds()
	total := 0
	for _, k := range kinds {
		total += k.often
	}
	for n := range actions {
		dice := s.random.IntN(total)
		i := slices.IndexFunc(kinds, func(k soakKind) bool { dice -= k.often; return dice < 0 })
		kinds[i].do()
		s.count[kinds[i].name]++
		for range 3 { // any dialog that has opened, such as the win message
			if s.stack.Covers() {
				s.Rest()
				s.Press(fyne.KeyEscape)
			}
		}
		s.WantOpened("")
		s.Clock.Advance(time.Duration(s.random.IntN(2000)) * time.Millisecond)
		s.trim()
		if n%1000 == 0 {
			s.win.Canvas().Capture()
			g := s.session.Game()
			s.wantGame(g.Code().String(), g.Moves(), g.Redoable())
		}
	}
}

// soakKind is a kind of action.
type soakKind struct {
	name  string
	often int
	do    func()
}

// restart restarts by keys, confirming the question if there is one.
func (s *soak) restart() {
	s.Chord(fyne.KeyR, keyboard.Ctrl)
	if s.Opened() == "restart" {
		s.Press(fyne.KeyRight)
	}
	s.Press(fyne.KeyReturn)
}

func (s *soak) kinds() []soakKind {
	column := func() int { return 1 + s.random.IntN(engine.Columns) }
	chord := func(key fyne.KeyName, then ...fyne.KeyName) func() {
		return func() {
			s.Chord(key, keyboard.Ctrl)
			for _, key := range then {
				s.Press(key)
			}
		}
	}
	return []soakKind{
		{"digits", 300, func() { s.Rune(digitOf(column())); s.Rune(digitOf(column())); s.Press(fyne.KeyEscape) }},
		{"move", 200, func() { s.moveBy(s.byDigits) }},
		{"drag", 200, func() { s.moveBy(s.byDrag) }},
		{"any drag", 50, func() { s.dragAny(column(), column()) }},
		{"clicks", 50, func() { s.clickAny(column(), column()) }},
		{"undo", 150, chord(fyne.KeyZ)},
		{"redo", 80, chord(fyne.KeyY)},
		{"win", 1, s.winGame},
		{"restart", 15, s.restart},
		{"no restart", 5, chord(fyne.KeyR, fyne.KeyEscape)},
		{"deal", 10, chord(fyne.KeyN, fyne.KeyReturn)},
		{"no deal", 5, chord(fyne.KeyN, fyne.KeyEscape)},
		{"settings", 5, chord(fyne.KeyComma, fyne.KeyEscape)},
		{"menu", 10, func() { s.Press(fyne.KeyF10); s.Press(fyne.KeyEscape) }},
		{"description", 3, chord(fyne.KeyD, fyne.KeyEscape)},
		{"copy", 10, chord(fyne.KeyC)},
		{"paste", 5, chord(fyne.KeyV, fyne.KeyReturn)},
		{"rules", 1, func() { s.Press(fyne.KeyF1); s.Press(fyne.KeyEscape) }},
		{"examples", 1, func() { s.showExamples(); s.Press(fyne.KeyRight); s.Press(fyne.KeyEscape) }},
		{"language", 1, func() { s.setLanguage([]string{"de", "en", "es"}[s.random.IntN(3)]) }},
		{"deck", 1, func() { s.settings.FourColours = !s.settings.FourColours; s.effect() }},
	}
}

// moveBy plays a legal move, if there is one.
func (s *soak) moveBy(how func(engine.Move)) {
	moves := slices.Collect(s.session.Tableau().Moves())
	if len(moves) > 0 {
		how(moves[s.random.IntN(len(moves))])
	}
}

func (s *soak) byDigits(m engine.Move) {
	s.Rune(digitOf(m.From))
	for range s.session.Tableau().Run(m.From) - m.Count {
		s.Press(fyne.KeyDown)
	}
	s.Rune(digitOf(m.To))
}

func (s *soak) byDrag(m engine.Move) {
	s.dragTo(s.cardAt(m.From, s.session.Tableau().Len(m.From)-m.Count), s.over(m.To))
}

// over returns a point in a column, low enough that a card there overlaps no other column.
func (s *soak) over(col int) fyne.Position {
	r := s.columnRect(col)
	scale := s.win.Canvas().Scale()
	middle := fyne.NewPos(float32(r.Min.X+r.Dx()/2)/scale, float32(r.Min.Y+r.Dy()*2/3)/scale)
	return middle.Subtract(s.app.Driver().AbsolutePositionForObject(s.table))
}

func (s *soak) dragAny(from, to int) {
	if n := s.session.Tableau().Len(from); n > 0 {
		s.dragTo(s.cardAt(from, s.random.IntN(n)), s.over(to))
	}
}

func (s *soak) clickAny(first, second int) {
	for _, col := range []int{first, second} {
		if n := s.session.Tableau().Len(col); n > 0 {
			s.click(s.cardAt(col, s.random.IntN(n)))
			s.trim()
		}
	}
	s.Press(fyne.KeyEscape)
}

// winGame deals a game known to be won, and wins it.
func (s *soak) winGame() {
	w := s.wins[s.random.IntN(len(s.wins))]
	s.session.Deal(w.Code)
	for _, m := range w.Moves {
		s.byDigits(m)
	}
	if !s.session.Game().Won() {
		s.T.Fatal("the game is not won")
	}
}
