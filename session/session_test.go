package session

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/store"
	"simplesimon/timing"
	"simplesimon/trace"
)

// witness is an in-memory keeper that records the order of notifications.
type witness struct {
	session *Session
	notes   []string
	saved   engine.History
	fail    error
	lines   []string // complete lines of the trace
}

var _ Keeper = (*witness)(nil)

func (w *witness) note(format string, args ...any) {
	w.notes = append(w.notes, fmt.Sprintf(format, args...))
}

// Keep implements [Keeper].
func (w *witness) Keep(r *store.Running) error {
	h := r.Game.History()
	if w.fail != nil {
		w.note("not saved")
		return w.fail
	}
	w.saved = h
	w.note("saved %d of %d", h.Cursor, len(h.Moves))
	return nil
}

// Sync, Unsynced, Found and Choose implement [Keeper] trivially.
func (w *witness) Sync() error                                      { return nil }
func (w *witness) Unsynced() bool                                   { return false }
func (w *witness) Found() *store.Running                            { return nil }
func (w *witness) Choose(*store.Running, *store.Running, time.Time) {}

// Write collects the trace.
func (w *witness) Write(line []byte) (int, error) {
	var e struct{ Event string }
	if err := json.Unmarshal(line, &e); err != nil {
		return 0, err
	}
	w.note("trace %s", e.Event)
	w.lines = append(w.lines, string(line))
	return len(line), nil
}

func (w *witness) last() string { return w.lines[len(w.lines)-1] }

func watch(game *engine.Game) *witness {
	w := &witness{}
	w.session = New(store.NewRunning(game, true, time.Now()), w, trace.New(w), time.Now, timing.New(&timing.Manual{}))
	w.session.Changed = func(c engine.Change) { w.note("changed %d", c.Kind) }
	w.session.Refused = func(r *engine.Refusal) { w.note("refused %v", r.Reason) }
	w.session.Kept = func(err error) { w.note("kept %v", err == nil) }
	return w
}

func (w *witness) want(t *testing.T, what string, notes ...string) {
	t.Helper()
	if !slices.Equal(w.notes, notes) {
		t.Errorf("%s: %q\nwant %q", what, w.notes, notes)
	}
	w.notes = nil
}

// TestOrder checks that a change is saved before anybody is notified, and that the position is
// traced last.
func TestOrder(t *testing.T) {
	w := watch(gametest.Example(t, 16))
	s := w.session
	s.Begin()
	w.want(t, "begin", "saved 16 of 16", "kept true", "trace position")
	move := gametest.Example(t, 17).Played()[16]
	if !s.Play(move, trace.ByDrag) {
		t.Error("the move was not played")
	}
	w.want(t, "play", "trace move", "saved 17 of 17", "kept true", "changed 1", "trace position")
	s.Undo()
	w.want(t, "undo", "trace undo", "saved 16 of 17", "kept true", "changed 2", "trace position")
	s.Redo()
	w.want(t, "redo", "trace redo", "saved 17 of 17", "kept true", "changed 3", "trace position")
	s.Redo()
	w.want(t, "redo with nothing undone")
	s.Restart()
	w.want(t, "restart", "trace restart", "saved 0 of 0", "kept true", "changed 0", "trace position")
	s.Undo()
	w.want(t, "undo with nothing played")
	s.Deal(engine.Code{Suits: engine.Four, Number: 1})
	w.want(t, "deal", "trace deal", "saved 0 of 0", "kept true", "changed 0", "trace position")
	if w.saved.Code != s.Game().Code() || s.Game().Code().Suits != engine.Four {
		t.Errorf("dealt %v, saved %v", s.Game().Code(), w.saved.Code)
	}
	next := gametest.Example(t, 30)
	s.Open(next, store.FromRecord)
	w.want(t, "open", "trace deal", "saved 30 of 30", "kept true", "changed 0", "trace position")
	if s.Game() != next || *s.Tableau() != next.Position() {
		t.Error("another game is running")
	}
}

// TestSaveFails checks that a move that could not be saved is played but never traced as a
// position.
func TestSaveFails(t *testing.T) {
	w := watch(gametest.Example(t, 5))
	w.fail = errors.New("the disk is full")
	w.session.Begin()
	w.want(t, "begin", "not saved", "trace not-kept", "kept false")
	moves := gametest.Example(t, 7).Played()
	if !w.session.Play(moves[5], trace.BySelect) {
		t.Error("the move was not played")
	}
	w.want(t, "play", "trace move", "not saved", "trace not-kept", "kept false", "changed 1")
	if !strings.Contains(w.last(), "the disk is full") {
		t.Errorf("the trace contains %s", w.last())
	}
	w.session.Undo()
	w.want(t, "undo", "trace undo", "not saved", "trace not-kept", "kept false", "changed 2")
	w.fail = nil
	w.session.Redo()
	w.want(t, "redo", "trace redo", "saved 6 of 6", "kept true", "changed 3", "trace position")
}

// TestNoKeeper checks that positions are traced immediately without a keeper.
func TestNoKeeper(t *testing.T) {
	w := watch(gametest.Example(t, 5))
	w.session = New(store.NewRunning(gametest.Example(t, 5), true, time.Now()), nil, trace.New(w), time.Now, timing.New(&timing.Manual{}))
	w.session.Begin()
	w.want(t, "begin", "trace position")
	w.session.Undo()
	w.want(t, "undo", "trace undo", "trace position")
}

// TestRefusals checks that a refused move changes nothing, saves nothing, and is traced with its
// reason and input method.
func TestRefusals(t *testing.T) {
	reasons := map[engine.Reason]bool{}
	for _, moves := range []int{0, 14, 26, 40} {
		w := watch(gametest.Example(t, moves))
		s := w.session
		before := s.Game().Position()
		for from := 0; from <= engine.Columns+1; from++ {
			for count := 0; count <= 9; count++ {
				for to := 0; to <= engine.Columns+1; to++ {
					m := engine.Move{From: from, Count: count, To: to}
					reason := s.Tableau().Check(m)
					if reason == engine.None || reasons[reason] && (from+count+to)%7 > 0 {
						continue
					}
					reasons[reason] = true
					if s.Play(m, trace.ByAutoPlace) {
						t.Errorf("%v was played", m)
					}
					w.want(t, m.String(), "trace reject", "refused "+reason.String())
					if want := fmt.Sprintf(`{"event":"reject","reason":"%v","by":"auto-place"}`+"\n", reason); w.last() != want {
						t.Errorf("%v: %s, want %s", m, w.last(), want)
					}
				}
			}
		}
		if s.Game().Position() != before || s.Game().Moves() != moves {
			t.Error("refusals changed the game")
		}
	}
	for reason := engine.BadColumn; reason <= engine.WrongRank; reason++ {
		if !reasons[reason] && reason != engine.MixedSuits && reason != engine.KingNeedsEmpty {
			t.Errorf("%v was not tried", reason)
		}
	}
}

// TestPlayBest checks that PlayBest plays the engine's best move or reports why there is none.
func TestPlayBest(t *testing.T) {
	made, none := 0, 0
	for moves := range 49 {
		for col := 1; col <= engine.Columns; col++ {
			w := watch(gametest.Example(t, moves))
			s := w.session
			for count := 1; count <= s.Tableau().Len(col); count++ {
				best := s.Tableau().Best(col, count)
				if best == 0 {
					none++
					refusal := s.Tableau().RefuseGroup(col, count)
					if s.PlayBest(col, count, trace.ByKeyboard) {
						t.Errorf("%d of %d cards were moved", count, col)
					}
					w.want(t, "no best", "trace reject", "refused "+reasonOf(refusal))
					continue
				}
				made++
				if !s.PlayBest(col, count, trace.ByDoubleClick) {
					t.Errorf("%d of %d cards were not moved", count, col)
				}
				move := fmt.Sprintf("%d-%d-%d", col, count, best)
				if want := fmt.Sprintf(`{"event":"move","move":"%s","by":"double-click"}`+"\n", move); w.lines[len(w.lines)-2] != want { // before the position
					t.Errorf("%s, want %s", w.lines[len(w.lines)-2], want)
				}
				break
			}
		}
	}
	if made < 50 || none < 50 {
		t.Errorf("%d moves, %d refusals", made, none)
	}
}

// reasonOf returns the keyword of the reason of a refusal.
func reasonOf(err error) string {
	refusal, _ := errors.AsType[*engine.Refusal](err)
	return refusal.Reason.String()
}

// TestRefuse checks that Refuse explains why cards can't be moved, and does nothing for cards that
// can.
func TestRefuse(t *testing.T) {
	w := watch(gametest.Example(t, 0))
	for col := 1; col <= engine.Columns; col++ {
		for count := 1; count <= w.session.Tableau().Len(col); count++ {
			refusal := w.session.Tableau().RefuseGroup(col, count)
			w.session.Refuse(col, count, trace.ByDrag)
			if refusal == nil {
				w.want(t, "cards that could go")
			} else {
				w.want(t, "cards that stay", "trace reject", "refused "+reasonOf(refusal))
			}
		}
	}
}

// TestSavedGameMatches plays at random and checks at every step that the saved history and the
// traced position match the running game, including undo and redo.
func TestSavedGameMatches(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 3))
	w := watch(engine.NewGame(engine.Code{Suits: engine.Two, Number: 77}))
	w.session.Begin()
	for range 600 {
		switch random.IntN(6) {
		case 0:
			w.session.Undo()
		case 1:
			w.session.Redo()
		default:
			moves := slices.Collect(w.session.Tableau().Moves())
			if len(moves) > 0 {
				w.session.Play(moves[random.IntN(len(moves))], trace.ByDrag)
			}
		}
		g := w.session.Game()
		restored, err := engine.Restore(w.saved)
		if err != nil {
			t.Fatal(err)
		}
		if restored.Position() != g.Position() || restored.Undoable() != g.Undoable() || restored.Redoable() != g.Redoable() ||
			restored.Score() != g.Score() {
			t.Fatalf("after %v another game is saved", g.Played())
		}
		wantTracedPosition(t, w.last(), g)
	}
	if w.session.Game().Moves() < 100 {
		t.Errorf("only %d moves", w.session.Game().Moves())
	}
}

func wantTracedPosition(t *testing.T, line string, g *engine.Game) {
	t.Helper()
	var e struct {
		Event, Code                       string
		Columns                           []string
		Score, Moves, Removed, Undo, Redo int
		Won                               bool
	}
	if err := json.Unmarshal([]byte(line), &e); err != nil {
		t.Fatal(err)
	}
	var columns []string
	for text := range strings.Lines(g.Tableau().String()) {
		number, cards, _ := strings.Cut(strings.TrimSpace(text), ":")
		if number != "removed" {
			columns = append(columns, strings.TrimSpace(cards))
		}
	}
	if e.Event != "position" || e.Code != g.Code().String() || !slices.Equal(e.Columns, columns) || e.Score != g.Score() ||
		e.Moves != g.Moves() || e.Removed != g.Removed() || e.Undo != g.Undoable() || e.Redo != g.Redoable() || e.Won != g.Won() {
		t.Fatalf("%s\nis not\n%v%d points, %d moves", line, g.Tableau(), g.Score(), g.Moves())
	}
}

// TestClosedSession checks that a closed session plays nothing, as it could not be saved.
func TestClosedSession(t *testing.T) {
	w := watch(gametest.Example(t, 16))
	s := w.session
	s.Undo()
	s.Close()
	w.notes = nil
	s.Play(gametest.Example(t, 17).Played()[15], trace.ByDrag)
	s.Undo()
	s.Redo()
	s.Restart()
	s.Deal(engine.Code{Suits: engine.Four, Number: 1})
	s.Open(gametest.Example(t, 30), store.FromRecord)
	s.Close()
	w.want(t, "after the end")
	if g := s.Game(); g.Code().String() != gametest.Code || g.Moves() != 15 || g.Redoable() != 1 {
		t.Errorf("the game is %v after %d moves", g.Code(), g.Moves())
	}
}
