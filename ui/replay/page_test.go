package replay

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/choices"
	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/faces"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
	"simplesimon/ui/uitest"
)

// smallest is the smallest window, in Fyne's units.
var smallest = fyne.NewSize(640, 480)

// viewer is a player watching replays.
type viewer struct {
	*uitest.Desk
	played []*engine.Game // continued by the player
}

func newViewer(t testing.TB, size fyne.Size, language string) *viewer {
	t.Helper()
	return &viewer{Desk: uitest.NewDesk(t, size, language)}
}

func (v *viewer) board() Board {
	return Board{Deck: faces.Style{Letters: faces.International}, Felt: choices.Tables[0].Felt, Pace: 1, Keyboard: uitest.Keyboard{Desk: v.Desk}}
}

func (v *viewer) playOn(game *engine.Game) { v.played = append(v.played, game) }

// record returns the page that replays moves.
func (v *viewer) record(title string, code engine.Code, moves []engine.Move) *Page {
	return NewRecord(v.Stack, v.board, v.playOn, Record{Title: func() string { return title }, Code: code, Moves: moves})
}

// openExamples opens the Examples page.
func (v *viewer) openExamples() { v.Stack.Open(NewExamples(v.Stack, v.board, v.playOn)) }

// below is a layer that counts how often it becomes the topmost one.
type below struct{ shown int }

// Show implements [overlay.Layer].
func (b *below) Show(s *overlay.Stack) {
	b.shown++
	s.Message("below", "below").Show(s)
}

// replayed returns the last report of a replay.
func (v *viewer) replayed() map[string]any {
	v.T.Helper()
	events := v.Traced("replay")
	if len(events) == 0 {
		v.T.Fatal("no replay")
	}
	return events[len(events)-1]
}

// wantStep checks the current step of a replay of moves from a deal.
func (v *viewer) wantStep(step, of, score, removed int) {
	v.T.Helper()
	e := v.replayed()
	for name, want := range map[string]int{"step": step, "of": of, "score": score, "moves": step, "removed": removed} {
		if e[name] != float64(want) {
			v.T.Errorf("step %d: %s is %v, want %d", step, name, e[name], want)
		}
	}
}

// TestRecords steps through records with the keyboard; the end shows how the game ended.
func TestRecords(t *testing.T) {
	won := gametest.Example(t, 49)
	code, long := gametest.ForthAndBack(engine.MaxRecordMoves)
	for _, lang := range uitest.Languages() {
		for _, c := range []struct {
			name          string
			code          engine.Code
			moves         []engine.Move
			score, remove int
		}{
			{"won", won.Code(), won.Played(), 851, 4}, {"not won", won.Code(), won.Played()[:20], 580, 1},
			{"nothing removed", won.Code(), won.Played()[:3], 497, 0}, {"no move", won.Code(), nil, 500, 0},
			{"long", code, long, 500 - len(long), 0},
		} {
			t.Run(lang+"/"+c.name, func(t *testing.T) {
				v, under := newViewer(t, smallest, lang), &below{}
				v.Stack.Open(under)
				v.Stack.Push(v.record(c.name, c.code, c.moves))
				v.WantOpened("replay")
				v.stepThrough(c.moves, c.score, c.remove)
				v.Press(fyne.KeyEscape)
				v.WantOpened("message")
				if under.shown != 2 {
					t.Errorf("the previous layer is shown %d times", under.shown)
				}
				if len(v.played) != 0 {
					t.Error("a game was continued")
				}
			})
		}
	}
}

// stepThrough steps through a record from its beginning.
func (v *viewer) stepThrough(moves []engine.Move, score, removed int) {
	n := len(moves)
	v.wantStep(0, n, 500, 0)
	v.Press(fyne.KeyEnd)
	v.wantStep(n, n, score, removed)
	end := locales.New(v.Language).Standing(n, score, removed)
	if e := v.replayed(); e["note"] != end {
		v.T.Errorf("the final note is %q, want %q", e["note"], end)
	}
	if n == 0 {
		return
	}
	v.Press(fyne.KeyLeft)
	if e := v.replayed(); e["step"] != float64(n-1) || e["note"] != "" {
		v.T.Errorf("after a step back: %v", e)
	}
	v.Press(fyne.KeyRight)
	v.Press(fyne.KeyHome)
	v.Press(fyne.KeyPageDown)
	leap := max(1, n/20)
	if e := v.replayed(); e["step"] != float64(leap) {
		v.T.Errorf("Page Down moves to %v, want %d", e["step"], leap)
	}
	v.Press(fyne.KeyPageUp)
	v.wantStep(0, n, 500, 0)
	v.Press(fyne.KeyRight)
	// Something else is shown, and the replay returns unchanged.
	v.Stack.Tell("between", "between")
	v.WantOpened("message")
	v.Press(fyne.KeyEscape)
	v.WantOpened("replay")
	if e := v.replayed(); e["step"] != 1.0 {
		v.T.Errorf("after something else was shown: %v", e)
	}
}

// TestComesBackInAnotherLanguage checks that the page returns at the same step of the same example, translated.
func TestComesBackInAnotherLanguage(t *testing.T) {
	v := newViewer(t, fyne.NewSize(1120, 700), "en")
	v.openExamples()
	v.pick(2)
	for range 2 {
		v.Press(fyne.KeyRight)
	}
	v.Stack.Tell("between", "between")
	v.Language = "de"
	v.Press(fyne.KeyEscape)
	v.WantOpened("examples")
	words := locales.New("de")
	e, title := v.replayed(), words.ShortExamples()[1].Title
	if e["step"] != 2.0 || e["note"] != words.ShortExamples()[1].Steps[1].Note {
		t.Errorf("returns as %v", e)
	}
	shown := strings.Join(uitest.Texts(uitest.Top(v.Canvas)), "|")
	for _, want := range []string{title, words.Text(locales.PageExamples), words.Text(locales.PlayFromHere)} {
		if !strings.Contains(shown, want) {
			t.Errorf("%q is missing from %q", want, shown)
		}
	}
}

// pick selects an example; 0 is the complete game.
func (v *viewer) pick(which int) {
	v.T.Helper()
	v.Control("example").(interface{ SetSelectedIndex(int) }).SetSelectedIndex(which)
	v.WantOpened("examples")
}

// TestBeginIsToldOnce checks that at the start the text does not repeat the number of the move.
func TestBeginIsToldOnce(t *testing.T) {
	for _, lang := range uitest.Languages() {
		v := newViewer(t, smallest, lang)
		v.openExamples()
		shown := uitest.Texts(uitest.Top(v.Canvas))
		if got := strings.Count(strings.Join(shown, "|"), locales.New(lang).Text(locales.StartPosition)); got != 1 {
			t.Errorf("%s: shown %d times: %q", lang, got, shown)
		}
	}
}

// TestStepsOfExamplesLieApart checks that texts do not overlap at any step, however it was reached.
func TestStepsOfExamplesLieApart(t *testing.T) {
	for _, lang := range uitest.Languages() {
		t.Run(lang, func(t *testing.T) {
			v := newViewer(t, smallest, lang)
			words := locales.New(lang)
			for which, story := range append([]story{exampleStory(words)}, shortStories(words)...) {
				v.openExamples()
				v.pick(which)
				for at := 1; at <= len(story.steps); at++ {
					v.Press(fyne.KeyRight)
					v.CheckApart(fmt.Sprintf("example %d, step %d", which, at))
				}
				if e := v.replayed(); e["step"] != float64(len(story.steps)) {
					t.Errorf("example %d ends at %v", which, e["step"])
				}
				v.Press(fyne.KeyHome)
				v.CheckApart(fmt.Sprintf("example %d, back at its beginning", which))
			}
		})
	}
}

// TestPlayOn continues the game from the step shown, without affecting the page.
func TestPlayOn(t *testing.T) {
	won := gametest.Example(t, 49)
	v := newViewer(t, smallest, "en")
	v.Stack.Open(v.record("a record", won.Code(), won.Played()))
	for range 7 {
		v.Press(fyne.KeyRight)
	}
	v.Focus("play-from-here")
	v.Press(fyne.KeyReturn)
	if len(v.played) != 1 || v.played[0].Position() != gametest.Example(t, 7).Position() || v.played[0].Undoable() != 7 {
		t.Fatalf("%d games were continued", len(v.played))
	}
	v.Press(fyne.KeyEscape)
	v.WantOpened("")
}

// TestContinueAtTheEnd checks that the player's own game is continued at its last position only, and that the
// button has the right text and enough room.
func TestContinueAtTheEnd(t *testing.T) {
	for _, lang := range uitest.Languages() {
		v := newViewer(t, smallest, lang)
		game := gametest.Example(t, 9)
		var continued []*engine.Game
		v.Stack.Open(NewRecord(v.Stack, v.board, v.playOn, Record{
			Title: func() string { return "mine" }, Code: game.Code(), Moves: game.Played(),
			Continue: func(g *engine.Game) { continued = append(continued, g) },
		}))
		words := v.Stack.Words()
		action := v.Control("play-from-here").(*controls.Button)
		for step := range 10 {
			want := words.Text(locales.PlayFromHere)
			if step == 9 {
				want = words.Text(locales.ContinueGame)
			}
			if action.Text != want || action.Size().Width != action.MinSize().Width {
				t.Errorf("%s, step %d: button text %q, width %v, needs %v", lang, step, action.Text, action.Size().Width, action.MinSize().Width)
			}
			v.Tap("play-from-here")
			v.Press(fyne.KeyRight)
		}
		v.Press(fyne.KeyLeft)
		if action.Text != words.Text(locales.PlayFromHere) || action.Size().Width != action.MinSize().Width {
			t.Errorf("%s: button text before the end: %q", lang, action.Text)
		}
		if len(v.played) != 9 || len(continued) != 1 || continued[0].Position() != game.Position() {
			t.Errorf("%s: %d positions played, %d games continued", lang, len(v.played), len(continued))
		}
	}
}

// TestPlaysByItself checks that playback stops at the end, on request, when a step is selected, when the player
// continues from there, and with its page.
func TestPlaysByItself(t *testing.T) {
	won := gametest.Example(t, 3)
	open := func(t *testing.T) *viewer {
		v := newViewer(t, smallest, "en")
		v.Stack.Open(v.record("a record", won.Code(), won.Played()))
		v.Tap("play")
		v.Clock.Advance(tempos[1])
		v.wantStep(1, 3, 499, 0)
		return v
	}
	t.Run("to its end", func(t *testing.T) {
		v := open(t)
		v.Clock.Advance(10 * time.Second)
		v.wantStep(3, 3, 497, 0)
		v.Tap("play") // again from the start
		v.wantStep(0, 3, 500, 0)
		v.Clock.Advance(tempos[1])
		v.wantStep(1, 3, 499, 0)
	})
	t.Run("faster", func(t *testing.T) {
		v := open(t)
		v.Control("speed").(interface{ SetSelectedIndex(int) }).SetSelectedIndex(2)
		v.Clock.Advance(tempos[1] + tempos[2])
		v.wantStep(3, 3, 497, 0)
	})
	for name, stop := range map[string]func(v *viewer){
		"paused":  func(v *viewer) { v.Tap("play") },
		"a step":  func(v *viewer) { v.Tap("next"); v.Tap("previous") },
		"a key":   func(v *viewer) { v.Press(fyne.KeyRight); v.Press(fyne.KeyLeft) },
		"play on": func(v *viewer) { v.Tap("play-from-here") },
		"between": func(v *viewer) { v.Stack.Tell("between", "between") },
		"closed":  func(v *viewer) { v.Press(fyne.KeyEscape) },
	} {
		t.Run(name, func(t *testing.T) {
			v := open(t)
			stop(v)
			v.Clock.Advance(10 * time.Second)
			v.wantStep(1, 3, 499, 0)
		})
	}
}

// TestTextsStandOut measures the contrast of what is drawn, in a dark and in a light theme.
func TestTextsStandOut(t *testing.T) {
	for _, c := range []struct{ table, theme string }{{"green", "dark"}, {"burgundy", "light"}} {
		t.Run(c.table+"/"+c.theme, func(t *testing.T) {
			uitest.WithoutRaceDetector(t)
			v := newViewer(t, smallest, "en")
			v.App.Settings().SetTheme(look.NewTheme(choices.Find(choices.Tables, c.table), c.theme))
			v.openExamples()
			if measured := v.CheckScrolled("the examples"); measured < 6 {
				t.Errorf("only %d texts were measured", measured)
			}
		})
	}
}
