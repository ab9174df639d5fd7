package faces

import (
	"image"
	"image/color"
	"slices"
	"testing"

	"simplesimon/engine"
)

// TestPips counts the pips in the images of the number cards.
func TestPips(t *testing.T) {
	for _, width := range []int{59, 100, 175} {
		d := New(testStyles["two"], width)
		forCards(func(c engine.Card) {
			if c.Rank() > 10 || c.Rank() == engine.Ace && width >= calmWidth { // the ace's fine line splits its ink
				return
			}
			if got := blots(d.drawBare(c), d.style.Ink(c.Suit())); got != int(c.Rank()) {
				t.Errorf("width %d: %v has %d pips", width, c, got)
			}
		})
	}
}

// places returns the positions of the pips of a number card, in pixels.
func places(d *Deck, r engine.Rank) []image.Rectangle {
	a := arrangements[r]
	n := d.pipSize(&a)
	var all []image.Rectangle
	for _, q := range a.pips {
		x, y := d.pipPlace(&a, q)
		all = append(all, image.Rect(x, y, x+n, y+n))
	}
	return all
}

// TestPipsClear checks that pips are separate from each other, from both signs, and from the edges at every
// width, and at least as large as the suit in the sign.
func TestPipsClear(t *testing.T) {
	for width := 20; width <= 400; width++ {
		d := New(testStyles["two"], width)
		rank, suit := d.signShape(d.MaxSign()).place()
		back := func(r image.Rectangle) image.Rectangle {
			return image.Rect(width-r.Max.X, d.height-r.Max.Y, width-r.Min.X, d.height-r.Min.Y)
		}
		below, right := d.turnedShape(d.MaxSign()).place()
		signs := []image.Rectangle{rank, suit, back(below), back(right)}
		card := image.Rect(0, 0, width, d.height).Inset(max(1, width/30))
		air, apart := max(1, width/25), max(1, width/40)
		switch { // cards of a window no wider than 400, and smaller than in any window
		case width < 26:
			air, apart = 1, -1
		case width < 36:
			air, apart = 1, 0
		}
		for r := engine.Rank(2); r <= 10; r++ {
			all := places(d, r)
			if len(all) != int(r) {
				t.Fatalf("the %v has %d pips", r, len(all))
			}
			for i, p := range all {
				if !p.In(card) || p.Dx() < suit.Dx() && suit.Dx() > leastSign {
					t.Fatalf("width %d: the %v has a pip at %v, its sign's suit is at %v", width, r, p, suit)
				}
				for _, s := range signs {
					if p.Inset(-air).Overlaps(s) {
						t.Fatalf("width %d: the pip at %v of the %v is too near the sign at %v", width, p, r, s)
					}
				}
				for _, o := range all[:i] {
					if p.Inset(-apart).Overlaps(o) {
						t.Fatalf("width %d: two pips of the %v touch, at %v and %v", width, r, p, o)
					}
				}
			}
		}
	}
}

// TestPipsEven checks that pips are on a grid: rows are symmetric about the centre of card and field, and
// adjacent pips in a row or column are equally spaced, within one pixel.
func TestPipsEven(t *testing.T) {
	for width := 20; width <= 400; width++ {
		d := New(testStyles["two"], width)
		for r := engine.Rank(2); r <= 10; r++ {
			rows, columns := map[int][]int{}, map[int][]int{}
			for _, p := range places(d, r) {
				rows[p.Min.Y] = append(rows[p.Min.Y], p.Min.X)
				columns[p.Min.X] = append(columns[p.Min.X], p.Min.Y)
				mirrored := func(o image.Rectangle) bool {
					off := o.Min.X + p.Max.X - width
					return o.Min.Y == p.Min.Y && off >= -1 && off <= 1
				}
				if !slices.ContainsFunc(places(d, r), mirrored) {
					t.Fatalf("width %d: the pip at %v of the %v has no mirror image", width, p, r)
				}
			}
			for _, lines := range []map[int][]int{rows, columns} {
				for at, line := range lines {
					slices.Sort(line)
					for i := 2; i < len(line); i++ {
						if off := line[i] - 2*line[i-1] + line[i-2]; off < -1 || off > 1 {
							t.Fatalf("width %d: the pips of the %v at %d are unevenly spaced at %v", width, r, at, line)
						}
					}
				}
			}
		}
	}
}

// blots counts the connected areas of ink.
func blots(img *image.RGBA, ink color.NRGBA) int {
	size := img.Bounds()
	inside := size.Inset(3)
	seen := make([]bool, size.Dx()*size.Dy())
	dark := func(p image.Point) bool {
		return p.In(inside) && !seen[p.Y*size.Dx()+p.X] && darkness(img, p.X, p.Y, ink) > 0.4
	}
	count := 0
	for y := range size.Dy() {
		for x := range size.Dx() {
			if !dark(image.Pt(x, y)) {
				continue
			}
			count++
			next := []image.Point{{X: x, Y: y}}
			for len(next) > 0 {
				p := next[len(next)-1]
				next = next[:len(next)-1]
				if !dark(p) {
					continue
				}
				seen[p.Y*size.Dx()+p.X] = true
				for dy := -1; dy <= 1; dy++ {
					for dx := -1; dx <= 1; dx++ {
						next = append(next, p.Add(image.Pt(dx, dy)))
					}
				}
			}
		}
	}
	return count
}
