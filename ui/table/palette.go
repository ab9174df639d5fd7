package table

import (
	"image/color"

	"simplesimon/ui/faces"
)

// Palette contains the colours of a table: its felt and the marks on it.
type Palette struct {
	Felt     color.NRGBA // the ground
	Textured bool        // with a fine grain and soft light from above
	Empty    color.NRGBA // the outline of an empty column
	Place    color.NRGBA // the outline of an empty place of a removed sequence
	Takes    color.NRGBA // frame of a column that accepts the held cards
	Light    color.NRGBA // light inside that frame
	Target   color.NRGBA // frame and light of the column that would get them
	Selected color.NRGBA // frame of the held cards
	Cursor   color.NRGBA // frame of the keyboard cursor's card
	Broken   color.NRGBA // frame of the card that breaks a run
	Moved    color.NRGBA // frame of the cards that have just moved
}

// NewPalette chooses mark colours that stand out from the felt. Black is never textured, as it is
// for high contrast.
func NewPalette(felt color.NRGBA, textured bool) Palette {
	textured = textured && felt != color.NRGBA{A: 0xFF}
	if isLight(felt) {
		return Palette{
			Felt: felt, Textured: textured,
			Empty:    color.NRGBA{0x69, 0x64, 0x59, 0xFF},
			Place:    faces.Mix(felt, color.NRGBA{0x00, 0x00, 0x00, 0xFF}, 0.48),
			Takes:    color.NRGBA{0x1B, 0x4F, 0x8A, 0xFF},
			Light:    color.NRGBA{0x1B, 0x4F, 0x8A, 0xFF},
			Target:   color.NRGBA{0x9A, 0x3B, 0x00, 0xFF},
			Selected: color.NRGBA{0x7A, 0x4B, 0x00, 0xFF},
			Cursor:   color.NRGBA{0x0B, 0x5F, 0xB0, 0xFF},
			Broken:   color.NRGBA{0xA3, 0x16, 0x1B, 0xFF},
			Moved:    color.NRGBA{0x2C, 0x6B, 0x2F, 0xFF},
		}
	}
	return Palette{
		Felt: felt, Textured: textured,
		Empty:    faces.Mix(felt, color.NRGBA{0xFF, 0xFF, 0xFF, 0xFF}, 0.62),
		Place:    faces.Mix(felt, color.NRGBA{0xFF, 0xFF, 0xFF, 0xFF}, 0.48),
		Takes:    color.NRGBA{0xFF, 0xE9, 0xA0, 0xFF},
		Light:    color.NRGBA{0xFF, 0xCB, 0x2E, 0xFF},
		Target:   color.NRGBA{0xFF, 0xCB, 0x2E, 0xFF},
		Selected: color.NRGBA{0xFF, 0xB8, 0x1C, 0xFF},
		Cursor:   color.NRGBA{0x7F, 0xD4, 0xFF, 0xFF},
		Broken:   color.NRGBA{0xFF, 0x9F, 0x88, 0xFF},
		Moved:    color.NRGBA{0xC9, 0xF2, 0xB8, 0xFF},
	}
}

// isLight reports whether dark marks stand out better from a colour than light ones.
func isLight(c color.NRGBA) bool {
	return 299*int(c.R)+587*int(c.G)+114*int(c.B) > 128*1000
}
