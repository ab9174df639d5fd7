package history

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"simplesimon/choices"
	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/store/storetest"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
	"simplesimon/ui/uitest"
)

// TestListByKeys navigates the list with the keyboard, by row and by page.
func TestListByKeys(t *testing.T) {
	const games = 60
	for _, lang := range uitest.Languages() {
		v := openOn(t, lang, games)
		v.wantFocus("list")
		rows := v.Control("list").(*gameList).pageRows()
		if rows < 3 || rows > 30 {
			t.Fatalf("a page has %d rows", rows)
		}
		for _, c := range []struct {
			key fyne.KeyName
			row int
		}{
			{fyne.KeyUp, 0}, {fyne.KeyDown, 1}, {fyne.KeyDown, 2}, {fyne.KeyUp, 1}, {fyne.KeyPageDown, 1 + rows}, {fyne.KeyPageDown, 1 + 2*rows},
			{fyne.KeyPageUp, 1 + rows}, {fyne.KeyEnd, games - 1}, {fyne.KeyDown, games - 1}, {fyne.KeyPageDown, games - 1}, {fyne.KeyUp, games - 2},
			{fyne.KeyHome, 0}, {fyne.KeyPageUp, 0},
		} {
			v.Press(c.key)
			want := v.past[games-1-c.row].Code.String()
			if got := v.told(); got.row != c.row || got.code != want || got.games != games || got.shown != games {
				t.Fatalf("%s: after %s %+v, want row %d, %s", lang, c.key, got, c.row, want)
			}
		}
		if v.past[games-1].Won || !v.past[games-2].Won {
			t.Fatal("the first game should be unfinished and the second one won")
		}
		v.Press(fyne.KeyDown)
		v.Press(fyne.KeyReturn) // default action for a won game
		v.wantFocus("play-again")
		v.Press(fyne.KeyUp)
		v.Press(fyne.KeyUp)
		v.Press(fyne.KeyReturn) // and for an unfinished one
		v.wantFocus("continue")
		v.Press(fyne.KeyRight)
		v.wantFocus("play-again")
		v.Press(fyne.KeyRight)
		v.wantFocus("replay")
		v.Press(fyne.KeyUp)
		v.wantFocus("list")
		if got := v.told(); got.row != 0 {
			t.Errorf("an arrow returns to row %d of the list", got.row)
		}
	}
}

// TestSortAndSearchByKeys sorts, searches and leaves the list with the keyboard.
func TestSortAndSearchByKeys(t *testing.T) {
	const games = 60
	for _, lang := range uitest.Languages() {
		v := openOn(t, lang, games)
		v.Focus("by-score")
		v.Press(fyne.KeyReturn)
		best := slices.MaxFunc(v.past, func(a, b store.Entry) int { return a.Score - b.Score })
		v.Press(fyne.KeyDown)
		v.Press(fyne.KeyHome)
		if got := v.told(); got.sort != "score" || got.up || !strings.Contains(got.text, v.words.Count(locales.PointsCount, best.Score, nil)) {
			t.Errorf("%s: sorted by score, the first game is %+v, want %d points", lang, got, best.Score)
		}
		v.Focus("search")
		v.Type("aaaabd")
		want := 0
		for _, e := range v.past {
			if e.Code.String() == gametest.Code {
				want++
			}
		}
		if got := v.told(); got.shown != want || got.games != games {
			t.Errorf("%s: the search finds %+v, want %d games", lang, got, want)
		}
		v.Press(fyne.KeyDown)
		v.wantFocus("list")
		if got := v.told(); got.row != 0 {
			t.Errorf("an arrow that moves to the list continues to row %d", got.row)
		}
		v.Focus("search")
		v.Type("!")
		if got := v.told(); got.shown != 0 || got.row != -1 || got.text != "" {
			t.Errorf("nothing matches, but the page shows %+v", got)
		}
		v.wantText(v.words.Text(locales.NoGameFits))
		for _, name := range []string{"play-again", "replay", "copy-code", "save-record"} {
			if !v.Control(name).(*controls.Button).Disabled() {
				t.Errorf("%s is enabled without a game", name)
			}
		}
		v.Press(fyne.KeyEscape) // clears the search
		v.Press(fyne.KeyEscape)
		v.WantOpened("")
	}
}

// TestListByMouse checks that a click selects, a double click replays, and a click on a header sorts.
func TestListByMouse(t *testing.T) {
	v := openOn(t, "en", 30)
	row := func(at int) *gameRow {
		for _, o := range uitest.Objects(v.Control("list")) {
			if r, ok := o.(*gameRow); ok && r.at == at && r.Visible() {
				return r
			}
		}
		t.Fatalf("row %d does not exist", at)
		return nil
	}
	test.Tap(row(4))
	v.wantFocus("list")
	if got := v.told(); got.row != 4 {
		t.Errorf("a click selected %+v", got)
	}
	test.Tap(row(3))
	v.Now = v.Now.Add(controls.DoubleClick)
	test.Tap(row(3))
	if got := v.did(); got != nil {
		t.Errorf("two clicks on different games, or slow ones, cause %q", got)
	}
	test.Tap(row(3))
	if got := v.did(); !slices.Equal(got, []string{"replay " + v.told().code}) {
		t.Errorf("a double click causes %q", got)
	}
	v.WantOpened("history")
	test.Tap(v.Control("by-moves").(*controls.Button))
	if got := v.told(); got.sort != "moves" || !got.up {
		t.Errorf("a click on a header gives %+v", got)
	}
}

// TestKeyboardReachesAll checks that Tab reaches every enabled control of the page.
func TestKeyboardReachesAll(t *testing.T) {
	v := openOn(t, "en", 40)
	reached := 0
	for _, c := range v.Stack.Shown().Controls {
		if off, ok := c.Object.(fyne.Disableable); !c.Object.Visible() || ok && off.Disabled() {
			continue // a hidden column, or an action that is unavailable for the selected game
		}
		v.Focus(c.Name)
		reached++
	}
	if reached < 6 {
		t.Errorf("the page has %d controls", reached)
	}
}

// TestNoGames checks that without games the page says what it will show.
func TestNoGames(t *testing.T) {
	for _, lang := range uitest.Languages() {
		v := open(t, lang, nil)
		v.wantText(v.words.Text(locales.NoHistory))
		v.Press(fyne.KeyEscape)
		v.WantOpened("")
	}
}

// TestPageComesBack checks that the state of the page is kept while something else covers it, even if the
// language changes meanwhile.
func TestPageComesBack(t *testing.T) {
	v := openOn(t, "en", 40)
	v.Control("result").(*controls.Choice).SetSelected(v.words.Text(locales.HeadWon))
	v.Focus("search")
	v.Type("ss")
	v.Focus("list")
	v.Press(fyne.KeyPageDown)
	id := v.page.selected().ID
	v.Focus("by-score")
	v.Press(fyne.KeyReturn)
	before := v.told()
	if before.row == 0 || before.shown == before.games || v.page.selected().ID != id {
		t.Fatalf("state before: %+v", before)
	}
	for _, lang := range locales.Languages() {
		v.Stack.Tell("a title", "a text")
		v.Language = lang
		v.Press(fyne.KeyEscape)
		v.WantOpened("history")
		got, words := v.told(), locales.New(lang)
		if (got.text == before.text) != (lang == "en") {
			t.Errorf("%s: the page shows %q", lang, got.text)
		}
		if got.text = before.text; got != before {
			t.Errorf("%s: the page returns as %+v, was %+v", lang, got, before)
		}
		result, search := v.Control("result").(*controls.Choice).Selected, v.Control("search").(*controls.Entry).Text
		if result != words.Text(locales.HeadWon) || search != "ss" {
			t.Errorf("%s: the page returns with %q and %q", lang, result, search)
		}
		v.wantText(words.Text(locales.PageHistory))
	}
}

// TestManyGames checks that the history of a hundred thousand games has as many objects as one of a hundred,
// wherever it is scrolled to.
func TestManyGames(t *testing.T) {
	count := func(games int) (objects [3]int) {
		v := openOn(t, "en", games)
		for i, key := range []fyne.KeyName{fyne.KeyHome, fyne.KeyEnd, fyne.KeyPageUp} {
			v.Press(key)
			objects[i] = len(uitest.Objects(uitest.Top(v.Canvas)))
		}
		if got := v.told(); got.games != games || got.shown != games {
			t.Errorf("%+v", got)
		}
		return objects
	}
	few, many := count(100), count(100_000)
	for i := range few {
		if many[i] > few[i]+25 || many[i] > 600 { // allow for one additional row
			t.Errorf("%d objects for many games, %d for a few", many[i], few[i])
		}
	}
}

// The time to open the page should grow much more slowly than the number of games.
func BenchmarkOpenHistory(b *testing.B) {
	for _, games := range []int{1000, 100_000} {
		b.Run(strconv.Itoa(games), func(b *testing.B) {
			past := storetest.Past(b, games, time.Now())
			d := uitest.NewDesk(b, fyne.NewSize(640, 480), "en")
			for b.Loop() {
				d.Stack.Open(New(d.Stack, uitest.Games(past), Actions{ReadOnly: func() bool { return false }}, d.Time))
				d.Stack.Close()
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(games), "ns/game")
		})
	}
}

// TestWheelGoesByGames checks that one notch scrolls by three games.
func TestWheelGoesByGames(t *testing.T) {
	v := openOn(t, "en", 300)
	v.Notch(v.page.list, 1)
	row := v.page.list.GetScrollOffset() / 3
	if row < gameRowHeight || row > 1.5*gameRowHeight {
		t.Errorf("a notch scrolls %.1f", 3*row)
	}
	v.Notch(v.page.list, 1000)
	end := v.page.list.GetScrollOffset()
	v.page.list.ScrollToBottom()
	if got := v.page.list.GetScrollOffset(); got != end {
		t.Errorf("the wheel ends at %.1f, want %.1f", end, got)
	}
}

// TestEscapeEndsTheSearch checks that Escape first clears the search and then closes the page.
func TestEscapeEndsTheSearch(t *testing.T) {
	v := openOn(t, "en", 30)
	all := len(v.page.shown)
	v.Focus("search")
	v.Type("zzz")
	if len(v.page.shown) == all {
		t.Fatal("the search excludes nothing")
	}
	v.Press(fyne.KeyEscape)
	v.WantOpened("history")
	if len(v.page.shown) != all || v.page.search.Text != "" {
		t.Errorf("Escape leaves %q, %d games of %d", v.page.search.Text, len(v.page.shown), all)
	}
	v.Press(fyne.KeyEscape)
	v.WantOpened("")
}

// TestLowWindowScrolls checks that some games and all buttons can be reached in a window that is too low.
func TestLowWindowScrolls(t *testing.T) {
	for _, scale := range []float32{1, 1.5} {
		v := openOn(t, "de", 30)
		v.App.Settings().SetTheme(look.NewTheme(choices.Tables[0], "dark").WithText(scale))
		v.Window.Resize(fyne.NewSize(640, 300))
		v.Stack.Open(v.page)
		if rows := v.page.list.Size().Height / (scale * gameRowHeight); rows < leastRows {
			t.Errorf("%.2f: only %.1f rows are visible", scale, rows)
		}
		scroll := v.Stack.Shown().Scroll
		for _, name := range []string{"search", "list", "play-again", "reset"} {
			v.Focus(name)
			o := v.Control(name)
			driver := fyne.CurrentApp().Driver()
			top := driver.AbsolutePositionForObject(o).Y - driver.AbsolutePositionForObject(scroll).Y
			if name != "list" && (top < -uitest.Hairline || top+o.Size().Height > scroll.Size().Height+uitest.Hairline) {
				t.Errorf("%.2f: %s is not in view", scale, name)
			}
		}
	}
}

// TestHistoryInSmallWindows checks that nothing overlaps, and everything can be reached.
func TestHistoryInSmallWindows(t *testing.T) {
	for _, lang := range uitest.Languages() {
		for _, size := range uitest.Small {
			v := open(t, lang, nil)
			v.Window.Resize(size)
			v.past = storetest.Past(t, 30, v.Now)
			v.Stack.Open(v.page)
			where := fmt.Sprintf("%s, %v", lang, size)
			v.CheckButtons(where)
			v.CheckReached(where)
		}
	}
}
