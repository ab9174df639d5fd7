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

// limited runs do with a resource limit of the process lowered.
func limited(resource int, to uint64, do func()) {
	var before syscall.Rlimit
	must(syscall.Getrlimit(resource, &before))
	now := before
	now.Cur = to
	must(syscall.Setrlimit(resource, &now))
	do()
	must(syscall.Setrlimit(resource, &before))
}

// full saves when only the start of a file can be written, as on a full disk, and again when there
// is space.
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

// noMoreFiles starts and saves when no more files can be opened.
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

// On a full disk, or at another system limit, the old game survives and nothing is half-written.
func TestSystemLimits(t *testing.T) {
	for _, name := range []string{"full", "no more files"} {
		t.Run(name, func(t *testing.T) {
			folder := store.At(t.TempDir())
			if err := process(t, name, folder).Run(); err != nil {
				t.Fatal(err)
			}
			if got := names(t, folder.Path()); got != gameFile && name == "full" {
				t.Errorf("the folder contains %q", got)
			}
			loaded(t, folder)
		})
	}
}
