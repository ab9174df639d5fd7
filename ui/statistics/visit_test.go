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

// visit is a player before the Statistics page, with nothing around it.
type visit struct {
	*uitest.Desk
	page  *Page
	words *locales.Localizer
}

// open opens the page on games, in a window of a size.
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

// games are so many games that have ended.
func games(n int) func(*visit) []store.Entry {
	return func(v *visit) []store.Entry { return storetest.Past(v.T, n, v.Now) }
}

// charts are the charts on the page, by their names.
func (v *visit) charts() map[string]*chartView {
	all := map[string]*chartView{}
	for _, o := range uitest.Objects(uitest.Top(v.Canvas)) {
		if c, ok := o.(*chartView); ok {
			all[c.name] = c
		}
	}
	return all
}

// controls are the names of the controls that the page has told of.
func (v *visit) controls() (names []string) {
	for _, c := range v.Stack.Shown().Controls {
		names = append(names, c.Name)
	}
	return names
}

// told is what the chart of a name has told last.
func (v *visit) told(name string) string {
	for _, e := range slices.Backward(v.Traced("chart")) {
		if e["name"] == name {
			return e["text"].(string)
		}
	}
	return ""
}

// says reports whether the page says something anywhere in its texts.
func (v *visit) says(text string) bool {
	return strings.Contains(strings.Join(v.ShownTexts(), "\n"), text)
}
