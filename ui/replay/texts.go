package replay

import (
	"slices"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
)

// storyTexts are what a textBox holds: a sentence, its note and, at the right,
// the number of the move.
func storyTexts() (told, note, move *widget.Label) {
	told, note, move = controls.Paragraph(""), controls.Paragraph(""), widget.NewLabel("")
	told.TextStyle.Bold, note.SizeName = true, look.Small
	move.Alignment = fyne.TextAlignTrailing
	return told, note, move
}

// textHeight is the height in which the texts of every step have room in a width.
func (r *replay) textHeight(width float32) float32 {
	told, note, move := storyTexts()
	last := r.words().Number(r.reel.length)
	move.SetText(r.words().Format(locales.MoveOf, locales.MoveOfData{Move: last, Moves: last}))
	var height float32
	for _, texts := range r.longestTexts() {
		told.SetText(texts[0])
		note.SetText(texts[1])
		_, needs := stackTexts([]fyne.CanvasObject{told, note, move}, width)
		height = max(height, needs)
	}
	return height
}

// manyTexts is how many of the longest texts are laid out to find the highest, which
// takes much longer than to write them.
const manyTexts = 60

// longestTexts are what is told at the steps with the longest texts, and the notes there.
func (r *replay) longestTexts() [][2]string {
	var all [][2]string
	for _, step := range append([]int{0, r.reel.length}, r.reel.wordy...) {
		told, note := r.tell(step)
		all = append(all, [2]string{told, note})
	}
	slices.SortFunc(all, func(a, b [2]string) int {
		return utf8.RuneCountInString(b[0]+b[1]) - utf8.RuneCountInString(a[0]+a[1])
	})
	return all[:min(len(all), manyTexts)]
}

// textBox gives the texts of a replay room for as many lines as they may need in the present window,
// and no more: so the table above has the rest, and the same at every step.
type textBox struct {
	replay        *replay
	width, height float32 // that was needed last, and in which width
}

// MinSize implements [fyne.Layout].
func (b *textBox) MinSize([]fyne.CanvasObject) fyne.Size {
	if width := b.replay.desk().Canvas().Size().Width - 4*theme.Padding(); width != b.width {
		b.width, b.height = width, b.replay.textHeight(width)
	}
	return fyne.NewSize(0, b.height)
}

// Layout implements [fyne.Layout].
func (b *textBox) Layout(o []fyne.CanvasObject, size fyne.Size) {
	y, _ := stackTexts(o, size.Width)
	o[1].Move(fyne.NewPos(0, y))
	o[1].Resize(fyne.NewSize(size.Width, size.Height-y))
}

// stackTexts lays the sentence and the number of the move out, and answers where
// the note begins and where it ends.
func stackTexts(o []fyne.CanvasObject, width float32) (y, end float32) {
	told, note, move := o[0], o[1], o[2]
	side := move.MinSize().Width
	move.Resize(move.MinSize())
	move.Move(fyne.NewPos(width-side, 0))
	told.Resize(fyne.NewSize(width-side, 0))
	height := told.MinSize().Height
	told.Resize(fyne.NewSize(width-side, height))
	told.Move(fyne.NewPos(0, 0))
	y = height - 2*theme.InnerPadding() + theme.Padding()
	note.Resize(fyne.NewSize(width, 0))
	return y, y + note.MinSize().Height - theme.InnerPadding()/2
}
