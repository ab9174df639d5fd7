package chart

// Plot maps a number of items to an image: each has its own columns of pixels, from left to right,
// and values increase from the lower edge to the upper one. All lengths are in pixels.
type Plot struct {
	Width, Height int
	Items         int
	Room          int // minimum number of items for which there is room; items start at the left
	Widest        int // maximum width of a bar; 0 for no limit
	Axis          Axis
}

// columns returns the number of items for which there is room.
func (p Plot) columns() int {
	if p.Items <= 0 {
		return 0
	}
	return max(p.Items, p.Room)
}

// Column returns the pixel columns of an item, excluding right. If there are more items than
// pixels, several share one.
func (p Plot) Column(i int) (left, right int) {
	n := p.columns()
	if n == 0 {
		return 0, 0
	}
	left, right = i*p.Width/n, (i+1)*p.Width/n
	return left, max(right, left+1)
}

// Middle returns the central pixel column of an item.
func (p Plot) Middle(i int) int {
	left, right := p.Column(i)
	return (left + right - 1) / 2
}

// At returns the item at a pixel column: the last one, if there are several, and the nearest one
// outside of the image. It is -1 in the room for future items.
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

// Y returns the pixel row of a value: the lowest for the axis' low end, the uppermost for its high
// end. Values outside are clamped.
func (p Plot) Y(value int) int {
	value = max(p.Axis.Low, min(value, p.Axis.High))
	rows := max(0, p.Height-1)
	return rows - (value-p.Axis.Low)*rows/(p.Axis.High-p.Axis.Low)
}

// Bar returns the pixel columns of an item's bar, excluding right, in the middle of its own
// columns: there is a gap between bars if the columns are wide enough.
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
