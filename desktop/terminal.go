package desktop

import (
	"os"

	"golang.org/x/term"
)

// Terminal reports whether one of the three standard streams is a terminal, so that somebody may
// read the output.
func Terminal() bool {
	for _, stream := range []*os.File{os.Stdin, os.Stdout, os.Stderr} {
		if term.IsTerminal(int(stream.Fd())) {
			return true
		}
	}
	return false
}
