package store_test

import (
	"errors"
	"io/fs"
	"syscall"
	"testing"

	"simplesimon/engine"
	"simplesimon/store"
)

func init() {
	tasks["full"] = full
	tasks["no more files"] = noMoreFiles
}

// limited does something while a resource of the process is limited.
func limited(resource int, to uint64, do func()) {
	var before syscall.Rlimit
	must(syscall.Getrlimit(resource, &before))
	now := before
	now.Cur = to
	must(syscall.Setrlimit(resource, &now))
	do()
	must(syscall.Setrlimit(resource, &before))
}

// full saves where only the beginning of a file can be written, as on a disk that is full, and again
// when there is room.
func full(folder store.Folder) {
	before := engine.NewGame(engine.Code{Suits: 4, Number: 7})
	must(folder.SaveGame(running(before)))
	after := example(49)
	for _, size := range []uint64{0, 1, 28, 100, 300} {
		limited(syscall.RLIMIT_FSIZE, size, func() {
			err := folder.SaveGame(running(after))
			expect(errors.Is(err, syscall.EFBIG), "with %d bytes to write saving says %v", size, err)
		})
		game, aside, err := load(folder)
		expect(game != nil && aside == nil && err == nil && game.Code() == before.Code(), "with %d bytes to write %+v, %v", size, aside, err)
	}
	must(folder.SaveGame(running(after)))
	game, aside, err := load(folder)
	expect(aside == nil && err == nil && game.Won(), "%+v, %v", aside, err)
}

// noMoreFiles starts and saves while no more files can be opened.
func noMoreFiles(folder store.Folder) {
	game := engine.NewGame(engine.Code{Suits: 4, Number: 7})
	must(folder.SaveGame(running(game)))
	limited(syscall.RLIMIT_NOFILE, 0, func() {
		got, _, err := load(folder)
		expect(got == nil && !errors.Is(err, fs.ErrNotExist), "a game or none: %v, %v", got, err)
		expect(folder.SaveGame(running(game)) != nil, "saved")
	})
	again, aside, err := load(folder)
	must(folder.SaveGame(running(game)))
	expect(again != nil && aside == nil && err == nil, "%+v, %v", aside, err)
}

// A disk that is full, or another limit of the system, leaves the old game, and nothing half written.
func TestLimitsOfTheSystem(t *testing.T) {
	for _, name := range []string{"full", "no more files"} {
		t.Run(name, func(t *testing.T) {
			folder := store.At(t.TempDir())
			if err := process(t, name, folder).Run(); err != nil {
				t.Fatal(err)
			}
			if got := names(t, folder.Path()); got != gameFile && name == "full" {
				t.Errorf("the folder holds %q", got)
			}
			loaded(t, folder)
		})
	}
}
