package cli

import (
	"errors"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/spf13/pflag"

	"simplesimon/locales"
)

// options are the parsed arguments.
type options struct {
	lang, deal, data, trace string
	set                     func(name string) bool
	help, version           bool
	language                string // language of messages: from --lang or the system
	args                    []string
}

// sentence composes a message once the language is known.
type sentence func(*locales.Localizer) string

// parse parses the options. It returns an error message together with the language to use.
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
	o.language = spoken(o.lang)
	if err != nil {
		o.language = spoken(wantedLanguage(args))
		return o, optionFault(err)
	}
	if option := swallowed(args); option != "" {
		return o, unknownOption(option)
	}
	if flags.Changed("lang") && !supported(o.lang) {
		return o, func(w *locales.Localizer) string {
			return w.Format(locales.UnknownLanguage, locales.ChoiceData{
				Value: locales.Clean(o.lang), Choices: w.Enumerate(locales.Languages())})
		}
	}
	return o, nil
}

// spoken returns the language to use for a requested one: the same, or the system's if it does not
// exist.
func spoken(lang string) string {
	if supported(lang) {
		return lang
	}
	return locales.System()
}

// wantedLanguage extracts --lang from arguments that can't be parsed as a whole.
func wantedLanguage(args []string) (lang string) {
	flags := pflag.NewFlagSet("", pflag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.Usage = func() {}
	flags.ParseErrorsAllowlist.UnknownFlags = true
	flags.StringVar(&lang, "lang", "", "")
	flags.Parse(args) // as far as possible
	return lang
}

// swallowed finds an option that looks like one of a test binary, which pflag ignores silently.
func swallowed(args []string) string {
	for i, arg := range args {
		switch {
		case arg == "--":
			return ""
		case i > 0 && slices.Contains([]string{"--lang", "--deal", "--data", "--trace"}, args[i-1]):
			continue // a value
		case strings.HasPrefix(arg, "-test."):
			return arg
		}
	}
	return ""
}

func supported(lang string) bool {
	return slices.Contains(locales.Languages(), lang)
}

// optionFault returns the message for a wrong option.
func optionFault(err error) sentence {
	var missing *pflag.ValueRequiredError
	if errors.As(err, &missing) {
		return func(w *locales.Localizer) string {
			return w.Format(locales.MissingValue, locales.ValueData{Value: "--" + missing.GetSpecifiedName()})
		}
	}
	var value *pflag.InvalidValueError
	if errors.As(err, &value) { // of --help or --version
		return func(w *locales.Localizer) string {
			return w.Format(locales.OptionNoValue, locales.ValueData{Value: "--" + value.GetFlag().Name})
		}
	}
	name := ""
	var unknown *pflag.NotExistError
	var syntax *pflag.InvalidSyntaxError
	switch {
	case errors.As(err, &unknown):
		name = "--" + unknown.GetSpecifiedName()
		if short := unknown.GetSpecifiedShortnames(); short != "" {
			_, size := utf8.DecodeRuneInString(short) // pflag handles only bytes
			name = "-" + short[:size]
		}
	case errors.As(err, &syntax):
		name = syntax.GetSpecifiedFlag()
	}
	return unknownOption(name)
}

func unknownOption(name string) sentence {
	return func(w *locales.Localizer) string {
		return w.Format(locales.UnknownOption, locales.ValueData{Value: locales.Clean(name)})
	}
}
