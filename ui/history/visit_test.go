package history

import (
	"errors"
	"io"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/store/storetest"
	"simplesimon/ui/overlay"
	"simplesimon/ui/uitest"
)

// visit is a player using only the History page.
type visit struct {
	*uitest.Desk
	page     *Page
	words    *locales.Localizer
	past     []store.Entry
	readOnly bool
	done     []string // actions requested for games
	titles   []string // titles of the replays requested
	file     func(io.Writer) error
	kept     string // where a reset saves the games; "" if it fails
}

var _ overlay.Games = (*visit)(nil)

var errReset = errors.New("a folder without room")

// open opens the page with games, in a small window.
func open(t testing.TB, lang string, past []store.Entry) *visit {
	t.Helper()
	v := &visit{Desk: uitest.NewDesk(t, fyne.NewSize(640, 480), lang), words: locales.New(lang), past: past}
	v.page = New(v.Stack, v, v.actions(), v.Time)
	v.Stack.Open(v.page)
	v.WantOpened("history")
	return v
}

// openOn opens the page with this many games.
func openOn(t testing.TB, lang string, games int) *visit {
	t.Helper()
	v := open(t, lang, nil)
	v.past = storetest.Past(t, games, v.Now)
	v.Stack.Open(v.page)
	return v
}

// WhenRead implements [overlay.Games].
func (v *visit) WhenRead(do func([]store.Entry)) bool { return uitest.Games(v.past).WhenRead(do) }

// actions record what they are asked to do.
func (v *visit) actions() Actions {
	note := func(what string, code engine.Code, moves []engine.Move) {
		v.done = append(v.done, what+" "+code.String())
		if want := v.page.selected().Moves; what != "deal" && len(moves) != want {
			v.T.Errorf("%s of %d moves, the game has %d", what, len(moves), want)
		}
	}
	return Actions{
		Deal: func(code engine.Code) { note("deal", code, nil) },
		Continue: func(e store.Entry, game *engine.Game) {
			if e.Won || e.ID != v.page.selected().ID {
				v.T.Errorf("continued %+v", e)
			}
			note("continue", game.Code(), game.Played())
		},
		Replay: func(title func() string, e store.Entry, game *engine.Game) {
			v.titles = append(v.titles, title())
			note("replay", e.Code, game.Played())
		},
		Copy:       func(text string) { v.done = append(v.done, "copy "+text) },
		SaveRecord: func(e store.Entry, moves []engine.Move) { note("save", e.Code, moves) },
		SaveFile: func(suggested, _ string, write func(io.Writer) error) {
			v.done, v.file = append(v.done, "file "+suggested), write
		},
		Reset: func() (string, error) {
			if v.kept == "" {
				return "", errReset
			}
			v.past = nil
			return v.kept, nil
		},
		ReadOnly: func() bool { return v.readOnly },
	}
}

// did returns the actions since the last call.
func (v *visit) did() []string {
	done := v.done
	v.done = nil
	return done
}

// event is what the page reports.
type event struct {
	games, shown, row int
	code, sort, text  string
	up                bool
}

// told returns the last report of the page.
func (v *visit) told() event {
	v.T.Helper()
	events := v.Traced("history")
	if len(events) == 0 {
		v.T.Fatal("the history reported nothing")
	}
	e := events[len(events)-1]
	number := func(name string) int { return int(e[name].(float64)) }
	return event{number("games"), number("shown"), number("row"), e["code"].(string), e["sort"].(string), e["text"].(string), e["up"].(bool)}
}

// wantFocus checks which control has the focus.
func (v *visit) wantFocus(name string) {
	v.T.Helper()
	if v.Canvas.Focused() != v.Control(name).(fyne.Focusable) {
		v.T.Errorf("%T has the focus, want %s", v.Canvas.Focused(), name)
	}
}

// wantText checks that the page, or something over it, shows a text.
func (v *visit) wantText(text string) {
	v.T.Helper()
	if shown := v.ShownTexts(); !slices.Contains(shown, text) {
		v.T.Errorf("%s: %q is missing from %q", v.Language, text, shown)
	}
}
