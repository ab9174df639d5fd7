package faces

import (
	"math"
	"sync"

	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// em is the size in pixels at which outlines are taken from the font: large enough to hide its grid.
const em = 1000

// face is the bold Go font. The sfnt package requires one buffer per goroutine, so all use of it is locked.
var face struct {
	sync.Mutex
	font   *sfnt.Font
	buffer sfnt.Buffer
	known  map[string]path
	stem   float64 // width of the letter I as a part of its height
}

// lettering returns the outline of a short text in units of the font, or nothing if the font has none of its letters.
func lettering(text string) path {
	face.Lock()
	defer face.Unlock()
	if face.font == nil {
		font, err := sfnt.Parse(gobold.TTF)
		if err != nil {
			return nil // impossible: the font is part of the program and tested
		}
		face.font, face.known = font, map[string]path{}
		low, high := glyph('I').bounds()
		face.stem = (high.x - low.x) / (high.y - low.y)
	}
	if p, ok := face.known[text]; ok {
		return p
	}
	p := set(text)
	if len(face.known) < 64 {
		face.known[text] = p
	}
	return p
}

// set puts the letters of a text side by side.
func set(text string) path {
	if text == "Q" {
		return roundQ()
	}
	var out path
	x := 0.0
	for _, r := range text {
		out = append(out, glyph(r).to(move(x, 0))...)
		i, err := face.font.GlyphIndex(&face.buffer, r)
		if err != nil {
			continue
		}
		if a, err := face.font.GlyphAdvance(&face.buffer, i, fixed.I(em), 0); err == nil {
			x += float64(a) / 64 * 0.96
		}
	}
	return out
}

// roundQ draws the Q with a tail that stays on the line, so that it is as large as the other letters.
func roundQ() path {
	o := glyph('O')
	low, high := o.bounds()
	w, h := high.x-low.x, high.y-low.y
	at := func(x, y float64) (float64, float64) { return low.x + x*w, low.y + y*h }
	x0, y0 := at(0.50, 0.66)
	x1, y1 := at(0.66, 0.56)
	x2, y2 := at(1.04, 0.92)
	x3, y3 := at(0.86, 1.00)
	return o.and(polygon(x0, y0, x1, y1, x2, y2, x3, y3).clockwise())
}

// ten returns the number ten for a sign of the given height in pixels: a plain stem with a flag beside an oval,
// drawn to fit the pixels because a font's two figures are too broad side by side and lose their counters when
// condensed.
func ten(height float64) path {
	m := measureTen(height)
	thin := math.Max(1, math.Round(height*0.13))
	one := polygon(m.flag, 0, m.flag+m.stem, 0, m.flag+m.stem, height, m.flag, height, m.flag, height*0.25, 0, height*0.33, 0, height*0.17)
	x := m.width - 2*m.stem - m.hollow
	zero := oval(x, 0, m.width, height, height*0.3)
	hole := oval(x+m.stem, thin, m.width-m.stem, height-thin, height*0.22).backwards()
	return one.and(zero, hole)
}

// tenShape holds the measures of a ten in whole pixels.
type tenShape struct{ stem, flag, hollow, width float64 }

// measureTen returns the measures of the ten for a sign of the given height. Between the figures is a gap as wide as the flag.
func measureTen(height float64) tenShape {
	m := tenShape{
		stem:   math.Max(1, math.Round(height*0.17)),
		flag:   math.Max(1, math.Round(height*0.085)),
		hollow: math.Max(1, math.Floor(height*0.17)),
	}
	m.width = 2*m.flag + 3*m.stem + m.hollow
	return m
}

// oval returns a rectangle whose corners are quarter ellipses, half as wide as it and of the given height.
func oval(x0, y0, x1, y1, r float64) path {
	r = math.Min(r, (y1-y0)/2)
	x, k, c := (x0+x1)/2, r*arc, (x1-x0)/2*arc
	return path{
		{moveTo, [3]point{{x, y0}}},
		{cubeTo, [3]point{{x + c, y0}, {x1, y0 + r - k}, {x1, y0 + r}}},
		{lineTo, [3]point{{x1, y1 - r}}},
		{cubeTo, [3]point{{x1, y1 - r + k}, {x + c, y1}, {x, y1}}},
		{cubeTo, [3]point{{x - c, y1}, {x0, y1 - r + k}, {x0, y1 - r}}},
		{lineTo, [3]point{{x0, y0 + r}}},
		{cubeTo, [3]point{{x0, y0 + r - k}, {x - c, y0}, {x, y0}}},
	}
}

// glyph returns the outline of a letter on the baseline y = 0.
func glyph(r rune) path {
	i, err := face.font.GlyphIndex(&face.buffer, r)
	if err != nil || i == 0 {
		return nil
	}
	segments, err := face.font.LoadGlyph(&face.buffer, i, fixed.I(em), nil)
	if err != nil {
		return nil
	}
	p := make(path, len(segments))
	for k, s := range segments {
		p[k].verb = verb(s.Op) // both count move, line, quadratic, cubic
		for n, a := range s.Args {
			p[k].p[n] = point{float64(a.X) / 64, float64(a.Y) / 64}
		}
	}
	return p
}

// fitted returns a text of exactly the given height and limited width, with its upper left corner at the
// origin. Stems are a whole number of pixels where the size permits, and the text is condensed compared with
// the font.
func fitted(text string, height, wide float64) path {
	if text == "10" {
		return ten(height).to(scale(math.Min(1, wide/measureTen(height).width), 1))
	}
	p := lettering(text)
	low, high := p.bounds()
	if len(p) == 0 || !(high.y > low.y) || !(high.x > low.x) {
		return nil
	}
	const narrow = 0.9
	sy := height / (high.y - low.y)
	sx := math.Min(sy*narrow, wide/(high.x-low.x))
	p = p.to(move(-low.x, -low.y).then(scale(sx, sy)))
	face.Lock()
	stem := face.stem * height * sx / sy
	face.Unlock()
	want := math.Max(1, math.Round(stem+0.1))
	if grow := (want - stem) / 2; math.Abs(grow) < 0.5 {
		p = p.grown(grow, 0.05)
		low, high = p.bounds()
		p = p.to(move(-low.x, -low.y).then(scale(math.Min(1, wide/(high.x-low.x)), height/(high.y-low.y))))
	}
	return p
}
