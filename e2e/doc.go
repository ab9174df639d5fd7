// Package e2e plays the program that is shipped, in a real window of a virtual display.
//
// Its tests act through X events alone, with the tools of package desk, and look at nothing but
// the trace, the exit status, the messages and the clipboard. The positions that they need are
// searched with the engine, and every place to click comes from the trace, so that no test
// knows a coordinate. Each plays in a display of its own, so they run in parallel. `make e2e` builds
// the program and runs them; a plain `go test` builds one for itself.
package e2e
