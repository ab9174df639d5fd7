package faces

import (
	"image"
	"image/draw"
	"math"

	"simplesimon/engine"
)

// As fractions of a little card's width.
const (
	littleSuit = 0.66
	littleGap  = 0.14 // between two cards
)

// Suits returns little cards of the given height in pixels side by side, one for each suit, showing only its
// sign. They indicate the suits of a deck on any background.
func (s Style) Suits(suits []engine.Suit, height int) *image.RGBA {
	height = max(height, 1)
	width := max(1, (height*10+7)/14)
	step := width + max(1, int(math.Round(float64(width)*littleGap)))
	row := image.NewRGBA(image.Rect(0, 0, max(1, (len(suits)-1)*step+width), height))
	for i, suit := range suits {
		card := s.little(suit, width, height)
		draw.Draw(row, card.Rect.Add(image.Pt(i*step, 0)), card, image.Point{}, draw.Src)
	}
	return row
}

// little returns one little card.
func (s Style) little(suit engine.Suit, width, height int) *image.RGBA {
	p := newPainter(width, height, identity)
	p.paintPaper()
	size := max(1, int(math.Round(float64(width)*littleSuit)))
	size -= (width - size) % 2 // so that it is centred
	p.suit(suit, float64(width-size)/2, math.Round(float64(height-size)/2), float64(size), s.Ink(suit))
	return p.img
}

// SuitsOf returns the suits of a deck with the given number of suits.
func SuitsOf(suits engine.Suits) []engine.Suit {
	all := []engine.Suit{engine.Spades, engine.Hearts, engine.Diamonds, engine.Clubs}
	return all[:min(int(suits), len(all))]
}
