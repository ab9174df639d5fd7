package chart

// Plot is the places of a number of items in a picture: each has a column of its own,
// from left to right, and values go up from the lower edge to the upper one. All in
// pixels.
type Plot struct {
	Width, Height int
	Items         int
	Room          int // for so many items at least; the first ones begin at the left
	Widest        int // that a bar is; 0 for any width
	Axis          Axis
}

// columns is how many items there is room for.
func (p Plot) columns() int {
	if p.Items <= 0 {
		return 0
	}
	return max(p.Items, p.Room)
}

// Column is the pixel columns of an item, from left to before right. If there are more
// items than pixels, several have the same one.
func (p Plot) Column(i int) (left, right int) {
	n := p.columns()
	if n == 0 {
		return 0, 0
	}
	left, right = i*p.Width/n, (i+1)*p.Width/n
	return left, max(right, left+1)
}

// Middle is the pixel column in the middle of an item's.
func (p Plot) Middle(i int) int {
	left, right := p.Column(i)
	return (left + right - 1) / 2
}

// At is the item at a pixel column: the last one, if there are several, and the nearest
// one outside of the picture. It is -1 where there is none: in the room for those to come.
func (p Plot) At(x int) int {
	n := p.columns()
	if n == 0 || p.Width <= 0 {
		return -1
	}
	x = max(0, min(x, p.Width-1))
	if i := ((x+1)*n - 1) / p.Width; i < p.Items {
		return i
	}
	return -1
}

// Y is the pixel row of a value: the lowest for the axis' low end, the uppermost for its
// high end. A value beyond them is at the edge.
func (p Plot) Y(value int) int {
	value = max(p.Axis.Low, min(value, p.Axis.High))
	rows := max(0, p.Height-1)
	return rows - (value-p.Axis.Low)*rows/(p.Axis.High-p.Axis.Low)
}

// Bar is the pixel columns that the bar of an item fills, from left to before right, in the middle
// of its own: between two bars there is room, if the columns are wide enough for it.
func (p Plot) Bar(i int) (left, right int) {
	left, right = p.Column(i)
	width := right - left
	bar := width
	switch {
	case width >= 8:
		bar = width * 3 / 5
	case width >= 3:
		bar--
	}
	if p.Widest > 0 {
		bar = max(1, min(bar, p.Widest))
	}
	left += (width - bar) / 2
	return left, left + bar
}
