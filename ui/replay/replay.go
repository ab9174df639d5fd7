// Package replay steps through games on a separate table: records, games of the history and the
// examples.
package replay

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/timing"
	"simplesimon/trace"
	"simplesimon/ui/controls"
	"simplesimon/ui/overlay"
	"simplesimon/ui/table"
)

// tempos are the delays between moves while a replay plays automatically.
var tempos = []time.Duration{2500 * time.Millisecond, 1200 * time.Millisecond, 400 * time.Millisecond}

// replay steps through a story on a real table.
type replay struct {
	stack *overlay.Stack
	board Board
	story story
	reel  *reel
	now   frozen        // the position at the current step
	at    int           // current step
	tempo int           // index of tempos
	timer *timing.Timer // of playing automatically; nil while paused

	table             *table.Table
	steps             []overlay.Control // the step buttons
	play              *controls.Button
	slider            *controls.Slider
	move, told, note  *widget.Label
	texts             *fyne.Container // contains these three
	score             *widget.Label
	followsTheProgram bool   // the program is moving the slider
	stepped           func() // called after every step
}

// Tableau implements [table.Player].
func (r *replay) Tableau() *engine.Tableau { return &r.now.tableau }

// Play implements [table.Player]: moves can't be made by hand in a replay.
func (r *replay) Play(engine.Move, trace.By) bool { return false }

// Best implements [table.Player].
func (r *replay) Best(int, int) int { return 0 }

// PlayBest implements [table.Player].
func (r *replay) PlayBest(int, int, trace.By) bool { return false }

// Refuse implements [table.Player].
func (r *replay) Refuse(int, int, trace.By) {}

func newReplay(stack *overlay.Stack, board Board, s story) *replay {
	r := &replay{stack: stack, board: board, story: s, tempo: 1, stepped: func() {}}
	r.reel = newReel(&r.story)
	r.now = r.reel.at(0)
	r.table = table.New(r, board.Keyboard, board.Deck, nil, stack.Timers().Part())
	r.table.SetPalette(table.NewPalette(board.Felt, false))
	r.table.SetPace(board.Pace)
	r.table.SetReadOnly(r.reel.longest)
	r.addButton("first", locales.PlayerFirst, theme.MediaSkipPreviousIcon(), func() { r.jump(0) })
	r.addButton("previous", locales.PlayerPrevious, theme.NavigateBackIcon(), func() { r.jump(r.at - 1) })
	r.play = r.addButton("play", locales.PlayerPlay, theme.MediaPlayIcon(), r.toggle)
	r.play.Importance = widget.HighImportance
	r.addButton("next", locales.PlayerNext, theme.NavigateNextIcon(), func() { r.jump(r.at + 1) })
	r.addButton("last", locales.PlayerLast, theme.MediaSkipNextIcon(), func() { r.jump(r.reel.length) })
	r.slider = controls.NewSlider(r.desk(), r.reel.length)
	r.slider.OnChanged = func(v float64) {
		if !r.followsTheProgram {
			r.jump(int(v))
		}
	}
	r.told, r.note, r.move = storyTexts()
	r.texts = container.NewWithoutLayout(r.told, r.note, r.move)
	r.score = widget.NewLabel("")
	r.show()
	return r
}

func (r *replay) words() *locales.Localizer { return r.stack.Words() }

func (r *replay) desk() controls.Desk { return r.stack.Host() }

// jump shows the position after a number of steps, and stops playing. A single step is animated.
func (r *replay) jump(to int) {
	r.pause()
	r.goTo(to)
}

func (r *replay) goTo(to int) {
	to = max(0, min(to, r.reel.length))
	switch {
	case to == r.at:
		return
	case to == r.at+1:
		change := r.reel.forth(to)
		r.at, r.now = to, r.reel.at(to)
		r.table.Follow(change)
	case to == r.at-1:
		change := r.reel.back(r.at)
		r.at, r.now = to, r.reel.at(to)
		r.table.Follow(change)
	default:
		r.at, r.now = to, r.reel.at(to)
		r.table.Jump()
	}
	r.show()
}

// toggle starts or stops playing automatically; at the end it restarts.
func (r *replay) toggle() {
	if r.timer != nil {
		r.pause()
		return
	}
	if r.at == r.reel.length {
		r.goTo(0)
	}
	r.play.SetIcon(theme.MediaPauseIcon())
	r.play.Hint = r.words().Text(locales.PlayerPause)
	r.wait()
}

func (r *replay) wait() {
	r.timer = r.stack.Timers().After(tempos[r.tempo], func() {
		r.goTo(r.at + 1)
		if r.at == r.reel.length {
			r.pause()
			return
		}
		r.wait()
	})
}

// pause stops playing automatically.
func (r *replay) pause() {
	if r.timer != nil {
		r.timer.Stop()
		r.timer = nil
		r.play.SetIcon(theme.MediaPlayIcon())
		r.play.Hint = r.words().Text(locales.PlayerPlay)
	}
}

// close ends the replay with its page.
func (r *replay) close() {
	r.pause()
	r.table.Stop()
}

// key steps by the arrows, farther by Page Up and Page Down; Home and End go to the ends.
func (r *replay) key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyRight, fyne.KeyDown:
		r.jump(r.at + 1)
	case fyne.KeyLeft, fyne.KeyUp:
		r.jump(r.at - 1)
	case fyne.KeyPageDown:
		if r.desk().Presses().Take() {
			r.jump(r.at + r.leap())
		}
	case fyne.KeyPageUp:
		if r.desk().Presses().Take() {
			r.jump(r.at - r.leap())
		}
	case fyne.KeyHome:
		r.jump(0)
	case fyne.KeyEnd:
		r.jump(r.reel.length)
	default:
		return false
	}
	return true
}

// leap returns the number of steps of Page Up and Page Down: a twentieth of all.
func (r *replay) leap() int { return max(1, r.reel.length/20) }

func (r *replay) moveText() string {
	words := r.words()
	return words.Format(locales.MoveOf, locales.MoveOfData{
		Move: words.Number(r.at), Moves: words.Number(r.reel.length)})
}

// tell returns the description of a step, and the sentence that explains it; step 0 is the
// beginning.
func (r *replay) tell(step int) (told, note string) {
	words := r.words()
	if step == 0 {
		told, note = words.Text(locales.StartPosition), r.story.intro
	} else {
		last := r.story.step(step - 1)
		note = last.Note
		if last.Undo {
			told = words.Text(locales.Undo)
		} else {
			before := r.reel.at(step - 1)
			told = words.NumberedMove(before.moves+1, &before.tableau, last.Move)
		}
	}
	if step == r.reel.length && note == "" {
		note = r.story.end
	}
	return told, note
}

// show describes the current step.
func (r *replay) show() {
	words, now := r.words(), &r.now
	r.followsTheProgram = true
	r.slider.SetValue(float64(r.at))
	r.followsTheProgram = false
	told, note := r.tell(r.at)
	r.told.SetText(told)
	r.note.SetText(note)
	r.move.SetText(r.moveText())
	r.texts.Refresh() // a sentence may need more lines than the last one
	r.score.SetText(words.Format(locales.Score, locales.ScoreData{Score: words.Number(now.score())}))
	r.stepped()
	r.stack.Log().Write("replay", struct {
		Step    int    `json:"step"`
		Of      int    `json:"of"`
		Score   int    `json:"score"`
		Moves   int    `json:"moves"`
		Removed int    `json:"removed"`
		Text    string `json:"text"`
		Note    string `json:"note"`
	}{r.at, r.reel.length, now.score(), now.moves, now.tableau.Removed(), told, note})
}
