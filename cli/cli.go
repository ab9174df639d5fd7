// Package cli is the game's command line: it reads the arguments, and does what
// needs no window.
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
	Wrong = 1 // a record or a code is wrong, or no window can be opened
	Usage = 2 // the command line is wrong
)

// Request is what the command line asks for, if it is a window.
type Request struct {
	Folder   store.Folder
	Language string
	Deal     *engine.Code
	Record   *engine.Game // replayed
	RecordID string       // of the player's own game that the record names; "" for none
	Name     string       // of the record's file
	Path     string       // of the record's file, from the root
	Log      *trace.Log

	// What is wrong with them is told in the window if nobody would read it elsewhere.
	BadRecord string // the path of a record that can't be opened
	BadCode   string // what was given as a code and is none
}

// Program is the surroundings of one run.
type Program struct {
	Out, Err io.Writer
	Version  string

	// OpenDisplay makes sure that a window can be opened; the error is a [desktop.Fault] as a rule. It
	// is called when a window is wanted, and at no other time; nil if a window can be opened anyway.
	OpenDisplay func() error
	// Unread says that nobody reads what is printed: none of the standard streams is a terminal.
	Unread bool
	// Notify shows a text to somebody who reads nothing that is printed; nil if that is not possible.
	Notify func(title, text string)
}

// Run reads the arguments, without the program's name. It answers the window
// that is asked for, or nil and the exit status when everything is done.
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

// answer does what the options say.
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

// teller remembers the first error of what it writes to: who asks for an answer
// has to know when it did not come through.
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
	io.WriteString(to, strings.TrimRight(text, "\n")+"\n") // a teller remembers an error; one of a fault can't be told
}

// misuse tells what is wrong with the command line.
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
