// Package look provides the theme of the window around the table: its colours and sizes.
package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"simplesimon/choices"
	"simplesimon/ui/faces"
)

// Names of colours and sizes missing from the toolkit.
const (
	Chrome fyne.ThemeColorName = "simplesimon.chrome" // bar and line
	Quiet  fyne.ThemeColorName = "simplesimon.quiet"  // secondary text
	Page   fyne.ThemeColorName = "simplesimon.page"   // background of pages; that of dialogs is slightly lighter
	Edge   fyne.ThemeColorName = "simplesimon.edge"   // the hairline around dialogs and below the bar
	Depth  fyne.ThemeColorName = "simplesimon.depth"  // the shadow of dialogs and of the bar

	Small fyne.ThemeSizeName = "simplesimon.small"
	Large fyne.ThemeSizeName = "simplesimon.large" // the title of a win
)

// The type scale, in Fyne's units at normal text size.
const (
	smallText   float32 = 13
	text        float32 = 15
	subHeading  float32 = 18
	heading     float32 = 24
	largeHeader float32 = 34
)

// DialogRadius is the corner radius of dialogs, in Fyne's units.
const DialogRadius = 12

// SmallText returns the size of secondary text, in Fyne's units.
func SmallText() float32 { return Scaled(smallText) }

// Scaled returns a length at the current text size, given that at normal text size. Both are in
// Fyne's units.
func Scaled(units float32) float32 { return units * scale() }

// scale returns the scale of the current text size.
func scale() float32 {
	if t, ok := fyne.CurrentApp().Settings().Theme().(*Theme); ok {
		return t.scale
	}
	return 1
}

// Theme is the toolkit's theme with our colours.
type Theme struct {
	fyne.Theme
	table   choices.Table
	scale   float32 // of text and everything that depends on it
	variant string  // one of [choices.Themes]
	light   map[fyne.ThemeColorName]color.NRGBA
	dark    map[fyne.ThemeColorName]color.NRGBA
}

// NewTheme returns the theme for a table, light, dark or following the system: variant is the name
// of one of [choices.Themes].
//
// Its text has normal size; see [Theme.WithText].
func NewTheme(table choices.Table, variant string) *Theme {
	return &Theme{
		Theme: theme.DefaultTheme(), table: table, variant: variant, scale: 1,
		light: lightColours(table), dark: darkColours(table),
	}
}

// WithText returns the theme with text of another scale, 1 being the normal size.
func (t *Theme) WithText(scale float32) *Theme {
	other := *t
	other.scale = scale
	return &other
}

// Is reports whether the theme is that of a table, a variant and a text scale.
func (t *Theme) Is(table choices.Table, variant string, scale float32) bool {
	return t != nil && t.table == table && t.variant == variant && t.scale == scale
}

var (
	white = color.NRGBA{0xFF, 0xFF, 0xFF, 0xFF}
	black = color.NRGBA{0x00, 0x00, 0x00, 0xFF}
	ink   = color.NRGBA{0x1B, 0x1F, 0x24, 0xFF}
	gold  = color.NRGBA{0xFF, 0xD2, 0x3F, 0xFF}
	paper = color.NRGBA{0xF7, 0xF4, 0xED, 0xFF}

	bright = color.NRGBA{0xFE, 0xFD, 0xFA, 0xFF} // slightly lighter than paper
)

// darkColours returns the dark theme's colours, based on a dark shade of the felt.
func darkColours(table choices.Table) map[fyne.ThemeColorName]color.NRGBA {
	page := faces.Mix(faces.Mix(table.Shade, black, 0.55), color.NRGBA{0x20, 0x22, 0x24, 0xFF}, 0.45)
	panel := faces.Mix(page, white, 0.055)
	return map[fyne.ThemeColorName]color.NRGBA{
		theme.ColorNameBackground:          table.Felt,
		Chrome:                             table.Bar,
		Quiet:                              faces.Mix(panel, white, 0.66),
		Page:                               page,
		Edge:                               faces.Mix(panel, white, 0.2),
		Depth:                              alpha(black, 0x8C),
		theme.ColorNameOverlayBackground:   panel,
		theme.ColorNameMenuBackground:      panel,
		theme.ColorNameHeaderBackground:    panel,
		theme.ColorNameForeground:          {0xF3, 0xF6, 0xF1, 0xFF},
		theme.ColorNamePlaceHolder:         faces.Mix(panel, white, 0.6),
		theme.ColorNameDisabled:            faces.Mix(panel, white, 0.38),
		theme.ColorNameDisabledButton:      faces.Mix(panel, white, 0.06),
		theme.ColorNameButton:              faces.Mix(panel, white, 0.11),
		theme.ColorNameHover:               alpha(white, 0x18),
		theme.ColorNamePressed:             alpha(white, 0x20),
		theme.ColorNamePrimary:             gold,
		theme.ColorNameForegroundOnPrimary: ink,
		theme.ColorNameFocus:               alpha(gold, 0x4C),
		theme.ColorNameSelection:           alpha(gold, 0x48),
		theme.ColorNameHyperlink:           gold,
		theme.ColorNameInputBackground:     faces.Mix(panel, black, 0.4),
		theme.ColorNameInputBorder:         faces.Mix(panel, white, 0.5),
		theme.ColorNameSeparator:           faces.Mix(panel, white, 0.2),
		theme.ColorNameScrollBar:           alpha(white, 0x60),
		theme.ColorNameShadow:              alpha(black, 0x66),
		theme.ColorNameError:               {0xFF, 0xB3, 0x9E, 0xFF},
		theme.ColorNameWarning:             {0xFF, 0xB3, 0x9E, 0xFF},
	}
}

// lightColours returns the light theme's colours, based on the colour of paper, with the felt as
// accent.
func lightColours(table choices.Table) map[fyne.ThemeColorName]color.NRGBA {
	accent := table.Accent
	return map[fyne.ThemeColorName]color.NRGBA{
		theme.ColorNameBackground:          table.Felt,
		Chrome:                             {0xF1, 0xEE, 0xE7, 0xFF},
		Quiet:                              {0x4D, 0x53, 0x57, 0xFF},
		Page:                               paper,
		Edge:                               {0xD2, 0xCD, 0xC2, 0xFF},
		Depth:                              alpha(black, 0x60),
		theme.ColorNameOverlayBackground:   bright,
		theme.ColorNameMenuBackground:      bright,
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

func alpha(c color.NRGBA, a uint8) color.NRGBA {
	c.A = a
	return c
}

// Over composes a translucent colour over another one.
func Over(below, above color.Color) color.Color {
	under, veil := color.NRGBAModel.Convert(below).(color.NRGBA), color.NRGBAModel.Convert(above).(color.NRGBA)
	if under.A == 0 {
		return veil
	}
	return faces.Mix(under, alpha(veil, under.A), float64(veil.A)/0xFF)
}

// Color implements [fyne.Theme].
func (t *Theme) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	switch t.variant {
	case "light":
		variant = theme.VariantLight
	case "dark":
		variant = theme.VariantDark
	}
	colors := t.dark
	if variant == theme.VariantLight {
		colors = t.light
	}
	if c, ok := colors[name]; ok {
		return c
	}
	return t.Theme.Color(name, variant)
}

// noFill is an empty image.
var noFill = fyne.NewStaticResource("no-fill.svg",
	[]byte(`<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path d="M0 0z"/></svg>`))

// Icon implements [fyne.Theme]. The toolkit puts the colour of the window's
// ground behind the tick of a box; that is the felt, which may be the colour of
// the box itself. With nothing there the tick has the colour of the dialog. Most other icons are our
// own.
func (t *Theme) Icon(name fyne.ThemeIconName) fyne.Resource {
	if name == theme.IconNameCheckButtonFill {
		return noFill
	}
	if icon := drawn()[name]; icon != nil {
		return icon
	}
	return t.Theme.Icon(name)
}

// Size implements [fyne.Theme].
func (t *Theme) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case Small, theme.SizeNameCaptionText:
		return smallText * t.scale
	case theme.SizeNameText:
		return text * t.scale
	case theme.SizeNameSubHeadingText:
		return subHeading * t.scale
	case theme.SizeNameHeadingText:
		return heading * t.scale
	case Large:
		return largeHeader * t.scale
	case theme.SizeNameInputRadius, theme.SizeNameSelectionRadius, theme.SizeNameButtonRadius, theme.SizeNameMenuRadius:
		return 6
	case theme.SizeNamePopupRadius, theme.SizeNameDialogRadius:
		return DialogRadius
	case theme.SizeNameModalBlurRadius:
		return 0 // without a graphics card blurring takes 100 ms per frame
	case theme.SizeNameInlineIcon:
		return t.Theme.Size(name) * t.scale
	case theme.SizeNamePadding, theme.SizeNameInnerPadding, theme.SizeNameLineSpacing:
		return t.Theme.Size(name) * (1 + (t.scale-1)/2) // less padding where there is less room
	}
	return t.Theme.Size(name)
}
