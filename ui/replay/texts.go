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

// storyTexts returns the labels in a textBox: a sentence, its note and, at the right, the number
// of the move.
func storyTexts() (told, note, move *widget.Label) {
	told, note, move = controls.Paragraph(""), controls.Paragraph(""), widget.NewLabel("")
	told.TextStyle.Bold, note.SizeName = true, look.Small
	move.Alignment = fyne.TextAlignTrailing
	return told, note, move
}

// textHeight returns the height in which the texts of every step fit at a width.
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

// manyTexts is the number of longest texts that are laid out to find the highest, which is much
// slower than composing them.
const manyTexts = 60

// longestTexts returns the descriptions and notes of the steps with the longest texts.
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

// textBox reserves as many lines for the texts of a replay as they may need in the current window,
// so that the table above has the remaining height, the same at every step.
type textBox struct {
	replay        *replay
	width, height float32 // the last size needed, and its width
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

// stackTexts lays out the sentence and the number of the move, and returns where the note starts
// and ends.
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
