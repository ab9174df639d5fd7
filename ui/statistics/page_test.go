package statistics

import (
	"image/color"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/store"
	"simplesimon/store/storetest"
	"simplesimon/ui/controls"
	"simplesimon/ui/uitest"
)

// TestStatisticsFigures checks the figures for every number of suits; without games there is a dash instead of
// a zero.
func TestStatisticsFigures(t *testing.T) {
	for _, lang := range uitest.Languages() {
		v := open(t, small, lang, games(80))
		shown, games := v.ShownTexts(), v.page.games
		for _, suits := range []engine.Suits{engine.One, engine.Two, engine.Four, 0} {
			sum := stats.Summarize(games, suits)
			for _, want := range []string{
				v.words.Number(sum.Played), v.words.Number(sum.Won), v.words.Percent(sum.Won, sum.Played), v.words.Number(sum.LongestRun),
				v.words.Number(sum.BestScore), v.words.Number(sum.FewestMoves), locales.Clock(sum.BestTime), locales.Clock(sum.AverageTime),
			} {
				if !slices.Contains(shown, want) {
					t.Errorf("%s: %d suits: %q is missing", lang, suits, want)
				}
			}
		}
		if slices.Contains(shown, noFigure) {
			t.Errorf("%s: dash although all games were won", lang)
		}
		present, longest, _ := stats.DayRun(games, stats.DateOf(v.Now))
		want := v.words.Format(locales.DayRuns, locales.DayRunsData{
			Present: v.words.Count(locales.DaysCount, present, nil), Longest: v.words.Count(locales.DaysCount, longest, nil)})
		if !slices.Contains(shown, want) {
			t.Errorf("%s: the streaks of days are not %q", lang, want)
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
			[]string{"300", "1", "1%", "0", "1", "–12", "–12", "912", "1:00:00", "1:00:00"}},
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

// TestChartsByKeys checks that Tab reaches every chart, the arrows step through all values, and the values
// match the table of the chart.
func TestChartsByKeys(t *testing.T) {
	for _, lang := range uitest.Languages() {
		v := open(t, small, lang, games(200))
		for _, of := range []seriesTable{v.page.scores(), v.page.weeks(), v.page.moves()} {
			v.Focus(of.name)
			view := v.charts()[of.name]
			if view == nil || view.items != of.items || of.items < 2 {
				t.Fatalf("%s should have %d items", of.name, of.items)
			}
			if view.chosen != of.items-1 || v.told(of.name) != of.tell(of.items-1) {
				t.Errorf("%s starts at %d, %q", of.name, view.chosen, v.told(of.name))
			}
			v.Press(fyne.KeyHome)
			for i := range of.items {
				if view.chosen != i || v.told(of.name) != of.tell(i) {
					t.Fatalf("%s: item %d is %q, want %q", of.name, view.chosen, v.told(of.name), of.tell(i))
				}
				if shown := uitest.Texts(view); !slices.Contains(shown, of.tell(i)) {
					t.Fatalf("%s: tooltip of item %d not visible: %q", of.name, i, shown)
				}
				v.Press(fyne.KeyRight)
			}
			v.Press(fyne.KeyLeft)
			if view.chosen != of.items-2 {
				t.Errorf("%s: the arrows stop at %d of %d", of.name, view.chosen, of.items)
			}
			if rows := of.rows(); len(rows) != of.items+1 {
				t.Errorf("%s has %d rows for %d items", of.name, len(rows), of.items)
			}
			if label := view.AccessibilityLabel(); label != of.title+": "+of.tell(of.items-2) {
				t.Errorf("%s has the accessible label %q", of.name, label)
			}
		}
		v.Press(fyne.KeyTab)
		for name, view := range v.charts() {
			if view.focused || slices.Contains(uitest.Texts(view), v.told(name)) {
				t.Errorf("%s highlights an item without the focus", name)
			}
			if label := view.AccessibilityLabel(); label != view.title {
				t.Errorf("%s has the accessible label %q without the focus", name, label)
			}
		}
		v.Press(fyne.KeyEscape)
		v.WantOpened("")
	}
}

// TestChartsByPointer checks that the tooltip of the item under the pointer is shown, and none outside the
// chart.
func TestChartsByPointer(t *testing.T) {
	v := open(t, small, "en", games(200))
	for name, view := range v.charts() {
		width, at := view.picture.Size().Width, view.picture.Position()
		for i := range view.items {
			e := &desktop.MouseEvent{}
			e.Position = at.AddXY(width*(float32(i)+0.5)/float32(max(view.items, view.room)), 5)
			view.MouseMoved(e)
			if view.chosen != i || !slices.Contains(uitest.Texts(view), view.tell(i)) {
				t.Fatalf("%s: item %d shows the tooltip of item %d", name, i, view.chosen)
			}
		}
		view.MouseOut()
		if view.chosen != -1 || slices.Contains(uitest.Texts(view), view.tell(view.items-1)) {
			t.Errorf("%s: the tooltip does not disappear", name)
		}
		test.Tap(view)
		if v.Canvas.Focused() != fyne.Focusable(view) {
			t.Errorf("%s: a click does not focus it", name)
		}
	}
}

// TestChartsOf checks that the choice of suits and of the tables takes effect at once, is kept while something
// else covers the page, and shows a message if there is nothing to show.
func TestChartsOf(t *testing.T) {
	v := open(t, small, "en", func(v *visit) []store.Entry {
		past := slices.DeleteFunc(storetest.Past(t, 60, v.Now), func(e store.Entry) bool { return e.Code.Suits == engine.Four })
		for i, e := range past {
			if e.Code.Suits == engine.Two {
				past[i] = store.Entry{ID: e.ID, Game: stats.Game{Ended: e.Ended.AddDate(-1, 0, 0), Code: e.Code, Score: engine.StartScore}}
			}
		}
		return past
	})
	pick := v.Control("charts-of").(*controls.Choice)
	for i, want := range [][]string{{"scores", "weeks", "moves"}, {"scores", "weeks", "moves"}, {"scores"}, nil} {
		pick.SetSelected(pick.Options[i])
		if names := slices.Collect(maps.Keys(v.charts())); !sameNames(names, want) {
			t.Errorf("%s: charts %q, want %q", pick.Options[i], names, want)
		}
		listed := []string{"charts-of", "as-table", "close"}
		if names := v.controls(); !sameNames(names, append(listed, want...)) {
			t.Errorf("%s: controls %q, want %q", pick.Options[i], names, append(listed, want...))
		}
		for _, none := range []struct {
			id   locales.ID
			name string
		}{{locales.ChartNoGames, "scores"}, {locales.ChartNoWeeks, "weeks"}, {locales.ChartNoWins, "moves"}} {
			if said := v.says(v.words.Text(none.id)); said == slices.Contains(want, none.name) {
				t.Errorf("%s: %q is shown: %t", pick.Options[i], v.words.Text(none.id), said)
			}
		}
	}
	pick.SetSelected(pick.Options[1])
	v.Focus("as-table")
	v.Press(fyne.KeyReturn)
	if len(v.charts()) != 0 || !v.says(v.words.Text(locales.HeadWeek)) {
		t.Error("the tables do not replace the charts")
	}
	v.Stack.Tell("a title", "a text")
	v.Press(fyne.KeyEscape)
	v.WantOpened("statistics")
	if again := v.Control("charts-of").(*controls.Choice); len(v.charts()) != 0 || again.Selected != again.Options[1] {
		t.Error("the page does not return unchanged")
	}
}

// sameNames reports whether two lists have the same names, in any order.
func sameNames(a, b []string) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}

// TestNoGames checks that without games the page says what it will show.
func TestNoGames(t *testing.T) {
	for _, lang := range uitest.Languages() {
		v := open(t, small, lang, games(0))
		if !v.says(v.words.Text(locales.NoGames)) {
			t.Errorf("%s: the empty page shows %q", lang, v.ShownTexts())
		}
		v.Press(fyne.KeyEscape)
		v.WantOpened("")
	}
}

// TestKeyboardReachesAll checks that Tab reaches every control of the page.
func TestKeyboardReachesAll(t *testing.T) {
	v := open(t, small, "en", games(40))
	all := v.Stack.Shown().Controls
	for _, c := range all {
		v.Focus(c.Name)
	}
	if len(all) < 6 {
		t.Errorf("the page has %d controls", len(all))
	}
}

// TestManyGames checks that the statistics of a hundred thousand games have no more objects than those of a
// hundred.
func TestManyGames(t *testing.T) {
	for _, n := range []int{100, 100_000} {
		v := open(t, small, "en", games(n))
		if objects := len(uitest.Objects(uitest.Top(v.Canvas))); objects > 400 {
			t.Errorf("the statistics of %d games have %d objects", n, objects)
		}
	}
}

// TestTiles checks that four tiles show the rate, the best score, the streak and the best time of the selected
// games.
func TestTiles(t *testing.T) {
	for _, lang := range uitest.Languages() {
		v := open(t, small, lang, games(80))
		pick := v.Control("charts-of").(*controls.Choice)
		for i, suits := range []engine.Suits{0, engine.One, engine.Two, engine.Four} {
			pick.SetSelected(pick.Options[i])
			sum := stats.Summarize(v.page.games, suits)
			want := []string{v.words.Percent(sum.Won, sum.Played), v.words.Number(sum.BestScore), v.words.Number(sum.Run), locales.Clock(sum.BestTime)}
			var got []string
			for _, o := range v.page.tiles.Objects {
				label := o.(*controls.Figure).AccessibilityLabel()
				_, value, _ := strings.Cut(label, ": ")
				got = append(got, value)
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s, %s: tiles %q, want %q", lang, pick.Options[i], got, want)
			}
		}
		v.CheckWhole(lang)
	}
}

// first returns the first n games of a player, either all of them won or none.
func first(n int, won bool) func(*visit) []store.Entry {
	return func(v *visit) []store.Entry {
		past := storetest.Past(v.T, n, v.Now)
		for i := range past {
			past[i].Won = won
		}
		return past
	}
}

// TestFirstWeek checks that with only a few games, all won or none, the weeks start with that of the first game
// at the lower edge of the chart, scores and moves are inside theirs, and there is room for future values at
// the right.
func TestFirstWeek(t *testing.T) {
	for _, n := range []int{1, 2, 5, 12} {
		for _, won := range []bool{true, false} {
			v := open(t, fyne.NewSize(1120, 700), "en", first(n, won))
			games := v.page.games
			weeks := v.page.weeks()
			if weeks.axis.Low != 0 || weeks.axis.High < n {
				t.Errorf("%d games, won %t: the weeks range from %d to %d", n, won, weeks.axis.Low, weeks.axis.High)
			}
			want, monday := 1, stats.DateOf(games[0].Ended).Monday()
			for monday.Before(stats.DateOf(v.Now).Monday()) {
				want, monday = want+1, monday.Add(7)
			}
			if weeks.items != want {
				t.Errorf("%d games take %d weeks, want %d", n, weeks.items, want)
			}
			scores := v.page.scores()
			for _, g := range games {
				if g.Score <= scores.axis.Low || g.Score >= scores.axis.High {
					t.Errorf("%d games, won %t: score %d is at the edge of %d to %d", n, won, g.Score, scores.axis.Low, scores.axis.High)
				}
			}
			if scores.average != (n > averaged) {
				t.Errorf("%d games: line of averages is %t", n, scores.average)
			}
			if moves := v.page.moves(); (moves.items > 0) != won {
				t.Errorf("%d games, won %t: %d bars of moves", n, won, moves.items)
			}
			for _, view := range v.charts() {
				checkFirst(t, view)
			}
			v.CheckApart("the first week")
		}
	}
}

// checkFirst checks the image of a chart: its first item is at the left, and that of the last one is no wider
// than the maximum bar.
func checkFirst(t *testing.T, view *chartView) {
	t.Helper()
	p := view.plot(500, 120)
	if left, right := p.Column(0); left != 0 || right > 500/6 {
		t.Errorf("%s: the first of %d items is at %d to %d of 500", view.name, view.items, left, right)
	}
	img := view.draw(p, -1, view.style())
	drawn := 0
	for y := range 120 {
		for x := range 500 {
			c := color.NRGBAModel.Convert(img.At(x, y))
			if c == color.Color(view.style().Won) || c == color.Color(view.style().Lost) && y != p.Y(0) {
				drawn++
				if p.At(x) < 0 {
					t.Fatalf("%s: drawn at %d, %d without a game", view.name, x, y)
				}
			}
		}
	}
	if drawn == 0 {
		t.Errorf("%s is empty", view.name)
	}
}

// TestSameDayIsLabelledOnce checks that several games of a day share one label.
func TestSameDayIsLabelledOnce(t *testing.T) {
	v := open(t, fyne.NewSize(1120, 700), "en", func(v *visit) []store.Entry {
		past := storetest.Past(v.T, 9, v.Now)
		for i := range past {
			past[i].Ended = v.Now.Add(-time.Duration(9-i) * time.Second)
		}
		return past
	})
	view := v.charts()["scores"]
	if n := strings.Count(strings.Join(uitest.Texts(view), "|"), view.label(0)); n != 1 {
		t.Errorf("%d labels with %q", n, view.label(0))
	}
}
