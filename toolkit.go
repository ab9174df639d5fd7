package main

import (
	"log"
	"os"
	"strings"

	"fyne.io/fyne/v2"

	"simplesimon/locales"
)

// speakToToolkit passes the system's languages to the toolkit in a form it understands: for others
// it prints a complaint and uses none.
func speakToToolkit() {
	languages := locales.SystemTags()
	if len(languages) == 0 {
		languages = []string{"en"}
	}
	os.Setenv("LANGUAGE", strings.Join(languages, ":"))
}

// hearToolkit redirects the toolkit's log to the trace and stops it from saving preferences, as
// the game has none.
func hearToolkit(a fyne.App, write func(event string, details any)) {
	log.SetFlags(0)
	log.SetOutput(complaints(write))
	if l, ok := a.Lifecycle().(interface{ SetOnStoppedHookExecuted(func()) }); ok {
		l.SetOnStoppedHookExecuted(nil) // it would save the preferences
	}
}

// complaints receives the toolkit's log from any goroutine.
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
