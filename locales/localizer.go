package locales

import (
	"fmt"
	"slices"
	"sync"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"github.com/nicksnyder/go-i18n/v2/i18n/template"
	"golang.org/x/text/language"
)

// templates fills in messages; a name missing from the data is an error.
var templates = &template.TextParser{Option: "missingkey=error"}

// zeroForms maps messages to those used instead when the number is 0, because "none" requires a
// different sentence.
var zeroForms = map[ID]ID{
	SequencesRemoved: SequencesRemovedNone,
	RestartText:      RestartTextNone,
	NotWon:           NotWonNone,
	CodeLength:       CodeLengthNone,
	WonOfPlayed:      WonOfPlayedNone,
}

// Localizer formats messages in one language. It is safe for concurrent use.
type Localizer struct {
	lang   string
	tag    language.Tag
	own    *i18n.Localizer
	backup func() *i18n.Localizer // English, which is read if a message is missing
}

// New returns the Localizer for one of [Languages], or for the one that [Match] returns for lang.
func New(lang string) *Localizer {
	c := loaded()
	if !slices.Contains(c.languages, lang) {
		lang = Match(lang)
	}
	return &Localizer{
		lang:   lang,
		tag:    language.Make(lang),
		own:    i18n.NewLocalizer(c.of(lang).Bundle, lang),
		backup: sync.OnceValue(func() *i18n.Localizer { return i18n.NewLocalizer(c.of(fallback).Bundle, fallback) }),
	}
}

// Language returns the language, one of [Languages].
func (l *Localizer) Language() string { return l.lang }

// Text returns a message without placeholders.
func (l *Localizer) Text(id ID) string {
	return l.tell(&i18n.LocalizeConfig{MessageID: string(id), TemplateData: struct{}{}})
}

// Format returns a message filled in with the struct of this package that is documented for id.
func (l *Localizer) Format(id ID, data any) string {
	return l.tell(&i18n.LocalizeConfig{MessageID: string(id), TemplateData: data})
}

// Count returns a message in the plural form for n. The template refers to n as {{.Number}} and to
// data, which may be nil, as {{.Data}}. There may be a separate message for 0.
func (l *Localizer) Count(id ID, n int, data any) string {
	filled := countData{Number: l.Number(n), Data: data}
	if zero, ok := zeroForms[id]; ok && n == 0 {
		return l.Format(zero, filled)
	}
	return l.tell(&i18n.LocalizeConfig{MessageID: string(id), PluralCount: n, TemplateData: filled})
}

// tell returns the message, or the English one, or the ID.
func (l *Localizer) tell(config *i18n.LocalizeConfig) string {
	config.TemplateParser = templates
	text, err := l.own.Localize(config)
	if err == nil {
		return text
	}
	report(fmt.Errorf("message %q in %q: %w", config.MessageID, l.lang, err))
	text, err = l.backup().Localize(config)
	if err != nil {
		return config.MessageID
	}
	return text
}
