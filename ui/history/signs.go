package history

import (
	"image"
	"image/draw"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"simplesimon/engine"
	"simplesimon/ui/faces"
	"simplesimon/ui/look"
)

// Dimensions of the symbols in a row, in Fyne's units at normal text size.
const (
	signSize = 12
	signGap  = 3 // between two suits
	markGap  = 6 // between the mark of a result and its word
)

// suitsOf returns the suits of a level.
func suitsOf(level engine.Suits) []engine.Suit {
	all := []engine.Suit{engine.Spades, engine.Hearts, engine.Diamonds, engine.Clubs}
	return all[:min(int(level), len(all))]
}

// signsWidth returns the width of a level's symbols, in Fyne's units.
func signsWidth(level engine.Suits) float32 {
	n := float32(len(suitsOf(level)))
	return look.Scaled(n*signSize + (n-1)*signGap)
}

// signs returns an image of the suits of a level in device pixels, drawn once.
func (h *Page) signs(level engine.Suits) *image.RGBA {
	if made := h.drawn[level]; made != nil {
		return made
	}
	scale := h.desk().Canvas().Scale()
	pixels := func(units float32) int { return int(math.Round(float64(look.Scaled(units) * scale))) }
	size, step, suits := pixels(signSize), pixels(signSize+signGap), suitsOf(level)
	made := image.NewRGBA(image.Rect(0, 0, (len(suits)-1)*step+size, size))
	for i, suit := range suits {
		ink := theme.ColorNameForeground
		if suit == engine.Hearts || suit == engine.Diamonds {
			ink = theme.ColorNameError // a red that is legible on this background
		}
		draw.Draw(made, image.Rect(i*step, 0, i*step+size, size), faces.Sign(suit, size, theme.Color(ink)), image.Point{}, draw.Src)
	}
	h.drawn[level] = made
	return made
}

// resultMark returns the mark of a result: filled or hollow.
func resultMark(won bool) fyne.ThemeIconName {
	if won {
		return look.IconWon
	}
	return look.IconNotWon
}
