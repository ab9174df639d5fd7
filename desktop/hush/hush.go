// Package hush keeps the toolkit's initialisers quiet: one of them writes to the standard logger
// what it thinks of the system's locale, before main has begun, also when the command line asks
// for a version only.
//
// It relies on the order in which Go initialises packages: by import path, each as soon as all
// that it imports are ready. This one imports hardly anything, so it comes before every package
// that needs text/template, as the toolkit does. It must stay like that.
package hush

import (
	"io"
	"log"
)

func init() { log.SetOutput(io.Discard) }
