package statistics

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/store/storetest"
	"simplesimon/ui/uitest"
)

// visit is a player using only the Statistics page.
type visit struct {
	*uitest.Desk
	page  *Page
	words *locales.Localizer
}

// open opens the page with games, in a window of a size.
func open(t *testing.T, size fyne.Size, lang string, past func(*visit) []store.Entry) *visit {
	t.Helper()
	v := &visit{Desk: uitest.NewDesk(t, size, lang), words: locales.New(lang)}
	v.page = New(v.Stack, uitest.Games(past(v)), v.Time)
	v.Stack.Open(v.page)
	v.WantOpened("statistics")
	return v
}

// small is the size of a small window.
var small = fyne.NewSize(640, 480)

// games returns this many finished games.
func games(n int) func(*visit) []store.Entry {
	return func(v *visit) []store.Entry { return storetest.Past(v.T, n, v.Now) }
}

// charts returns the charts on the page by name.
func (v *visit) charts() map[string]*chartView {
	all := map[string]*chartView{}
	for _, o := range uitest.Objects(uitest.Top(v.Canvas)) {
		if c, ok := o.(*chartView); ok {
			all[c.name] = c
		}
	}
	return all
}

// controls returns the names of the controls the page has reported.
func (v *visit) controls() (names []string) {
	for _, c := range v.Stack.Shown().Controls {
		names = append(names, c.Name)
	}
	return names
}

// told returns the last report of the chart with a name.
func (v *visit) told(name string) string {
	for _, e := range slices.Backward(v.Traced("chart")) {
		if e["name"] == name {
			return e["text"].(string)
		}
	}
	return ""
}

// says reports whether any text on the page contains something.
func (v *visit) says(text string) bool {
	return strings.Contains(strings.Join(v.ShownTexts(), "\n"), text)
}
