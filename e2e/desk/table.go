package desk

import "fmt"

// Grip returns the point to grip a card at: the middle of the part not covered by the next card.
// Columns count from 1, cards of a column from 0.
func (p *Program) Grip(column, card int) (Point, error) {
	table := p.Table()
	if column < 1 || column > len(table) || card < 0 || card >= len(table[column-1].Cards) {
		return Point{}, fmt.Errorf("the table has no card %d in column %d", card, column)
	}
	cards := table[column-1].Cards
	free := cards[card]
	if card+1 < len(cards) {
		free.H = cards[card+1].Y - free.Y
	}
	if free.W <= 0 || free.H <= 0 {
		return Point{}, fmt.Errorf("card %d of column %d cannot be seen", card, column)
	}
	return free.Center(), nil
}

// Bare returns a point in a column below its cards.
func (p *Program) Bare(column int) (Point, error) {
	table := p.Table()
	if column < 1 || column > len(table) {
		return Point{}, fmt.Errorf("the table has no column %d", column)
	}
	c := table[column-1]
	place := c.Rect.Center()
	if n := len(c.Cards); n > 0 {
		bottom := c.Cards[n-1].Y + c.Cards[n-1].H
		place.Y = (bottom + c.Rect.Y + c.Rect.H) / 2
	}
	return place, nil
}

// Carry returns how far a card has to be moved to be on a column: left edges aligned, top at that
// of the column's last card or empty place.
func (p *Program) Carry(column, card, to int) (Point, error) {
	table := p.Table()
	for _, c := range []int{column, to} {
		if c < 1 || c > len(table) {
			return Point{}, fmt.Errorf("the table has no column %d", c)
		}
	}
	from, target := table[column-1].Cards[card], table[to-1]
	place := Point{target.Rect.Center().X - from.W/2, target.Rect.Y}
	if n := len(target.Cards); n > 0 {
		place = Point{target.Cards[n-1].X, target.Cards[n-1].Y}
	}
	return Point{place.X - from.X, place.Y - from.Y}, nil
}

// Drag drags a card, with those on it, onto a column and releases it.
func (p *Program) Drag(column, card, to int) error {
	h, err := p.carry(column, card, to)
	if err != nil {
		return err
	}
	return h.Release(Left).Do()
}

// Hold drags a card, with those on it, over a column and keeps holding it.
func (p *Program) Hold(column, card, to int) error {
	h, err := p.carry(column, card, to)
	if err != nil {
		return err
	}
	return h.Do()
}

func (p *Program) carry(column, card, to int) (*Hand, error) {
	grip, err := p.Grip(column, card)
	if err != nil {
		return nil, err
	}
	way, err := p.Carry(column, card, to)
	if err != nil {
		return nil, err
	}
	return p.Hand().Move(grip).Press(Left).Glide(grip.Plus(way)), nil
}

// Control waits for a control, such as a button, with a name in a place, and returns where it is.
func (p *Program) Control(in, name string) (Rect, error) {
	var place Rect
	what := fmt.Sprintf("%s in %s", name, in)
	err := until(what, func() (bool, error) {
		if p.process.ended() {
			return false, fmt.Errorf("the program ended")
		}
		if err := p.trace.read(); err != nil {
			return false, err
		}
		// A reopened page may have a different layout, which is traced a little later.
		e, _ := p.Last(func(e Event) bool {
			return e.Event == "controls" && e.In == in || e.Event == "dialog" && e.Name == in && e.Open
		})
		for _, c := range e.Controls {
			if c.Name == name {
				place = c.Rect
				return c.Rect.W > 0 && c.Rect.H > 0, nil
			}
		}
		return false, nil
	})
	if err != nil {
		return place, fmt.Errorf("%w; the last events: %s", err, p.Tail())
	}
	return place, nil
}

// Press clicks a control.
func (p *Program) Press(in, name string) error {
	place, err := p.Control(in, name)
	if err != nil {
		return err
	}
	return p.Click(place.Center())
}
