package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Colours of the window. The table is the window's clear colour, which costs
// nothing to paint.
var (
	feltColor    = color.NRGBA{0x1F, 0x6B, 0x45, 0xFF}
	chromeColor  = color.NRGBA{0x12, 0x33, 0x24, 0xFF}
	panelColor   = color.NRGBA{0x1B, 0x2A, 0x23, 0xFF}
	inkColor     = color.NRGBA{0xF3, 0xF6, 0xF1, 0xFF}
	quietColor   = color.NRGBA{0xA9, 0xBC, 0xB1, 0xFF}
	accentColor  = color.NRGBA{0xFF, 0xD2, 0x3F, 0xFF}
	onAccent     = color.NRGBA{0x1B, 0x1F, 0x24, 0xFF}
	warningColor = color.NRGBA{0xFF, 0xB3, 0x9E, 0xFF}
)

const (
	sizeSmall fyne.ThemeSizeName = "simplesimon.small"
	smallText float32            = 13
)

// look is the theme: the toolkit's own with our colours.
type look struct{ fyne.Theme }

func newLook() fyne.Theme { return look{theme.DefaultTheme()} }

var lookColors = map[fyne.ThemeColorName]color.Color{
	theme.ColorNameBackground:          feltColor,
	theme.ColorNameOverlayBackground:   panelColor,
	theme.ColorNameMenuBackground:      panelColor,
	theme.ColorNameHeaderBackground:    panelColor,
	theme.ColorNameForeground:          inkColor,
	theme.ColorNamePlaceHolder:         quietColor,
	theme.ColorNameDisabled:            color.NRGBA{0x6F, 0x86, 0x7A, 0xFF},
	theme.ColorNameDisabledButton:      color.NRGBA{0x23, 0x36, 0x2D, 0xFF},
	theme.ColorNameButton:              color.NRGBA{0x30, 0x48, 0x3C, 0xFF},
	theme.ColorNameHover:               color.NRGBA{0xFF, 0xFF, 0xFF, 0x20},
	theme.ColorNamePressed:             color.NRGBA{0xFF, 0xFF, 0xFF, 0x38},
	theme.ColorNamePrimary:             accentColor,
	theme.ColorNameForegroundOnPrimary: onAccent,
	theme.ColorNameFocus:               color.NRGBA{0xFF, 0xD2, 0x3F, 0x70},
	theme.ColorNameSelection:           color.NRGBA{0xFF, 0xD2, 0x3F, 0x48},
	theme.ColorNameHyperlink:           accentColor,
	theme.ColorNameInputBackground:     color.NRGBA{0x12, 0x1D, 0x18, 0xFF},
	theme.ColorNameInputBorder:         color.NRGBA{0x6F, 0x86, 0x7A, 0xFF},
	theme.ColorNameSeparator:           color.NRGBA{0x3B, 0x52, 0x47, 0xFF},
	theme.ColorNameScrollBar:           color.NRGBA{0xFF, 0xFF, 0xFF, 0x60},
	theme.ColorNameShadow:              color.NRGBA{0x00, 0x00, 0x00, 0x66},
	theme.ColorNameError:               warningColor,
	theme.ColorNameWarning:             warningColor,
}

// Color implements [fyne.Theme]. It does not follow light and dark: the table
// is green by day and night.
func (l look) Color(name fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	if c, ok := lookColors[name]; ok {
		return c
	}
	return l.Theme.Color(name, theme.VariantDark)
}

// Size implements [fyne.Theme].
func (l look) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case sizeSmall:
		return smallText
	case theme.SizeNameInputRadius, theme.SizeNameSelectionRadius:
		return 6
	}
	return l.Theme.Size(name)
}
