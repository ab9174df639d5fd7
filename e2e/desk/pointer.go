package desk

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Point is a place in device pixels from the upper left corner of the window's content. It may
// lie outside of the window.
type Point struct {
	X, Y float64
}

// Plus is the point moved by another one's coordinates.
func (p Point) Plus(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// Buttons of a mouse, as X numbers them.
const (
	Left   = 1
	Middle = 2
	Right  = 3
)

// step is how far the pointer goes between two motions of a glide, in pixels, and glidePause the
// time between them in seconds: about what a quick hand and a mouse of 125 reports a second do.
const (
	step       = 45
	glidePause = "0.008"
)

// Hand is a series of things that a hand does with the mouse and the keys. They are done in one
// go by Do, so that no slowness of the tests comes between them.
type Hand struct {
	program *Program
	args    []string
	at      Point
	hasty   bool
}

// Hand begins a series. Its first motion jumps to where it goes.
func (p *Program) Hand() *Hand { return &Hand{program: p, at: p.pointer} }

func (h *Hand) add(args ...string) *Hand {
	h.args = append(h.args, args...)
	return h
}

// Move puts the pointer at a place at once.
func (h *Hand) Move(to Point) *Hand {
	h.at = to
	pixel := func(f float64) string { return strconv.Itoa(int(math.Round(f))) }
	return h.add("mousemove", "--window", h.program.window, "--", pixel(to.X), pixel(to.Y))
}

// Glide moves the pointer to a place as a hand does, in many small steps.
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

// Release lets go of a button.
func (h *Hand) Release(button int) *Hand { return h.add("mouseup", strconv.Itoa(button)) }

// Click presses the left button and lets go of it.
func (h *Hand) Click() *Hand { return h.Press(Left).add("sleep", "0.02").Release(Left) }

// Pause waits a little between two clicks or keys of the same hand, in milliseconds. It belongs to
// what the hand does; to wait for the program is what Wait is for.
func (h *Hand) Pause(milliseconds int) *Hand {
	return h.add("sleep", fmt.Sprintf("%.3f", float64(milliseconds)/1000))
}

// Key presses and lets go of a key or a combination by X's names, such as "ctrl+z" or "Escape".
func (h *Hand) Key(name string) *Hand { return h.add("key", name) }

// KeyAt presses and releases the key with a code of X, whatever the layout has on it, with
// others held down that are named as in Key.
func (h *Hand) KeyAt(code int, held ...string) *Hand {
	return h.Key(strings.Join(append(held, strconv.Itoa(code)), "+"))
}

// Hasty lets the hand act at once, also while a dialog that has opened by itself takes no answers.
func (h *Hand) Hasty() *Hand {
	h.hasty = true
	return h
}

// Do does it all, once an open dialog takes answers. Events that come from now on are the answer to it: Wait looks at those only.
func (h *Hand) Do() error {
	finish, err := h.Begin()
	if err != nil {
		return err
	}
	return finish()
}

// Begin begins to do it and returns at once; finish waits until all is done.
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

// Click clicks at a place.
func (p *Program) Click(at Point) error { return p.Hand().Move(at).Click().Do() }

// DoubleClick clicks twice at a place, quickly.
func (p *Program) DoubleClick(at Point) error {
	return p.Hand().Move(at).Click().Pause(60).Click().Do()
}

// Key presses keys or combinations one after the other, by X's names.
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
