// Package cli is the game's command line: it reads the arguments, and does what
// needs no window.
package cli

import (
	"errors"
	"io"
	"path/filepath"
	"strings"

	"github.com/spf13/pflag"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/ui/trace"
)

// Exit statuses.
const (
	OK    = 0
	Wrong = 1 // a record or a code is wrong
	Usage = 2 // the command line is wrong
)

// Request is what the command line asks for, if it is a window.
type Request struct {
	Folder   store.Folder
	Language string
	Deal     *engine.Code
	Record   *engine.Game // replayed
	Name     string       // of the record's file
	Log      *trace.Log
}

// Program is the surroundings of one run.
type Program struct {
	Out, Err io.Writer
	Version  string
}

// Run reads the arguments, without the program's name. It answers the window
// that is asked for, or nil and the exit status when everything is done.
func (p Program) Run(args []string) (*Request, int) {
	o, fault := parse(args)
	words := locales.New(o.language)
	switch {
	case fault != nil:
		return nil, p.misuse(words, fault(words))
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

// options are the arguments as they stand.
type options struct {
	lang, deal, data, trace string
	set                     func(name string) bool
	help, version           bool
	language                string // to speak: of --lang, or of the system
	args                    []string
}

// sentence says what is wrong in a language that is known only later.
type sentence func(*locales.Localizer) string

// parse reads the options. A fault is answered together with the language that
// it is to be told in.
func parse(args []string) (options, sentence) {
	var o options
	flags := pflag.NewFlagSet("simplesimon", pflag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.Usage = func() {}
	flags.StringVar(&o.lang, "lang", "", "")
	flags.StringVar(&o.deal, "deal", "", "")
	flags.StringVar(&o.data, "data", "", "")
	flags.StringVar(&o.trace, "trace", "", "")
	flags.BoolVarP(&o.help, "help", "h", false, "")
	flags.BoolVar(&o.version, "version", false, "")
	o.set = flags.Changed
	err := flags.Parse(args)
	o.args = flags.Args()
	o.language = locales.System()
	if supported(o.lang) {
		o.language = o.lang
	}
	if err != nil {
		return o, optionFault(err)
	}
	if flags.Changed("lang") && !supported(o.lang) {
		return o, func(w *locales.Localizer) string {
			return w.Format(locales.UnknownLanguage, locales.ChoiceData{
				Value: locales.Clean(o.lang), Choices: strings.Join(locales.Languages(), ", ")})
		}
	}
	return o, nil
}

func supported(lang string) bool {
	for _, l := range locales.Languages() {
		if l == lang {
			return true
		}
	}
	return false
}

// optionFault tells which option is wrong.
func optionFault(err error) sentence {
	var missing *pflag.ValueRequiredError
	if errors.As(err, &missing) {
		return func(w *locales.Localizer) string {
			return w.Format(locales.MissingValue, locales.ValueData{Value: "--" + missing.GetSpecifiedName()})
		}
	}
	name := ""
	var unknown *pflag.NotExistError
	var value *pflag.InvalidValueError
	var syntax *pflag.InvalidSyntaxError
	switch {
	case errors.As(err, &unknown):
		name = "--" + unknown.GetSpecifiedName()
		if short := unknown.GetSpecifiedShortnames(); short != "" {
			name = "-" + unknown.GetSpecifiedName()
		}
	case errors.As(err, &value):
		name = "--" + value.GetFlag().Name + "=" + value.GetValue()
	case errors.As(err, &syntax):
		name = syntax.GetSpecifiedFlag()
	}
	return func(w *locales.Localizer) string {
		return w.Format(locales.UnknownOption, locales.ValueData{Value: locales.Clean(name)})
	}
}

func (p Program) print(to io.Writer, text string) {
	io.WriteString(to, strings.TrimRight(text, "\n")+"\n") // where it can't be told, nobody listens
}

// misuse tells what is wrong with the command line.
func (p Program) misuse(words *locales.Localizer, text string) int {
	p.print(p.Err, text)
	p.print(p.Err, words.Text(locales.TryHelp))
	return Usage
}

// window reads what the window is to open with.
func (p Program) window(words *locales.Localizer, o options) (*Request, int) {
	r := &Request{Folder: store.Default(), Language: o.lang}
	switch {
	case len(o.args) > 1:
		return nil, p.misuse(words, words.Format(locales.TooManyArguments, locales.ValueData{Value: locales.Clean(o.args[1])}))
	case len(o.args) == 1 && o.set("deal"):
		return nil, p.misuse(words, words.Text(locales.DealAndRecord))
	}
	for _, option := range []string{"data", "trace"} {
		if o.set(option) && (option == "data" && o.data == "" || option == "trace" && o.trace == "") {
			return nil, p.misuse(words, words.Format(locales.MissingValue, locales.ValueData{Value: "--" + option}))
		}
	}
	if o.set("deal") {
		code, fault := parseCode(words, o.deal)
		if fault != "" {
			p.print(p.Err, fault)
			return nil, Usage
		}
		r.Deal = &code
	}
	if len(o.args) == 1 {
		game, fault := replay(words, o.args[0])
		if fault != "" {
			p.print(p.Err, fault)
			return nil, Usage
		}
		r.Record, r.Name = game, filepath.Base(o.args[0])
	}
	if o.set("data") {
		r.Folder = store.At(o.data)
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

func traceFault(words *locales.Localizer, file string, err error) string {
	reason := words.FileError(err)
	if errors.Is(err, trace.ErrNotATrace) {
		reason = words.Text(locales.FileExists)
	}
	return words.Format(locales.CannotOpenTrace, locales.FileData{File: locales.Clean(file), Reason: reason})
}
