package cli

import (
	"errors"
	"path/filepath"
	"slices"

	"simplesimon/desktop"
	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/trace"
)

// window parses what the window should open with.
func (p Program) window(words *locales.Localizer, o options) (*Request, int) {
	if fault := wrongWindow(words, o); fault != "" {
		return nil, p.misuse(words, fault)
	}
	r := &Request{Folder: store.Default(), Language: o.lang}
	if o.set("data") {
		r.Folder = store.At(o.data)
	}
	fault := r.fill(words, o)
	if fault != "" && (!p.Unread || r.BadRecord+r.BadCode == "") { // an empty code is a usage error
		p.print(p.Err, fault)
		return nil, Usage
	}
	if p.OpenDisplay != nil {
		if err := p.OpenDisplay(); err != nil {
			if fault != "" {
				p.print(p.Err, fault)
				return nil, Usage
			}
			return nil, p.NoWindow(r, err)
		}
	}
	if o.set("trace") {
		log, err := trace.Open(o.trace, func(err error) { p.print(p.Err, traceFault(words, o.trace, err)) })
		if err != nil {
			p.print(p.Err, traceFault(words, o.trace, err))
			return nil, Usage
		}
		r.Log = log
	}
	return r, OK
}

// wrongWindow returns what is wrong with a command line that requests a window, or "".
func wrongWindow(words *locales.Localizer, o options) string {
	switch {
	case len(o.args) > 1:
		return words.Format(locales.TooManyArguments, locales.ValueData{Value: locales.Clean(o.args[1])})
	case len(o.args) == 1 && o.args[0] == "": // such as from an unset variable
		return words.Text(locales.EmptyName)
	case len(o.args) == 1 && o.set("deal"):
		return words.Text(locales.DealAndRecord)
	}
	for _, option := range []string{"data", "trace"} {
		if o.set(option) && (option == "data" && o.data == "" || option == "trace" && o.trace == "") {
			return words.Format(locales.MissingValue, locales.ValueData{Value: "--" + option})
		}
	}
	return ""
}

// fill loads the requested deal or record. fault says what is wrong with it.
func (r *Request) fill(words *locales.Localizer, o options) (fault string) {
	if o.set("deal") {
		var code engine.Code
		if code, fault = parseCode(words, o.deal); fault != "" {
			r.BadCode = o.deal
			return fault
		}
		r.Deal = &code
	}
	if len(o.args) == 1 {
		path := o.args[0]
		if r.Record, r.RecordID, fault = replay(words, path); fault != "" {
			r.BadRecord = path
			if abs, err := filepath.Abs(path); err == nil {
				r.BadRecord = abs // the working directory may change
			}
			return fault
		}
		r.Name, r.Path = filepath.Base(path), path
		if abs, err := filepath.Abs(path); err == nil {
			r.Path = abs
		}
	}
	return ""
}

// NoWindow reports why no window can be opened, in the language the window would have used, and
// returns the exit status. If nobody reads the output and the display can show windows of other
// programs, one of those shows the message.
func (p Program) NoWindow(r *Request, err error) int {
	language := r.Language
	if language == "" {
		settings, _ := r.Folder.PeekSettings() // or the defaults
		language = settings.Language
	}
	if !slices.Contains(locales.Languages(), language) {
		language = locales.System()
	}
	words := locales.New(language)
	fault := &desktop.Fault{Kind: desktop.OpenGL}
	errors.As(err, &fault)
	text := noWindow(words, fault)
	p.print(p.Err, text)
	if p.Unread && p.Notify != nil && (fault.Kind == desktop.OpenGL || fault.Kind == desktop.Colours) {
		p.Notify(words.Text(locales.WindowTitle), text)
	}
	return Wrong
}

// noWindow returns the message about what is missing and what to do.
func noWindow(words *locales.Localizer, fault *desktop.Fault) string {
	display := locales.ValueData{Value: locales.Clean(fault.Display)}
	switch fault.Kind {
	case desktop.None:
		return words.Text(locales.NoDisplay)
	case desktop.Silent:
		return words.Format(locales.DisplaySilent, display)
	case desktop.Refused:
		return words.Format(locales.DisplayRefused, display)
	case desktop.Colours:
		return words.Text(locales.FewColours)
	}
	return words.Text(locales.NoOpenGL)
}
