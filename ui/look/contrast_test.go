package look_test

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"simplesimon/choices"
	"simplesimon/engine"
	"simplesimon/ui/faces"
	"simplesimon/ui/look"
	"simplesimon/ui/uitest"
)

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
		{"a message in the line", text, on(look.Chrome), uitest.TextContrast},
		{"quiet text in the bar", look.Quiet, on(look.Chrome), uitest.TextContrast},
		{"quiet text in a dialog", look.Quiet, on(panel), uitest.TextContrast},
		{"text in a dialog", text, on(panel), uitest.TextContrast},
		{"text on a page", text, on(look.Page), uitest.TextContrast},
		{"quiet text on a page", look.Quiet, on(look.Page), uitest.TextContrast},
		{"the edge of an entry or a box on a page", theme.ColorNameInputBorder, on(look.Page), uitest.MarkContrast},
		{"text in a menu", text, on(menu), uitest.TextContrast},
		{"text in an open choice, under the pointer", text, on(menu, hover), uitest.TextContrast},
		{"text in an open choice, with the focus", text, on(menu, focus), uitest.TextContrast},
		{"text in an entry or choice", text, on(input), uitest.TextContrast},
		{"a choice under the pointer", text, on(panel, hover), uitest.TextContrast},
		{"a choice with the focus", text, on(panel, focus), uitest.TextContrast},
		{"the selected game in the history", text, on(look.Page, theme.ColorNameSelection), uitest.TextContrast},
		{"a game under the pointer in the history", text, on(look.Page, hover), uitest.TextContrast},
		{"where the keys are in the history", chief, on(look.Page), uitest.MarkContrast},
		{"what is won in a chart", chief, on(look.Page), uitest.MarkContrast},
		{"what is not won in a chart", look.Quiet, on(look.Page), uitest.MarkContrast},
		{"selected text in an entry", text, on(input, theme.ColorNameSelection), uitest.TextContrast},
		{"the example in an entry", theme.ColorNamePlaceHolder, on(input), uitest.TextContrast},
		{"a fault", theme.ColorNameError, on(panel), uitest.TextContrast},
		{"a warning", theme.ColorNameWarning, on(panel), uitest.TextContrast},
		{"a link", theme.ColorNameHyperlink, on(panel), uitest.TextContrast},
		{"the edge of an empty place", look.Quiet, on(look.Chrome), uitest.MarkContrast},
		{"the edge of an entry or a box, outwards", theme.ColorNameInputBorder, on(panel), uitest.MarkContrast},
		{"the edge of an entry or a box, inwards", theme.ColorNameInputBorder, on(input), uitest.MarkContrast},
		{"a ticked box and its tick", chief, on(panel), uitest.MarkContrast},
		{"the track of a switch that is on", chief, on(panel), uitest.MarkContrast},
		{"its knob", theme.ColorNameForegroundOnPrimary, on(chief), uitest.MarkContrast},
		{"its knob under the pointer", theme.ColorNameForegroundOnPrimary, on(chief, hover), uitest.MarkContrast},
		{"the knob of a switch that is off", look.Quiet, on(input), uitest.MarkContrast},
		{"the knob of a switch that is off, under the pointer", look.Quiet, on(input, hover), uitest.MarkContrast},
		{"the name of a tile under the pointer", text, on(panel, hover), uitest.TextContrast},
		{"the frame of the chosen tile", chief, on(panel), uitest.MarkContrast},
	}
	for _, b := range []struct {
		what         string
		text, ground fyne.ThemeColorName
	}{{"a button", text, plain}, {"the likely answer", theme.ColorNameForegroundOnPrimary, chief}} {
		pairs = append(pairs,
			pair{b.what, b.text, on(b.ground), uitest.TextContrast},
			pair{b.what + " under the pointer", b.text, on(b.ground, hover), uitest.TextContrast},
			pair{b.what + " pressed", b.text, on(b.ground, hover, press), uitest.TextContrast},
		)
	}
	return pairs
}

func TestChromeStandsOut(t *testing.T) {
	for _, table := range choices.Tables {
		for _, variant := range []string{"light", "dark"} {
			t.Run(table.Name+"/"+variant, func(t *testing.T) {
				l := look.NewTheme(table, variant)
				for _, p := range chromePairs() {
					p.check(t, func(name fyne.ThemeColorName) color.NRGBA { return l.Color(name, 0).(color.NRGBA) })
				}
			})
		}
	}
}

// check checks a pair in the colours of a theme.
func (p *pair) check(t *testing.T, of func(fyne.ThemeColorName) color.NRGBA) {
	t.Helper()
	ground := of(p.ground[0])
	if ground.A != 0xFF {
		t.Fatalf("the ground of %s, %s, is translucent", p.what, p.ground[0])
	}
	for _, over := range p.ground[1:] {
		ground = uitest.Onto(ground, of(over))
	}
	if got := uitest.Contrast(uitest.Onto(ground, of(p.over)), ground); got < p.least {
		t.Errorf("%s: %s on %v has a contrast of %.2f, want at least %.1f", p.what, p.over, p.ground, got, p.least)
	}
}

func TestSignsStandOutFromPaper(t *testing.T) {
	for _, style := range []faces.Style{{}, {FourColours: true}} {
		for suit := engine.Spades; suit <= engine.Clubs; suit++ {
			if got := uitest.Contrast(style.Ink(suit), faces.Paper); got < uitest.TextContrast {
				t.Errorf("four colours %t: %v on paper has a contrast of %.2f, want at least %.1f",
					style.FourColours, suit, got, uitest.TextContrast)
			}
		}
	}
}

func TestTimeStandsOutFromTables(t *testing.T) {
	for _, table := range choices.Tables {
		if got := uitest.Contrast(table.Ink, table.Felt); got < uitest.TextContrast {
			t.Errorf("%s: the time has a contrast of %.2f, want at least %.1f", table.Name, got, uitest.TextContrast)
		}
	}
}

// TestTablesAreOpaque checks that every colour of a table is measured above as it is drawn.
func TestTablesAreOpaque(t *testing.T) {
	for _, table := range choices.Tables {
		for what, c := range map[string]color.NRGBA{
			"ground": table.Felt, "text": table.Ink, "bar": table.Bar, "shade": table.Shade, "accent": table.Accent,
		} {
			if c.A != 0xFF {
				t.Errorf("%s: the %s is %v", table.Name, what, c)
			}
		}
	}
}
