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

// Memory does not grow with the number of actions, and no goroutine is left over. What else runs in the
// process counts as well, so this is for `make torture`.
func TestMemoryStays(t *testing.T) {
	if *manyActions == 0 {
		t.Skip("make torture watches the memory")
	}
	const settle = 5000 // actions before the first look
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
		t.Errorf("%d bytes have become %d", first, last)
	}
	if got := runtime.NumGoroutine(); got > goroutines {
		t.Errorf("%d goroutines have become %d", goroutines, got)
	}
	if got := history(t, folder); len(got) < *manyActions/200 {
		t.Errorf("only %d games ended", len(got))
	}
	runtime.KeepAlive(r)
}

// heap is how many bytes are in use.
func heap() uint64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}
