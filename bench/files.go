//go:build linux

package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"

	"simplesimon/engine"
	"simplesimon/store"
)

// walk plays random moves from a deal. It never completes a sequence, so it can continue indefinitely.
func walk(number uint64, moves int) (*engine.Game, error) {
	random := rand.New(rand.NewPCG(number, 1))
	for ; ; number++ {
		g := engine.NewGame(engine.Code{Suits: engine.Four, Number: number})
		for g.Moves() < moves {
			var all []engine.Move
			for m := range g.Tableau().Moves() {
				all = append(all, m)
			}
			if len(all) == 0 {
				break
			}
			if _, err := g.Play(all[random.IntN(len(all))]); err != nil {
				return nil, err
			}
			if g.Removed() > 0 {
				break
			}
		}
		if g.Moves() == moves {
			return g, nil
		}
	}
}

func record(g *engine.Game) []byte {
	return []byte(engine.FormatRecord(g.Code(), g.Played()))
}

// records writes count records of 49 moves each, as long as the example, and returns their names.
func (b *bench) records(folder string, count int) (names []string, err error) {
	const moves, different = 49, 500
	var texts [][]byte
	for i := range min(count, different) {
		g, err := walk(uint64(i)*100, moves)
		if err != nil {
			return nil, err
		}
		texts = append(texts, record(g))
	}
	for i := range count {
		name := fmt.Sprintf("%05d.simon", i)
		names = append(names, name)
		if err := os.WriteFile(filepath.Join(folder, name), texts[i%different], 0o644); err != nil {
			return nil, err
		}
	}
	return names, nil
}

// check measures checking records on the command line.
func (b *bench) check(runs int) error {
	folder, err := os.MkdirTemp(b.folder, "records")
	if err != nil {
		return err
	}
	const few, many = 1000, 10000
	names, err := b.records(folder, many)
	if err != nil {
		return err
	}
	games := []rival{b.game}
	if b.otherGame != "" {
		games = append(games, rival{"other", b.otherGame, nil, true})
	}
	for range runs {
		for _, r := range games {
			for _, count := range []int{few, many} {
				cmd := exec.Command(r.path, append([]string{"check"}, names[:count]...)...)
				cmd.Dir = folder
				begun := time.Now()
				out, err := cmd.CombinedOutput()
				long := time.Since(begun)
				if err != nil {
					return errors.Join(err, errors.New(string(out[:min(len(out), 500)])))
				}
				if lines := bytes.Count(out, []byte("ok won=false moves=49")); lines != count {
					return fmt.Errorf("%d records, but %d passed", count, lines)
				}
				of := func(what string) string { return fmt.Sprintf("%s, of %d", what, count) }
				if count == many {
					b.add("check", "records a second", "", r.name, float64(count)/long.Seconds())
					spent := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
					b.add("check", "records a second of CPU", "", r.name, float64(count)/spent.Seconds())
				}
				usage := cmd.ProcessState.SysUsage().(*syscall.Rusage)
				b.add("check", of("most resident memory"), "MB", r.name, float64(usage.Maxrss)/1e3)
			}
		}
	}
	return nil
}

// saves measures how long saving a move takes, both to survive a crash of the program and to survive a power
// failure.
func (b *bench) saves(runs int) error {
	for range runs {
		for _, moves := range []int{100, 5000} {
			if err := b.save1(moves); err != nil {
				return err
			}
		}
	}
	return nil
}

func (b *bench) save1(moves int) error {
	folder, err := os.MkdirTemp(b.folder, "saves")
	if err != nil {
		return err
	}
	g, err := walk(0, moves)
	if err != nil {
		return err
	}
	keeper := store.NewKeeper(store.At(folder))
	if _, err := keeper.Load(); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	defer keeper.Close()
	r := store.NewRunning(g, true, time.Now())
	if err := errors.Join(keeper.Keep(r), keeper.Sync()); err != nil {
		return err
	}
	var kept, synced time.Duration
	const times = 50
	for i := range times {
		if i%2 == 0 {
			g.Undo()
		} else {
			g.Redo()
		}
		begun := time.Now()
		if err := keeper.Keep(r); err != nil {
			return err
		}
		kept += time.Since(begun)
		begun = time.Now()
		if err := keeper.Sync(); err != nil {
			return err
		}
		synced += time.Since(begun)
	}
	b.add("save", fmt.Sprintf("a move after %d", moves), "µs", gameName, float64(kept.Microseconds())/times)
	b.add("save", fmt.Sprintf("the same to the disk, beside the window, after %d", moves), "µs", gameName, float64(synced.Microseconds())/times)
	return nil
}
