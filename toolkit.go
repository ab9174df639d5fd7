package main

import (
	"log"
	"os"
	"strings"

	"fyne.io/fyne/v2"

	"simplesimon/locales"
)

// speakToToolkit gives the toolkit the system's languages in a form that it understands: of others
// it complains on the terminal, and takes none.
func speakToToolkit() {
	languages := locales.SystemTags()
	if len(languages) == 0 {
		languages = []string{"en"}
	}
	os.Setenv("LANGUAGE", strings.Join(languages, ":"))
}

// hearToolkit lets the toolkit's complaints go into the trace, and has it keep no preferences: the
// game has none of them.
func hearToolkit(a fyne.App, write func(event string, details any)) {
	log.SetFlags(0)
	log.SetOutput(complaints(write))
	if l, ok := a.Lifecycle().(interface{ SetOnStoppedHookExecuted(func()) }); ok {
		l.SetOnStoppedHookExecuted(nil) // it would save them
	}
}

// complaints takes what the toolkit logs, from whatever goroutine.
type complaints func(event string, details any)

// Write implements [io.Writer].
func (c complaints) Write(line []byte) (int, error) {
	text := strings.TrimSpace(string(line))
	fyne.Do(func() {
		c("toolkit", struct {
			Text string `json:"text"`
		}{text})
	})
	return len(line), nil
}
