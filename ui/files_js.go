package ui

import (
	"bytes"
	"io"
	"syscall/js"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
	"simplesimon/locales"
)

// fileAccess is for what is dropped: the browser asks for other files in its own way.
type fileAccess struct {
	open     func(path string) ([]byte, error)
	patience time.Duration
	saves    saves
}

func newFileAccess() fileAccess { return fileAccess{open: readRecordFile, patience: time.Second} }

// openFile asks for a file in the way of the browser. Read answers what follows, or why
// the file is not the right one.
func (w *Window) openFile(_, ending string, read func(name string, from io.Reader) (then func(), f fault)) {
	input := js.Global().Get("document").Call("createElement", "input")
	input.Set("type", "file")
	input.Set("accept", ending)
	var changed js.Func
	changed = js.FuncOf(func(js.Value, []js.Value) any {
		changed.Release()
		if files := input.Get("files"); files.Length() > 0 {
			file := files.Index(0)
			go w.readBrowserFile(file, read)
		}
		return nil
	})
	input.Call("addEventListener", "change", changed)
	input.Call("click")
}

// readBrowserFile reads a file that the player has chosen in the browser.
func (w *Window) readBrowserFile(file js.Value, read func(name string, from io.Reader) (then func(), f fault)) {
	name := file.Get("name").String()
	// A byte more than is read tells that a file is too large.
	data, err := browserBytes(file.Call("slice", 0, engine.MaxRecordSize+1))
	fyne.Do(func() {
		if w.covered() {
			return
		}
		f := fault(w.words.UnreadRecord(locales.CleanPath(name), err))
		var then func()
		if err == nil {
			then, f = read(name, bytes.NewReader(data))
		}
		if f != "" {
			w.tellFault(f)
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

// saveFile lets write fill a file, which the browser puts where it puts downloads. A page that is
// open stays.
func (w *Window) saveFile(suggested, _ string, write func(io.Writer) error) {
	var data bytes.Buffer
	if err := write(&data); err != nil {
		w.tellFault(fault(w.words.Format(locales.CannotWrite, locales.FileData{File: locales.CleanPath(suggested), Reason: w.words.FileError(err)})))
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
