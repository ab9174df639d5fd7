package faces

import (
	"image/color"

	"simplesimon/engine"
)

// The colours of the deck. Each suit has a contrast of at least 4.5 : 1 on Paper. The four of the four-colour
// deck are all distinguishable with normal vision, protanopia, deuteranopia and tritanopia: that is why the
// green is bluish and lighter than the red, and the blue is dark and pure.
var (
	// Paper is the background of every face.
	Paper = color.NRGBA{0xFD, 0xFC, 0xF8, 0xFF}
	// blackInk is the black of spades and clubs, and the darkest colour of the court cards.
	blackInk = color.NRGBA{0x1B, 0x1F, 0x24, 0xFF}
	// redInk is the red of hearts and diamonds.
	redInk = color.NRGBA{0xC2, 0x15, 0x1B, 0xFF}
	// blueInk is the colour of diamonds in four colours.
	blueInk = color.NRGBA{0x0B, 0x44, 0xD8, 0xFF}
	// greenInk is the colour of clubs in four colours.
	greenInk = color.NRGBA{0x0C, 0x80, 0x5A, 0xFF}
	// hairline is the edge around a card.
	hairline = Mix(Paper, color.NRGBA{0x00, 0x00, 0x00, 0xFF}, 0.15)
)

// Ink returns the colour of a suit's signs and letters in this style.
func (s Style) Ink(suit engine.Suit) color.NRGBA {
	switch suit {
	case engine.Hearts:
		return redInk
	case engine.Diamonds:
		if s.FourColours {
			return blueInk
		}
		return redInk
	case engine.Clubs:
		if s.FourColours {
			return greenInk
		}
	}
	return blackInk
}

// Mix interpolates between two opaque colours: part 0 is a, 1 is b.
func Mix(a, b color.NRGBA, part float64) color.NRGBA {
	of := func(x, y uint8) uint8 { return uint8(float64(x)*(1-part) + float64(y)*part + 0.5) }
	return color.NRGBA{of(a.R, b.R), of(a.G, b.G), of(a.B, b.B), 0xFF}
}
