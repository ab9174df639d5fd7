// Package files asks for files by means of the browser.
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

// Access provides access to dropped files: the browser handles all others itself.
type Access struct {
	Open     func(path string) ([]byte, error)
	Patience time.Duration // how long an operation may take before the player is informed
}

// Files asks for files by means of the browser.
type Files struct {
	Access Access

	Remembered func(path string) // never called

	stack *overlay.Stack
	say   func(text string) // shows a short message
	drop  *drop             // the drop being read, or nil
}

// New returns a Files over a stack.
func New(stack *overlay.Stack, say func(text string), _ func() time.Time) *Files {
	return &Files{Access: Access{Open: readHeld, Patience: time.Second}, stack: stack, say: say}
}

// Wait does nothing: the browser writes files.
func (f *Files) Wait(time.Duration) {}

// Remember does nothing: the browser remembers folders.
func (f *Files) Remember(string) {}

// Open asks for a file. read returns a function to call next, or the reason why it is the wrong
// file, in the player's language.
func (f *Files) Open(title, ending string, read func(name string, from io.Reader) (then func(), wrong string)) {
	f.OpenLarge(engine.MaxRecordSize+1, title, ending, read) // one more byte reveals that a file is too large
}

// OpenLarge is Open for files larger than records, up to a limit in bytes.
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

// held maps paths to dropped browser files.
var held = map[string]js.Value{}

// Hold gives a browser file a URI under which it can be dropped.
func Hold(file js.Value) fyne.URI {
	address := storage.NewFileURI("/" + path.Base(path.Clean("/"+file.Get("name").String())))
	held[address.Path()] = file
	return address
}

// readHeld reads a dropped file, up to one byte more than the size of a record.
func readHeld(path string) ([]byte, error) {
	file, ok := held[path]
	if !ok {
		return nil, fs.ErrNotExist
	}
	delete(held, path)
	return browserBytes(file.Call("slice", 0, engine.MaxRecordSize+1))
}

// read reads a file chosen in the browser.
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

// browserBytes waits for the content of a browser file.
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

// Save saves a file written by write as a download. An open page stays open.
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
	// The browser reads it later, within a moment.
	js.Global().Call("setTimeout", js.Global().Get("URL").Get("revokeObjectURL").Call("bind", js.Global().Get("URL"), address), 60_000)
}
