package guide

import (
	"fmt"
	"math"
	"strings"

	"fyne.io/fyne/v2"
)

// Measures of an arrow and its mark, in Fyne's units.
const (
	arrowStroke = 5
	arrowCasing = 2.5 // of another lightness, around all of it
	arrowHead   = 15  // its length
	arrowBow    = 0.22
	markRadius  = 13
)

// arrow draws an arrow on a picture of a size. One that is allowed is whole and has a tick in a green
// disc on it; one that is not is broken and has a cross in a red square.
func arrow(size fyne.Size, from, to fyne.Position, allowed bool) fyne.Resource {
	a := bow(from, to)
	dashes, sign := ` stroke-dasharray="9 8"`, cross
	if allowed {
		dashes, sign = "", tick
	}
	var svg strings.Builder
	fmt.Fprintf(&svg, `<svg xmlns="http://www.w3.org/2000/svg" width="%[1]g" height="%[2]g" viewBox="0 0 %[1]g %[2]g">`, size.Width, size.Height)
	line := fmt.Sprintf(`d="M%.2f %.2fQ%.2f %.2f %.2f %.2f" fill="none"`, a.x0, a.y0, a.cx, a.cy, a.nx, a.ny)
	head := fmt.Sprintf(`d="M%.2f %.2fL%.2f %.2fL%.2f %.2fZ"`, a.x1, a.y1, a.lx, a.ly, a.rx, a.ry)
	fmt.Fprintf(&svg, `<path %s stroke="#FFFFFF" stroke-width="%g" stroke-linecap="round"/>`, line, arrowStroke+2*arrowCasing)
	fmt.Fprintf(&svg, `<path %s fill="#FFFFFF" stroke="#FFFFFF" stroke-width="%g" stroke-linejoin="round"/>`, head, 2*arrowCasing)
	fmt.Fprintf(&svg, `<path %s stroke="#1B1F24" stroke-width="%d"%s/>`, line, arrowStroke, dashes)
	fmt.Fprintf(&svg, `<path %s fill="#1B1F24"/>`, head)
	svg.WriteString(sign(a.mx, a.my) + `</svg>`)
	text := svg.String()
	return fyne.NewStaticResource(fmt.Sprintf("arrow-%t-%s-%v-%v.svg", allowed, fmt.Sprint(size), from, to), []byte(text))
}

// tick is the mark of what is allowed.
func tick(x, y float64) string {
	return fmt.Sprintf(`<circle cx="%.2f" cy="%.2f" r="%d" fill="#146C3C" stroke="#FFFFFF" stroke-width="2.5"/>`, x, y, markRadius) +
		fmt.Sprintf(`<path d="M%.2f %.2fL%.2f %.2fL%.2f %.2f" fill="none" stroke="#FFFFFF" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>`,
			x-5.5, y+0.5, x-1.5, y+4.5, x+6, y-4.5)
}

// cross is the mark of what is not.
func cross(x, y float64) string {
	side := float64(2*markRadius - 2)
	return fmt.Sprintf(`<rect x="%.2f" y="%.2f" width="%g" height="%g" rx="4" ry="4" fill="#C2151B" stroke="#FFFFFF" stroke-width="2.5"/>`, x-side/2, y-side/2, side, side) +
		fmt.Sprintf(`<path d="M%.2f %.2fL%.2f %.2fM%.2f %.2fL%.2f %.2f" fill="none" stroke="#FFFFFF" stroke-width="3.5" stroke-linecap="round"/>`,
			x-5, y-5, x+5, y+5, x-5, y+5, x+5, y-5)
}

// bent is an arrow along a curve that bows upwards.
type bent struct {
	x0, y0, x1, y1 float64 // from where to where
	cx, cy         float64 // what bends it
	nx, ny         float64 // where its head begins
	lx, ly, rx, ry float64 // the corners of the head
	mx, my         float64 // its middle
}

func bow(from, to fyne.Position) bent {
	a := bent{x0: float64(from.X), y0: float64(from.Y), x1: float64(to.X), y1: float64(to.Y)}
	length := math.Hypot(a.x1-a.x0, a.y1-a.y0)
	a.cx, a.cy = (a.x0+a.x1)/2, (a.y0+a.y1)/2-arrowBow*2*length
	dx, dy := a.x1-a.cx, a.y1-a.cy // the direction of the head
	d := max(1, math.Hypot(dx, dy))
	dx, dy = dx/d, dy/d
	bx, by := a.x1-arrowHead*dx, a.y1-arrowHead*dy
	a.nx, a.ny = bx+dx, by+dy
	const half = arrowHead * 0.62
	a.lx, a.ly, a.rx, a.ry = bx-half*dy, by+half*dx, bx+half*dy, by-half*dx
	a.mx, a.my = (a.x0+2*a.cx+a.x1)/4, (a.y0+2*a.cy+a.y1)/4
	return a
}
