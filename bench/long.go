//go:build linux

package main

import (
	"os"
	"path/filepath"
	"time"

	"github.com/jezek/xgb/xproto"
)

// longMoves is the number of moves in the long record.
const longMoves = 20000

// long measures how long a record with many moves takes to open, and the longest interval between frames while
// held keys undo and redo it.
func (b *bench) long(runs int) error {
	g, err := walk(0, longMoves)
	if err != nil {
		return err
	}
	path := filepath.Join(b.folder, "long.simon")
	if err := os.WriteFile(path, record(g), 0o644); err != nil {
		return err
	}
	for range runs {
		if err := b.long1(path); err != nil {
			return err
		}
	}
	return nil
}

func (b *bench) long1(path string) error {
	folder, err := os.MkdirTemp(b.folder, "home")
	if err != nil {
		return err
	}
	r := b.game
	r.args = func(folder string) []string {
		return []string{"--lang", "en", "--data", filepath.Join(folder, "data"), path}
	}
	p, err := b.screen.start(r, folder)
	if err != nil {
		return err
	}
	defer p.kill()
	b.add("long", "last picture of the start", "ms", gameName, milliseconds(p.settled.Sub(p.started)))
	at, width, height, err := b.screen.place(p.window)
	if err != nil {
		return err
	}
	if err := b.screen.click(point{at.x + float64(width) - 3, at.y + float64(height)/2}); err != nil { // empty table
		return err
	}
	b.screen.rest(quiet)
	for _, part := range []struct {
		name string
		key  xproto.Keysym
	}{{"undo", 'z'}, {"redo", 'y'}} {
		longest, err := b.hold(part.key, keyControl)
		if err != nil {
			return err
		}
		b.add("long", "longest frame: "+part.name, "ms", gameName, milliseconds(longest))
	}
	return nil
}

// hold simulates a held key by key repeats, and returns the longest interval between frames.
func (b *bench) hold(key xproto.Keysym, held ...xproto.Keysym) (longest time.Duration, err error) {
	const times, apart = 60, 33 * time.Millisecond
	begun := time.Now()
	for i := range times {
		time.Sleep(time.Until(begun.Add(time.Duration(i) * apart)))
		if err := b.screen.key(key, held...); err != nil {
			return 0, err
		}
	}
	ended := time.Now()
	last := begun
	for _, picture := range b.screen.seen(begun) {
		if picture.at.After(ended) {
			break
		}
		longest, last = max(longest, picture.at.Sub(last)), picture.at
	}
	b.screen.rest(quiet)
	return longest, nil
}
