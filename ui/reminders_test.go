package ui

import (
	"errors"
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/trace"
)

// TestReminders checks the reminder for every reason in every language: it is shown in the line, without moving
// cards or taking the focus.
func TestReminders(t *testing.T) {
	seen := map[string]map[engine.Reason]string{}
	for _, lang := range languages() {
		seen[lang] = map[engine.Reason]string{}
		for _, code := range []string{"SS1-S4-AAAAAAA", "SS1-S2-AAAAABD", gametest.Code} {
			deal, err := engine.ParseCode(code)
			if err != nil {
				t.Fatal(err)
			}
			s := sitDown(t, Options{Language: lang, Deal: &deal})
			for range 3 {
				s.remindOfAll(seen[lang])
				m := engine.Move{}
				for m = range s.session.Tableau().Moves() {
					break
				}
				if !s.session.Play(m, trace.ByDrag) {
					break
				}
				if s.said() != "" {
					t.Errorf("%s: after a move the line still shows %q", lang, s.said())
				}
			}
		}
		for reason := engine.BadColumn; reason <= engine.NoTarget; reason++ {
			if seen[lang][reason] == "" && reason != engine.EmptySource { // unreachable by playing
				t.Errorf("%s: no reminder of %v was shown", lang, reason)
			}
		}
	}
	for reason, text := range seen["en"] {
		if text == seen["de"][reason] || text == seen["es"][reason] || seen["de"][reason] == seen["es"][reason] {
			t.Errorf("%v is the same in two languages: %q", reason, text)
		}
	}
}

// remindOfAll tries every move, and every group without a target, in the current position.
func (s *sitting) remindOfAll(seen map[engine.Reason]string) {
	s.T.Helper()
	tab := s.session.Tableau()
	size, at := s.table.Size(), s.table.Position()
	check := func(r *engine.Refusal) {
		s.T.Helper()
		want := s.words.Refusal(r)
		if s.said() != want || want == "" {
			s.T.Fatalf("%v: the line shows %q, want %q", r, s.said(), want)
		}
		if seen[r.Reason] == "" {
			seen[r.Reason] = want
		}
		if s.table.Size() != size || s.table.Position() != at {
			s.T.Fatalf("%v: the table moved", r)
		}
		if s.win.Canvas().Focused() != fyne.Focusable(s.table) {
			s.T.Fatalf("%v: the table lost the focus", r)
		}
	}
	for from := 0; from <= engine.Columns; from++ {
		for count := 0; count <= tab.Len(from)+1; count++ {
			for to := 1; to <= engine.Columns; to++ {
				m := engine.Move{From: from, Count: count, To: to}
				r, refused := errors.AsType[*engine.Refusal](tab.Refuse(m))
				if !refused || seen[r.Reason] != "" && (from*7+count*3+to)%61 > 0 {
					continue
				}
				s.session.Play(m, trace.BySelect)
				check(r)
			}
			if r, ok := errors.AsType[*engine.Refusal](tab.RefuseGroup(from, count)); ok && r.Reason == engine.NoTarget && (seen[r.Reason] == "" || from%5 == 0) {
				s.session.PlayBest(from, count, trace.ByDoubleClick)
				check(r)
			}
		}
	}
}
