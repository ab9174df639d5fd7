package locales

import "testing"

// A game is told with its figures, in the plural forms that they need.
func TestStanding(t *testing.T) {
	strict(t)
	cases := []struct {
		moves, score, removed int
		want                  map[string]string
	}{
		{49, 851, 4, map[string]string{"en": "Won: 49 moves, 851 points.", "de": "Gewonnen: 49 Züge, 851 Punkte.", "es": "Ganada: 49 jugadas, 851 puntos."}},
		{0, 500, 0, map[string]string{
			"en": "Not won: no sequence removed, 0 moves, 500 points.", "de": "Nicht gewonnen: keine Folge entfernt, 0 Züge, 500 Punkte.",
			"es": "No ganada: ninguna secuencia retirada, 0 jugadas, 500 puntos."}},
		{1, 499, 1, map[string]string{
			"en": "Not won: 1 sequence removed, 1 move, 499 points.", "de": "Nicht gewonnen: 1 Folge entfernt, 1 Zug, 499 Punkte.",
			"es": "No ganada: 1 secuencia retirada, 1 jugada, 499 puntos."}},
		{799, 1, 3, map[string]string{
			"en": "Not won: 3 sequences removed, 799 moves, 1 point.", "de": "Nicht gewonnen: 3 Folgen entfernt, 799 Züge, 1 Punkt.",
			"es": "No ganada: 3 secuencias retiradas, 799 jugadas, 1 punto."}},
	}
	each(t, func(t *testing.T, l *Localizer) {
		for _, c := range cases {
			if got := l.Standing(c.moves, c.score, c.removed); got != c.want[l.Language()] {
				t.Errorf("%q, want %q", got, c.want[l.Language()])
			}
		}
	})
}
