package locales_test

import (
	"fmt"
	"time"

	"simplesimon/engine"
	"simplesimon/locales"
)

func ExampleLocalizer() {
	card := engine.NewCard(engine.Queen, engine.Hearts)
	for _, lang := range locales.Languages() {
		words := locales.New(lang)
		fmt.Printf("%s: %s, %s\n", lang, words.Card(card), words.Date(2026, time.November, 30))
	}
	// Output:
	// de: Herz-Dame, 30. November 2026
	// en: queen of hearts, 30 November 2026
	// es: dama de corazones, 30 de noviembre de 2026
}

// Preferences may be BCP 47 tags or POSIX locales; without a match the language is English.
func ExampleMatch() {
	fmt.Println(locales.Match("de_AT.UTF-8"), locales.Match("fi", "es-MX"), locales.Match("fi"))
	// Output: de es en
}
