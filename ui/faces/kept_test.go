package faces

import (
	"testing"

	"simplesimon/engine"
)

// TestKept checks that a deck caches a bounded number of faces, however many sign heights are used, and never
// less than a deck.
func TestKept(t *testing.T) {
	for width, most := range map[int]int{30: keptMost, 60: keptMost, 330: keptLeast} {
		d := New(testStyles["two"], width)
		if d.kept() != most {
			t.Errorf("width %d: %d faces are cached, want %d", width, d.kept(), most)
		}
		for sign, asked := d.MaxSign(), 0; asked <= most; sign, asked = sign-1, asked+52 {
			forCards(func(c engine.Card) {
				d.Face(c, sign)
				if len(d.faces) > most || len(d.bare) > 52 {
					t.Fatalf("width %d: %d faces and %d bare ones are cached", width, len(d.faces), len(d.bare))
				}
			})
		}
	}
}
