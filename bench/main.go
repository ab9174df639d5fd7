//go:build linux

// Command bench compares the game with the smallest possible window of the toolkit. Both are started in turn on
// their own display and get the same events; ratios are taken within a run. It prints medians and ranges; see
// docs/performance.md.
//
// Other programs may run at the same time: CPU time is measured instead of elapsed time wherever possible.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
)

// Names of the programs in the table.
const (
	gameName = "game"
	bareName = "bare"
)

// bench is a series of measurements.
type bench struct {
	screen    *screen
	folder    string // for temporary files
	game      rival
	bare      rival
	rivals    []rival
	spots     map[size]spot
	wanted    *regexp.Regexp
	measures  []*measure
	otherGame string // a second build of the game to compare with; "" for none
}

func main() {
	game := flag.String("game", "build/bench/simplesimon", "the game: a `file` built with -ldflags='-s -w'")
	other := flag.String("other", "", "a `file` with another build of the game to compare with")
	bare := flag.String("bare", "build/bench/bare", "the `file` of the bare window, likewise stripped")
	runs := flag.Int("runs", 7, "number of runs")
	only := flag.String("only", "", "a `pattern` for the parts to measure: program, table, large, felt, entry, check, save, long")
	figures := flag.String("json", "build/bench/figures.json", "the `file` to write the figures to")
	rivals := flag.Bool("rivals", false, "measure KPatience and Aisleriot too, if they are installed")
	flag.Parse()
	b := &bench{
		game:  rival{gameName, *game, gameArgs, true},
		bare:  rival{bareName, *bare, func(string) []string { return nil }, false},
		spots: map[size]spot{}, otherGame: *other,
	}
	if *rivals {
		b.rivals = installed()
	}
	var err error
	if b.wanted, err = regexp.Compile(*only); err == nil {
		err = b.run(*runs)
	}
	b.reckon()
	err = errors.Join(err, b.print(os.Stdout), b.save(*figures))
	if err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// run measures all selected parts the requested number of times.
func (b *bench) run(runs int) (err error) {
	if b.folder, err = os.MkdirTemp("", "bench"); err != nil {
		return err
	}
	defer os.RemoveAll(b.folder)
	for _, path := range []*string{&b.game.path, &b.bare.path, &b.otherGame} {
		if *path == "" {
			continue
		}
		if *path, err = filepath.Abs(*path); err != nil { // commands run in other folders
			return err
		}
	}
	if b.screen, err = newScreen(large.width, large.height+100); err != nil {
		return err
	}
	defer b.screen.close()
	for _, part := range []struct {
		name string
		do   func(runs int) error
	}{
		{"program", b.sizes}, {"check", b.check}, {"save", b.saves}, {"long", b.long},
	} {
		if b.wanted.MatchString(part.name) {
			if err := part.do(runs); err != nil {
				return fmt.Errorf("%s: %w", part.name, err)
			}
		}
	}
	for run := range runs {
		for _, w := range windows() {
			if !b.wanted.MatchString(w.name) {
				continue
			}
			if err := b.compare(w, run); err != nil {
				return fmt.Errorf("%s: %w", w.name, err)
			}
		}
	}
	return nil
}

// compare measures all programs in a window. Which of them goes first varies between runs.
func (b *bench) compare(w window, run int) error {
	if _, known := b.spots[w.size]; !known {
		spot, err := b.survey(w.size)
		if err != nil {
			return err
		}
		b.spots[w.size] = spot
	}
	all := []rival{b.game, b.bare}
	if b.otherGame != "" {
		all = append(all, rival{"other", b.otherGame, gameArgs, true})
	}
	if w.name == "table" {
		all = append(all, b.rivals...)
	}
	for i := range all {
		r := all[(i+run)%len(all)]
		fmt.Fprintf(os.Stderr, "run %d, %s: %s\n", run+1, w.name, r.name)
		if err := b.look(r, w); err != nil {
			return fmt.Errorf("%s: %w", r.name, err)
		}
	}
	return nil
}

// sizes measures the sizes of the program files.
func (b *bench) sizes(int) error {
	for _, r := range []rival{b.bare, b.game} {
		info, err := os.Stat(r.path)
		if err != nil {
			return err
		}
		b.add("program", "size, stripped", "MB", r.name, float64(info.Size())/1e6)
	}
	return nil
}
