package table

import "testing"

func TestMarks(t *testing.T) {
	cases := []struct {
		name    string
		options func(*Options)
		do      func(h *hands)
		want    string // of the columns 1 to 10
	}{
		{"at rest", nil, func(h *hands) {}, "----------"},
		{"after a press", nil, func(h *hands) { h.press(h.card(1, 1)) }, "----------"},
		{"a drag without a target", nil, func(h *hands) { h.carry(1, 1, h.over(1, 100)) }, "-++--+----"},
		{"a drag with a target", nil, func(h *hands) { h.carry(1, 1, h.over(2, 100)) }, "-*+--+----"},
		{"a drag over a column that refuses", nil, func(h *hands) { h.carry(1, 1, h.over(5, 100)) }, "-++--+----"},
		{"a drag outside the window", nil, func(h *hands) { h.carry(1, 1, h.over(2, 100)); h.leave(h.at) }, "-++--+----"},
		{"without help", noHelp, func(h *hands) { h.carry(1, 1, h.over(2, 100)) }, "----------"},
		{"without help, with auto-place", func(o *Options) { noHelp(o); autoPlace(o) }, func(h *hands) { h.carry(1, 1, h.over(5, 100)) }, "----------"},
		{"auto-place without a target", autoPlace, func(h *hands) { h.carry(1, 1, h.over(5, 100)) }, "-+*--+----"},
		{"auto-place with another target", autoPlace, func(h *hands) { h.carry(1, 1, h.over(2, 100)) }, "-*+--+----"},
		{"auto-place without a best column", autoPlace, func(h *hands) { h.set(parse(h.t, crowded)); h.carry(1, 0, h.over(2, 100)) }, "---------+"},
		{"after the drop", nil, func(h *hands) { h.carry(1, 1, h.over(2, 100)); h.release() }, "----------"},
		{"after a refused drop", nil, func(h *hands) { h.carry(1, 1, h.over(5, 100)); h.release() }, "----------"},
		{"after Escape", nil, func(h *hands) { h.carry(1, 1, h.over(2, 100)); h.g.escape() }, "----------"},
		{"a selection", nil, func(h *hands) { h.click(h.card(1, 1)) }, "-++--+----"},
		{"a selection without help", noHelp, func(h *hands) { h.click(h.card(1, 1)) }, "-++--+----"},
		{"a selection that is let go", nil, func(h *hands) { h.click(h.card(1, 1)); h.click(h.bare()) }, "----------"},
		{"held by the keyboard", nil, func(h *hands) { h.g.digit(1) }, "-++--+----"},
		{"held by the keyboard over a column that takes it", nil, func(h *hands) { h.g.digit(1); h.g.arrow(right) }, "-*+--+----"},
		{"let go by the keyboard", nil, func(h *hands) { h.g.digit(1); h.g.escape() }, "----------"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			o := firstOptions
			if c.options != nil {
				c.options(&o)
			}
			h := newHands(t, gestureBoard, o)
			c.do(h)
			if got := h.marks(); got != c.want {
				t.Errorf("marks %s, want %s", got, c.want)
			}
		})
	}
}
