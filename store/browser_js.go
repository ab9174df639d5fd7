package store

import (
	"path"
	"strings"
	"sync"
	"syscall"
	"syscall/js"
	"time"
)

// The database of the page: one store of numbered records.
const (
	databaseName = "simplesimon"
	recordStore  = "records"
	mark         = 0 // the number of the record that a sync writes
	openLimit    = 10 * time.Second
)

// NoStorageError says that the browser keeps nothing for the page.
type NoStorageError struct{ why string }

// Error implements error.
func (e *NoStorageError) Error() string { return "the browser keeps nothing for this page: " + e.why }

// NoStorage tells this error from others.
func (e *NoStorageError) NoStorage() bool { return true }

// defaultPath is the address of the page, without what is asked of it.
func defaultPath() string {
	at := js.Global().Get("location")
	return path.Join(at.Get("host").String(), strings.TrimSuffix(at.Get("pathname").String(), "index.html"))
}

// absolute returns the path as it is: there is no working folder.
func absolute(path string) (string, error) { return path, nil }

// systemDisk is the disk that lies in the browser's storage. The lock comes first: what is read
// without it, another window may still be changing.
var systemDisk = sync.OnceValue(func() disk {
	owner := takePageLock()
	out, err := openDatabase()
	if err != nil {
		return openMemDisk(defaultPath(), nowhere{err}, owner)
	}
	return openMemDisk(defaultPath(), out, owner)
})

// takePageLock takes the lock that pages of the same address share, and reports whether this page
// has it now. The browser releases it when the page goes. Without locks everybody has one.
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
	never := js.FuncOf(func(js.Value, []js.Value) any { return nil }) // a promise that is kept as long as the page lives
	taken := js.FuncOf(func(_ js.Value, args []js.Value) any {
		has := len(args) > 0 && !args[0].IsNull()
		say(has)
		if !has {
			return nil
		}
		return js.Global().Get("Promise").New(never)
	})
	refused := js.FuncOf(func(js.Value, []js.Value) any {
		say(true) // the browser has locks, but not for this page
		return nil
	})
	locks.Call("request", databaseName, map[string]any{"ifAvailable": true}, taken).Call("catch", refused)
	return <-got
}

// database is the browser's database, as records.
type database struct{ db js.Value }

func openDatabase() (d *database, err error) {
	defer func() {
		if trouble := recover(); trouble != nil { // the page may not even look for it
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

// Write implements records. The database does one after the other, in this order. It has got
// all of it when this returns, so that a page that is closed then loses nothing.
func (d *database) Write(b batch, done func(error)) {
	defer func() {
		if trouble := recover(); trouble != nil {
			go done(syscall.EIO) // the database has been closed
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
		"error":    func(e js.Value) { e.Call("stopPropagation") }, // the abort that follows tells of it
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

// listeners are what is to be done at events, by their names.
type listeners map[string]func(event js.Value)

// on listens to an object until the result is called.
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

// errorOf is why a transaction was aborted, as the system would say it.
func errorOf(transaction js.Value) error {
	switch errorName(transaction) {
	case "QuotaExceededError":
		return syscall.ENOSPC
	case "SecurityError", "NotAllowedError":
		return &NoStorageError{"forbidden"}
	}
	return syscall.EIO
}

// nowhere are records that are not kept.
type nowhere struct{ why error }

// Load implements records.
func (n nowhere) Load() (map[int][]byte, error) { return nil, n.why }

// Write implements records.
func (n nowhere) Write(_ batch, done func(error)) { go done(n.why) }
