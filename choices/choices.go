// Package choices defines the values of the settings that have several. A value is one record here
// plus its messages in the bundles; the settings, their dialog and the theme use these lists.
package choices

import (
	"image/color"

	"simplesimon/locales"
)

// Choice is a value of a setting.
type Choice struct {
	Name    string     // as saved, and in the trace
	Message locales.ID // as shown to the player
}

// Table is a table colour and the colours that go with it.
type Table struct {
	Choice
	Felt   color.NRGBA // the felt
	Ink    color.NRGBA // text on the felt
	Bar    color.NRGBA // bar and line in the dark theme
	Shade  color.NRGBA // base of the darker pages and dialogs in the dark theme
	Accent color.NRGBA // accent in the light theme
}

var (
	white = color.NRGBA{0xFF, 0xFF, 0xFF, 0xFF}
	ink   = color.NRGBA{0x1B, 0x1F, 0x24, 0xFF}

	green    = color.NRGBA{0x1F, 0x6B, 0x45, 0xFF}
	blue     = color.NRGBA{0x24, 0x52, 0x7A, 0xFF}
	burgundy = color.NRGBA{0x6E, 0x2B, 0x3A, 0xFF}
	slate    = color.NRGBA{0x3A, 0x44, 0x50, 0xFF}
	black    = color.NRGBA{0x00, 0x00, 0x00, 0xFF}
)

// Tables are the table colours; the first one is the default.
var Tables = []Table{
	{Choice{"green", locales.TableGreen}, green, white, color.NRGBA{0x0F, 0x33, 0x21, 0xFF}, green, green},
	{Choice{"blue", locales.TableBlue}, blue, white, color.NRGBA{0x11, 0x27, 0x3B, 0xFF}, blue, blue},
	{Choice{"burgundy", locales.TableBurgundy}, burgundy, white, color.NRGBA{0x35, 0x15, 0x1C, 0xFF}, burgundy, burgundy},
	{Choice{"slate", locales.TableSlate}, slate, white, color.NRGBA{0x1C, 0x21, 0x26, 0xFF}, slate, slate},
	{Choice{"linen", locales.TableLinen}, color.NRGBA{0xE6, 0xE1, 0xD6, 0xFF}, ink,
		color.NRGBA{0x2C, 0x2A, 0x25, 0xFF}, color.NRGBA{0x4A, 0x46, 0x3E, 0xFF}, green}, // its own shades would be too light
	{Choice{"contrast", locales.TableContrast}, black, white, color.NRGBA{0x24, 0x24, 0x24, 0xFF}, black, black},
}

// Themes are the appearances of bar, line, pages and dialogs; the first one is the default.
var Themes = []Choice{
	{"system", locales.ChromeSystem}, {"light", locales.ChromeLight}, {"dark", locales.ChromeDark},
}

// Speed is a speed of animations.
type Speed struct {
	Choice
	Pace float64 // factor on the duration of animations; 0 disables them
}

// Speeds are the animation speeds; the first one is the default.
var Speeds = []Speed{
	{Choice{"normal", locales.SpeedNormal}, 1}, {Choice{"fast", locales.SpeedFast}, 0.5}, {Choice{"off", locales.SpeedOff}, 0},
}

// TextSize is the text size of the bar, menus, pages and dialogs.
type TextSize struct {
	Choice
	Scale float32 // scale of text and everything that depends on it
}

// TextSizes are the text sizes; the first one is the default.
var TextSizes = []TextSize{
	{Choice{"normal", locales.TextSizeNormal}, 1}, {Choice{"large", locales.TextSizeLarge}, 1.2}, {Choice{"larger", locales.TextSizeLarger}, 1.4},
}

// Base returns the choice itself, for embedding types.
func (c Choice) Base() Choice { return c }

// Of returns the choices of the records, in order.
func Of[T interface{ Base() Choice }](records []T) []Choice {
	all := make([]Choice, len(records))
	for i, r := range records {
		all[i] = r.Base()
	}
	return all
}

// Find returns the record with a name, or the first one if there is none.
func Find[T interface{ Base() Choice }](records []T, name string) T {
	for _, r := range records {
		if r.Base().Name == name {
			return r
		}
	}
	return records[0]
}

// Has reports whether there is a record with a name.
func Has[T interface{ Base() Choice }](records []T, name string) bool {
	return Find(records, name).Base().Name == name
}
