// Package hush silences the toolkit's initialisers, one of which logs its opinion of the system's
// locale to the standard logger before main starts, even if the command line asks only for the
// version.
//
// It relies on the order in which Go initialises packages: by import path, each as soon as its
// imports are initialised. This package imports hardly anything, so it precedes every package that
// needs text/template, as the toolkit does. It must stay that way.
package hush

import (
	"io"
	"log"
)

func init() { log.SetOutput(io.Discard) }
