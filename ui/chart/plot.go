package chart

// Plot is the places of a number of items in a picture: each has a column of its own,
// from left to right, and values go up from the lower edge to the upper one. All in
// pixels.
type Plot struct {
	Width, Height int
	Items         int
	Axis          Axis
}

// Column is the pixel columns of an item, from left to before right. If there are more
// items than pixels, several have the same one.
func (p Plot) Column(i int) (left, right int) {
	if p.Items <= 0 {
		return 0, 0
	}
	left, right = i*p.Width/p.Items, (i+1)*p.Width/p.Items
	return left, max(right, left+1)
}

// Middle is the pixel column in the middle of an item's.
func (p Plot) Middle(i int) int {
	left, right := p.Column(i)
	return (left + right - 1) / 2
}

// At is the item at a pixel column: the last one, if there are several, and the nearest
// one outside of the picture. It is -1 if there are no items.
func (p Plot) At(x int) int {
	if p.Items <= 0 || p.Width <= 0 {
		return -1
	}
	x = max(0, min(x, p.Width-1))
	return ((x+1)*p.Items - 1) / p.Width
}

// Y is the pixel row of a value: the lowest for the axis' low end, the uppermost for its
// high end. A value beyond them is at the edge.
func (p Plot) Y(value int) int {
	value = max(p.Axis.Low, min(value, p.Axis.High))
	rows := max(0, p.Height-1)
	return rows - (value-p.Axis.Low)*rows/(p.Axis.High-p.Axis.Low)
}

// Bar is the pixel columns that the bar of an item fills, from left to before right:
// between two bars there is room, if the columns are wide enough for it.
func (p Plot) Bar(i int) (left, right int) {
	left, right = p.Column(i)
	switch width := right - left; {
	case width >= 8:
		gap := width / 5
		left += gap / 2
		right -= gap - gap/2
	case width >= 3:
		right--
	}
	const widest = 64 // a few bars are no walls
	if width := right - left; width > widest {
		left += (width - widest) / 2
		right = left + widest
	}
	return left, right
}
