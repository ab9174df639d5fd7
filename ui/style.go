package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/ui/faces"
	"simplesimon/ui/table"
)

// felts are the grounds of the tables, by their names in the settings.
var felts = map[string]color.NRGBA{
	"green":    {0x1F, 0x6B, 0x45, 0xFF},
	"blue":     {0x24, 0x52, 0x7A, 0xFF},
	"burgundy": {0x6E, 0x2B, 0x3A, 0xFF},
	"slate":    {0x3A, 0x44, 0x50, 0xFF},
	"linen":    {0xE6, 0xE1, 0xD6, 0xFF},
	"contrast": {0x00, 0x00, 0x00, 0xFF},
}

// Names of what the toolkit has none for.
const (
	colorChrome fyne.ThemeColorName = "simplesimon.chrome" // bar and line
	colorQuiet  fyne.ThemeColorName = "simplesimon.quiet"  // less important text
	sizeSmall   fyne.ThemeSizeName  = "simplesimon.small"
)

const smallText float32 = 13

// look is the theme: the toolkit's own with our colours.
type look struct {
	fyne.Theme
	felt    color.NRGBA
	variant string // one of store.Chromes
	light   map[fyne.ThemeColorName]color.NRGBA
	dark    map[fyne.ThemeColorName]color.NRGBA
}

func newLook(tableName, chrome string) *look {
	felt := felts[tableName]
	return &look{
		Theme: theme.DefaultTheme(), felt: felt, variant: chrome,
		light: lightChrome(felt), dark: darkChrome(felt),
	}
}

var (
	white = color.NRGBA{0xFF, 0xFF, 0xFF, 0xFF}
	black = color.NRGBA{0x00, 0x00, 0x00, 0xFF}
	ink   = color.NRGBA{0x1B, 0x1F, 0x24, 0xFF}
	gold  = color.NRGBA{0xFF, 0xD2, 0x3F, 0xFF}
	paper = color.NRGBA{0xFA, 0xF8, 0xF3, 0xFF}
)

// darkChrome is bar, line and dialogs in a dark shade of the felt.
func darkChrome(felt color.NRGBA) map[fyne.ThemeColorName]color.NRGBA {
	ground, bar := felt, blend(felt, black, 0.52)
	switch felt {
	case felts["linen"]: // a shade of it would be too light
		felt = color.NRGBA{0x4A, 0x46, 0x3E, 0xFF}
		bar = blend(felt, black, 0.4)
	case felts["contrast"]:
		bar = color.NRGBA{0x24, 0x24, 0x24, 0xFF}
	}
	panel := blend(blend(felt, black, 0.55), color.NRGBA{0x20, 0x22, 0x24, 0xFF}, 0.45)
	return map[fyne.ThemeColorName]color.NRGBA{
		theme.ColorNameBackground:          ground,
		colorChrome:                        bar,
		colorQuiet:                         blend(panel, white, 0.66),
		theme.ColorNameOverlayBackground:   panel,
		theme.ColorNameMenuBackground:      panel,
		theme.ColorNameHeaderBackground:    panel,
		theme.ColorNameForeground:          {0xF3, 0xF6, 0xF1, 0xFF},
		theme.ColorNamePlaceHolder:         blend(panel, white, 0.6),
		theme.ColorNameDisabled:            blend(panel, white, 0.38),
		theme.ColorNameDisabledButton:      blend(panel, white, 0.06),
		theme.ColorNameButton:              blend(panel, white, 0.14),
		theme.ColorNameHover:               alpha(white, 0x18),
		theme.ColorNamePressed:             alpha(white, 0x20),
		theme.ColorNamePrimary:             gold,
		theme.ColorNameForegroundOnPrimary: ink,
		theme.ColorNameFocus:               alpha(gold, 0x4C),
		theme.ColorNameSelection:           alpha(gold, 0x48),
		theme.ColorNameHyperlink:           gold,
		theme.ColorNameInputBackground:     blend(panel, black, 0.4),
		theme.ColorNameInputBorder:         blend(panel, white, 0.42),
		theme.ColorNameSeparator:           blend(panel, white, 0.2),
		theme.ColorNameScrollBar:           alpha(white, 0x60),
		theme.ColorNameShadow:              alpha(black, 0x66),
		theme.ColorNameError:               {0xFF, 0xB3, 0x9E, 0xFF},
		theme.ColorNameWarning:             {0xFF, 0xB3, 0x9E, 0xFF},
	}
}

// lightChrome is bar, line and dialogs in the colour of paper, with the felt as
// accent.
func lightChrome(felt color.NRGBA) map[fyne.ThemeColorName]color.NRGBA {
	accent := felt
	if felt == felts["linen"] {
		accent = felts["green"]
	}
	return map[fyne.ThemeColorName]color.NRGBA{
		theme.ColorNameBackground:          felt,
		colorChrome:                        {0xF1, 0xEE, 0xE7, 0xFF},
		colorQuiet:                         {0x55, 0x5B, 0x5F, 0xFF},
		theme.ColorNameOverlayBackground:   paper,
		theme.ColorNameMenuBackground:      paper,
		theme.ColorNameHeaderBackground:    paper,
		theme.ColorNameForeground:          ink,
		theme.ColorNamePlaceHolder:         {0x63, 0x68, 0x6B, 0xFF},
		theme.ColorNameDisabled:            {0x96, 0x98, 0x96, 0xFF},
		theme.ColorNameDisabledButton:      {0xEE, 0xEB, 0xE4, 0xFF},
		theme.ColorNameButton:              {0xE3, 0xDF, 0xD6, 0xFF},
		theme.ColorNameHover:               alpha(black, 0x14),
		theme.ColorNamePressed:             alpha(black, 0x28),
		theme.ColorNamePrimary:             accent,
		theme.ColorNameForegroundOnPrimary: white,
		theme.ColorNameFocus:               alpha(accent, 0x60),
		theme.ColorNameSelection:           alpha(accent, 0x40),
		theme.ColorNameHyperlink:           accent,
		theme.ColorNameInputBackground:     white,
		theme.ColorNameInputBorder:         {0x86, 0x86, 0x80, 0xFF},
		theme.ColorNameSeparator:           {0xD2, 0xCD, 0xC2, 0xFF},
		theme.ColorNameScrollBar:           alpha(black, 0x60),
		theme.ColorNameShadow:              alpha(black, 0x40),
		theme.ColorNameError:               {0xA3, 0x16, 0x1B, 0xFF},
		theme.ColorNameWarning:             {0xA3, 0x16, 0x1B, 0xFF},
	}
}

// blend is a colour on the way from a to b; part 0 is a, 1 is b.
func blend(a, b color.NRGBA, part float64) color.NRGBA {
	of := func(x, y uint8) uint8 { return uint8(float64(x)*(1-part) + float64(y)*part + 0.5) }
	return color.NRGBA{of(a.R, b.R), of(a.G, b.G), of(a.B, b.B), 0xFF}
}

// onFelt is the colour of text on a table: light, or dark on a light one.
func onFelt(felt color.NRGBA) color.NRGBA {
	if felt == felts["linen"] {
		return ink
	}
	return white
}

func alpha(c color.NRGBA, a uint8) color.NRGBA {
	c.A = a
	return c
}

// Color implements [fyne.Theme].
func (l *look) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	switch l.variant {
	case "light":
		variant = theme.VariantLight
	case "dark":
		variant = theme.VariantDark
	}
	colors := l.dark
	if variant == theme.VariantLight {
		colors = l.light
	}
	if c, ok := colors[name]; ok {
		return c
	}
	return l.Theme.Color(name, variant)
}

// noFill is a picture of nothing.
var noFill = fyne.NewStaticResource("no-fill.svg",
	[]byte(`<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path d="M0 0z"/></svg>`))

// Icon implements [fyne.Theme]. The toolkit puts the colour of the window's
// ground behind the tick of a box; that is the felt, which may be the colour of
// the box itself. With nothing there the tick has the colour of the dialog.
func (l *look) Icon(name fyne.ThemeIconName) fyne.Resource {
	if name == theme.IconNameCheckButtonFill {
		return noFill
	}
	return l.Theme.Icon(name)
}

// Size implements [fyne.Theme].
func (l *look) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case sizeSmall:
		return smallText
	case theme.SizeNameInputRadius, theme.SizeNameSelectionRadius:
		return 6
	}
	return l.Theme.Size(name)
}

// deckStyle is how the cards look by the settings.
func deckStyle(s store.Settings, words *locales.Localizer) faces.Style {
	style := faces.Style{FourColours: s.FourColours, LargePrint: s.LargePrint, Letters: faces.International}
	if !s.InternationalLetters {
		style.Letters = faces.Letters{
			Ace: words.Text(locales.LetterAce), Jack: words.Text(locales.LetterJack),
			Queen: words.Text(locales.LetterQueen), King: words.Text(locales.LetterKing),
		}
	}
	return style
}

// paces are how long motions take, by the names of speeds in the settings.
var paces = map[string]float64{"normal": 1, "fast": 0.5, "off": 0}

// restyle makes the settings of the looks effective.
func (w *Window) restyle() {
	w.setTheme()
	style := deckStyle(w.settings, w.words)
	w.table.SetStyle(style)
	w.table.SetPalette(table.NewPalette(felts[w.settings.Table], w.settings.Felt))
	w.table.SetPace(paces[w.settings.Speed])
	w.bar.places.setStyle(style)
	w.recolour()
}

// setTheme gives the toolkit our colours, if they have changed.
func (w *Window) setTheme() {
	l := newLook(w.settings.Table, w.settings.Chrome)
	if w.theme != nil && w.theme.felt == l.felt && w.theme.variant == l.variant {
		return
	}
	w.theme = l
	w.app.Settings().SetTheme(l)
}

// recolour gives what the toolkit does not colour by itself the colours of the
// theme, when that or the system's light or dark has changed.
func (w *Window) recolour() {
	w.bar.recolour()
	w.line.recolour(felts[w.settings.Table])
}
