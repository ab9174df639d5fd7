package table

import (
	"slices"
	"testing"
)

// gestureCase is a gesture, what it asks of the player, and what it leaves
// held.
type gestureCase struct {
	name    string
	options func(*Options) // from those of the first start
	do      func(h *hands)
	want    []string
	state   string
}

// firstOptions are those of the first start.
var firstOptions = Options{DoubleClick: true, PlacementHelp: true, SelectAndPlace: true}

func runGestures(t *testing.T, cases []gestureCase) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			o := firstOptions
			if c.options != nil {
				c.options(&o)
			}
			h := newHands(t, gestureBoard, o)
			c.do(h)
			if !slices.Equal(h.log, c.want) {
				t.Errorf("asked for %q\nwant %q", h.log, c.want)
			}
			if h.state() != c.state {
				t.Errorf("%q is left, want %q", h.state(), c.state)
			}
		})
	}
}

func autoPlace(o *Options) { o.AutoPlace = true }
func noDouble(o *Options)  { o.DoubleClick = false }
func noSelect(o *Options)  { o.SelectAndPlace = false }
func oneClick(o *Options)  { o.SingleClick = true }
func noHelp(o *Options)    { o.PlacementHelp = false }
