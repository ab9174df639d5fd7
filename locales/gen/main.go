// Command gen generates the Go constants for the messages, locales/ids_gen.go, from the English
// bundle. It runs in the folder of the bundles:
//
//	go generate ./locales
package main

import (
	"log"
	"os"
)

// written is the name of the generated file, relative to the folder of the bundles.
const written = "ids_gen.go"

func main() {
	log.SetFlags(0)
	source, err := generate(os.DirFS("."))
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile(written, source, 0o644); err != nil {
		log.Fatal(err)
	}
}
