package locales

import (
	"strings"
	"testing"
)

// A game is described by its figures in the right plural forms.
func TestStanding(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		for _, c := range []struct {
			moves, score, removed int
			want                  ID
		}{
			{49, 851, 4, Won}, {0, 500, 0, NotWonNone}, {1, 499, 1, NotWon}, {799, 1, 3, NotWon}, {5000, -4500, 0, NotWonNone},
		} {
			text := l.Standing(c.moves, c.score, c.removed)
			onlyTold(t, l, text, c.want, Won, NotWonNone, NotWon)
			wantWords(t, text, l.Count(MovesCount, c.moves, nil))
			if points := l.Count(PointsCount, c.score, nil); !strings.Contains(text, points) {
				t.Errorf("%q does not contain %q", text, points)
			}
			if c.want == NotWon {
				wantWords(t, text, l.Number(c.removed))
			}
		}
	})
}
