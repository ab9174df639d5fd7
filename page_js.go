package main

import (
	"net/url"
	"slices"
	"strings"
	"syscall/js"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/trace"
	"simplesimon/ui"
	"simplesimon/ui/files"
)

// bridge returns the object through which the page's script and the program call each other: see
// web/page/page.js.
func bridge() js.Value { return js.Global().Get("simplesimon") }

// address returns the page's URL and the parameters after ? or #.
func address() (at *url.URL, asked url.Values) {
	at, err := url.Parse(js.Global().Get("location").Get("href").String())
	if err != nil {
		return &url.URL{}, url.Values{}
	}
	asked = at.Query()
	more, _ := url.ParseQuery(at.Fragment)
	for name, values := range more {
		if len(values) > 0 && values[0] == "" && strings.HasPrefix(strings.ToUpper(name), "SS") { // just a code
			name, values = "deal", []string{name}
		}
		asked[name] = values
	}
	return at, asked
}

// arguments returns the page's parameters as command-line arguments. An unknown language is
// ignored in favour of the browser's.
func arguments() (args []string) {
	_, asked := address()
	if lang := asked.Get("lang"); slices.Contains(locales.Languages(), lang) {
		args = append(args, "--lang="+lang)
	}
	if deal := asked.Get("deal"); deal != "" {
		args = append(args, "--deal="+deal)
	}
	return args
}

// settle adapts the options to a window that fills the page.
func settle(o *ui.Options) (opened func(*ui.Window)) {
	at, asked := address()
	if asked.Has("trace") {
		o.Log = trace.New(page{})
	}
	o.Page = &ui.Page{
		Link:       func(code engine.Code) string { return dealt(*at, code).String() },
		FullScreen: func() { bridge().Call("fullScreen") },
		Kept:       func(kept bool) { bridge().Set("kept", kept) },
	}
	return func(w *ui.Window) {
		listen(w)
		keys{w.Surface()}.listen()
		bridge().Call("opened")
	}
}

// dealt returns the URL that plays a deal.
func dealt(at url.URL, code engine.Code) *url.URL {
	at.RawQuery, at.Fragment = url.Values{"deal": {code.String()}}.Encode(), ""
	return &at
}

// page is the destination of the trace.
type page struct{}

// Write implements [io.Writer].
func (page) Write(line []byte) (int, error) {
	bridge().Call("trace", string(line))
	return len(line), nil
}

// listen lets the page's script query and notify the window.
func listen(w *ui.Window) {
	answer := func(name string, f func(args []js.Value) any) {
		bridge().Set(name, js.FuncOf(func(_ js.Value, args []js.Value) any { return f(args) }))
	}
	answer("covered", func([]js.Value) any { return w.Covered() })
	answer("typing", func([]js.Value) any { return w.Typing() })
	answer("soon", func(args []js.Value) any { // after everything queued in the toolkit so far
		then := args[0]
		fyne.Do(func() { then.Invoke() })
		return nil
	})
	answer("leave", func([]js.Value) any {
		fyne.Do(w.Leave)
		return nil
	})
	answer("drop", func(args []js.Value) any {
		var dropped []fyne.URI
		for i := range args[0].Length() {
			dropped = append(dropped, files.Hold(args[0].Index(i)))
		}
		fyne.Do(func() { w.Drop(dropped) })
		return nil
	})
}
