package faces

import (
	"image/color"

	"simplesimon/engine"
)

// The colours of the deck. Each suit has a contrast of at least 4.5 : 1 on Paper. The four of the four-colour deck were chosen so that
// every two of them stay apart for the usual vision and for protanopia, deuteranopia and tritanopia: that is why the green leans to blue
// and is lighter than the red, and why the blue is dark and pure.
var (
	// Paper is the ground of every face.
	Paper = color.NRGBA{0xFD, 0xFC, 0xF8, 0xFF}
	// Ink is the black of spades and clubs, and the darkest colour of the court cards.
	Ink = color.NRGBA{0x1B, 0x1F, 0x24, 0xFF}
	// Red is the red of hearts and diamonds.
	Red = color.NRGBA{0xC2, 0x15, 0x1B, 0xFF}
	// Blue is the colour of diamonds in four colours.
	Blue = color.NRGBA{0x0B, 0x44, 0xD8, 0xFF}
	// Green is the colour of clubs in four colours.
	Green = color.NRGBA{0x0C, 0x80, 0x5A, 0xFF}
	// Edge is the hairline around a card, laid over the paper.
	Edge = color.NRGBA{0x00, 0x00, 0x00, 0x26}
)

// Ink returns the colour of a suit's signs and letters in this style.
func (s Style) Ink(suit engine.Suit) color.NRGBA {
	switch suit {
	case engine.Hearts:
		return Red
	case engine.Diamonds:
		if s.FourColours {
			return Blue
		}
		return Red
	case engine.Clubs:
		if s.FourColours {
			return Green
		}
	}
	return Ink
}
