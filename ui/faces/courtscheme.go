package faces

import (
	"image/color"

	"simplesimon/engine"
)

// The colours of the court cards besides those of the deck.
var (
	gold      = color.NRGBA{0xE6, 0xB0, 0x3C, 0xFF}
	darkGold  = color.NRGBA{0xB4, 0x7C, 0x1E, 0xFF}
	paleGold  = color.NRGBA{0xF6, 0xD9, 0x8A, 0xFF}
	cream     = color.NRGBA{0xF1, 0xE7, 0xD2, 0xFF}
	darkCream = color.NRGBA{0xD8, 0xC8, 0xA8, 0xFF}
	paleShade = color.NRGBA{0xE4, 0xD7, 0xBC, 0xFF}
	skin      = color.NRGBA{0xF5, 0xD6, 0xB4, 0xFF}
	darkSkin  = color.NRGBA{0xE3, 0xB5, 0x8C, 0xFF}
	navy      = color.NRGBA{0x24, 0x4B, 0x7A, 0xFF}
	darkNavy  = color.NRGBA{0x18, 0x34, 0x58, 0xFF}
	steel     = color.NRGBA{0xC9, 0xD1, 0xD8, 0xFF}
	darkSteel = color.NRGBA{0x8E, 0x9A, 0xA6, 0xFF}
	wine      = color.NRGBA{0x8C, 0x10, 0x18, 0xFF}
	forest    = color.NRGBA{0x1F, 0x6B, 0x45, 0xFF}
	darkPine  = color.NRGBA{0x13, 0x46, 0x2D, 0xFF}
	slate     = color.NRGBA{0x33, 0x3B, 0x47, 0xFF}
	paleLip   = color.NRGBA{0xC2, 0x7A, 0x5C, 0xFF}
	lip       = color.NRGBA{0xB5, 0x3A, 0x36, 0xFF}
)

// scheme holds the colours that distinguish the courts of a suit.
type scheme struct {
	robe, fold   color.NRGBA // the robe and its shade
	arm, elbow   color.NRGBA // the sleeve and its shade
	panel, inner color.NRGBA // what shows in front between the robe's edges, and its shade
	pattern      color.NRGBA // the signs on the robe
	hair, strand color.NRGBA // hair and its lines
	cloth, under color.NRGBA // headcloth, cap or velvet, and its shade
	plume, quill color.NRGBA // the feather and its spine
}

// schemes are the colours by suit.
var schemes = [4]scheme{
	engine.Spades: {
		robe: slate, fold: blackInk, arm: slate, elbow: blackInk, panel: navy, inner: darkNavy, pattern: gold,
		hair: color.NRGBA{0x24, 0x22, 0x24, 0xFF}, strand: color.NRGBA{0x55, 0x52, 0x58, 0xFF},
		cloth: navy, under: darkNavy, plume: steel, quill: darkSteel,
	},
	engine.Hearts: {
		robe: redInk, fold: wine, arm: redInk, elbow: wine, panel: cream, inner: darkCream, pattern: paleGold,
		hair: color.NRGBA{0x8A, 0x4A, 0x22, 0xFF}, strand: color.NRGBA{0x62, 0x30, 0x14, 0xFF},
		cloth: redInk, under: wine, plume: gold, quill: darkGold,
	},
	engine.Diamonds: {
		robe: gold, fold: darkGold, arm: navy, elbow: darkNavy, panel: cream, inner: darkCream, pattern: redInk,
		hair: color.NRGBA{0xC9, 0x77, 0x2E, 0xFF}, strand: color.NRGBA{0x93, 0x4E, 0x18, 0xFF},
		cloth: navy, under: darkNavy, plume: redInk, quill: wine,
	},
	engine.Clubs: {
		robe: forest, fold: darkPine, arm: forest, elbow: darkPine, panel: gold, inner: darkGold, pattern: paleGold,
		hair: color.NRGBA{0x54, 0x38, 0x24, 0xFF}, strand: color.NRGBA{0x33, 0x20, 0x14, 0xFF},
		cloth: forest, under: darkPine, plume: gold, quill: darkGold,
	},
}
