package chrome

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"simplesimon/choices"
	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/ui/look"
	"simplesimon/ui/uitest"
)

// lineIn lays out a line in a window of a width.
func lineIn(t *testing.T, width float32, lang string) (*uitest.Desk, *Line) {
	t.Helper()
	d := uitest.NewDesk(t, fyne.NewSize(width, 480), lang)
	l := NewLine(d.Host(), nil, d.Timers, func(engine.Reason) {})
	l.Recolour(choices.Tables[0])
	l.Relabel(locales.New(lang))
	d.Window.SetContent(container.NewBorder(nil, l.Box, nil, nil))
	return d, l
}

// TestMessageOnItsGround checks that a message is on its background, inside the line, and covers neither the
// time nor the button.
func TestMessageOnItsGround(t *testing.T) {
	for _, width := range []float32{640, 1120} {
		for _, text := range []string{"a", "a message", "a message that is as long as it takes to be broken into two lines in the smallest window, and no longer"} {
			d, l := lineIn(t, width, "en")
			l.ShowTime("Time: 12:34")
			l.Remind(text, engine.WrongRank)
			places := map[fyne.CanvasObject]uitest.Box{}
			layer := uitest.Layer(d.Canvas, l.Box)
			for _, o := range layer {
				places[o.CanvasObject] = o.Rect
			}
			ground := places[l.ground]
			if out := ground.Outside(places[l.Box]); out > 0 {
				t.Errorf("%v: the background extends %.1f beyond the line", width, out)
			}
			if !places[l.time].And(ground).Empty() {
				t.Errorf("%v: the background overlaps the time", width)
			}
			if places[l.more].Outside(ground) > 0 {
				t.Errorf("%v: the button extends beyond the background", width)
			}
			texts := 0
			for _, o := range layer {
				if c, ok := o.CanvasObject.(*canvas.Text); ok && c != l.time && c.Text != "" {
					texts++
					if out := o.Rect.Outside(ground); out > 0.5 {
						t.Errorf("%v: %q extends %.1f beyond its background", width, c.Text, out)
					}
				}
			}
			if texts < 2 {
				t.Errorf("%v: %q: only %d texts", width, text, texts)
			}
		}
	}
}

// longest is the refusal with the longest text among those that name cards.
func longest(words *locales.Localizer) (longest engine.Refusal) {
	var width float32
	for rank := engine.Ace; rank <= engine.King; rank++ {
		for suit := engine.Spades; suit <= engine.Clubs; suit++ {
			for other := engine.Ace; other <= engine.King; other++ {
				first, second := engine.NewCard(rank, suit), engine.NewCard(other, engine.Diamonds)
				for _, r := range []engine.Refusal{
					{Reason: engine.WrongRank, First: first, Target: second, Index: -1},
					{Reason: engine.NotASequence, First: first, Upper: first, Lower: second, Index: 1},
					{Reason: engine.MixedSuits, First: first, Upper: first, Lower: second, Index: 1},
				} {
					if w := fyne.MeasureText(words.Refusal(&r), look.SmallText(), fyne.TextStyle{}).Width; w > width {
						longest, width = r, w
					}
				}
			}
		}
	}
	return longest
}

// TestLongestReminderFits checks that even in the smallest window the line has room for every message, in every
// language.
func TestLongestReminderFits(t *testing.T) {
	for _, lang := range locales.Languages() {
		for _, width := range []float32{320, 338, 360, 420, 480, 600, 640} {
			d, l := lineIn(t, width, lang)
			words := d.Host().Words()
			r := longest(words)
			text := words.Refusal(&r)
			l.Box.Resize(fyne.NewSize(width, LineHeight(width)))
			l.Remind(text, r.Reason)
			needs, has := l.label.MinSize().Height-2*theme.InnerPadding(), l.Box.Size().Height // when wrapped
			if l.Text() != text || needs > has {
				t.Errorf("%s, %v: %q needs %v, the line has %v", lang, width, text, needs, has)
			}
		}
	}
}
