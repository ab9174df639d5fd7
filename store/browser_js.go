package store

import (
	"path"
	"strings"
	"sync"
	"syscall"
	"syscall/js"
	"time"
)

// The page's database: one store of numbered records.
const (
	databaseName = "simplesimon"
	recordStore  = "records"
	mark         = 0 // key of the record that a sync writes
	openLimit    = 10 * time.Second
)

// NoStorageError reports that the browser provides no storage to the page.
type NoStorageError struct{ why string }

// Error implements error.
func (e *NoStorageError) Error() string { return "the browser keeps nothing for this page: " + e.why }

// NoStorage distinguishes this error from others.
func (e *NoStorageError) NoStorage() bool { return true }

// defaultPath returns the address of the page without its query.
func defaultPath() string {
	at := js.Global().Get("location")
	return path.Join(at.Get("host").String(), strings.TrimSuffix(at.Get("pathname").String(), "index.html"))
}

// absolute returns the path unchanged, as there is no working directory.
func absolute(path string) (string, error) { return path, nil }

// systemDisk is the disk backed by the browser's storage. The lock is taken first, because another
// window may still be changing what is read without it.
var systemDisk = sync.OnceValue(func() disk {
	owner := takePageLock()
	out, err := openDatabase()
	if err != nil {
		return openMemDisk(defaultPath(), nowhere{err}, owner)
	}
	return openMemDisk(defaultPath(), out, owner)
})

// takePageLock acquires the lock shared by pages of the same address and reports whether it
// succeeded. The browser releases it when the page is closed. In browsers without locks it always
// succeeds.
func takePageLock() bool {
	locks := js.Global().Get("navigator").Get("locks")
	if locks.IsUndefined() || locks.IsNull() {
		return true
	}
	got := make(chan bool, 1)
	say := func(has bool) {
		select {
		case got <- has:
		default:
		}
	}
	never := js.FuncOf(func(js.Value, []js.Value) any { return nil }) // a promise that stays pending for the lifetime of the page
	taken := js.FuncOf(func(_ js.Value, args []js.Value) any {
		has := len(args) > 0 && !args[0].IsNull()
		say(has)
		if !has {
			return nil
		}
		return js.Global().Get("Promise").New(never)
	})
	refused := js.FuncOf(func(js.Value, []js.Value) any {
		say(true) // the browser has locks, but denies them to this page
		return nil
	})
	locks.Call("request", databaseName, map[string]any{"ifAvailable": true}, taken).Call("catch", refused)
	return <-got
}

// database stores records in the browser's IndexedDB.
type database struct{ db js.Value }

func openDatabase() (d *database, err error) {
	defer func() {
		if trouble := recover(); trouble != nil { // the page may be denied access altogether
			err = &NoStorageError{"forbidden"}
		}
	}()
	factory := js.Global().Get("indexedDB")
	if factory.IsUndefined() || factory.IsNull() {
		return nil, &NoStorageError{"no database"}
	}
	request := factory.Call("open", databaseName, 1)
	done := make(chan error, 1)
	handlers := listeners{
		"upgradeneeded": func(js.Value) { request.Get("result").Call("createObjectStore", recordStore) },
		"success":       func(js.Value) { done <- nil },
		"error":         func(js.Value) { done <- &NoStorageError{errorName(request)} },
	}
	defer handlers.on(request)()
	if err := await(done, openLimit); err != nil {
		return nil, err
	}
	return &database{request.Get("result")}, nil
}

// Load implements records.
func (d *database) Load() (all map[int][]byte, err error) {
	defer func() {
		if trouble := recover(); trouble != nil {
			err = syscall.EIO
		}
	}()
	transaction := d.db.Call("transaction", recordStore, "readonly")
	store := transaction.Call("objectStore", recordStore)
	keys, values := store.Call("getAllKeys"), store.Call("getAll")
	done := make(chan error, 1)
	handlers := listeners{
		"complete": func(js.Value) { done <- nil },
		"abort":    func(js.Value) { done <- errorOf(transaction) },
	}
	defer handlers.on(transaction)()
	if err := <-done; err != nil {
		return nil, err
	}
	all = map[int][]byte{}
	names, contents := keys.Get("result"), values.Get("result")
	for i := range names.Length() {
		if number := names.Index(i).Int(); number != mark {
			data := make([]byte, contents.Index(i).Length())
			js.CopyBytesToGo(data, contents.Index(i))
			all[number] = data
		}
	}
	return all, nil
}

// Write implements records. The database processes batches in order. It has received the batch
// when Write returns, so closing the page right afterwards loses nothing.
func (d *database) Write(b batch, done func(error)) {
	defer func() {
		if trouble := recover(); trouble != nil {
			go done(syscall.EIO) // the database was closed
		}
	}()
	durability := "relaxed"
	if b.sync {
		durability = "strict"
	}
	transaction := d.db.Call("transaction", recordStore, "readwrite", map[string]any{"durability": durability})
	var release func()
	end := func(err error) {
		release()
		done(err)
	}
	release = listeners{
		"complete": func(js.Value) { end(nil) },
		"abort":    func(js.Value) { end(errorOf(transaction)) },
		"error":    func(e js.Value) { e.Call("stopPropagation") }, // the abort event that follows reports it
	}.on(transaction)
	store := transaction.Call("objectStore", recordStore)
	if b.clear {
		store.Call("clear")
	}
	for i, record := range b.records {
		store.Call("add", bytesOf(record), b.first+i)
	}
	if len(b.records) == 0 {
		store.Call("put", bytesOf(nil), mark)
	}
	if commit := transaction.Get("commit"); commit.Type() == js.TypeFunction {
		transaction.Call("commit")
	}
}

func bytesOf(data []byte) js.Value {
	array := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(array, data)
	return array
}

// listeners maps event names to handlers.
type listeners map[string]func(event js.Value)

// on registers the listeners with an object; release removes them.
func (l listeners) on(target js.Value) (release func()) {
	var all []js.Func
	for name, do := range l {
		f := js.FuncOf(func(_ js.Value, args []js.Value) any {
			do(args[0])
			return nil
		})
		all = append(all, f)
		target.Set("on"+name, f)
	}
	return func() {
		for name := range l {
			target.Set("on"+name, js.Null())
		}
		for _, f := range all {
			f.Release()
		}
	}
}

func errorName(of js.Value) string {
	if err := of.Get("error"); !err.IsNull() && !err.IsUndefined() {
		return err.Get("name").String()
	}
	return "unknown"
}

// errorOf returns the reason a transaction was aborted as a system error.
func errorOf(transaction js.Value) error {
	switch errorName(transaction) {
	case "QuotaExceededError":
		return syscall.ENOSPC
	case "SecurityError", "NotAllowedError":
		return &NoStorageError{"forbidden"}
	}
	return syscall.EIO
}

// nowhere is a records implementation that stores nothing.
type nowhere struct{ why error }

// Load implements records.
func (n nowhere) Load() (map[int][]byte, error) { return nil, n.why }

// Write implements records.
func (n nowhere) Write(_ batch, done func(error)) { go done(n.why) }
