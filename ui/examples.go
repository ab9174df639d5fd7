package ui

import (
	"fyne.io/fyne/v2"

	"simplesimon/locales"
)

// showExamples opens the Examples page with the complete game.
func (w *Window) showExamples() { w.openExamples(0, 0) }

// openExamples opens the Examples page with one of the examples, 0 is the
// complete game, at a step.
func (w *Window) openExamples(which, at int) {
	stories := append([]story{exampleStory(w.words)}, shortStories(w.words)...)
	which = max(0, min(which, len(stories)-1))
	var titles []string
	for _, s := range stories {
		titles = append(titles, s.title)
	}
	r := newReplay(w, stories[which])
	r.goTo(at)
	pick := newChoice(w.keys, titles)
	pick.Selected = titles[which]
	pick.OnChanged = func(string) {
		if i := pick.SelectedIndex(); i >= 0 && i != which {
			w.close()
			w.openExamples(i, 0)
		}
	}
	w.openReplay("examples", w.words.Text(locales.PageExamples), r, pick, func() { w.openExamples(which, r.at) }, nil)
}

// openReplay opens a page with a replay; pick chooses another one, may be nil.
// again opens the page anew; then follows when the player closes it, may be nil.
func (w *Window) openReplay(name, title string, r *replay, pick *choice, again, then func()) {
	play := newButton(w.keys, w.words.Text(locales.PlayFromHere), nil, func() { w.playFrom(r) })
	content := r.content()
	if pick != nil {
		r.controls = append(r.controls, control{"example", pick})
	}
	r.controls = append(r.controls, control{"play-from-here", play})
	w.openPage(page{
		name: name, title: title, pick: pick, action: play, content: content,
		focus: r.controls[3].object.(fyne.Focusable), controls: r.controls, key: r.key, closed: r.close, again: again, then: then,
	})
}

// playFrom takes the position of a replay over as a game of one's own. It asks
// first if an unfinished game would be lost, and goes back to the replay if the
// player keeps that.
func (w *Window) playFrom(r *replay) {
	r.pause()
	next := r.story.game(r.at)
	take := func() {
		w.close()
		w.session.Open(next)
	}
	if !w.session.Unfinished() {
		take()
		return
	}
	again := w.modal.again
	w.ask("replace", w.words.Text(locales.ReplaceTitle), w.words.Count(locales.ReplaceByPosition, w.session.Game().Moves(), nil),
		control{name: "replace"}, control{name: "keep-mine"},
		w.words.Text(locales.PlayFromHere), w.words.Text(locales.KeepMine), func() { w.session.Open(next) }, again)
}
