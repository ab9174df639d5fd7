package table

import (
	"slices"
	"testing"
)

// gestureCase is a gesture, its expected requests to the player, and the expected selection
// afterwards.
type gestureCase struct {
	name    string
	options func(*Options) // changes to the default options
	do      func(h *hands)
	want    []string
	state   string
}

// firstOptions are the default options.
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
				t.Errorf("requested %q\nwant %q", h.log, c.want)
			}
			if h.state() != c.state {
				t.Errorf("state %q, want %q", h.state(), c.state)
			}
		})
	}
}

func autoPlace(o *Options) { o.AutoPlace = true }
func noDouble(o *Options)  { o.DoubleClick = false }
func noSelect(o *Options)  { o.SelectAndPlace = false }
func oneClick(o *Options)  { o.SingleClick = true }
func noHelp(o *Options)    { o.PlacementHelp = false }
