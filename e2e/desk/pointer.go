package desk

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Point is a location in device pixels relative to the upper left corner of the window's content.
// It may be outside of the window.
type Point struct {
	X, Y float64
}

// Plus returns the sum of two points.
func (p Point) Plus(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// Mouse buttons, as numbered by X.
const (
	Left   = 1
	Middle = 2
	Right  = 3
)

// step is the distance between two motion events of a glide in pixels, and glidePause the time
// between them in seconds: roughly a fast hand and a mouse with 125 reports per second.
const (
	step       = 45
	glidePause = "0.008"
)

// Hand is a series of mouse and keyboard actions. Do performs them in one go, so that slow tests
// cause no delays in between.
type Hand struct {
	program *Program
	args    []string
	at      Point
	hasty   bool
}

// Hand starts a series. Its first motion jumps to its destination.
func (p *Program) Hand() *Hand { return &Hand{program: p, at: p.pointer} }

func (h *Hand) add(args ...string) *Hand {
	h.args = append(h.args, args...)
	return h
}

// Move moves the pointer in a single step.
func (h *Hand) Move(to Point) *Hand {
	h.at = to
	pixel := func(f float64) string { return strconv.Itoa(int(math.Round(f))) }
	return h.add("mousemove", "--window", h.program.window, "--", pixel(to.X), pixel(to.Y))
}

// Glide moves the pointer in many small steps, like a hand.
func (h *Hand) Glide(to Point) *Hand {
	from := h.at
	dx, dy := to.X-from.X, to.Y-from.Y
	steps := max(3, int(math.Ceil(math.Hypot(dx, dy)/step)))
	for i := 1; i <= steps; i++ {
		part := float64(i) / float64(steps)
		h.Move(Point{from.X + dx*part, from.Y + dy*part}).add("sleep", glidePause)
	}
	return h
}

// Press presses a button and holds it.
func (h *Hand) Press(button int) *Hand { return h.add("mousedown", strconv.Itoa(button)) }

// Release releases a button.
func (h *Hand) Release(button int) *Hand { return h.add("mouseup", strconv.Itoa(button)) }

// Click presses and releases the left button.
func (h *Hand) Click() *Hand { return h.Press(Left).add("sleep", "0.02").Release(Left) }

// Pause waits between two clicks or keys, in milliseconds, as part of the action. To wait for the
// program, use Wait.
func (h *Hand) Pause(milliseconds int) *Hand {
	return h.add("sleep", fmt.Sprintf("%.3f", float64(milliseconds)/1000))
}

// Key presses and releases a key or combination by its X name, such as "ctrl+z" or "Escape".
func (h *Hand) Key(name string) *Hand { return h.add("key", name) }

// KeyAt presses and releases the key with an X key code, whatever the layout assigns to it, while
// holding others, named as in Key.
func (h *Hand) KeyAt(code int, held ...string) *Hand {
	return h.Key(strings.Join(append(held, strconv.Itoa(code)), "+"))
}

// Hasty makes the hand act immediately, even while a dialog that opened by itself ignores input.
func (h *Hand) Hasty() *Hand {
	h.hasty = true
	return h
}

// Do performs the series, once an open dialog accepts input. Later calls of Wait consider only
// events from now on.
func (h *Hand) Do() error {
	finish, err := h.Begin()
	if err != nil {
		return err
	}
	return finish()
}

// Begin starts the series and returns immediately; finish waits until it is done.
func (h *Hand) Begin() (finish func() error, err error) {
	if !h.hasty {
		if err := h.program.WaitReady(); err != nil {
			return nil, err
		}
	}
	if err := h.program.Mark(); err != nil {
		return nil, err
	}
	h.program.pointer = h.at
	done := make(chan error, 1)
	go func() {
		_, err := run(h.program.display.env, nil, "xdotool", h.args...)
		done <- err
	}()
	return func() error { return <-done }, nil
}

// Click clicks at a point.
func (p *Program) Click(at Point) error { return p.Hand().Move(at).Click().Do() }

// DoubleClick double-clicks at a point.
func (p *Program) DoubleClick(at Point) error {
	return p.Hand().Move(at).Click().Pause(60).Click().Do()
}

// Key presses keys or combinations one after another, by X name.
func (p *Program) Key(names ...string) error {
	h := p.Hand()
	for _, name := range names {
		h.Key(name)
	}
	return h.Do()
}

// Type types a text.
func (p *Program) Type(text string) error {
	return p.Hand().add("type", "--delay", "15", "--", text).Do()
}
