package ui

import (
	"fyne.io/fyne/v2"

	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
)

// presentEnds describes what happens to the current game if another one replaces it; "" if nothing
// needs to be said.
func (w *Window) presentEnds() string {
	moves := locales.MovesData{Moves: w.words.Count(locales.MovesCount, w.session.Game().Moves(), nil)}
	switch {
	case w.presentIsKept():
		if w.session.AtStake() {
			return w.words.Format(locales.PresentLost, moves)
		}
		if w.session.Unfinished() { // undone after the win
			return w.words.Text(locales.PresentWon)
		}
	case w.session.Unfinished():
		return w.words.Format(locales.PresentUncounted, moves)
	}
	return ""
}

// presentIsKept reports whether the history gets the current game if another one replaces it.
func (w *Window) presentIsKept() bool { return w.session.Counted() && !w.keeper.Locked() }

// addPresentEnds adds that sentence at the top of a dialog.
func (w *Window) addPresentEnds(content *fyne.Container) {
	text := w.presentEnds()
	if text == "" {
		return
	}
	line := controls.Paragraph(text)
	line.SizeName = look.Small
	content.Objects = append([]fyne.CanvasObject{controls.Snug(line)}, content.Objects...)
}
