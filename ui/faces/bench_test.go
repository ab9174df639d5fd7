package faces_test

import (
	"fmt"
	"testing"

	"simplesimon/engine"
	"simplesimon/ui/faces"
)

func BenchmarkFace(b *testing.B) {
	for _, c := range []engine.Card{engine.NewCard(7, engine.Spades), engine.NewCard(engine.Queen, engine.Hearts)} {
		for _, width := range []int{59, 100, 300} {
			b.Run(fmt.Sprintf("%v/%d", c, width), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					d := faces.New(styles["two"], width)
					d.Face(c, d.MaxSign())
				}
			})
		}
	}
}

func BenchmarkDeck(b *testing.B) {
	for _, width := range []int{59, 100, 200, 300} {
		b.Run(fmt.Sprint(width), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				d := faces.New(styles["two"], width)
				for _, c := range deckOrder() {
					d.Face(c, d.MaxSign())
				}
			}
		})
	}
}

// BenchmarkCovered measures a covered card in a new strip, as when an additional card squeezes a column.
func BenchmarkCovered(b *testing.B) {
	for _, c := range []engine.Card{engine.NewCard(7, engine.Spades), engine.NewCard(engine.Queen, engine.Hearts)} {
		for _, width := range []int{59, 100, 300} {
			b.Run(fmt.Sprintf("%v/%d", c, width), func(b *testing.B) {
				b.ReportAllocs()
				d, n := faces.New(styles["two"], width), 0
				for b.Loop() {
					if n%(width/3) == 0 {
						d = faces.New(styles["two"], width) // with an empty cache
					}
					d.Covered(c, width/4+n%(width/3), d.MaxSign())
					n++
				}
			})
		}
	}
}

// BenchmarkSign measures a cached face with a sign of another height.
func BenchmarkSign(b *testing.B) {
	d := faces.New(styles["two"], 100)
	cards := deckOrder()
	for _, c := range cards {
		d.Face(c, 20)
	}
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		d.Face(cards[n%52], 9+n/52%15)
		n++
	}
}
