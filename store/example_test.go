package store_test

import (
	"fmt"
	"os"
	"time"

	"simplesimon/engine"
	"simplesimon/store"
)

// A keeper saves the running game; the next start continues it, including undo and redo.
func ExampleKeeper() {
	dir, err := os.MkdirTemp("", "simplesimon-example-*")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(dir)
	folder := store.At(dir)

	keeper := store.NewKeeper(folder)
	running, err := keeper.Load()
	fmt.Println(running == nil, err)

	code, _ := engine.ParseCode("SS1-S1-AAAAABD")
	running = store.NewRunning(engine.NewGame(code), true, time.Now())
	running.Game.Play(engine.Move{From: 2, Count: 1, To: 3})
	running.Follow(time.Minute, time.Now())
	fmt.Println(keeper.Keep(running), keeper.Sync(), keeper.Close())

	next := store.NewKeeper(folder)
	running, err = next.Load()
	fmt.Println(running.Game.Moves(), running.Game.Undoable(), running.Played, err)
	next.Close()
	// Output:
	// true file does not exist
	// <nil> <nil> <nil>
	// 1 1 1m0s <nil>
}

func ExamplePackMoves() {
	packed := store.PackMoves([]engine.Move{{From: 2, Count: 1, To: 3}, {From: 10, Count: 2, To: 1}})
	moves, err := packed.Moves()
	fmt.Println(packed, packed.Len(), moves, err)
	// Output: 2a30b1 2 [2-1-3 10-2-1] <nil>
}
