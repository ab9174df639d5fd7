package faces_test

import (
	"image/color"
	"math"
	"testing"

	"simplesimon/engine"
	"simplesimon/ui/faces"
)

// linear returns the linear light of an sRGB value, 0 … 1 (IEC 61966-2-1).
func linear(v uint8) float64 {
	c := float64(v) / 255
	if c <= 0.04045 {
		return c / 12.92
	}
	return math.Pow((c+0.055)/1.055, 2.4)
}

// light returns the three linear channels of a colour.
func light(c color.NRGBA) [3]float64 { return [3]float64{linear(c.R), linear(c.G), linear(c.B)} }

// luminance is the relative luminance of WCAG 2.
func luminance(c color.NRGBA) float64 {
	l := light(c)
	return 0.2126*l[0] + 0.7152*l[1] + 0.0722*l[2]
}

// contrast is the contrast ratio of WCAG 2, 1 … 21.
func contrast(a, b color.NRGBA) float64 {
	x, y := luminance(a), luminance(b)
	return (math.Max(x, y) + 0.05) / (math.Min(x, y) + 0.05)
}

// lab returns CIE L*a*b* under D65.
func lab(l [3]float64) [3]float64 {
	f := func(t float64) float64 {
		if t > 216.0/24389 {
			return math.Cbrt(t)
		}
		return (24389.0/27*t + 16) / 116
	}
	x := f((0.4124564*l[0] + 0.3575761*l[1] + 0.1804375*l[2]) / 0.95047)
	y := f(0.2126729*l[0] + 0.7151522*l[1] + 0.0721750*l[2])
	z := f((0.0193339*l[0] + 0.1191920*l[1] + 0.9503041*l[2]) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// difference is the colour difference CIEDE2000 (CIE 142-2001; Sharma, Wu, Dalal 2005).
func difference(p, q [3]float64) float64 {
	const deg = math.Pi / 180
	pow7 := func(x float64) float64 { return math.Pow(x, 7) }
	c := (math.Hypot(p[1], p[2]) + math.Hypot(q[1], q[2])) / 2
	g := 0.5 * (1 - math.Sqrt(pow7(c)/(pow7(c)+pow7(25))))
	a1, a2 := p[1]*(1+g), q[1]*(1+g)
	c1, c2 := math.Hypot(a1, p[2]), math.Hypot(a2, q[2])
	hue := func(a, b float64) float64 {
		if a == 0 && b == 0 {
			return 0
		}
		return math.Mod(math.Atan2(b, a)/deg+360, 360)
	}
	h1, h2 := hue(a1, p[2]), hue(a2, q[2])
	dh, hm := h2-h1, (h1+h2)/2
	switch {
	case c1*c2 == 0:
		dh, hm = 0, h1+h2
	case math.Abs(h2-h1) > 180 && h1+h2 < 360:
		dh, hm = dh-math.Copysign(360, dh), hm+180
	case math.Abs(h2-h1) > 180:
		dh, hm = dh-math.Copysign(360, dh), hm-180
	}
	dL, dC, dH := q[0]-p[0], c2-c1, 2*math.Sqrt(c1*c2)*math.Sin(dh/2*deg)
	lm, cm := (p[0]+q[0])/2, (c1+c2)/2
	t := 1 - 0.17*math.Cos((hm-30)*deg) + 0.24*math.Cos(2*hm*deg) + 0.32*math.Cos((3*hm+6)*deg) - 0.20*math.Cos((4*hm-63)*deg)
	sL := 1 + 0.015*(lm-50)*(lm-50)/math.Sqrt(20+(lm-50)*(lm-50))
	sC, sH := 1+0.045*cm, 1+0.015*cm*t
	rT := -2 * math.Sqrt(pow7(cm)/(pow7(cm)+pow7(25))) * math.Sin(60*deg*math.Exp(-math.Pow((hm-275)/25, 2)))
	dL, dC, dH = dL/sL, dC/sC, dH/sH
	return math.Sqrt(dL*dL + dC*dC + dH*dH + rT*dC*dH)
}

// visions are simulations of colour vision on linear RGB: the matrices of severity 1.0 of Machado, Oliveira and Fernandes,
// "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15 (2009).
var visions = map[string][3][3]float64{
	"usual":        {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"protanopia":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	"tritanopia":   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// seen returns how a colour looks under a simulation.
func seen(c color.NRGBA, m [3][3]float64) [3]float64 {
	l := light(c)
	var out [3]float64
	for i, row := range m {
		out[i] = math.Max(0, math.Min(1, row[0]*l[0]+row[1]*l[1]+row[2]*l[2]))
	}
	return out
}

// TestDifference checks the formula against the published pairs of Sharma, Wu and Dalal.
func TestDifference(t *testing.T) {
	for _, c := range []struct {
		p, q [3]float64
		want float64
	}{
		{[3]float64{50, 2.6772, -79.7751}, [3]float64{50, 0, -82.7485}, 2.0425},
		{[3]float64{50, -1.1848, -84.8006}, [3]float64{50, 0, -82.7485}, 1.0000},
		{[3]float64{50, 2.5, 0}, [3]float64{73, 25, -18}, 27.1492},
		{[3]float64{50, 2.5, 0}, [3]float64{56, -27, -3}, 31.9030},
		{[3]float64{2.0776, 0.0795, -1.1350}, [3]float64{0.9033, -0.0636, -0.5514}, 0.9082},
	} {
		if got := difference(c.p, c.q); math.Abs(got-c.want) > 0.0001 {
			t.Errorf("difference(%v, %v) = %.4f, want %.4f", c.p, c.q, got, c.want)
		}
	}
}

func TestContrast(t *testing.T) {
	for _, four := range []bool{false, true} {
		style := faces.Style{FourColours: four}
		for s := engine.Spades; s <= engine.Clubs; s++ {
			if got := contrast(style.Ink(s), faces.Paper); got < 4.5 {
				t.Errorf("four colours %v: %v on paper has a contrast of %.2f, want 4.5 or more", four, s, got)
			}
		}
	}
}

// TestFourColoursStayApart checks that the suits of the four-colour deck are distinguishable with every kind of
// colour vision.
func TestFourColoursStayApart(t *testing.T) {
	const least = 15 // CIEDE2000; about 1 is just noticeable side by side, 10 is seen at a glance
	style := faces.Style{FourColours: true}
	for name, m := range visions {
		for a := engine.Spades; a <= engine.Clubs; a++ {
			for b := a + 1; b <= engine.Clubs; b++ {
				got := difference(lab(seen(style.Ink(a), m)), lab(seen(style.Ink(b), m)))
				t.Logf("%s: %v and %v differ by %.1f", name, a, b, got)
				if got < least {
					t.Errorf("%s: %v and %v differ by %.1f, want %d or more", name, a, b, got, least)
				}
			}
		}
	}
}
