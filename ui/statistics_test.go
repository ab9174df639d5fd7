package ui

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/store"
	"simplesimon/store/storetest"
	"simplesimon/ui/controls"
	"simplesimon/ui/keyboard"
	"simplesimon/ui/uitest"
)

// TestStatisticsFigures: the figures of every number of suits are those of the games; where
// there are none is a dash, not a nought.
func TestStatisticsFigures(t *testing.T) {
	for _, lang := range languages() {
		s := sitWithPast(t, 80, 0, lang)
		s.openByMenu("statistics", "statistics")
		shown := uitest.Texts(s.win.Canvas().Overlays().Top())
		games := s.Window.history()
		for _, suits := range []engine.Suits{engine.One, engine.Two, engine.Four, 0} {
			sum := stats.Summarize(games, suits)
			for _, want := range []string{
				s.words.Number(sum.Played), s.words.Number(sum.Won), s.words.Percent(sum.Won, sum.Played), s.words.Number(sum.LongestRun),
				s.words.Number(sum.BestScore), s.words.Number(sum.FewestMoves), locales.Clock(sum.BestTime), locales.Clock(sum.AverageTime),
			} {
				if !contains(shown, want) {
					t.Errorf("%s: for %d suits there is no %q", lang, suits, want)
				}
			}
		}
		if contains(shown, noFigure) {
			t.Errorf("%s: there is a dash though everything was won", lang)
		}
		present, longest, _ := stats.DayRun(games, stats.DateOf(s.now()))
		want := s.words.Format(locales.DayRuns, locales.DayRunsData{
			Present: s.words.Count(locales.DaysCount, present, nil), Longest: s.words.Count(locales.DaysCount, longest, nil)})
		if !contains(shown, want) {
			t.Errorf("%s: the runs of days are not %q", lang, want)
		}
	}
	for _, c := range []struct {
		sum  stats.Summary
		want []string // of the rows
	}{
		{stats.Summary{}, []string{"0", "–", "–", "–", "–", "–", "–", "–", "–", "–"}},
		{stats.Summary{Played: 3}, []string{"3", "0", "0%", "0", "0", "–", "–", "–", "–", "–"}},
		{stats.Summary{Played: 300, Won: 299, Run: 1, LongestRun: 9, BestScore: 851, AverageScore: 843.5, FewestMoves: 49},
			[]string{"300", "299", "99%", "1", "9", "851", "844", "49", "–", "–"}},
		{stats.Summary{Played: 300, Won: 1, Run: 0, LongestRun: 1, BestScore: -12, AverageScore: -12, FewestMoves: 912, BestTime: time.Hour, AverageTime: time.Hour},
			[]string{"300", "1", "1%", "0", "1", "−12", "−12", "912", "1:00:00", "1:00:00"}},
	} {
		var got []string
		for _, row := range statRows {
			got = append(got, row.figure(locales.New("en"), c.sum))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%+v shows %q, want %q", c.sum, got, c.want)
		}
	}
}

// charts are the charts on the page, by their names.
func (s *sitting) charts() map[string]*chartView {
	all := map[string]*chartView{}
	for _, o := range uitest.Objects(s.win.Canvas().Overlays().Top()) {
		if c, ok := o.(*chartView); ok {
			all[c.name] = c
		}
	}
	return all
}

// told is what the chart of a name has told last.
func (s *sitting) chartTold(name string) string {
	events := s.Traced("chart")
	for i := len(events) - 1; i >= 0; i-- {
		if events[i]["name"] == name {
			return events[i]["text"].(string)
		}
	}
	return ""
}

// TestChartsByKeys: Tab leads to every chart, the arrows step through all its values, and what
// they tell is what the table of the chart has.
func TestChartsByKeys(t *testing.T) {
	for _, lang := range languages() {
		s := sitWithPast(t, 200, 0, lang)
		s.showStatistics()
		page := &statisticsPage{w: s.Window, games: s.Window.history()}
		for _, of := range []seriesTable{page.scores(), page.weeks(), page.moves()} {
			s.Focus(of.name)
			view := s.charts()[of.name]
			if view == nil || view.items != of.items || of.items < 2 {
				t.Fatalf("%s has not %d items", of.name, of.items)
			}
			if view.chosen != of.items-1 || s.chartTold(of.name) != of.tell(of.items-1) {
				t.Errorf("%s begins at %d, %q", of.name, view.chosen, s.chartTold(of.name))
			}
			s.Press(fyne.KeyHome)
			for i := range of.items {
				if view.chosen != i || s.chartTold(of.name) != of.tell(i) {
					t.Fatalf("%s: item %d tells %q, want %q", of.name, view.chosen, s.chartTold(of.name), of.tell(i))
				}
				if shown := uitest.Texts(view); !contains(shown, of.tell(i)) {
					t.Fatalf("%s: the tip of item %d is not seen: %q", of.name, i, shown)
				}
				s.Press(fyne.KeyRight)
			}
			s.Press(fyne.KeyLeft)
			if view.chosen != of.items-2 {
				t.Errorf("%s: the arrows end at %d of %d", of.name, view.chosen, of.items)
			}
			if rows := of.rows(); len(rows) != of.items+1 {
				t.Errorf("%s has %d rows for %d items", of.name, len(rows), of.items)
			}
			if label := view.AccessibilityLabel(); label != of.title+": "+of.tell(of.items-2) {
				t.Errorf("%s is told as %q", of.name, label)
			}
		}
		s.Press(fyne.KeyTab)
		for name, view := range s.charts() {
			if view.focused || contains(uitest.Texts(view), s.chartTold(name)) {
				t.Errorf("%s points something out without the keys", name)
			}
		}
		s.Press(fyne.KeyEscape)
		s.WantOpened("")
	}
}

// TestChartsByPointer: the pointer over an item shows its tip, beside the chart nothing.
func TestChartsByPointer(t *testing.T) {
	s := sitWithPast(t, 200, 0, "en")
	s.showStatistics()
	for name, view := range s.charts() {
		width, at := view.picture.Size().Width, view.picture.Position()
		for i := range view.items {
			e := &desktop.MouseEvent{}
			e.Position = at.AddXY(width*(float32(i)+0.5)/float32(view.items), 5)
			view.MouseMoved(e)
			if view.chosen != i || !contains(uitest.Texts(view), view.tell(i)) {
				t.Fatalf("%s: over item %d is the tip of %d", name, i, view.chosen)
			}
		}
		view.MouseOut()
		if view.chosen != -1 || contains(uitest.Texts(view), view.tell(view.items-1)) {
			t.Errorf("%s: the tip stays", name)
		}
		test.Tap(view)
		if s.win.Canvas().Focused() != fyne.Focusable(view) {
			t.Errorf("%s: a click does not give it the keys", name)
		}
	}
}

// TestChartsOf: the choice of suits and the tables are effective at once, are kept over the
// settings, and say so where there is nothing to show.
func TestChartsOf(t *testing.T) {
	folder := store.At(t.TempDir())
	past := slices.DeleteFunc(storetest.Past(t, 60, time.Now()), func(e store.Entry) bool { return e.Code.Suits == engine.Four })
	for i := range past {
		if past[i].Code.Suits == engine.Two {
			past[i] = store.Entry{ID: past[i].ID, Game: stats.Game{Ended: past[i].Ended.AddDate(-1, 0, 0), Code: past[i].Code, Score: engine.StartScore}}
		}
	}
	storetest.KeepPast(t, folder, past)
	s := sitAt(t, 0, Options{Folder: folder})
	s.showStatistics()
	texts := func() string { return strings.Join(uitest.Texts(s.win.Canvas().Overlays().Top()), "\n") }
	pick := s.Control("charts-of").(*controls.Choice)
	for i, want := range [][]string{{"scores", "weeks", "moves"}, {"scores", "weeks", "moves"}, {"scores"}, nil} {
		pick.SetSelected(pick.Options[i])
		names := []string{}
		for name := range s.charts() {
			names = append(names, name)
		}
		slices.Sort(names)
		slices.Sort(want)
		if !slices.Equal(names, want) {
			t.Errorf("%s: charts %q, want %q", pick.Options[i], names, want)
		}
		for _, none := range []struct {
			id   locales.ID
			name string
		}{{locales.ChartNoGames, "scores"}, {locales.ChartNoWeeks, "weeks"}, {locales.ChartNoWins, "moves"}} {
			if said := strings.Contains(texts(), s.words.Text(none.id)); said == slices.Contains(want, none.name) {
				t.Errorf("%s: %q is said: %t", pick.Options[i], s.words.Text(none.id), said)
			}
		}
	}
	pick.SetSelected(pick.Options[1])
	s.Focus("as-table")
	s.Press(fyne.KeyReturn)
	if len(s.charts()) != 0 || !strings.Contains(texts(), s.words.Text(locales.HeadWeek)) {
		t.Error("the tables have not taken the place of the charts")
	}
	s.Chord(fyne.KeyComma, keyboard.Ctrl)
	s.WantOpened("settings")
	s.Press(fyne.KeyEscape)
	s.WantOpened("statistics")
	if again := s.Control("charts-of").(*controls.Choice); len(s.charts()) != 0 || again.Selected != again.Options[1] {
		t.Error("the page does not come back as it was")
	}
}

// TestNoGames: without games both pages say what will stand there.
func TestNoGames(t *testing.T) {
	for _, lang := range languages() {
		s := sitAt(t, 3, Options{Language: lang})
		for _, open := range []func(){s.showStatistics, s.showHistory} {
			open()
			if shown := uitest.Texts(s.win.Canvas().Overlays().Top()); !contains(shown, s.words.Text(locales.NoGames)) {
				t.Errorf("%s: an empty page says %q", lang, shown)
			}
			s.Press(fyne.KeyEscape)
			s.WantOpened("")
		}
	}
}

// TestChartsFit: in every size the charts of a wide page share its height, and every label lies
// within its chart, over no other one.
func TestChartsFit(t *testing.T) {
	for _, size := range [][2]int{{640, 480}, {firstWidth, firstHeight}, {1920, 1080}} {
		for _, lang := range languages() {
			t.Run(fmt.Sprintf("%s/%dx%d", lang, size[0], size[1]), func(t *testing.T) {
				s := newStage(t, scenery{width: size[0], height: size[1], lang: lang, past: 300})
				s.showStatistics()
				scroll := s.stack.Shown().Scroll
				wide := scroll.Size().Width >= wideStatistics
				if over := scroll.Content.MinSize().Height - scroll.Size().Height; wide && over > hairline {
					t.Errorf("the page is %.1f too high", over)
				}
				views := 0
				for _, o := range uitest.Objects(uitest.Top(s.Canvas)) {
					view, ok := o.(*chartView)
					if !ok {
						continue
					}
					views++
					s.win.Canvas().Focus(view)
					for range min(view.items, 6) {
						s.checkChart(view)
						view.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
					}
					s.checkChart(view)
				}
				if views != 3 {
					t.Errorf("%d charts", views)
				}
			})
		}
	}
}

// checkChart tests the labels of a chart.
func (s *stage) checkChart(view *chartView) {
	s.T.Helper()
	var before []box
	for _, o := range test.WidgetRenderer(view).Objects() {
		if !o.Visible() {
			continue
		}
		at := uitest.BoxOf(o.Position(), o.Size())
		if out := at.Outside(uitest.BoxOf(fyne.Position{}, view.Size())); out > hairline {
			s.T.Errorf("%s: a %T sticks %.1f out", view.name, o, out)
		}
		text, ok := o.(*canvas.Text)
		if !ok {
			continue
		}
		if text.Size().Width < text.MinSize().Width-hairline {
			s.T.Errorf("%s: %q has no room", view.name, text.Text)
		}
		for _, other := range before {
			if over(at, other) {
				s.T.Errorf("%s: %q lies over another label", view.name, text.Text)
			}
		}
		before = append(before, at)
	}
	if len(before) < 4 {
		s.T.Errorf("%s has %d labels", view.name, len(before))
	}
}
