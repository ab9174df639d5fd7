package locales

import (
	"fmt"
	"slices"
	"sync"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"github.com/nicksnyder/go-i18n/v2/i18n/template"
	"golang.org/x/text/language"
)

// templates fills in messages; a name that the data does not have is an error.
var templates = &template.TextParser{Option: "missingkey=error"}

// zeroForms are messages that another one gives way to when the number is 0, because
// "none" is a sentence of its own.
var zeroForms = map[ID]ID{
	SequencesRemoved: SequencesRemovedNone,
	RestartText:      RestartTextNone,
	NotWon:           NotWonNone,
	CodeLength:       CodeLengthNone,
	WonOfPlayed:      WonOfPlayedNone,
}

// Localizer tells messages in one language. It may be used by several goroutines at once.
type Localizer struct {
	lang   string
	tag    language.Tag
	own    *i18n.Localizer
	backup func() *i18n.Localizer // English, which is read if a message is missing
}

// New is the Localizer of one of [Languages], or of the one that [Match] finds for lang.
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

// Language is one of [Languages].
func (l *Localizer) Language() string { return l.lang }

// Text is a message that needs nothing to fill in.
func (l *Localizer) Text(id ID) string {
	return l.tell(&i18n.LocalizeConfig{MessageID: string(id), TemplateData: struct{}{}})
}

// Format is a message filled in with a struct of this package, the one that is named
// where id is declared.
func (l *Localizer) Format(id ID, data any) string {
	return l.tell(&i18n.LocalizeConfig{MessageID: string(id), TemplateData: data})
}

// Count is a message in the plural form that n needs. It shows n as {{.Number}} and data,
// which may be nil, as {{.Data}}. For 0 there may be a message of its own.
func (l *Localizer) Count(id ID, n int, data any) string {
	filled := countData{Number: l.Number(n), Data: data}
	if zero, ok := zeroForms[id]; ok && n == 0 {
		return l.Format(zero, filled)
	}
	return l.tell(&i18n.LocalizeConfig{MessageID: string(id), PluralCount: n, TemplateData: filled})
}

// tell is the message, or the English one, or its id.
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
