package table

import (
	"fmt"
	"image"
	"math"
	"math/rand/v2"
	"testing"

	"simplesimon/engine"
	"simplesimon/ui/faces"
)

// Minimum heights above and below the table, in Fyne's units; in a large window the bar may be
// twenty units higher.
const barUnits, lineUnits = 38, 44

// windowSizes are window sizes in Fyne's units, none smaller than 640×480.
var windowSizes = []image.Point{
	{640, 480}, {800, 600}, {1024, 768}, {1120, 700}, {1280, 720}, {1366, 768}, {1920, 1080}, {2560, 1440}, {3440, 1440},
	{3840, 2160},
	{700, 1100}, {640, 1400}, {1080, 1920}, // portrait
	{1100, 480}, {1366, 480}, {1920, 480}, {3840, 480}, {2560, 600}, // flat
	{641, 481}, {643, 487}, {1001, 691}, {1279, 719}, // odd
}

// smallSizes are sizes that a tiling window manager or a small screen may impose.
var smallSizes = []image.Point{{320, 240}, {338, 900}, {480, 800}, {600, 280}, {1280, 240}, {321, 243}}

var scales = []float64{1, 1.25, 1.5, 2, 3}

// tableOf returns the geometry of the table in a window.
func tableOf(window image.Point, scale float64) geometry {
	px := func(units int) int { return round(float64(units) * scale) }
	return arrange(px(window.X), px(window.Y-barUnits-lineUnits), scale)
}

// arrange returns the geometry for the longest possible column, with normal print.
func arrange(width, height int, scale float64) geometry {
	return newGeometry(width, height, scale, engine.MaxColumn, faces.Style{})
}

// eachWindow runs a test at every window size that is not small, and every scale.
func eachWindow(t *testing.T, test func(t *testing.T, g geometry, scale float64)) {
	eachSize(t, windowSizes, test)
}

// everyWindow also runs a test in small windows.
func everyWindow(t *testing.T, test func(t *testing.T, g geometry, scale float64)) {
	eachSize(t, append(smallSizes, windowSizes...), test)
}

func eachSize(t *testing.T, sizes []image.Point, test func(t *testing.T, g geometry, scale float64)) {
	for _, size := range sizes {
		for _, scale := range scales {
			t.Run(fmt.Sprintf("%dx%d@%v", size.X, size.Y, scale), func(t *testing.T) {
				test(t, tableOf(size, scale), scale)
			})
		}
	}
}

func TestTenColumnsSideBySide(t *testing.T) {
	everyWindow(t, func(t *testing.T, g geometry, scale float64) {
		inside := image.Rect(0, 0, g.Width, g.Height)
		right := 0
		for col := 1; col <= engine.Columns; col++ {
			for n := 1; n <= engine.MaxColumn; n++ {
				for i := range n {
					card := g.Card(col, i, n)
					if !card.In(inside) || card.Dx() != g.CardW || card.Dy() != g.CardH {
						t.Fatalf("column %d, card %d of %d: %v, not whole within %v", col, i, n, card, inside)
					}
					if card.Min.X < right+1 || !card.In(g.Column(col)) {
						t.Fatalf("column %d: card %v, area %v, the column before ends at %d", col, card, g.Column(col), right)
					}
				}
			}
			if area := g.Column(col); area.Max.Y != g.Height || area.Min.Y != g.Card(col, 0, 1).Min.Y {
				t.Errorf("column %d accepts drops in %v", col, area)
			}
			right = g.Card(col, 0, 1).Max.X
		}
		left := g.Card(1, 0, 1).Min.X
		if left < 1 || left != g.Width-right {
			t.Errorf("margins %d and %d", left, g.Width-right)
		}
		if top := g.Card(1, 0, 1).Min.Y; top < 1 {
			t.Errorf("no margin above: %d", top)
		}
	})
}

// TestPlacesAtLowerRight checks that the places of removed sequences have the shape of cards and
// are side by side at the lower right, entirely on the table and below the dealt cards.
func TestPlacesAtLowerRight(t *testing.T) {
	everyWindow(t, func(t *testing.T, g geometry, scale float64) {
		inside := image.Rect(0, 0, g.Width, g.Height)
		for i := range engine.Sequences {
			r, col := g.Place(i), engine.Columns-engine.Sequences+1+i
			if !r.In(inside) || r.Max.Y != g.Bottom {
				t.Errorf("place %d lies at %v on %v", i, r, inside)
			}
			if r.Dx() > g.CardW || r.Dy() < g.CardH/2 || faces.Height(r.Dx())-r.Dy() > 2 || r.Dy()-faces.Height(r.Dx()) > 2 {
				t.Errorf("place %d is %v, a card %d×%d", i, r.Size(), g.CardW, g.CardH)
			}
			if over := r.Intersect(g.Column(col)); over != r {
				t.Errorf("place %d at %v is not below column %d", i, r, col)
			}
			for n := 1; n <= engine.Columns-col+1; n++ { // number of dealt cards
				if dealt := g.Card(col, n-1, n); dealt.Overlaps(r) {
					t.Errorf("place %d at %v lies under a dealt card at %v", i, r, dealt)
				}
			}
		}
	})
}

func TestStripOfLongestColumn(t *testing.T) {
	eachWindow(t, func(t *testing.T, g geometry, scale float64) {
		if strip := g.Strip(engine.MaxColumn); float64(strip) < minStripUnit*scale {
			t.Errorf("a strip of %d pixels, cards of %d×%d on %d×%d", strip, g.CardW, g.CardH, g.Width, g.Height)
		}
		for n := 2; n <= engine.MaxColumn; n++ {
			if g.Strip(n) > g.Strip(n-1) {
				t.Errorf("a longer column is squeezed less: %d of %d cards, %d of %d", g.Strip(n), n, g.Strip(n-1), n-1)
			}
			if g.Strip(n) >= g.CardH {
				t.Errorf("%d cards don't overlap: strip %d, height %d", n, g.Strip(n), g.CardH)
			}
		}
	})
}

// TestFanOfDeal checks that 36 to 40 % of a covered card of a deal is visible, and a column of
// eight fits. The cards are as large as the width or that fan permits; the gaps do not grow
// instead.
func TestFanOfDeal(t *testing.T) {
	everyWindow(t, func(t *testing.T, g geometry, scale float64) {
		deal := newGeometry(g.Width, g.Height, scale, roomyColumn, faces.Style{})
		const longest = 8
		strip, room := float64(deal.Strip(longest)), float64(deal.Bottom-deal.Top-deal.CardH)
		if fan := strip / float64(deal.CardH); strip < 0.36*float64(deal.CardH)-1 || strip > 0.40*float64(deal.CardH)+1 {
			t.Errorf("%.3f of a card of %d shows, want 0.36 to 0.40", fan, deal.CardH)
		}
		if strip > room/(longest-1) {
			t.Errorf("a column of eight has strips of %.0f, there is room for %.0f", strip, room/(longest-1))
		}
		widest := float64(deal.Width-11*deal.Gap)/10 - 3 // rounded down
		highest := room/(longest-1) < 0.37*float64(deal.CardH)+1
		flat := room/(roomyColumn-1) < minStripUnit*scale+2 // cards are smaller to keep signs legible
		if float64(deal.CardW) < widest && !highest && !flat {
			t.Errorf("cards are %d wide, columns would allow %.0f, and the height too", deal.CardW, widest)
		}
		if most := max(12*scale, 0.07*float64(deal.CardW)) + 1; float64(deal.Gap) > most {
			t.Errorf("a gap of %d, want at most %.0f", deal.Gap, most)
		}
	})
}

// TestMarginsOfBoard checks that from 1000 units on there are 12 between columns, and 16 above the
// cards unless the window is flat.
func TestMarginsOfBoard(t *testing.T) {
	eachWindow(t, func(t *testing.T, g geometry, scale float64) {
		if units := float64(g.Width) / scale; units >= 1000 && float64(g.Gap) < 12*scale-1.5 {
			t.Errorf("%.0f units wide, and gaps of %.1f", units, float64(g.Gap)/scale)
		}
		if units := float64(g.Height) / scale; units >= 400 && math.Abs(float64(g.Top)-16*scale) > 0.5 {
			t.Errorf("%.0f units high, and %.1f above the cards", units, float64(g.Top)/scale)
		}
	})
}

func TestCardsUseTheWidth(t *testing.T) {
	for _, size := range []image.Point{{1280, 720}, {1920, 1080}, {3840, 2160}} {
		for _, scale := range scales {
			g := tableOf(size, scale)
			if used := engine.Columns * g.CardW; float64(used) < 0.88*float64(g.Width) {
				t.Errorf("%v@%v: cards use %d of %d pixels", size, scale, used, g.Width)
			}
		}
	}
}

// TestCardsGrowWithWindow checks that a larger window never has smaller cards.
func TestCardsGrowWithWindow(t *testing.T) {
	for h := 300; h < 1500; h += 171 {
		for w := 300; w < 2600; w++ {
			if a, b := arrange(w, h, 1), arrange(w+1, h, 1); b.CardW < a.CardW {
				t.Fatalf("%d×%d: cards %d wide, one pixel wider: %d", w, h, a.CardW, b.CardW)
			}
		}
	}
	for w := 300; w < 2600; w += 171 {
		for h := 300; h < 1500; h++ {
			if a, b := arrange(w, h, 1), arrange(w, h+1, 1); b.CardW < a.CardW {
				t.Fatalf("%d×%d: cards %d wide, one pixel higher: %d", w, h, a.CardW, b.CardW)
			}
		}
	}
}

// TestAnySize checks that no size, however small or odd, breaks anything.
func TestAnySize(t *testing.T) {
	sides := []int{-3, 0, 1, 2, 3, 5, 9, 10, 11, 19, 20, 37, 50, 51, 60, 99, 200, 333, 1000, 5000, 20000}
	for _, scale := range []float64{0.25, 1, 1.5, 2, 4} {
		for _, w := range sides {
			for _, h := range sides {
				checkAnySize(t, arrange(w, h, scale), fmt.Sprintf("%d×%d@%v", w, h, scale))
			}
		}
	}
}

func checkAnySize(t *testing.T, g geometry, name string) {
	t.Helper()
	if g.CardW < 1 || g.CardH < 1 || g.Gap < 0 || g.Top < 0 {
		t.Fatalf("%s: %+v", name, g)
	}
	for n := range engine.MaxColumn + 1 {
		if g.Strip(n) < 1 {
			t.Fatalf("%s: strip %d of %d cards", name, g.Strip(n), n)
		}
	}
	for col := 1; col < engine.Columns; col++ {
		if common := g.Column(col).Intersect(g.Column(col + 1)); !common.Empty() {
			t.Fatalf("%s: columns %d and %d share %v", name, col, col+1, common)
		}
	}
	if w := 10*g.CardW + 9*g.Gap; w <= g.Width && (g.Left < 0 || g.Left+w > g.Width) {
		t.Fatalf("%s: columns from %d to %d", name, g.Left, g.Left+w)
	}
	for _, p := range []image.Point{{-1, -1}, {0, 0}, {g.Width / 2, g.Height / 2}, {g.Width, g.Height}, {1 << 30, 1 << 30}} {
		col, index := g.At(p, func(col int) int { return col * 2 })
		if col < 0 || col > engine.Columns || index < -1 || index >= col*2 {
			t.Fatalf("%s: at %v column %d, card %d", name, p, col, index)
		}
		g.MostOverlapped(image.Rectangle{Min: p, Max: p.Add(image.Pt(g.CardW, g.CardH))}, allColumns)
	}
}

// spot is what is visible at a point of the table.
type spot struct{ col, index int }

// TestAt looks up every pixel of a table and compares with a board painted card by card.
func TestAt(t *testing.T) {
	counts := []int{0, 1, 2, 8, 20, 0, 13, 3, 12, 5, 19}
	count := func(col int) int { return counts[col] }
	for _, size := range []image.Point{{640, 480}, {401, 700}, {701, 280}} {
		g := tableOf(size, 1)
		seen := paintSpots(&g, count)
		for y := -2; y < g.Height+2; y++ {
			for x := -2; x < g.Width+2; x++ {
				want := spot{0, -1}
				if x >= 0 && y >= 0 && x < g.Width && y < g.Height {
					want = seen[y*g.Width+x]
				}
				if col, index := g.At(image.Pt(x, y), count); (spot{col, index}) != want {
					t.Fatalf("%v: at %d,%d column %d, card %d; want %+v", size, x, y, col, index, want)
				}
			}
		}
	}
}

// paintSpots returns the table as painted row by row, with later cards covering earlier ones.
func paintSpots(g *geometry, count func(col int) int) []spot {
	seen := make([]spot, g.Width*g.Height)
	paint := func(r image.Rectangle, with spot) {
		for y := r.Min.Y; y < r.Max.Y; y++ {
			for x := r.Min.X; x < r.Max.X; x++ {
				seen[y*g.Width+x] = with
			}
		}
	}
	table := image.Rect(0, 0, g.Width, g.Height)
	paint(table, spot{0, -1})
	for col := 1; col <= engine.Columns; col++ {
		paint(g.Column(col).Intersect(table), spot{col, -1})
		for i := range count(col) {
			paint(g.Card(col, i, count(col)).Intersect(table), spot{col, i})
		}
	}
	return seen
}

// TestMostOverlapped compares with counting single pixels.
func TestMostOverlapped(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 1))
	overlapped := 0
	for _, g := range []geometry{arrange(200, 120, 1), arrange(333, 150, 1), arrange(400, 90, 2), arrange(64, 48, 1)} {
		for range 400 {
			corner := image.Pt(random.IntN(g.Width+2*g.CardW)-3*g.CardW/2, random.IntN(g.Height+3*g.CardH)-2*g.CardH)
			card := image.Rectangle{Min: corner, Max: corner.Add(image.Pt(g.CardW, g.CardH))}
			among := engine.ColumnSet(random.Uint32N(1<<(engine.Columns+1))) &^ 1
			want, most := 0, 0
			for col := 1; col <= engine.Columns; col++ {
				if pixels := countCommon(card, g.Column(col)); among.Has(col) && pixels > most {
					want, most = col, pixels
				}
			}
			if want != 0 {
				overlapped++
			}
			if got := g.MostOverlapped(card, among); got != want {
				t.Fatalf("card %v among %b on %d×%d: column %d, counted %d", card, among, g.Width, g.Height, got, want)
			}
		}
	}
	if overlapped < 300 {
		t.Errorf("only %d cards were over a column: this test checks too little", overlapped)
	}
}

func countCommon(a, b image.Rectangle) (n int) {
	for y := a.Min.Y; y < a.Max.Y; y++ {
		for x := a.Min.X; x < a.Max.X; x++ {
			if image.Pt(x, y).In(b) {
				n++
			}
		}
	}
	return n
}

func TestMostOverlappedTie(t *testing.T) {
	g := arrange(1120, 600, 1)
	between := g.Card(3, 0, 1).Add(image.Pt((g.CardW+g.Gap)/2, 0))
	if (g.CardW+g.Gap)%2 != 0 {
		t.Fatal("no position is exactly between two columns")
	}
	if a, b := g.Overlap(between, 3), g.Overlap(between, 4); a != b || a == 0 {
		t.Fatalf("overlaps %d and %d", a, b)
	}
	if got := g.MostOverlapped(between, allColumns); got != 3 {
		t.Errorf("column %d", got)
	}
}
