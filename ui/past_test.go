package ui

import (
	"testing"
	"time"

	"simplesimon/store/storetest"
	"simplesimon/timing"
)

// sitSlowly sits down after n games, before a slow disk: what is read beside the
// window comes when the test releases it, or asks for it.
func sitSlowly(t *testing.T, games, moves int) *sitting {
	t.Helper()
	folder := storetest.Folder(t)
	storetest.KeepPast(t, folder, storetest.Past(t, games, time.Now()))
	return sitAt(t, moves, Options{Folder: folder, Clock: &timing.Manual{Held: true}})
}

// sitWithPast sits down after n games, with an unfinished one on the table if it has
// moves.
func sitWithPast(t *testing.T, games, moves int, lang string) *sitting {
	t.Helper()
	folder := storetest.Folder(t)
	storetest.KeepPast(t, folder, storetest.Past(t, games, time.Now()))
	return sitAt(t, moves, Options{Folder: folder, Language: lang})
}
