package daily

import (
	"image"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/store"
	"simplesimon/ui/uitest"
)

// visit is a player using only the page of the deal of the day.
type visit struct {
	*uitest.Desk
	page  *Page
	words *locales.Localizer
	past  []store.Entry
	dealt []engine.Code
	table engine.Code // the deal being played
	begun bool
	level engine.Suits
}

// smallWindow is the size of a small window.
var smallWindow = fyne.NewSize(640, 480)

// open opens the page on a day, with finished games.
func open(t testing.TB, size fyne.Size, lang, today string, past ...store.Entry) *visit {
	t.Helper()
	v := &visit{Desk: uitest.NewDesk(t, size, lang), words: locales.New(lang), past: past, level: engine.Two}
	v.setDay(today)
	v.show()
	return v
}

// show opens the page again.
func (v *visit) show() {
	v.T.Helper()
	v.page = New(v.Stack, uitest.Games(v.past), Actions{
		Deal:    func(c engine.Code) { v.dealt = append(v.dealt, c) },
		OnTable: func() (engine.Code, bool) { return v.table, v.begun },
		Level:   func() engine.Suits { return v.level },
		Signs: func(suits engine.Suits) func(int) image.Image {
			return func(height int) image.Image { return image.NewRGBA(image.Rect(0, 0, int(suits)*height, height)) }
		},
	}, v.Time)
	v.Stack.Open(v.page)
	v.WantOpened("daily")
}

// setDay sets the clock to noon of a day.
func (v *visit) setDay(text string) {
	d := day(v.T, text)
	v.Now = time.Date(d.Year, d.Month, d.Day, 12, 0, 0, 0, time.Local)
}

func day(t testing.TB, text string) stats.Date {
	t.Helper()
	d, err := stats.ParseDate(text)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// game returns a game of a day's deal, begun on that day or at another time.
func game(t testing.TB, text string, suits engine.Suits, won, onDay bool) store.Entry {
	d := day(t, text)
	e := store.Entry{Game: stats.Game{Code: d.Deal(suits), Won: won, Ended: time.Date(d.Year, d.Month, d.Day, 13, 0, 0, 0, time.Local)}}
	if onDay {
		e.Day = d
	}
	return e
}

// wantChosen checks the selected day, what the month reports about it, and the heading.
func (v *visit) wantChosen(want string) {
	v.T.Helper()
	d := v.page.chosen
	if d.String() != want {
		v.T.Fatalf("selected %v, want %s", d, want)
	}
	for _, text := range []string{v.words.MonthYear(d.Year, d.Month), v.page.dayTitle()} {
		v.wantSaid(text)
	}
}

// wantSaid checks that the page shows a text.
func (v *visit) wantSaid(text string) {
	v.T.Helper()
	if !strings.Contains(strings.Join(v.ShownTexts(), " "), text) {
		v.T.Errorf("the page does not show %q: %q", text, v.ShownTexts())
	}
}

// click clicks on a day of the month shown.
func (v *visit) click(text string) {
	v.T.Helper()
	m := v.page.month
	for cell := range weeks * weekdays {
		if d, ok := m.dayIn(cell); ok && d == day(v.T, text) {
			size := cellSize(m.Size().Width)
			m.Tapped(&fyne.PointEvent{Position: fyne.NewPos((float32(cell%weekdays)+0.5)*size.Width, headHeight()+(float32(cell/weekdays)+0.5)*size.Height)})
			return
		}
	}
	v.T.Fatalf("%s is not in the month", text)
}

// marks returns the visible marks of a day; nil for none.
func (v *visit) marks(text string) []stats.DayMark { return v.page.marksOf(day(v.T, text)) }

// wantDealt checks the last deal.
func (v *visit) wantDealt(want engine.Code) {
	v.T.Helper()
	if len(v.dealt) == 0 || v.dealt[len(v.dealt)-1] != want {
		v.T.Errorf("dealt %v, want %v", v.dealt, want)
	}
}
