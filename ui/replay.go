package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/ui/table"
)

// tempos are how long a move stays until the next one while a replay plays by
// itself.
var tempos = []time.Duration{2500 * time.Millisecond, 1200 * time.Millisecond, 400 * time.Millisecond}

// replay steps through a story on a real table.
type replay struct {
	w     *Window
	story story
	game  *engine.Game // at the present step
	at    int          // steps made
	tempo int          // index of tempos
	timer *time.Timer  // of playing by itself; nil while it pauses

	table             *table.Table
	controls          []control
	play              *button
	slider            *stepSlider
	move, told, note  *widget.Label
	score             *widget.Label
	places            *places
	followsTheProgram bool // the slider is being moved by the program
}

// Tableau implements [table.Player].
func (r *replay) Tableau() *engine.Tableau { return r.game.Tableau() }

// Play implements [table.Player]: in a replay nobody moves by hand.
func (r *replay) Play(engine.Move, table.By) bool { return false }

// PlayBest implements [table.Player].
func (r *replay) PlayBest(int, int, table.By) bool { return false }

// Refuse implements [table.Player].
func (r *replay) Refuse(int, int, table.By) {}

func newReplay(w *Window, s story) *replay {
	r := &replay{w: w, story: s, game: s.begin(), tempo: 1}
	r.table = table.New(r, w.keys, deckStyle(w.settings, w.words), nil)
	r.table.SetLook(table.NewLook(felts[w.settings.Table], false))
	r.table.SetPace(paces[w.settings.Speed])
	r.table.SetReadOnly(s.longest())
	r.addButton("first", locales.PlayerFirst, theme.MediaSkipPreviousIcon(), func() { r.jump(0) })
	r.addButton("previous", locales.PlayerPrevious, theme.NavigateBackIcon(), func() { r.jump(r.at - 1) })
	r.play = r.addButton("play", locales.PlayerPlay, theme.MediaPlayIcon(), r.toggle)
	r.addButton("next", locales.PlayerNext, theme.NavigateNextIcon(), func() { r.jump(r.at + 1) })
	r.addButton("last", locales.PlayerLast, theme.MediaSkipNextIcon(), func() { r.jump(len(r.story.steps)) })
	r.slider = newStepSlider(w.keys, len(s.steps))
	r.slider.OnChanged = func(v float64) {
		if !r.followsTheProgram {
			r.jump(int(v))
		}
	}
	r.controls = append(r.controls, control{"slider", r.slider})
	r.told, r.note, r.move = storyTexts()
	r.score = widget.NewLabel("")
	r.places = newPlaces(deckStyle(w.settings, w.words))
	r.places.recolour()
	r.show()
	return r
}

func (r *replay) addButton(name string, id locales.ID, icon fyne.Resource, do func()) *button {
	b := newButton(r.w.keys, "", icon, nil)
	b.OnTapped = func() {
		do()
		r.w.win.Canvas().Focus(b)
	}
	b.Importance = widget.LowImportance
	b.hint = r.w.words.Text(id)
	b.tip = r.tip
	r.controls = append(r.controls, control{name, b})
	return b
}

// tip tells what a button does, in the place of the number of the move.
func (r *replay) tip(text string) {
	if text == "" {
		text = r.moveText()
	}
	r.move.SetText(text)
}

// speedWidth is the width of the select box for the speed.
const speedWidth = 88

// content lays the replay out: the table, what happens in words, the controls.
func (r *replay) content() fyne.CanvasObject {
	felt := canvas.NewRectangle(felts[r.w.settings.Table])
	felt.CornerRadius = 6
	speed := r.speedChoice()
	r.controls = append(r.controls, control{"speed", speed})
	buttons := container.NewHBox(objects(r.controls[:5])...)
	state := container.NewHBox(r.score, container.NewCenter(r.places))
	return container.NewBorder(nil, container.NewVBox(
		container.New(&textBox{r.textHeight()}, r.told, r.note, r.move),
		container.NewBorder(nil, nil, buttons, container.NewHBox(container.NewGridWrap(fyne.NewSize(speedWidth, speed.MinSize().Height), speed), state), r.slider),
	), nil, nil, container.NewStack(felt, r.table))
}

// speedChoice chooses how fast the replay plays by itself.
func (r *replay) speedChoice() *choice {
	names := []string{"½×", "1×", "3×"} // of tempos
	c := newChoice(r.w.keys, names)
	c.Selected = names[r.tempo]
	c.OnChanged = func(string) {
		if i := c.SelectedIndex(); i >= 0 {
			r.tempo = i
		}
	}
	return c
}

// jump shows the position after a number of steps, and stops playing. A single
// step glides.
func (r *replay) jump(to int) {
	r.pause()
	r.goTo(to)
}

func (r *replay) goTo(to int) {
	to = max(0, min(to, len(r.story.steps)))
	switch {
	case to == r.at:
		return
	case to == r.at+1:
		if change, ok := step(r.game, r.story.steps[r.at]); ok {
			r.at = to
			r.table.Follow(change)
		}
	case to == r.at-1 && r.back():
		r.at = to
	default:
		r.game, r.at = r.story.at(to), to
		r.table.Jump()
	}
	r.show()
}

// back takes the last step back, if it is one of the moves that the game can
// still undo.
func (r *replay) back() bool {
	last := r.story.steps[r.at-1]
	var change engine.Change
	var ok bool
	if last.Undo {
		change, ok = r.game.Redo()
	} else {
		change, ok = r.game.Undo()
	}
	if ok {
		r.table.Follow(change)
	}
	return ok
}

// toggle starts or stops playing by itself; at the end it starts anew.
func (r *replay) toggle() {
	if r.timer != nil {
		r.pause()
		return
	}
	if r.at == len(r.story.steps) {
		r.goTo(0)
	}
	r.play.SetIcon(theme.MediaPauseIcon())
	r.play.hint = r.w.words.Text(locales.PlayerPause)
	r.wait()
}

func (r *replay) wait() {
	var own *time.Timer
	own = time.AfterFunc(tempos[r.tempo], func() {
		fyne.Do(func() {
			if r.timer != own {
				return // stopped in the meantime
			}
			r.goTo(r.at + 1)
			if r.at == len(r.story.steps) {
				r.pause()
				return
			}
			r.wait()
		})
	})
	r.timer = own
}

// pause stops playing by itself.
func (r *replay) pause() {
	if r.timer != nil {
		r.timer.Stop()
		r.timer = nil
		r.play.SetIcon(theme.MediaPlayIcon())
		r.play.hint = r.w.words.Text(locales.PlayerPlay)
	}
}

// key steps by the arrows; Home and End go to the ends.
func (r *replay) key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyRight, fyne.KeyDown:
		r.jump(r.at + 1)
	case fyne.KeyLeft, fyne.KeyUp:
		r.jump(r.at - 1)
	case fyne.KeyHome:
		r.jump(0)
	case fyne.KeyEnd:
		r.jump(len(r.story.steps))
	default:
		return false
	}
	return true
}

func (r *replay) moveText() string {
	words := r.w.words
	if r.at == 0 {
		return words.Text(locales.StartPosition)
	}
	return words.Format(locales.MoveOf, locales.MoveOfData{
		Move: words.Number(r.at), Moves: words.Number(len(r.story.steps))})
}

// tell is a step in words, and the sentence that explains it; step 0 is the
// beginning.
func (r *replay) tell(step int) (told, note string) {
	if step == 0 {
		return r.w.words.Text(locales.StartPosition), r.story.intro
	}
	last := r.story.steps[step-1]
	if last.Undo {
		return r.w.words.Text(locales.Undo), last.Note
	}
	before := r.story.at(step - 1)
	return r.w.words.NumberedMove(before.Moves()+1, before.Tableau(), last.Move), last.Note
}

// show tells the present step.
func (r *replay) show() {
	words, g := r.w.words, r.game
	r.followsTheProgram = true
	r.slider.SetValue(float64(r.at))
	r.followsTheProgram = false
	told, note := r.tell(r.at)
	r.told.SetText(told)
	r.note.SetText(note)
	r.move.SetText(r.moveText())
	r.score.SetText(words.Format(locales.Score, locales.ScoreData{Score: words.Number(g.Score())}))
	r.places.set(g.Tableau())
	r.w.log.Write("replay", struct {
		Step    int    `json:"step"`
		Of      int    `json:"of"`
		Score   int    `json:"score"`
		Moves   int    `json:"moves"`
		Removed int    `json:"removed"`
		Text    string `json:"text"`
		Note    string `json:"note"`
	}{r.at, len(r.story.steps), g.Score(), g.Moves(), g.Removed(), told, note})
}
