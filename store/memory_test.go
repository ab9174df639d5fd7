package store_test

import (
	"flag"
	"math/rand/v2"
	"runtime"
	"testing"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
	"simplesimon/store"
)

var manyActions = flag.Int("actions", 0, "how many actions are kept while the memory is watched")

// Memory use does not grow with the number of actions, and no goroutine leaks. Everything else in
// the process counts as well, so this runs only in `make torture`.
func TestNoMemoryLeak(t *testing.T) {
	if *manyActions == 0 {
		t.Skip("only make torture measures memory")
	}
	const settle = 5000 // actions before the first measurement
	folder := store.At(t.TempDir()).On(hasty{})
	k := newKeeper(t, folder)
	k.Load()
	defer k.Close()
	k.On(hasty{})
	moves, random := enginetest.Example().Moves, rand.New(rand.NewPCG(4, 4))
	r := store.NewRunning(engine.NewGame(exampleCode), true, moment)
	goroutines := runtime.NumGoroutine()
	var first uint64
	for n := range *manyActions {
		r = anyAction(r, moves, random)
		keep(t, k, r)
		if n == settle {
			first = heap()
		}
	}
	last := heap()
	t.Logf("%d bytes after %d actions, %d after %d", first, settle, last, *manyActions)
	if float64(last) > 1.05*float64(first) {
		t.Errorf("grew from %d to %d bytes", first, last)
	}
	if got := runtime.NumGoroutine(); got > goroutines {
		t.Errorf("grew from %d to %d goroutines", goroutines, got)
	}
	if got := history(t, folder); len(got) < *manyActions/200 {
		t.Errorf("only %d games ended", len(got))
	}
	runtime.KeepAlive(r)
}

// heap returns the number of bytes in use.
func heap() uint64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}
