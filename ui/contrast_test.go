package ui

import (
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"simplesimon/choices"
	"simplesimon/engine"
	"simplesimon/store"
	"simplesimon/ui/faces"
	"simplesimon/ui/look"
	"simplesimon/ui/table"
)

// What has to stand out from its ground, and how far: WCAG 2.2, success
// criteria 1.4.3 (text) and 1.4.11 (marks and outlines). Text of what can't be
// used now is exempt there, and so here.
const (
	textContrast = 4.5
	markContrast = 3.0
)

// luminance is the relative luminance of an opaque colour, 0 … 1, as WCAG 2.2
// defines it (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance).
func luminance(c color.NRGBA) float64 {
	linear := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// contrast is the contrast ratio of two opaque colours, 1 … 21, as WCAG 2.2
// defines it (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
func contrast(a, b color.NRGBA) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// onto is the colour that a translucent one gives on an opaque ground.
func onto(ground, c color.NRGBA) color.NRGBA {
	return blend(ground, color.NRGBA{c.R, c.G, c.B, 0xFF}, float64(c.A)/255)
}

func TestContrastIsThatOfWCAG(t *testing.T) {
	grey := func(v uint8) color.NRGBA { return color.NRGBA{v, v, v, 0xFF} }
	for _, c := range []struct {
		a, b color.NRGBA
		want float64
	}{
		{black, white, 21},
		{white, white, 1},
		{grey(0x76), white, 4.54}, // the lightest grey for text on white
		{grey(0x77), white, 4.48},
		{color.NRGBA{0xFF, 0x00, 0x00, 0xFF}, white, 4.00},
		{color.NRGBA{0x00, 0x00, 0xFF, 0xFF}, white, 8.59},
		{color.NRGBA{0x00, 0xFF, 0x00, 0xFF}, black, 15.30},
	} {
		for _, got := range []float64{contrast(c.a, c.b), contrast(c.b, c.a)} {
			if math.Abs(got-c.want) > 0.005 {
				t.Errorf("the contrast of %v and %v is %.3f, want %.2f", c.a, c.b, got, c.want)
			}
		}
	}
}

// pair is a colour and what it lies on: grounds one over the other, the lowest
// opaque.
type pair struct {
	what   string
	over   fyne.ThemeColorName
	ground []fyne.ThemeColorName
	least  float64
}

// chromePairs are all that the bar, the line, menus and dialogs draw.
func chromePairs() []pair {
	const (
		panel = theme.ColorNameOverlayBackground
		menu  = theme.ColorNameMenuBackground
		input = theme.ColorNameInputBackground
		plain = theme.ColorNameButton
		chief = theme.ColorNamePrimary
		text  = theme.ColorNameForeground
		hover = theme.ColorNameHover
		press = theme.ColorNamePressed
		focus = theme.ColorNameFocus
	)
	on := func(names ...fyne.ThemeColorName) []fyne.ThemeColorName { return names }
	pairs := []pair{
		{"a message in the line", text, on(look.Chrome), textContrast},
		{"quiet text in the bar", look.Quiet, on(look.Chrome), textContrast},
		{"quiet text in a dialog", look.Quiet, on(panel), textContrast},
		{"text in a dialog", text, on(panel), textContrast},
		{"text in a menu", text, on(menu), textContrast},
		{"text in an open choice, under the pointer", text, on(menu, hover), textContrast},
		{"text in an open choice, with the focus", text, on(menu, focus), textContrast},
		{"text in an entry or choice", text, on(input), textContrast},
		{"a choice under the pointer", text, on(panel, hover), textContrast},
		{"a choice with the focus", text, on(panel, focus), textContrast},
		{"the selected game in the history", text, on(panel, theme.ColorNameSelection), textContrast},
		{"a game under the pointer in the history", text, on(panel, hover), textContrast},
		{"where the keys are in the history", chief, on(panel), markContrast},
		{"what is won in a chart", chief, on(panel), markContrast},
		{"what is not won in a chart", look.Quiet, on(panel), markContrast},
		{"selected text in an entry", text, on(input, theme.ColorNameSelection), textContrast},
		{"the example in an entry", theme.ColorNamePlaceHolder, on(input), textContrast},
		{"a fault", theme.ColorNameError, on(panel), textContrast},
		{"a warning", theme.ColorNameWarning, on(panel), textContrast},
		{"a link", theme.ColorNameHyperlink, on(panel), textContrast},
		{"the edge of an empty place", look.Quiet, on(look.Chrome), markContrast},
		{"the edge of an entry or a uitest.Box, outwards", theme.ColorNameInputBorder, on(panel), markContrast},
		{"the edge of an entry or a uitest.Box, inwards", theme.ColorNameInputBorder, on(input), markContrast},
		{"a ticked box and its tick", chief, on(panel), markContrast},
	}
	for _, b := range []struct {
		what         string
		text, ground fyne.ThemeColorName
	}{{"a button", text, plain}, {"the likely answer", theme.ColorNameForegroundOnPrimary, chief}} {
		pairs = append(pairs,
			pair{b.what, b.text, on(b.ground), textContrast},
			pair{b.what + " under the pointer", b.text, on(b.ground, hover), textContrast},
			pair{b.what + " with the focus", b.text, on(b.ground, focus), textContrast},
			pair{b.what + " pressed", b.text, on(b.ground, hover, press), textContrast},
		)
	}
	return pairs
}

// everyLook calls test for each table in light and dark.
func everyLook(t *testing.T, test func(t *testing.T, name, chrome string)) {
	for _, name := range choices.Tables {
		for _, chrome := range []string{"light", "dark"} {
			t.Run(name+"/"+chrome, func(t *testing.T) { test(t, name, chrome) })
		}
	}
}

func TestChromeStandsOut(t *testing.T) {
	everyLook(t, func(t *testing.T, name, chrome string) {
		l := newLook(name, chrome)
		of := func(name fyne.ThemeColorName) color.NRGBA { return l.Color(name, 0).(color.NRGBA) }
		for _, p := range chromePairs() {
			ground := of(p.ground[0])
			if ground.A != 0xFF {
				t.Fatalf("the ground of %s, %s, is translucent", p.what, p.ground[0])
			}
			for _, over := range p.ground[1:] {
				ground = onto(ground, of(over))
			}
			if got := contrast(onto(ground, of(p.over)), ground); got < p.least {
				t.Errorf("%s: %s on %v has a contrast of %.2f, want at least %.1f", p.what, p.over, p.ground, got, p.least)
			}
		}
	})
}

// marks are the colours with which the table marks cards and columns.
func marks(l table.Palette) map[string]color.NRGBA {
	return map[string]color.NRGBA{
		"a column that takes the cards": l.Takes, "the target": l.Target, "a selection": l.Selected,
		"the cursor": l.Cursor, "a breaking card": l.Broken, "moved cards": l.Moved, "an empty column": l.Place,
	}
}

func TestMarksStandOutFromPlainTables(t *testing.T) {
	for _, name := range choices.Tables {
		felt := choices.Find(choices.Tables, name).Felt
		for what, c := range marks(table.NewPalette(felt, false)) {
			if got := contrast(c, felt); got < markContrast {
				t.Errorf("%s: the mark of %s has a contrast of %.2f, want at least %.1f", name, what, got, markContrast)
			}
		}
	}
}

func TestSignsStandOutFromPaper(t *testing.T) {
	for _, style := range []faces.Style{{}, {FourColours: true}} {
		for suit := engine.Spades; suit <= engine.Clubs; suit++ {
			if got := contrast(style.Ink(suit), faces.Paper); got < textContrast {
				t.Errorf("four colours %t: %v on paper has a contrast of %.2f, want at least %.1f",
					style.FourColours, suit, got, textContrast)
			}
		}
	}
}

func TestTimeStandsOutFromTables(t *testing.T) {
	for name, felt := range felts {
		if got := contrast(onFelt(felt), felt); got < textContrast {
			t.Errorf("%s: the time has a contrast of %.2f, want at least %.1f", name, got, textContrast)
		}
	}
}

// Everything that the settings offer is in the tests above.
func TestEveryTableHasAGround(t *testing.T) {
	for _, name := range choices.Tables {
		if felt, ok := choices.Find(choices.Tables, name).Felt; !ok || felt.A != 0xFF {
			t.Errorf("the table %q has the ground %v", name, felt)
		}
	}
	if len(felts) != len(store.Tables) {
		t.Errorf("%d grounds for %d tables", len(felts), len(store.Tables))
	}
}
