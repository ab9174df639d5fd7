//go:build linux

package main

import (
	"math"
	"os"
	"path/filepath"
	"time"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
	"simplesimon/store"
)

// rate is the number of motion events a mouse reports per second.
const rate = 100

// Durations of the measurements.
const (
	dragged = 3 * time.Second
	rested  = 4 * time.Second
)

// size is a window size in pixels.
type size struct{ width, height int }

var (
	usual = size{1120, 700}
	large = size{1920, 1080}
)

// window is a measurement of a program and the bare window, one after the other.
type window struct {
	name  string
	size  size
	felt  bool
	entry bool // an entry has the focus
}

// windows are all measurements in windows.
func windows() []window {
	return []window{
		{name: "table", size: usual},
		{name: "large", size: large},
		{name: "felt", size: usual, felt: true},
		{name: "entry", size: usual, entry: true},
	}
}

// spot holds the positions used in the game's window.
type spot struct {
	grip  point // of the dragged card
	entry point // of the entry for a code in the new-game dialog
}

// deal is the deal played.
var deal = engine.Code{Suits: engine.Four, Number: 1}

// gameArgs returns the arguments that start the game in a folder.
func gameArgs(folder string) []string {
	return []string{"--lang", "en", "--data", filepath.Join(folder, "data"), "--deal", deal.String()}
}

// survey starts the game with a trace, which is off during measurements, and finds positions in a window of
// this size.
func (b *bench) survey(at size) (spot, error) {
	folder, err := os.MkdirTemp(b.folder, "survey")
	if err != nil {
		return spot{}, err
	}
	game, err := b.screen.display.Start(desk.Start{Path: b.game.path, Folder: folder, Args: []string{"--lang", "en", "--deal", deal.String()}})
	if err != nil {
		return spot{}, err
	}
	defer game.Kill()
	if err := game.Resize(at.width, at.height); err != nil {
		return spot{}, err
	}
	const column = 1
	grip, err := game.Grip(column, len(game.Table()[column-1].Cards)-1)
	if err != nil {
		return spot{}, err
	}
	if err := game.Key("ctrl+n"); err != nil {
		return spot{}, err
	}
	entry, err := game.Control("new-game", "code-entry")
	if err != nil {
		return spot{}, err
	}
	return spot{point{grip.X, grip.Y}, point{entry.Center().X, entry.Center().Y}}, nil
}

// look measures one program once.
func (b *bench) look(r rival, w window) error {
	folder, err := os.MkdirTemp(b.folder, "home")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	if r.game {
		settings := store.DefaultSettings()
		settings.Felt = w.felt
		settings.Width, settings.Height = w.size.width, w.size.height
		if err := store.At(filepath.Join(folder, "data")).SaveSettings(settings); err != nil {
			return err
		}
	}
	if w.entry && r.name == bareName {
		r.args = func(string) []string { return []string{"-entry"} }
	}
	p, err := b.screen.start(r, folder)
	if err != nil {
		return err
	}
	defer p.kill()
	add := func(what, unit string, value float64) { b.add(w.name, what, unit, r.name, value) }
	if w.name == "table" {
		add("first picture", "ms", milliseconds(p.first.Sub(p.started)))
		add("last picture of the start", "ms", milliseconds(p.settled.Sub(p.started)))
	}
	if err := b.screen.resize(p.window, w.size.width, w.size.height); err != nil {
		return err
	}
	at, _, _, err := b.screen.place(p.window)
	if err != nil {
		return err
	}
	if w.entry {
		return b.lookEntry(p, at, add)
	}
	if w.name == "table" {
		if err := b.lookRest(p, add); err != nil {
			return err
		}
	}
	if !r.game && r.name != bareName {
		return nil // nothing known to drag there
	}
	return b.lookDrag(p, at, w, add)
}

type adder func(what, unit string, value float64)

// lookRest measures an idle window.
func (b *bench) lookRest(p *running, add adder) error {
	load, err := p.load(func() error { time.Sleep(rested); return nil })
	if err != nil {
		return err
	}
	memory, err := p.resident()
	add("CPU at rest", "%", 100*load)
	add("resident memory", "MB", float64(memory)/1e6)
	return err
}

// lookEntry measures a window with a focused entry.
func (b *bench) lookEntry(p *running, at point, add adder) error {
	entry := b.spots[usual].entry
	if p.game {
		if err := b.screen.key('n', keyControl); err != nil {
			return err
		}
		b.screen.rest(time.Second) // the dialog ignores earlier clicks
	} else {
		entry = point{100, 15}
	}
	if err := b.screen.click(point{at.x + entry.x, at.y + entry.y}); err != nil {
		return err
	}
	time.Sleep(time.Second)
	begun := time.Now()
	load, err := p.load(func() error { time.Sleep(rested); return nil })
	add("CPU, entry with the focus", "%", 100*load)
	add("pictures a second, entry with the focus", "", float64(len(b.screen.seen(begun)))/rested.Seconds())
	return err
}

// lookDrag measures a drag all over the window.
func (b *bench) lookDrag(p *running, at point, w window, add adder) error {
	grip := b.spots[w.size].grip
	here := func(q point) point { return point{at.x + q.x, at.y + q.y} }
	if err := b.screen.move(here(grip)); err != nil {
		return err
	}
	time.Sleep(100 * time.Millisecond)
	if err := b.screen.button(true); err != nil {
		return err
	}
	const away = 30
	if err := b.drive(away, func(i int) point { // lift it and move it to the start of the path
		f, to := float64(i+1)/away, way(w.size, 0)
		return here(point{grip.x + (to.x-grip.x)*f, grip.y + (to.y-grip.y)*f})
	}); err != nil {
		return err
	}
	begun := time.Now()
	events := int(dragged.Seconds() * rate)
	load, err := p.load(func() error {
		return b.drive(events, func(i int) point { return here(way(w.size, float64(i)/rate)) })
	})
	if err != nil {
		return err
	}
	last, rest := time.Now(), 0.0
	time.Sleep(quiet)
	pictures := b.screen.seen(begun)
	if n := len(pictures); n > 0 {
		rest = max(0, milliseconds(pictures[n-1].at.Sub(last)))
	}
	add("CPU in a drag", "%", 100*load)
	if n := len(pictures); n > 0 {
		add("CPU for a picture", "ms", load*1000*dragged.Seconds()/float64(n))
	}
	add("pictures a second in a drag", "", float64(len(pictures))/dragged.Seconds())
	add("last picture after the last event", "ms", rest)
	return b.screen.button(false)
}

// way returns the position of the pointer this many seconds into a drag; the path covers the whole table.
func way(s size, seconds float64) point {
	w, h := float64(s.width), float64(s.height)
	return point{
		w * (0.5 + 0.42*math.Sin(2*math.Pi*seconds/1.9)),
		h * (0.5 + 0.33*math.Sin(2*math.Pi*seconds/1.3)),
	}
}

// drive moves the pointer at the rate of a mouse, regardless of the load of the machine.
func (b *bench) drive(events int, at func(i int) point) error {
	begun := time.Now()
	for i := range events {
		time.Sleep(time.Until(begun.Add(time.Duration(i) * time.Second / rate)))
		if err := b.screen.move(at(i)); err != nil {
			return err
		}
	}
	return nil
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
