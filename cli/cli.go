// Package cli implements the command line: it parses the arguments and runs everything that needs
// no window.
package cli

import (
	"errors"
	"io"
	"strings"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/trace"
)

// Exit statuses.
const (
	OK    = 0
	Wrong = 1 // a record or code is invalid, or no window can be opened
	Usage = 2 // the command line is wrong
)

// Request is a window requested on the command line.
type Request struct {
	Folder   store.Folder
	Language string
	Deal     *engine.Code
	Record   *engine.Game // replayed
	RecordID string       // of the player's own game named by the record; "" for none
	Name     string       // name of the record's file
	Path     string       // absolute path of the record's file
	Log      *trace.Log

	// Problems to be reported in the window if nobody would see them elsewhere.
	BadRecord string // path of a record that can't be opened
	BadCode   string // text that is not a valid code
}

// Program is the environment of a run.
type Program struct {
	Out, Err io.Writer
	Version  string

	// OpenDisplay checks that a window can be opened; its error is usually a [desktop.Fault]. It
	// is called only when a window is requested. It is nil if a window can always be opened.
	OpenDisplay func() error
	// Unread reports that nobody reads the output: none of the standard streams is a terminal.
	Unread bool
	// Notify shows a message to somebody who does not see the output; nil if that is not possible.
	Notify func(title, text string)
}

// Run processes the arguments, without the program name. It returns the requested window, or nil
// and the exit status when everything is done.
func (p Program) Run(args []string) (*Request, int) {
	o, fault := parse(args)
	words := locales.New(o.language)
	if fault != nil {
		return nil, p.misuse(words, fault(words))
	}
	out := &teller{to: p.Out}
	p.Out = out
	request, status := p.answer(words, o)
	if out.err != nil {
		p.print(p.Err, "simplesimon: "+words.Format(locales.CannotPrint, locales.ReasonData{Reason: words.WriteError(out.err)}))
		status = max(status, Wrong)
	}
	return request, status
}

// answer runs what the options ask for.
func (p Program) answer(words *locales.Localizer, o options) (*Request, int) {
	switch {
	case o.help:
		p.print(p.Out, words.Text(locales.Usage))
		return nil, OK
	case o.version:
		p.print(p.Out, words.Text(locales.WindowTitle)+" "+p.Version)
		return nil, OK
	}
	if len(o.args) > 0 {
		switch o.args[0] {
		case "check":
			return nil, p.check(words, o)
		case "deal":
			return nil, p.deal(words, o)
		}
	}
	return p.window(words, o)
}

// teller records the first error of its writer, because whoever asks for output must learn that it
// is incomplete.
type teller struct {
	to  io.Writer
	err error
}

// Write implements [io.Writer].
func (t *teller) Write(text []byte) (int, error) {
	if t.err != nil {
		return 0, t.err
	}
	n, err := t.to.Write(text)
	t.err = err
	return n, err
}

func (p Program) print(to io.Writer, text string) {
	io.WriteString(to, strings.TrimRight(text, "\n")+"\n") // the teller records errors
}

// misuse reports a wrong command line.
func (p Program) misuse(words *locales.Localizer, text string) int {
	p.print(p.Err, text)
	p.print(p.Err, words.Text(locales.TryHelp))
	return Usage
}

func traceFault(words *locales.Localizer, file string, err error) string {
	reason := words.WriteError(err)
	if errors.Is(err, trace.ErrNotATrace) {
		reason = words.Text(locales.FileForeign)
	}
	return words.Format(locales.CannotOpenTrace, locales.FileData{File: locales.CleanPath(file), Reason: reason})
}
