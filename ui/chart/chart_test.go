package chart

import (
	"fmt"
	"image/color"
	"math"
	"math/rand/v2"
	"testing"
)

// sizes are combinations of pixels and items: none, one, few, more items than pixels, many.
var sizes = []struct{ width, items int }{
	{1, 1}, {300, 1}, {300, 2}, {300, 7}, {299, 26}, {300, 100}, {300, 299}, {300, 300}, {300, 301}, {1, 5}, {640, 100_000}, {3840, 100_000}, {7, 3},
}

// TestColumns checks that the columns of the items cover the image without gaps or overlaps, and that every
// pixel belongs to the right item.
func TestColumns(t *testing.T) {
	for _, c := range sizes {
		p := Plot{Width: c.width, Height: 100, Items: c.items, Axis: NewAxis(nil, 4)}
		next := 0
		for i := range c.items {
			left, right := p.Column(i)
			if left < 0 || right > c.width || right <= left {
				t.Fatalf("%v: item %d has columns %d to %d", c, i, left, right)
			}
			if c.items <= c.width {
				if left != next {
					t.Fatalf("%v: item %d starts at %d, want %d", c, i, left, next)
				}
				for x := left; x < right; x++ {
					if p.At(x) != i {
						t.Fatalf("%v: pixel %d belongs to item %d, want %d", c, x, p.At(x), i)
					}
				}
			} else if left < next-1 || left > next {
				t.Fatalf("%v: item %d starts at %d after %d", c, i, left, next)
			}
			next = right
			barLeft, barRight := p.Bar(i)
			if barLeft < left || barRight > right || barRight <= barLeft {
				t.Fatalf("%v: the bar of item %d fills %d to %d of %d to %d", c, i, barLeft, barRight, left, right)
			}
			if middle := p.Middle(i); middle < left || middle >= right {
				t.Fatalf("%v: the middle of item %d is %d", c, i, middle)
			}
		}
		if next != c.width {
			t.Errorf("%v: the columns end at %d", c, next)
		}
		for x := range c.width {
			if left, right := p.Column(p.At(x)); x < left || x >= right {
				t.Fatalf("%v: pixel %d does not belong to item %d", c, x, p.At(x))
			}
		}
		if p.At(-5) != p.At(0) || p.At(c.width+5) != c.items-1 {
			t.Errorf("%v: items outside the image: %d and %d", c, p.At(-5), p.At(c.width+5))
		}
	}
	for _, p := range []Plot{{}, {Width: 10}, {Items: 3}} {
		if p.At(3) != -1 {
			t.Errorf("%+v has item %d", p, p.At(3))
		}
	}
}

// TestAxis checks that all values fit on the axis, that its ends and ticks are multiples of a round step, and
// that there are not too many ticks.
func TestAxis(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	cases := [][]int{nil, {0}, {1}, {-1}, {7}, {500}, {851, 851}, {-3, 4}, {0, 100_000}, {math.MinInt32, math.MaxInt32}, {1<<40 - 1, 1 - 1<<40}, {-1_000_000, -999_999}}
	for range 500 {
		var values []int
		spread := 1 << random.IntN(34)
		for range 1 + random.IntN(5) {
			values = append(values, random.IntN(spread)-random.IntN(spread))
		}
		cases = append(cases, values)
	}
	for _, values := range cases {
		for _, most := range []int{0, 1, 2, 3, 4, 5, 10} {
			a := NewAxis(values, most)
			what := fmt.Sprintf("%v in %d steps: %+v", values, most, a)
			if a.Low >= a.High || a.Step < 1 || a.Low%a.Step != 0 || a.High%a.Step != 0 || !round(a.Step) {
				t.Fatal(what)
			}
			for _, v := range values {
				if v < a.Low || v > a.High {
					t.Fatalf("%s: no room for %d", what, v)
				}
			}
			ticks := a.Ticks()
			if n := len(ticks); n < 2 || n > max(2, most)+1 || ticks[0] != a.Low || ticks[n-1] != a.High {
				t.Fatalf("%s: ticks %v", what, ticks)
			}
		}
	}
}

// round reports whether a number is 1, 2 or 5 followed by zeros.
func round(n int) bool {
	for n%10 == 0 {
		n /= 10
	}
	return n == 1 || n == 2 || n == 5
}

// TestRows checks that larger values are higher, and the ends of the axis are at the edges.
func TestRows(t *testing.T) {
	for _, values := range [][]int{{0, 1}, {3}, {-400, 851}, {math.MinInt32, math.MaxInt32}, {0, 100_000}} {
		for _, height := range []int{1, 2, 3, 100, 1081} {
			p := Plot{Width: 10, Height: height, Items: 1, Axis: NewAxis(values, 4)}
			if p.Y(p.Axis.Low) != height-1 || p.Y(p.Axis.High) != 0 {
				t.Errorf("%v on %d rows: the ends are at %d and %d", values, height, p.Y(p.Axis.Low), p.Y(p.Axis.High))
			}
			before := height
			for i := range 200 {
				v := p.Axis.Low + (p.Axis.High-p.Axis.Low)*i/199
				y := p.Y(v)
				if y > before || y < 0 || y >= height {
					t.Fatalf("%v on %d rows: %d is at %d, after %d", values, height, v, y, before)
				}
				before = y
			}
			if p.Y(p.Axis.High+1000) != 0 || p.Y(p.Axis.Low-1000) != height-1 {
				t.Error("values beyond the axis are not at its ends")
			}
		}
	}
}

var (
	won    = color.NRGBA{0xFF, 0xD2, 0x3F, 0xFF}
	lost   = color.NRGBA{0xA8, 0xB0, 0xAC, 0xFF}
	grid   = color.NRGBA{0x3A, 0x44, 0x40, 0xFF}
	ground = color.NRGBA{0x16, 0x2E, 0x24, 0xFF}
	plain  = Style{Won: won, Lost: lost, Grid: grid, Ground: ground, Pixel: 1}
)

// barsOf returns bars, and the plot they are drawn in.
func barsOf(width, height int, bars []Bar) Plot {
	values := []int{0}
	for _, b := range bars {
		values = append(values, b.Won+b.Lost)
	}
	return Plot{Width: width, Height: height, Items: len(bars), Axis: NewAxis(values, 4)}
}

// TestBars checks that every bar starts at the zero line and has exactly the right pixels: filled up to the
// number won, hatched above it up to the total; 1 is distinguishable from 0, and nothing is below the line.
func TestBars(t *testing.T) {
	for _, c := range []struct {
		name          string
		width, height int
		bars          []Bar
	}{
		{"nothing", 100, 50, []Bar{{0, 0}}},
		{"one", 100, 50, []Bar{{1, 0}}},
		{"one lost", 100, 50, []Bar{{0, 1}}},
		{"weeks", 311, 143, []Bar{{3, 2}, {0, 0}, {0, 5}, {7, 0}, {1, 1}}},
		{"one beside many", 211, 90, []Bar{{1, 0}, {0, 1}, {100_000, 100_000}}},
		{"the largest", 90, 77, []Bar{{math.MaxInt32, 0}, {0, math.MaxInt32}}},
		{"narrow", 26, 40, []Bar{{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}, {7, 0}, {8, 0}, {9, 0}, {8, 0}, {7, 0}, {6, 0}, {0, 6}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := barsOf(c.width, c.height, c.bars)
			img := Bars(p, c.bars, -1, plain)
			zero := p.Y(0)
			for i, b := range c.bars {
				left, right := p.Bar(i)
				column := (left + right) / 2
				filled, hatched, below := 0, 0, 0
				for y := range c.height {
					switch got := color.NRGBAModel.Convert(img.At(column, y)).(color.NRGBA); {
					case y > zero && (got == won || got == lost || got == ground):
						below++
					case got == won && y < zero:
						filled++
					case (got == lost || got == ground) && y < zero:
						hatched++
					}
				}
				if want := wantRows(b.Won, zero-p.Y(b.Won)); filled != want {
					t.Errorf("bar %d of %+v is filled for %d rows, want %d", i, b, filled, want)
				}
				if want := wantRows(b.Lost, p.Y(b.Won)-p.Y(b.Won+b.Lost)); hatched != want && !(b.Won > 0 && hatched == max(1, want-1)) {
					t.Errorf("bar %d of %+v is hatched for %d rows, want %d", i, b, hatched, want)
				}
				if below > 0 {
					t.Errorf("bar %d of %+v extends %d below the line", i, b, below)
				}
				for _, x := range []int{left - 1, right} {
					if l, r := p.Column(i); x >= l && x < r && b.Won > 0 && color.NRGBAModel.Convert(img.At(x, zero-1)) == color.Color(won) {
						t.Errorf("bar %d is wider than %d to %d", i, left, right)
					}
				}
			}
		})
	}
}

func wantRows(value, rows int) int {
	if value == 0 {
		return 0
	}
	return max(1, rows)
}

// TestGrey checks that without colours the won part of a bar is solid and the rest hatched, and points of won
// games are filled and others hollow.
func TestGrey(t *testing.T) {
	bars := []Bar{{4, 4}}
	p := barsOf(60, 200, bars)
	img := Bars(p, bars, -1, plain)
	shades := func(y0, y1 int) map[color.Gray]int {
		found := map[color.Gray]int{}
		left, right := p.Bar(0)
		for y := y0; y < y1; y++ {
			for x := left; x < right; x++ {
				found[color.GrayModel.Convert(img.At(x, y)).(color.Gray)]++
			}
		}
		return found
	}
	if up, down := shades(p.Y(4)+1, p.Y(0)), shades(p.Y(8)+1, p.Y(4)-2); len(up) != 1 || len(down) != 2 {
		t.Errorf("%d shades of what is won, %d of the rest", len(up), len(down))
	}
	points := []Point{{5, true}, {5, false}}
	q := Plot{Width: 80, Height: 60, Items: 2, Axis: NewAxis([]int{0, 10}, 4)}
	dots := Points(q, points, nil, -1, plain)
	grey := func(i int) uint8 { return color.GrayModel.Convert(dots.At(q.Middle(i), q.Y(5))).(color.Gray).Y }
	if full, hollow := grey(0), grey(1); full < 150 || hollow > 80 {
		t.Errorf("the middle of a point won is %d, of another %d", full, hollow)
	}
}

// TestRoom checks that with room for more items the first ones start at the left with their final widths, and
// the rest of the image belongs to none. Bars have a maximum width and are centred.
func TestRoom(t *testing.T) {
	for _, width := range []int{40, 299, 1001} {
		few, all := Plot{Width: width, Height: 50, Items: 3, Room: 10, Axis: NewAxis(nil, 4)}, Plot{Width: width, Height: 50, Items: 10, Axis: NewAxis(nil, 4)}
		for i := range few.Items {
			l, r := few.Column(i)
			if l2, r2 := all.Column(i); l != l2 || r != r2 {
				t.Errorf("item %d is at %d to %d, want %d to %d", i, l, r, l2, r2)
			}
		}
		for x := range width {
			want := all.At(x)
			if want >= few.Items {
				want = -1
			}
			if got := few.At(x); got != want {
				t.Fatalf("pixel %d of %d belongs to %d, want %d", x, width, got, want)
			}
		}
		few.Widest = 20
		left, right := few.Bar(1)
		l, r := few.Column(1)
		if right-left > 20 || max(left-l-(r-right), r-right-(left-l)) > 1 {
			t.Errorf("a bar fills %d to %d of %d to %d", left, right, l, r)
		}
	}
}

// TestAverageLine checks that the line goes through its values at the last items, without extending before
// them; without it there is no line between the points.
func TestAverageLine(t *testing.T) {
	line := color.NRGBA{0xF0, 0xF8, 0xFF, 0xFF}
	style := plain
	style.Average = line
	p := Plot{Width: 300, Height: 101, Items: 6, Axis: Axis{0, 100, 50}}
	points := []Point{{10, true}, {90, false}, {10, true}, {90, true}, {10, false}, {90, true}}
	average := []float64{50, 25.5, 75}
	img := Points(p, points, average, -1, style)
	covered := func(x int) (rows []int) {
		for y := range p.Height {
			if color.NRGBAModel.Convert(img.At(x, y)) == color.Color(line) {
				rows = append(rows, y)
			}
		}
		return rows
	}
	for i, value := range average {
		x, want := p.Middle(3+i), 100-value
		rows := covered(x)
		if len(rows) == 0 || math.Abs(float64(rows[0]+rows[len(rows)-1])/2-want) > 1.5 {
			t.Errorf("the line is at %v above item %d, want %v", rows, 3+i, want)
		}
	}
	for x := range p.Middle(3) - 2 {
		if rows := covered(x); len(rows) > 0 {
			t.Fatalf("the line extends to %d, before its first value", x)
		}
	}
	bare := Points(p, points, nil, -1, plain)
	for x := p.Middle(0) + 10; x < p.Middle(1)-10; x++ {
		for y := range p.Height {
			if _, _, _, a := bare.At(x, y).RGBA(); a != 0 && y != p.Y(0) && y != p.Y(50) && y != p.Y(100) {
				t.Fatalf("drawn between two points, at %d, %d", x, y)
			}
		}
	}
}

// TestPoints checks that every point is drawn completely at its value, however many there are.
func TestPoints(t *testing.T) {
	for _, n := range []int{0, 1, 2, 50, 100_000} {
		random := rand.New(rand.NewPCG(7, 7))
		var points []Point
		values := []int{}
		for range n {
			v := random.IntN(2000) - 600
			points = append(points, Point{v, true})
			values = append(values, v)
		}
		p := Plot{Width: 500, Height: 160, Items: n, Axis: NewAxis(values, 4)}
		img := Points(p, points, nil, n/2, plain)
		radius := plain.radius(p)
		for i := 0; i < n; i += max(1, n/1000) {
			y := max(radius, min(p.Y(points[i].Value), p.Height-1-radius))
			if got := color.NRGBAModel.Convert(img.At(p.Middle(i), y)); got != color.Color(won) {
				t.Fatalf("of %d: point %d with %+v is %v", n, i, points[i], got)
			}
		}
	}
}

// TestChosen checks that highlighting an item is visible and changes nothing else.
func TestChosen(t *testing.T) {
	bars := []Bar{{3, 1}, {0, 2}, {0, 0}}
	p := barsOf(90, 60, bars)
	bare := Bars(p, bars, -1, plain)
	for i := range bars {
		img, changed := Bars(p, bars, i, plain), 0
		for y := range p.Height {
			for x := range p.Width {
				if img.At(x, y) == bare.At(x, y) {
					continue
				}
				changed++
				if p.At(x) != i {
					t.Fatalf("highlighting %d changes %d", i, p.At(x))
				}
			}
		}
		if changed == 0 {
			t.Errorf("%d is not highlighted", i)
		}
	}
}

// TestScale checks that twice the resolution gives the same image, not a coarser one: thin lines stay one pixel
// wide, thick ones grow.
func TestScale(t *testing.T) {
	double := plain
	double.Pixel = 2
	points := []Point{{1, false}}
	small := Plot{Width: 60, Height: 60, Items: 1, Axis: NewAxis([]int{0, 2}, 4)}
	large := small
	large.Width, large.Height = 120, 120
	if a, b := plain.radius(small), double.radius(large); b != 2*a {
		t.Errorf("points of %d and %d pixels", a, b)
	}
	img := Points(large, points, nil, -1, double)
	if got := img.Bounds(); got.Dx() != 120 || got.Dy() != 120 {
		t.Errorf("the image has size %v", got)
	}
}

func BenchmarkPoints(b *testing.B) {
	points := make([]Point, 100)
	for i := range points {
		points[i] = Point{i * 7 % 900, i%3 > 0}
	}
	p := Plot{Width: 1200, Height: 400, Items: len(points), Axis: NewAxis([]int{0, 900}, 4)}
	for b.Loop() {
		Points(p, points, nil, 3, plain)
	}
}
