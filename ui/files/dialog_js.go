// Package files asks for files, in the way of the browser.
package files

import (
	"bytes"
	"io"
	"io/fs"
	"path"
	"syscall/js"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/ui/overlay"
)

// Access is how files are reached that are dropped: the browser asks for others in its own way.
type Access struct {
	Open     func(path string) ([]byte, error)
	Patience time.Duration // how long something may take before the player is told of it
}

// Files asks for files in the way of the browser.
type Files struct {
	Access Access

	Remembered func(path string) // is never called

	stack *overlay.Stack
	say   func(text string) // tells something in passing
	drop  *drop             // what is dropped and being read; nil for nothing
}

// New returns what asks for files over a stack.
func New(stack *overlay.Stack, say func(text string), _ func() time.Time) *Files {
	return &Files{Access: Access{Open: readHeld, Patience: time.Second}, stack: stack, say: say}
}

// Wait waits for nothing: the browser writes files.
func (f *Files) Wait(time.Duration) {}

// Remember remembers nothing: the browser has its own places.
func (f *Files) Remember(string) {}

// Open asks for a file. Read returns what follows, or why the file is not the right one, in the
// player's language.
func (f *Files) Open(title, ending string, read func(name string, from io.Reader) (then func(), wrong string)) {
	f.OpenLarge(engine.MaxRecordSize+1, title, ending, read) // a byte more than is read tells that a file is too large
}

// OpenLarge is Open for files that are larger than records, up to a size.
func (f *Files) OpenLarge(limit int64, _, ending string, read func(name string, from io.Reader) (then func(), wrong string)) {
	input := js.Global().Get("document").Call("createElement", "input")
	input.Set("type", "file")
	input.Set("accept", ending)
	var changed js.Func
	changed = js.FuncOf(func(js.Value, []js.Value) any {
		changed.Release()
		if files := input.Get("files"); files.Length() > 0 {
			file := files.Index(0)
			go f.read(file, limit, read)
		}
		return nil
	})
	input.Call("addEventListener", "change", changed)
	input.Call("click")
}

// held are the files of the browser that have been dropped, by the paths that stand for them.
var held = map[string]js.Value{}

// Hold gives a file of the browser an address, under which it can be dropped.
func Hold(file js.Value) fyne.URI {
	address := storage.NewFileURI("/" + path.Base(path.Clean("/"+file.Get("name").String())))
	held[address.Path()] = file
	return address
}

// readHeld reads a file that has been dropped, but no more than one byte over the size of a record.
func readHeld(path string) ([]byte, error) {
	file, ok := held[path]
	if !ok {
		return nil, fs.ErrNotExist
	}
	delete(held, path)
	return browserBytes(file.Call("slice", 0, engine.MaxRecordSize+1))
}

// read reads a file that the player has chosen in the browser.
func (f *Files) read(file js.Value, limit int64, read func(name string, from io.Reader) (then func(), wrong string)) {
	name := file.Get("name").String()
	data, err := browserBytes(file.Call("slice", 0, limit))
	fyne.Do(func() {
		if f.stack.Top() != nil {
			return
		}
		words := f.stack.Words()
		wrong := words.UnreadRecord(locales.CleanPath(name), err)
		var then func()
		if err == nil {
			then, wrong = read(name, bytes.NewReader(data))
		}
		if wrong != "" {
			f.stack.Tell(words.Text(locales.WindowTitle), wrong)
			return
		}
		then()
	})
}

// browserBytes waits for the bytes of a file of the browser.
func browserBytes(blob js.Value) ([]byte, error) {
	type answer struct {
		data []byte
		err  error
	}
	done := make(chan answer, 1)
	got := js.FuncOf(func(_ js.Value, args []js.Value) any {
		array := js.Global().Get("Uint8Array").New(args[0])
		data := make([]byte, array.Length())
		js.CopyBytesToGo(data, array)
		done <- answer{data, nil}
		return nil
	})
	defer got.Release()
	failed := js.FuncOf(func(_ js.Value, args []js.Value) any {
		done <- answer{nil, js.Error{Value: args[0]}}
		return nil
	})
	defer failed.Release()
	blob.Call("arrayBuffer").Call("then", got, failed)
	a := <-done
	return a.data, a.err
}

// Save lets write fill a file, which the browser puts where it puts downloads. A page that is
// open stays.
func (f *Files) Save(suggested, _ string, write func(io.Writer) error) {
	var data bytes.Buffer
	if err := write(&data); err != nil {
		words := f.stack.Words()
		f.stack.Tell(words.Text(locales.WindowTitle), words.Format(locales.CannotWrite,
			locales.FileData{File: locales.CleanPath(suggested), Reason: words.WriteError(err)}))
		return
	}
	array := js.Global().Get("Uint8Array").New(data.Len())
	js.CopyBytesToJS(array, data.Bytes())
	blob := js.Global().Get("Blob").New([]any{array})
	address := js.Global().Get("URL").Call("createObjectURL", blob)
	link := js.Global().Get("document").Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", suggested)
	link.Call("click")
	// The browser reads it after this, and needs no longer than a moment.
	js.Global().Call("setTimeout", js.Global().Get("URL").Get("revokeObjectURL").Call("bind", js.Global().Get("URL"), address), 60_000)
}
